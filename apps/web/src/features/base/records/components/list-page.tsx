import type { BinKind } from '@quint/domain/base/bin.ts';
import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#lib/api-error.ts';
import type { ListView } from '#lib/list-search.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NoMatch, NotAllowed, NotLoaded } from '#ui/empty-states.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import type { TableColumn } from '#ui/table-types.ts';
import { useRowRestoration } from '../use-row-restoration.ts';
import { ROWS_ON_PAGE, type RowPage } from '../model/row-page.ts';
import { usePages } from '../use-pages.ts';
import { useSearchText } from '../use-search-text.ts';
import { BinLink } from './bin-link.tsx';
import { RowsMissing } from './rows-missing.tsx';

/** A choice beside the search that narrows the list. */
interface ListFilter {
  readonly control: ReactNode;
  /** The choice without which the list opens; with another, an empty list is no new beginning. */
  readonly isUsual: boolean;
  readonly empty: { readonly title: string; readonly text: string };
}

interface ListPageProps<Row, Key extends QueryKey, View extends ListView> {
  readonly title: string;
  /** A line under the title, by the number of records. */
  readonly lead?: (count: number) => string;
  /** Part of a page that has a header of its own; the main action stands in the empty list alone. */
  readonly isPart?: boolean | undefined;
  /** The main action: create a record. */
  readonly action?: ReactNode;
  readonly pageQuery: (view: View, page: number) => UseQueryOptions<RowPage<Row>, Error, RowPage<Row>, Key>;
  readonly columns: readonly TableColumn<Row>[];
  readonly rowId: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  readonly labels: { readonly list: string; readonly search: string };
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly filter?: ListFilter | undefined;
  readonly onOpen: (row: Row) => void;
  /** The kind of its deleted records; without one the list has no bin. */
  readonly bin?: BinKind | undefined;
  /** What can be done with selected rows; without it none can be selected. */
  readonly bar?: (selectedRows: readonly Row[], onClear: () => void) => ReactNode;
  /** Shown when there are no records. Contains the main action or another one. */
  readonly empty: {
    readonly icon: ReactNode;
    readonly title: string;
    readonly text: string;
    readonly action?: ReactNode;
  };
}

function NoAnswer({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const { t } = useTranslation('records');
  if (!isApiError(error) || error.status !== 403) {
    return <NotLoaded level={1} error={error} onRetry={onRetry} />;
  }
  const text = isApiError(error, 'workspace.feature_off') ? error.message : t('notAllowed.text');
  return <NotAllowed level={1} title={t('notAllowed.title')} text={text} />;
}

/** The selected rows, which stay selected while they are scrolled out of view. */
function useSelection<Row>(rows: readonly Row[], rowId: (row: Row) => string) {
  const [selectedRows, setSelectedRows] = useState<ReadonlyMap<string, Row>>(new Map());
  const ids = useMemo(() => new Set(selectedRows.keys()), [selectedRows]);
  const knownRows = useMemo(
    () => new Map([...selectedRows, ...rows.map((row) => [rowId(row), row] as const)]),
    [selectedRows, rows, rowId],
  );
  return {
    ids,
    rows: useMemo(
      () => [...selectedRows.keys()].flatMap((id) => knownRows.get(id) ?? []),
      [selectedRows, knownRows],
    ),
    onChange: (next: ReadonlySet<string>) =>
      setSelectedRows(
        new Map(
          [...next].flatMap((id) => {
            const row = knownRows.get(id);
            return row === undefined ? [] : [[id, row] as const];
          }),
        ),
      ),
    onClear: () => setSelectedRows(new Map()),
  };
}

/** A list of records: the server searches, sorts and answers the pages in sight; a row opens, Back returns to it. */
export function ListPage<Row, Key extends QueryKey, View extends ListView>(
  props: ListPageProps<Row, Key, View>,
) {
  const { title, lead, isPart = false, action, pageQuery, labels, view, onView, bin, empty, filter } = props;
  const { t } = useTranslation('records');
  const { t: common } = useTranslation('common');
  const restoration = useRowRestoration();
  const client = useQueryClient();
  const [search, setSearch] = useSearchText(view.search, (text) => onView({ ...view, search: text }));
  const key = JSON.stringify(view);
  const list = usePages(key, (page) => pageQuery(view, page), restoration.start);
  const rows = useMemo(() => list.pages.flatMap((page) => page.rows), [list.pages]);
  // Without a search this is a page of the list, so that most visits ask once.
  const all = useQuery({ ...pageQuery({ ...view, search: '' }, 0), placeholderData: keepPreviousData });
  const selection = useSelection(rows, props.rowId);
  const retry = () => {
    list.refetch();
    if (all.isError) void all.refetch();
  };
  if (list.isPending || all.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (list.total === undefined) return <NoAnswer error={list.error} onRetry={retry} />;
  const isEmpty = all.data?.total === 0;
  if (isEmpty && (filter === undefined || filter.isUsual)) {
    return (
      <>
        {!isPart && <PageHeader title={title} lead={lead?.(0)} />}
        {filter !== undefined && <div className="pb-4">{filter.control}</div>}
        <Card padding="none">
          <EmptyState action={action} {...empty} />
        </Card>
        {bin !== undefined && (
          <p className="pt-4 text-right">
            <BinLink kind={bin} />
          </p>
        )}
      </>
    );
  }
  return (
    <>
      {!isPart && <PageHeader title={title} lead={lead?.(all.data?.total ?? list.total)} actions={action} />}
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 md:flex-nowrap">
          <div className="w-full md:max-w-[320px]">
            <SearchField label={labels.search} value={search} onChange={setSearch} />
          </div>
          {filter?.control}
          <span className="ml-auto" />
          {bin !== undefined && <BinLink kind={bin} />}
        </div>
        <RowsMissing missingRows={list} onRetry={retry} />
        <Table
          hasPageKeys
          label={labels.list}
          rows={rows}
          pages={{
            total: list.total,
            start: list.first * ROWS_ON_PAGE,
            key,
            onRange: list.onRange,
            startRow: restoration.start,
          }}
          columns={props.columns}
          rowId={props.rowId}
          rowName={props.rowName}
          sort={view.sort}
          onSort={(sort) => onView({ ...view, sort })}
          selection={
            props.bar === undefined
              ? undefined
              : { ids: selection.ids, onChange: selection.onChange, head: 'in sight' }
          }
          onOpen={(row, index) => {
            restoration.leaveFrom(index, {
              name: title,
              total: list.total ?? rows.length,
              start: list.first * ROWS_ON_PAGE,
              ids: rows.map(props.rowId),
              read: async (page) =>
                (await client.ensureQueryData(pageQuery(view, page))).rows.map(props.rowId),
            });
            props.onOpen(row);
          }}
          empty={
            isEmpty && filter !== undefined ? (
              <EmptyState {...filter.empty} />
            ) : (
              <NoMatch
                title={t('noMatch.title')}
                text={t('noMatch.text', { search: view.search })}
                onClear={() => setSearch('')}
              />
            )
          }
        />
        {selection.rows.length > 0 && props.bar?.(selection.rows, selection.onClear)}
      </div>
    </>
  );
}
