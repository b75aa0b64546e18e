import type { BinKind } from '@quint/domain/base/bin.ts';
import { BIN_DAYS, BIN_KINDS } from '@quint/domain/base/bin.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchText } from '#features/base/records/use-search-text.ts';
import { useWorkspaceFeatures, type WorkspaceFlags } from '#lib/workspace-features.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NoMatch, NotLoaded } from '#ui/empty-states.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { binQuery } from '../api.ts';
import { DeletedRow } from '../components/deleted-row.tsx';

const FEATURE: Readonly<Partial<Record<BinKind, keyof WorkspaceFlags>>> = {
  teams: 'isTeamsEnabled',
  goals: 'isGoalsEnabled',
  assessments: 'isAssessmentsEnabled',
};

export interface BinView {
  readonly kind: BinKind | undefined;
  readonly search: string;
}

interface BinPageProps {
  readonly view: BinView;
  readonly onView: (view: BinView) => void;
}

/** The kinds of records that this workspace has. */
function useKinds(): readonly BinKind[] {
  const features = useWorkspaceFeatures();
  return BIN_KINDS.filter((kind) => FEATURE[kind] === undefined || features[FEATURE[kind]]);
}

/** What was deleted in the last 30 days, to restore or to delete for good. */
export function BinPage({ view, onView }: BinPageProps) {
  const { t } = useTranslation('bin');
  const { t: common } = useTranslation('common');
  const kinds = useKinds();
  const [search, setSearch] = useSearchText(view.search, (text) => onView({ ...view, search: text }));
  const bin = useInfiniteQuery(binQuery(view));
  if (bin.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (bin.data === undefined) {
    return <NotLoaded level={1} error={bin.error} onRetry={() => void bin.refetch()} />;
  }
  const rows = bin.data.pages.flatMap(({ data }) => data);
  const total = bin.data.pages[0]?.meta.total_count ?? 0;
  const clear = () => {
    setSearch('');
    onView({ kind: undefined, search: '' });
  };
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { days: BIN_DAYS })} />
      {total === 0 ? (
        <Card padding="none">
          <EmptyState
            icon={<Trash2 aria-hidden="true" className="size-6" />}
            title={t('empty.title')}
            text={t('empty.text', { days: BIN_DAYS })}
          />
        </Card>
      ) : (
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <div className="w-full md:w-[320px]">
              <SearchField label={t('search')} value={search} onChange={setSearch} />
            </div>
            <div className="max-w-full overflow-x-auto">
              <SegmentedControl
                label={t('kinds')}
                options={[
                  { value: 'all', label: t('all') },
                  ...kinds.map((kind) => ({ value: kind, label: t(`several.${kind}`) })),
                ]}
                value={view.kind ?? 'all'}
                onChange={(kind) => onView({ ...view, kind: BIN_KINDS.find((each) => each === kind) })}
              />
            </div>
          </div>
          <Card>
            {rows.length === 0 ? (
              <NoMatch title={t('noMatch.title')} text={t('noMatch.text')} onClear={clear} />
            ) : (
              <ul aria-label={t('title')}>
                {rows.map((record) => (
                  <DeletedRow key={record.id} record={record} />
                ))}
              </ul>
            )}
            {bin.hasNextPage && (
              <div className="pt-3">
                <Button
                  kind="secondary"
                  isLoading={bin.isFetchingNextPage}
                  onPress={() => void bin.fetchNextPage()}
                >
                  {t('more')}
                </Button>
              </div>
            )}
          </Card>
        </div>
      )}
    </>
  );
}
