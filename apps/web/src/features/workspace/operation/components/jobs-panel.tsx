import { compareText } from '@quint/domain/base/text-order.ts';
import type { JobMetrics } from '@quint/contract/operation/operation.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { isIdle, type NamedJob } from '../model/jobs.ts';
import { useOperationLabels } from '../use-operation-labels.ts';
import { BusyJobs } from './busy-jobs.tsx';

/** Jobs without work, collapsed. */
function IdleJobs({ jobs }: { readonly jobs: readonly NamedJob[] }) {
  const { t } = useTranslation('operation');
  const labels = useOperationLabels();
  if (jobs.length === 0) return null;
  return (
    <div className="border-t border-line">
      <Disclosure look="row" label={t('jobs.idle', { count: jobs.length })}>
        <ul aria-label={t('jobs.idle', { count: jobs.length })} className="grid gap-x-8 md:grid-cols-2">
          {jobs.map(({ name, title, is_scheduled: isScheduled, last_run: last }) => (
            <li
              key={name}
              className="flex justify-between gap-x-4 border-t border-line-soft py-2 max-md:flex-col md:items-baseline"
            >
              <span>{title}</span>
              <span className="text-xs text-third md:text-right">
                {isScheduled && `${t('jobs.scheduled')} · `}
                {last === null ? t('jobs.never') : t('jobs.last_at', { time: labels.time(last) })}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

/** Kinds of jobs: waiting, running and failed ones, and collapsed those without work. */
export function JobsPanel({ jobs }: { readonly jobs: readonly JobMetrics[] }) {
  const { t } = useTranslation('operation');
  const labels = useOperationLabels();
  const titledJobs = jobs
    .map((job) => ({ ...job, title: labels.job(job.name) }))
    .toSorted((a, b) => b.failed - a.failed || b.waiting - a.waiting || compareText(a.title, b.title));
  return (
    <Card title={t('jobs.title')}>
      <p className="pb-3 text-pretty text-second">{t('jobs.text')}</p>
      <BusyJobs jobs={titledJobs.filter((job) => !isIdle(job))} />
      <IdleJobs jobs={titledJobs.filter(isIdle)} />
    </Card>
  );
}
