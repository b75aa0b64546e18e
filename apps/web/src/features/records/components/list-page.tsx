import type { RowData } from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
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

interface ListQuery<Row> {
  readonly data: readonly Row[] | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface ListPageProps<Row> {
  readonly title: string;
  /** A line under the title, by the number of records. */
  readonly lead: (count: number) => string;
  /** The main action: create a record. */
  readonly action?: ReactNode;
  readonly query: ListQuery<Row>;
  readonly columns: readonly TableColumn<Row>[];
  readonly rowId: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  /** The searched text of a row: the name by default; not used when the rows are searched already. */
  readonly textOf?: ((row: Row) => string) | 'searched' | undefined;
  /** The total when the rows are a page of it. */
  readonly total?: number | undefined;
  readonly words: { readonly list: string; readonly search: string };
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** Shown when there are no records. */
  readonly empty: { readonly icon: ReactNode; readonly title: string; readonly text: string };
  /** Pagination, under the table. */
  readonly below?: ReactNode;
}

function NoAnswer({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const { t } = useTranslation('records');
  if (!isApiError(error) || error.status !== 403) {
    return <NotLoaded level={1} error={error} onRetry={onRetry} />;
  }
  const text = isApiError(error, 'workspace.feature_off') ? error.message : t('notAllowed.text');
  return <NotAllowed level={1} title={t('notAllowed.title')} text={text} />;
}

/** The empty list, with a button to create the first record. */
function Nothing({ empty, action }: Pick<ListPageProps<unknown>, 'empty' | 'action'>) {
  return (
    <Card padding="none">
      <EmptyState {...empty} action={action} />
    </Card>
  );
}

/** A list of records: search in place, sort by column, open a row; with all its states. */
export function ListPage<Row extends RowData>(props: ListPageProps<Row>) {
  const {
    title,
    lead,
    action,
    query,
    columns,
    rowId,
    rowName,
    textOf = rowName,
    words,
    view,
    onView,
  } = props;
  const { t } = useTranslation('records');
  const { t: common } = useTranslation('common');
  const rows = useMemo(() => {
    if (textOf === 'searched') return query.data ?? [];
    const wanted = view.search.trim().toLocaleLowerCase().split(/\s+/);
    return (query.data ?? []).filter((row) => {
      const text = textOf(row).toLocaleLowerCase();
      return wanted.every((word) => text.includes(word));
    });
    // The text of a row follows from the row.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [query.data, view.search]);
  if (query.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (query.data === undefined) return <NoAnswer error={query.error} onRetry={() => void query.refetch()} />;
  const count = props.total ?? query.data.length;
  const isEmpty = count === 0 && (textOf !== 'searched' || view.search === '');
  return (
    <>
      <PageHeader title={title} lead={lead(count)} actions={isEmpty ? undefined : action} />
      {isEmpty ? (
        <Nothing empty={props.empty} action={action} />
      ) : (
        <div className="flex flex-col gap-4">
          <div className="md:max-w-[320px]">
            <SearchField
              label={words.search}
              value={view.search}
              onChange={(search) => onView({ ...view, search })}
            />
          </div>
          <Table
            label={words.list}
            rows={rows}
            columns={columns}
            rowId={rowId}
            rowName={rowName}
            sort={view.sort}
            onSort={(sort) => onView({ ...view, sort })}
            sortedElsewhere={textOf === 'searched'}
            onOpen={props.onOpen}
            empty={
              <NoMatch
                title={t('noMatch.title')}
                text={t('noMatch.text', { search: view.search })}
                onClear={() => onView({ ...view, search: '' })}
              />
            }
          />
          {props.below}
        </div>
      )}
    </>
  );
}
