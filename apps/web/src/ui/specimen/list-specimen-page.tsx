import { textMatcher } from '@quint/domain/base/search-text.ts';
import { Ellipsis, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Avatar } from '../avatar.tsx';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Switch } from '../switch.tsx';
import { TextField } from '../field.tsx';
import { PageHeader } from '../page-header.tsx';
import { PlainButton } from '../plain-button.tsx';
import { Select } from '../select.tsx';
import { Table } from '../table.tsx';
import type { TableColumn, TableSort } from '../table-types.ts';

const ROWS = 10_000;
const FIRST = ['Anna', 'Mehmet', 'Jonas', 'Clara', 'Tunde', 'Sofia', 'Paul', 'Ines', 'Émile', 'Özlem'];
const LAST = ['Kowalski', 'Fischer', 'Seidel', 'Beck', 'Okafor', 'Rossi', 'Vogel', 'Neumann', 'Ångström'];

interface SpecimenRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly fit: number | undefined;
}

function makeRows(): readonly SpecimenRow[] {
  return Array.from({ length: ROWS }, (_, index) => {
    const name = `${FIRST[index % FIRST.length]} ${LAST[(index * 7) % LAST.length]}`;
    return {
      id: String(index),
      name,
      email: `person.${index}@mail.example`,
      fit: index % 4 === 3 ? undefined : 0.3 + ((index * 37) % 70) / 100,
    };
  });
}

const COLUMNS: readonly TableColumn<SpecimenRow>[] = [
  {
    id: 'name',
    header: 'name',
    width: 260,
    grow: 2,
    sortValue: (row) => row.name,
    cell: (row) => (
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={row.name} />
        <span className="flex min-w-0 flex-col">
          <span className="truncate font-semibold">{row.name}</span>
          <span className="truncate text-xs text-third">{row.email}</span>
        </span>
      </span>
    ),
  },
  {
    id: 'status',
    header: 'status',
    width: 140,
    cell: (row) => (
      <Badge tone={row.fit === undefined ? 'partial' : 'strong'}>
        {row.fit === undefined ? 'open' : 'done'}
      </Badge>
    ),
  },
  {
    id: 'fit',
    header: 'fit',
    width: 200,
    sortValue: (row) => row.fit,
    cell: (row) => (
      <span className="tabular-nums">{row.fit === undefined ? '' : Math.round(100 * row.fit)}</span>
    ),
  },
  {
    id: 'more',
    header: 'more',
    hideHeader: true,
    width: 64,
    grow: 0,
    align: 'end',
    cell: (row) => (
      <PlainButton kind="icon" size="sm" aria-label={`more: ${row.name}`}>
        <Ellipsis aria-hidden="true" className="size-4" />
      </PlainButton>
    ),
  },
];

/** A list page with ten thousand generated rows, for visual checks and measurements. */
export function ListSpecimenPage() {
  const [rows] = useState(makeRows);
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<'all' | 'done'>('all');
  const [isDense, setIsDense] = useState(false);
  const [sort, setSort] = useState<TableSort>({ column: 'fit', isDescending: true });
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const visibleRows = useMemo(() => {
    const isMatch = textMatcher(search);
    return rows.filter((row) => isMatch(row.name) && (status === 'all' || row.fit !== undefined));
  }, [rows, search, status]);
  return (
    <>
      <PageHeader
        title="list"
        lead={`${visibleRows.length} / ${selectedIds.size}`}
        actions={
          <>
            <Button kind="secondary">secondary</Button>
            <Button>primary</Button>
          </>
        }
      />
      <div className="flex flex-wrap items-center gap-3 pb-4">
        <div className="w-full max-w-[320px]">
          <TextField
            label="search"
            hideLabel
            type="search"
            placeholder="search"
            before={<Search aria-hidden="true" className="size-4" />}
            value={search}
            onChange={setSearch}
          />
        </div>
        <div className="w-44">
          <Select
            label="status"
            hideLabel
            value={status}
            onChange={setStatus}
            options={[
              { value: 'all', label: 'all' },
              { value: 'done', label: 'done' },
            ]}
          />
        </div>
        <div className="ml-auto">
          <Switch checked={isDense} onChange={setIsDense}>
            switch
          </Switch>
        </div>
      </div>
      <Table
        label="list"
        rows={visibleRows}
        columns={COLUMNS}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        sort={sort}
        onSort={setSort}
        selection={{ ids: selectedIds, onChange: setSelectedIds }}
        onOpen={() => undefined}
        density={isDense ? 'dense' : 'roomy'}
      />
    </>
  );
}
