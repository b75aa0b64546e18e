import { useTranslation } from 'react-i18next';
import { notifyFailure } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { useIsMobile } from '#lib/media.ts';
import { notify } from '#lib/notify.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { useRunJobAgain } from '../api.ts';
import type { NamedJob } from '../model/jobs.ts';
import { useOperationLabels } from '../use-operation-labels.ts';
import { RowList } from './row-list.tsx';

interface JobProps {
  readonly job: NamedJob;
}

function RunAgain({ job }: JobProps) {
  const { t } = useTranslation('operation');
  const again = useRunJobAgain();
  if (!job.may_run_again) return null;
  const run = () =>
    again.mutate(job.name, {
      onSuccess: () => notify({ text: t('jobs.started') }),
      onError: (error) => notifyFailure(error, { text: t('jobs.not_started') }),
    });
  return (
    <Button
      kind="secondary"
      size="sm"
      isLoading={again.isPending}
      aria-label={t('jobs.again_named', { job: job.title })}
      onPress={run}
    >
      {t('jobs.again')}
    </Button>
  );
}

function LastRun({ job }: JobProps) {
  const { t } = useTranslation('operation');
  const labels = useOperationLabels();
  if (job.last_run === null) return <span className="whitespace-nowrap text-third">{t('jobs.never')}</span>;
  const hasFailed = job.has_last_failed === true;
  return (
    <>
      <span className="whitespace-nowrap">{labels.time(job.last_run)}</span>
      <span className={hasFailed ? 'block text-xs text-danger' : 'block text-xs text-third'}>
        {t(hasFailed ? 'jobs.bad' : 'jobs.ok')}
      </span>
    </>
  );
}

interface JobsProps {
  readonly jobs: readonly NamedJob[];
}

function JobsTable({ jobs }: JobsProps) {
  const { t } = useTranslation('operation');
  const labels = useOperationLabels();
  const format = useFormat();
  return (
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
      rows={jobs.map((job) => ({
        id: job.name,
        head: (
          <>
            {job.title}
            {job.is_scheduled && <span className="block text-xs text-third">{t('jobs.scheduled')}</span>}
          </>
        ),
        cells: [
          <span key="waiting">
            {format.number(job.waiting)}
            {job.oldest !== null && (
              <span className="block text-xs text-third">
                {t('jobs.oldest', { time: labels.time(job.oldest) })}
              </span>
            )}
          </span>,
          format.number(job.running),
          <span key="failed" className={job.failed === 0 ? undefined : 'font-semibold text-danger'}>
            {format.number(job.failed)}
          </span>,
          <LastRun key="last" job={job} />,
          <RunAgain key="again" job={job} />,
        ],
      }))}
    />
  );
}

const COUNTS = [
  { name: 'failed', tone: 'danger' },
  { name: 'waiting', tone: 'partial' },
  { name: 'running', tone: 'lila' },
] as const;

function JobsList({ jobs }: JobsProps) {
  const { t } = useTranslation('operation');
  const labels = useOperationLabels();
  return (
    <RowList
      label={t('jobs.title')}
      rows={jobs.map((job) => ({
        id: job.name,
        title: job.title,
        state: COUNTS.filter(({ name }) => job[name] > 0).map(({ name, tone }) => (
          <Badge key={name} tone={tone}>
            {t(`jobs.count.${name}`, { count: job[name] })}
          </Badge>
        )),
        children: (
          <>
            {job.oldest !== null && (
              <span className="text-xs text-third">
                {t('jobs.waiting_since', { time: labels.time(job.oldest) })}
              </span>
            )}
            <span className="text-xs text-third">
              {job.last_run === null
                ? t('jobs.not_run')
                : t(job.has_last_failed === true ? 'jobs.last_bad' : 'jobs.last_ok', {
                    time: labels.time(job.last_run),
                  })}
              {job.is_scheduled && ` · ${t('jobs.scheduled')}`}
            </span>
          </>
        ),
        action: <RunAgain job={job} />,
      }))}
    />
  );
}

/** Jobs that are waiting, running or failed. */
export function BusyJobs({ jobs }: JobsProps) {
  const { t } = useTranslation('operation');
  const isMobile = useIsMobile();
  if (jobs.length === 0) return <p className="pb-3 text-second">{t('jobs.none')}</p>;
  return isMobile ? <JobsList jobs={jobs} /> : <JobsTable jobs={jobs} />;
}
