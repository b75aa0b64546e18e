import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '#features/base/records/components/missing-record.tsx';
import { AlertLine } from '#ui/alert-line.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { operationQuery } from '../api.ts';
import { BackupsPanel } from '../components/backups-panel.tsx';
import { JobsPanel } from '../components/jobs-panel.tsx';
import { MailsPanel } from '../components/mails-panel.tsx';
import { ProcessesPanel } from '../components/processes-panel.tsx';
import { SettingsPanel } from '../components/settings-panel.tsx';
import { StoragePanel } from '../components/storage-panel.tsx';
import { TestMailPanel } from '../components/test-mail-panel.tsx';
import { VersionsPanel } from '../components/versions-panel.tsx';
import { WebhooksPanel } from '../components/webhooks-panel.tsx';
import { useOperationLabels } from '../use-operation-labels.ts';

/** The state of the installation: a list of panels. */
export function OperationPage() {
  const { t } = useTranslation('operation');
  const { t: common } = useTranslation('common');
  const labels = useOperationLabels();
  const { data, error, refetch, isPending } = useQuery(operationQuery);
  if (isPending) return <PageSkeleton label={common('state.loading')} />;
  if (data === undefined) return <MissingRecord error={error} onRetry={() => void refetch()} />;
  const time = labels.time(data.date);
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {error === null ? (
        <p className="pb-5 text-second">{t('read', { time })}</p>
      ) : (
        <div className="pb-5">
          <AlertLine>{t('stale', { time })}</AlertLine>
        </div>
      )}
      <div className="flex flex-col gap-5">
        <SettingsPanel warnings={data.warnings} />
        <MailsPanel mails={data.mails} />
        <TestMailPanel />
        <BackupsPanel />
        <StoragePanel storage={data.storage} />
        <WebhooksPanel />
        <JobsPanel jobs={data.jobs} />
        <ProcessesPanel processes={data.processes} version={data.versions.product} />
        <VersionsPanel versions={data.versions} />
      </div>
    </>
  );
}
