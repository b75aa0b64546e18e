import type { ProcessMetrics } from '@quint/contract/operation/operation.ts';
import { useTranslation } from 'react-i18next';
import { useIsMobile } from '#lib/media.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { useOperationLabels } from '../use-operation-labels.ts';
import { RowList } from './row-list.tsx';

interface ProcessesProps {
  readonly processes: readonly ProcessMetrics[];
  /** The version of the process that answered. */
  readonly version: string;
}

interface ProcessProps {
  readonly process: ProcessMetrics;
  readonly version: string;
}

/** Marks a process that runs another version, or sends no heartbeat. */
function Marks({ process, version }: ProcessProps) {
  const { t } = useTranslation('operation');
  return (
    <>
      {process.version !== version && <Badge tone="partial">{t('processes.other_version')}</Badge>}
      {process.is_silent && <Badge tone="danger">{t('processes.silent')}</Badge>}
    </>
  );
}

function ProcessesTable({ processes, version }: ProcessesProps) {
  const { t } = useTranslation('operation');
  const labels = useOperationLabels();
  return (
    <DataTable
      caption={t('processes.title')}
      columns={[
        { key: 'kind', header: t('processes.kind') },
        { key: 'version', header: t('processes.version') },
        { key: 'started', header: t('processes.started') },
        { key: 'seen', header: t('processes.seen') },
        { key: 'connections', header: t('processes.connections'), align: 'end' },
      ]}
      rows={processes.map((process) => ({
        id: process.id,
        head: (
          <>
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              {t(`processes.kinds.${process.kind}`)}
              <Marks process={process} version={version} />
            </span>
            <span className="block text-xs font-normal text-third">
              {t('processes.host', { host: process.host })}
            </span>
          </>
        ),
        cells: [
          process.version,
          <span key="started" className="whitespace-nowrap">
            {labels.time(process.date_started)}
          </span>,
          <span key="seen" className="whitespace-nowrap">
            {labels.time(process.date_seen)}
          </span>,
          t('processes.up_to', { count: process.connections }),
        ],
      }))}
    />
  );
}

function ProcessesList({ processes, version }: ProcessesProps) {
  const { t } = useTranslation('operation');
  const labels = useOperationLabels();
  return (
    <RowList
      label={t('processes.title')}
      rows={processes.map((process) => ({
        id: process.id,
        title: t(`processes.kinds.${process.kind}`),
        state: <Marks process={process} version={version} />,
        children: (
          <>
            <span className="text-sm text-second">
              {t('processes.runs', { version: process.version, time: labels.time(process.date_started) })}
            </span>
            <span className="text-xs text-third">
              {t('processes.seen_at', { time: labels.time(process.date_seen) })} ·{' '}
              {t('processes.may_open', { count: process.connections })}
            </span>
            <span className="text-xs text-third">{t('processes.host', { host: process.host })}</span>
          </>
        ),
      }))}
    />
  );
}

/** The processes of the installation. */
export function ProcessesPanel(props: ProcessesProps) {
  const { t } = useTranslation('operation');
  const isMobile = useIsMobile();
  const { processes, version } = props;
  const hasOther = processes.some((process) => process.version !== version);
  const hasSilent = processes.some((process) => process.is_silent);
  return (
    <Card title={t('processes.title')}>
      <p className="pb-3 text-pretty text-second">{t('processes.text')}</p>
      {isMobile ? <ProcessesList {...props} /> : <ProcessesTable {...props} />}
      {hasOther && (
        <p className="pt-3 text-sm text-pretty text-second">
          {t('processes.other_version_text', { version })}
        </p>
      )}
      {hasSilent && <p className="pt-3 text-sm text-pretty text-second">{t('processes.silent_text')}</p>}
    </Card>
  );
}
