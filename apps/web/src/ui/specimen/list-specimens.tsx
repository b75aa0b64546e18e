import { Briefcase, Download } from 'lucide-react';
import { useState } from 'react';
import { BulkBar } from '../bulk-bar.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { DataTable } from '../data-table.tsx';
import { EmptyState } from '../empty-state.tsx';
import { NoMatch, NotAllowed, NotLoaded, NotLoadedNotice } from '../empty-states.tsx';
import { FilterChip } from '../filter-chip.tsx';
import { Table } from '../table.tsx';
import type { TableColumn, TableSort } from '../table-types.ts';
import { SpecimenRow, type SpecimenProps } from './specimen-row.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}
const ROWS: readonly Row[] = [
  { id: 'a', name: 'Alpha', count: 3 },
  { id: 'b', name: 'Beta', count: 12 },
];
const COLUMNS: readonly TableColumn<Row>[] = [
  { id: 'name', header: 'name', grow: 2, sortValue: (row) => row.name, cell: (row) => row.name },
  { id: 'count', header: 'count', align: 'end', sortValue: (row) => row.count, cell: (row) => row.count },
];
const nothing = () => undefined;

function ListSpecimen({ theme }: SpecimenProps) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(['a']));
  const [sort, setSort] = useState<TableSort>({ column: 'name', isDescending: false });
  const [status, setStatus] = useState<readonly string[]>(['open']);
  return (
    <div className="flex flex-col gap-3">
      <SpecimenRow name="FilterChip">
        {[true, false].map((active) => (
          <FilterChip
            key={String(active)}
            label={active ? 'active' : 'all'}
            value={active ? 'open' : 'all'}
            active={active}
            options={[
              { value: 'open', label: 'open' },
              { value: 'done', label: 'done' },
            ]}
            multiple
            selectedValues={active ? status : []}
            onChange={setStatus}
          />
        ))}
      </SpecimenRow>
      <Table
        label={`list ${theme}`}
        rows={ROWS}
        columns={COLUMNS}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        sort={sort}
        onSort={setSort}
        selection={{ ids, onChange: setIds }}
        onOpen={nothing}
        maxHeight="240px"
      />
      <BulkBar
        label={`chosen ${theme}`}
        count="1"
        more={{ label: 'all', onPress: nothing }}
        clear={{ label: 'clear', onPress: nothing }}
      >
        <Button kind="secondary" size="sm">
          <Download aria-hidden="true" className="size-4" />
          CSV
        </Button>
      </BulkBar>
    </div>
  );
}

/** Lists, short tables, and the states of a list without rows. */
export function ListSpecimens({ theme }: SpecimenProps) {
  return (
    <Card title="Table, BulkBar, DataTable, EmptyState">
      <ListSpecimen theme={theme} />
      <div className="py-5">
        <DataTable
          caption={`values ${theme}`}
          showCaption
          columns={[
            { key: 'trait', header: 'trait' },
            { key: 'value', header: 'value', align: 'end' },
            { key: 'more', header: 'more', align: 'end' },
          ]}
          rows={[
            { id: 'o', head: 'O', cells: [7, 8] },
            { id: 'c', head: 'C', cells: [], instead: 'instead' },
          ]}
        />
      </div>
      <EmptyState
        level={3}
        icon={<Briefcase aria-hidden="true" className="size-6" />}
        title="EmptyState"
        text="text"
        action={<Button size="sm">action</Button>}
      />
      <NoMatch level={3} title="NoMatch" text="text" onClear={nothing} />
      <NotAllowed level={3} title="NotAllowed" text="text" />
      <NotLoaded level={3} onRetry={nothing} />
      <NotLoadedNotice error={null} onRetry={nothing} />
    </Card>
  );
}
