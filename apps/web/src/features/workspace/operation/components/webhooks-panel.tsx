import type { WebhookCounts, WebhookCountsAnswer } from '@quint/contract/operation/webhooks.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerQuery } from '#lib/answer-query.ts';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { NotLoadedNotice } from '#ui/empty-states.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';
import { Metrics } from './metrics.tsx';

/** Counts of webhooks in all workspaces. */
const webhookCountsQuery = answerQuery<WebhookCountsAnswer>(['operation', 'webhooks'], '/operation/webhooks');

const SHOWN_COUNTS = [
  'endpoints',
  'waiting',
  'dead',
  'failing',
  'switched_off',
] as const satisfies readonly (keyof WebhookCounts)[];

function Counts({ counts }: { readonly counts: WebhookCounts }) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const { oldest_due: due } = counts;
  return (
    <>
      <Metrics
        label={t('title')}
        metrics={SHOWN_COUNTS.map((name) => ({
          title: t(`operation.${name}`),
          value: format.number(counts[name]),
        }))}
      />
      {due !== null && (
        <p className="pt-4 text-sm text-third">
          {t('operation.oldest', { when: `${format.date(due)}, ${format.date(due, 'time')}` })}
        </p>
      )}
    </>
  );
}

/** Webhooks on the operation page. Its route loads the phrases of `webhooks`. */
export function WebhooksPanel() {
  const { t } = useTranslation('webhooks');
  const { t: common } = useTranslation('common');
  const { data, error, isPending, refetch } = useQuery(webhookCountsQuery);
  return (
    <Card title={t('title')}>
      {isPending && <LinesSkeleton label={common('state.loading')} />}
      {data === undefined && error !== null && (
        <NotLoadedNotice error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Counts counts={data} />}
    </Card>
  );
}
