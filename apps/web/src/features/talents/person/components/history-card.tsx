import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { historyQuery, recentHistoryQuery } from '../api.ts';
import { HistoryLines } from './history-labels.tsx';

/** The newest events beside the page, with a link to all of them. */
export function RecentHistory({
  talentId,
  onAll,
}: {
  readonly talentId: string;
  readonly onAll: () => void;
}) {
  const { t } = useTranslation('record');
  const history = useQuery(recentHistoryQuery(talentId));
  return (
    <Card
      title={t('history.title')}
      aside={
        history.data !== undefined && (
          <AriaButton className="link finger min-h-6 text-sm" onPress={onAll}>
            {t('history.all', { count: history.data.meta.total })}
          </AriaButton>
        )
      }
    >
      {history.isError && <NotLoaded error={history.error} onRetry={() => void history.refetch()} />}
      {history.isPending && <Skeleton className="h-32 w-full" />}
      {history.data !== undefined && <HistoryLines entries={history.data.data} />}
    </Card>
  );
}

/** All events, including who read the result, by pages. */
export function WholeHistory({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('record');
  const history = useInfiniteQuery(historyQuery(talentId));
  const entries = history.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Card title={t('history.title')}>
      {history.isError && <NotLoaded error={history.error} onRetry={() => void history.refetch()} />}
      {history.isPending && <Skeleton className="h-64 w-full" />}
      {history.isSuccess && entries.length === 0 && <p className="text-third">{t('history.empty')}</p>}
      <HistoryLines entries={entries} />
      {history.hasNextPage && (
        <div className="pt-4">
          <Button
            kind="light"
            size="sm"
            isLoading={history.isFetchingNextPage}
            onPress={() => void history.fetchNextPage()}
          >
            {t('history.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}
