import type { JobFigures } from '@quint/contract/operation.ts';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { useRunJobAgain } from '../api.ts';
import { useOperationWords } from '../use-operation-words.ts';

function LastRun({ job }: { readonly job: JobFigures }) {
  const { t } = useTranslation('operation');
  const words = useOperationWords();
  if (job.last_run === null) return <span className="whitespace-nowrap text-third">{t('jobs.never')}</span>;
  const hasFailed = job.has_last_failed === true;
  return (
    <>
      <span className="whitespace-nowrap">{words.time(job.last_run)}</span>
      <span className={hasFailed ? 'block text-xs text-danger' : 'block text-xs text-third'}>
        {t(hasFailed ? 'jobs.bad' : 'jobs.ok')}
      </span>
    </>
  );
}

/** Kinds of jobs: what waits, runs and failed. */
export function JobsPanel({ jobs }: { readonly jobs: readonly JobFigures[] }) {
  const { t } = useTranslation('operation');
  const words = useOperationWords();
  const format = useFormat();
  const again = useRunJobAgain();
  const runAgain = (name: string) =>
    again.mutate(name, {
      onSuccess: () => notify({ text: t('jobs.started') }),
      onError: (error) => notifyFailure(error, { text: t('jobs.not_started') }),
    });
  const named = jobs
    .map((job) => ({ ...job, title: words.job(job.name) }))
    .toSorted((a, b) => b.failed - a.failed || b.waiting - a.waiting || format.compare(a.title, b.title));
  return (
    <Card title={t('jobs.title')}>
      <p className="pb-3 text-pretty text-second">{t('jobs.text')}</p>
      <DataTable
        caption={t('jobs.title')}
        columns={[
          { key: 'job', header: t('jobs.job') },
          { key: 'waiting', header: t('jobs.waiting'), align: 'end' },
          { key: 'running', header: t('jobs.running'), align: 'end' },
          { key: 'failed', header: t('jobs.failed'), align: 'end' },
          { key: 'last', header: t('jobs.last') },
          { key: 'again', header: <span className="sr-only">{t('jobs.again')}</span>, align: 'end' },
        ]}
        rows={named.map((job) => ({
          id: job.name,
          head: (
            <span className="block min-w-36">
              {job.title}
              {job.is_scheduled && <span className="block text-xs text-third">{t('jobs.scheduled')}</span>}
            </span>
          ),
          cells: [
            <span key="waiting">
              {format.number(job.waiting)}
              {job.oldest !== null && (
                <span className="block text-xs text-third">
                  {t('jobs.oldest', { time: words.time(job.oldest) })}
                </span>
              )}
            </span>,
            format.number(job.running),
            job.failed === 0 ? (
              format.number(0)
            ) : (
              <span className="font-semibold text-danger">{format.number(job.failed)}</span>
            ),
            <LastRun key="last" job={job} />,
            job.may_run_again && (
              <Button
                key="again"
                kind="secondary"
                size="sm"
                loading={again.isPending}
                aria-label={t('jobs.again_named', { job: job.title })}
                onPress={() => runAgain(job.name)}
              >
                {t('jobs.again')}
              </Button>
            ),
          ],
        }))}
      />
    </Card>
  );
}
