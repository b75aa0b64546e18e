import { compareText } from '@quint/domain/base/text-order.ts';
import type { JobMetrics } from '@quint/contract/operation/operation.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { isIdle } from '../model/jobs.ts';
import { useOperationLabels } from '../use-operation-labels.ts';
import { BusyJobs } from './busy-jobs.tsx';
import { IdleJobs } from './idle-jobs.tsx';

/** Kinds of jobs: what waits, runs and failed, and behind one line those without work. */
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
