import type { BackupRun } from '@quint/contract/operation/backups.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useIsMobile } from '#lib/media.ts';
import type { BadgeTone } from '#ui/badge.tsx';
import { Badge } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { RowList } from './row-list.tsx';

const TONES: Readonly<Record<BackupRun['state'], BadgeTone>> = {
  waiting: 'neutral',
  running: 'lila',
  done: 'strong',
  failed: 'danger',
};
const MEGABYTE = 1_000_000;

interface RunProps {
  readonly run: BackupRun;
}

function StateBadge({ run: { state } }: RunProps) {
  const { t } = useTranslation('backups');
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>;
}

/** The error of a run, and whether its file was removed. */
function Notes({ run: { error, is_removed: isRemoved } }: RunProps) {
  const { t } = useTranslation('backups');
  return (
    <>
      {error !== null && <span className="block text-xs text-pretty text-third">{error}</span>}
      {isRemoved && <span className="block text-xs text-third">{t('removed')}</span>}
    </>
  );
}

function BackupFile({ run: { path, host } }: RunProps) {
  const { t } = useTranslation('backups');
  if (path === null) return null;
  return (
    <>
      <span className="break-all">{path}</span>
      {host !== null && <span className="block text-xs text-third">{t('onHost', { host })}</span>}
    </>
  );
}

function useRunLabels() {
  const { t } = useTranslation('backups');
  const format = useFormat();
  return {
    made: (run: BackupRun) => format.date(run.date_created, 'dateTime'),
    age: (run: BackupRun) => `${format.relative(run.date_created)}${run.is_asked ? ` · ${t('asked')}` : ''}`,
    size: ({ bytes }: BackupRun) => (bytes === null ? '' : `${format.number(bytes / MEGABYTE, 1)} MB`),
  };
}

interface RunsProps {
  readonly runs: readonly BackupRun[];
}

function RunsTable({ runs }: RunsProps) {
  const { t } = useTranslation('backups');
  const labels = useRunLabels();
  return (
    <DataTable
      caption={t('caption')}
      columns={[
        { key: 'made', header: t('made') },
        { key: 'state', header: t('state') },
        { key: 'size', header: t('size'), align: 'end' },
        { key: 'file', header: t('file') },
      ]}
      rows={runs.map((run) => ({
        id: run.id,
        head: (
          <>
            {labels.made(run)}
            <span className="block text-xs text-third">{labels.age(run)}</span>
          </>
        ),
        cells: [
          <div key="state">
            <StateBadge run={run} />
            <Notes run={run} />
          </div>,
          labels.size(run),
          <BackupFile key="file" run={run} />,
        ],
      }))}
    />
  );
}

function RunsList({ runs }: RunsProps) {
  const { t } = useTranslation('backups');
  const labels = useRunLabels();
  return (
    <RowList
      label={t('caption')}
      rows={runs.map((run) => ({
        id: run.id,
        title: labels.made(run),
        state: <StateBadge run={run} />,
        children: (
          <>
            <span className="text-xs text-third">
              {[labels.age(run), labels.size(run)].filter((part) => part !== '').join(' · ')}
            </span>
            <Notes run={run} />
            <span className="text-sm empty:hidden">
              <BackupFile run={run} />
            </span>
          </>
        ),
      }))}
    />
  );
}

/** The backups, newest first. */
export function BackupRuns({ runs }: RunsProps) {
  const { t } = useTranslation('backups');
  const isMobile = useIsMobile();
  if (runs.length === 0) return <p className="text-second">{t('none')}</p>;
  return isMobile ? <RunsList runs={runs} /> : <RunsTable runs={runs} />;
}
