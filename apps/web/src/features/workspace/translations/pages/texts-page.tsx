import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListView } from '#lib/list-search.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import { textsQuery } from '../api.ts';
import { ExportMenu } from '../components/export-menu.tsx';
import { ImportDialog } from '../components/import-dialog.tsx';
import { TextEditor, type Position } from '../components/text-editor.tsx';
import { Toolbar } from '../components/toolbar.tsx';
import { samplesOf } from '../model/samples.ts';
import { rowsInSight } from '../rows.ts';
import type { TextsSearch } from '../search.ts';
import type { TextRow } from '../rows.ts';
import { useTextColumns } from '../use-columns.tsx';

interface TextsPageProps {
  readonly view: TextsSearch;
  /** Another view that replaces this one. */
  readonly onView: (view: TextsSearch) => void;
  /** Opens a text, or closes the open one, with a history entry. */
  readonly onOpen: (selector: string | undefined) => void;
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation('records');
  const { t: common } = useTranslation('common');
  return (
    <EmptyState
      title={t('noMatch.title')}
      action={
        <Button kind="secondary" onPress={onClear}>
          {common('action.clearFilters')}
        </Button>
      }
    />
  );
}

/** The index of a text among the listed ones; undefined when it is not listed. */
function positionOf(
  rows: readonly TextRow[],
  open: TextRow | undefined,
  onOpen: (selector: string) => void,
): Position | undefined {
  const index = rows.findIndex(({ selector }) => selector === open?.selector);
  if (index < 0) return undefined;
  const [before, after] = [rows[index - 1], rows[index + 1]];
  return {
    index,
    total: rows.length,
    onPrevious: before && (() => onOpen(before.selector)),
    onNext: after && (() => onOpen(after.selector)),
  };
}

function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <EmptyState
      level={1}
      title={t('fault.loading')}
      action={
        <Button kind="secondary" onPress={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  );
}

function Lead({ rows }: { readonly rows: readonly TextRow[] }) {
  const { t } = useTranslation('translations');
  const changedCount = rows.filter(({ state }) => state !== 'shipped').length;
  return (
    <>
      {t('lead', { count: rows.length })}
      {changedCount > 0 && <> {t('leadChanged', { changed: changedCount })}</>}
    </>
  );
}

/** Every text of the product in both languages, editable by platform administrators. */
export function TextsPage({ view, onView, onOpen }: TextsPageProps) {
  const { t } = useTranslation('translations');
  const { t: common } = useTranslation('common');
  const query = useQuery(textsQuery);
  const { search, area, show } = view;
  const [sort, setSort] = useState<ListView['sort']>();
  const [isImporting, setImporting] = useState(false);
  const all = query.data;
  const columns = useTextColumns();
  const samples = useMemo(() => samplesOf(all ?? []), [all]);
  const rows = useMemo(
    () =>
      rowsInSight(all ?? [], {
        ...(search === undefined ? {} : { search }),
        ...(area === undefined ? {} : { area }),
        ...(show === undefined ? {} : { show }),
      }),
    [all, search, area, show],
  );
  if (query.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (all === undefined) return <LoadFailure onRetry={() => void query.refetch()} />;
  const open = all.find(({ selector }) => selector === view.text);
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={<Lead rows={all} />}
        breadcrumbs={
          <Breadcrumbs
            crumbs={[{ label: t('back'), link: { to: '/admin/organizations' } }, { label: t('title') }]}
          />
        }
        actions={
          <>
            <Button kind="secondary" onPress={() => setImporting(true)}>
              <Upload aria-hidden="true" className="size-4" />
              {t('import.action')}
            </Button>
            <ExportMenu rows={rows} />
          </>
        }
      />
      <div className="flex flex-col gap-4">
        <Toolbar
          rows={all}
          view={view}
          onView={(change) => {
            const { show: nextShow = show ?? 'all', search: searchText = search ?? '' } = change;
            const nextArea = 'area' in change ? change.area : area;
            onView({
              ...(searchText === '' ? {} : { search: searchText }),
              ...(nextArea === undefined ? {} : { area: nextArea }),
              ...(nextShow === 'all' ? {} : { show: nextShow }),
            });
          }}
        />
        <Table
          label={t('list')}
          rows={rows}
          columns={columns}
          rowId={(row) => row.selector}
          rowName={(row) => row.selector}
          sort={sort}
          onSort={setSort}
          onOpen={({ selector }) => onOpen(selector)}
          empty={<NoMatch onClear={() => onView({})} />}
        />
      </div>
      {open !== undefined && (
        <TextEditor
          key={open.selector}
          row={open}
          samples={samples}
          position={positionOf(rows, open, onOpen)}
          onClose={() => onOpen(undefined)}
        />
      )}
      {isImporting && <ImportDialog rows={all} onClose={() => setImporting(false)} />}
    </>
  );
}
