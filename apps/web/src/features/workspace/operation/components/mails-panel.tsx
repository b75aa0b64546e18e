import type { MailMetrics, MailsToRetry } from '@quint/contract/operation/operation.ts';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useRetryMails } from '../api.ts';
import { useOperationLabels } from '../use-operation-labels.ts';
import { FailedMails } from './failed-mails.tsx';
import { Metrics } from './metrics.tsx';

type Problems = MailMetrics['failures'];

interface ReasonsProps {
  readonly title: string;
  readonly problems: Problems;
  /** Retries all mails with a reason. */
  readonly onRetry?: ((problem: Problems[number]['problem']) => void) | undefined;
  readonly isBusy?: boolean;
}

/** Reasons with the number of mails for each, and advice. */
function Reasons({ title, problems, onRetry, isBusy = false }: ReasonsProps) {
  const { t } = useTranslation('operation');
  if (problems.length === 0) return null;
  return (
    <section className="pt-5">
      <h3 className="pb-1 font-semibold">{title}</h3>
      <ul>
        {problems.map(({ problem, count }) => (
          <li
            key={problem}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line-soft py-3 last:border-b-0"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-medium">
                {t(`mailProblem.${problem}`)} · {t('mails.count', { count })}
              </p>
              <p className="text-sm text-pretty text-second">{t(`advice.${problem}`)}</p>
            </div>
            {onRetry !== undefined && (
              <Button
                kind="secondary"
                size="sm"
                isLoading={isBusy}
                aria-label={t('mails.retry_all_named', { reason: t(`mailProblem.${problem}`) })}
                onPress={() => onRetry(problem)}
              >
                {t('mails.retry_all')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Waiting and undeliverable mails with their reasons, and buttons to retry them. */
export function MailsPanel({ mails }: { readonly mails: MailMetrics }) {
  const { t } = useTranslation('operation');
  const labels = useOperationLabels();
  const format = useFormat();
  const retry = useRetryMails();
  const tryAgain = (which: MailsToRetry) =>
    retry.mutate(which, {
      onSuccess: (count) => notify({ text: t('mails.retried', { count }) }),
      onError: (error) => notifyFailure(error, { text: t('mails.retry_failed') }),
    });
  const {
    waiting,
    oldest,
    planned: plannedCount,
    failed: failedCount,
    way: deliveryMethod,
    server,
    sender,
  } = mails;
  return (
    <Card title={t('mails.title')}>
      <p className="pb-4 text-pretty break-words text-second">
        {deliveryMethod === 'smtp'
          ? t('mails.way_smtp', { server: server ?? '', sender })
          : t('mails.way_folder')}
      </p>
      <Metrics
        label={t('mails.title')}
        metrics={[
          {
            title: t('mails.waiting'),
            value: format.number(waiting),
            ...(oldest !== null && { note: t('mails.oldest', { time: labels.time(oldest) }) }),
          },
          { title: t('mails.failed'), value: format.number(failedCount) },
          { title: t('mails.sent'), value: format.number(mails.sent_last_day) },
          { title: t('mails.planned'), value: format.number(plannedCount) },
        ]}
      />
      <Reasons title={t('mails.why_waiting')} problems={mails.reasons} />
      <Reasons
        title={t('mails.why_failed')}
        problems={mails.failures}
        isBusy={retry.isPending}
        onRetry={(problem) => tryAgain({ problem })}
      />
      <FailedMails mails={mails} isBusy={retry.isPending} onRetry={(id) => tryAgain({ ids: [id] })} />
    </Card>
  );
}
