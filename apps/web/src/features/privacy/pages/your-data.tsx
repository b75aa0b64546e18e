import type { OwnExport, OwnWorkspaceData, RequestKind } from '@quint/contract/privacy/privacy.ts';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPhrases } from '#lib/i18n.ts';
import { useIsMobile } from '#lib/media.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { Card } from '#ui/card.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { LinesSkeleton, Skeleton } from '#ui/skeleton.tsx';
import { ownPrivacyQuery } from '../api.ts';
import { ConsentsCard } from '../components/consents-card.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import { LooksCard } from '../components/looks-card.tsx';
import { ImpressionsList } from '../components/pool-impressions.tsx';
import { RequestsCard } from '../components/requests-card.tsx';
import { Right, RightsCard } from '../components/rights-card.tsx';
import { RightsTiles } from '../components/rights-tiles.tsx';
import { StoredCard } from '../components/stored-card.tsx';

/** Loaded with its phrases. */
const EraseOwnCard = lazy(async () => {
  const [{ EraseOwnCard: Component }] = await Promise.all([
    import('../components/erase-own-card.tsx'),
    loadPhrases('erasing'),
  ]);
  return { default: Component };
});

function EraseCard() {
  return (
    <Suspense fallback={<Skeleton className="h-32 w-full" />}>
      <EraseOwnCard />
    </Suspense>
  );
}

/** Loaded for the first request. */
const DataRequestDialog = onDemand(
  async () => (await import('../components/data-request-dialog.tsx')).DataRequestDialog,
);

/** The impressions in the pool, while the person is in it or was shown there. */
function PoolCard({ workspaceRecord }: { readonly workspaceRecord: OwnWorkspaceData }) {
  const { t } = useTranslation('appearances');
  const { appearances: impressions, choices } = workspaceRecord;
  if (impressions.length === 0 && !choices.is_open_for_work) return null;
  return (
    <Card title={t('title')}>
      <ImpressionsList impressions={impressions} isOpen={choices.is_open_for_work} />
    </Card>
  );
}

interface YourDataProps {
  /** Starts the survey of the active workspace again. */
  readonly retake?: ComponentType<{ readonly className: string }>;
}

interface OneWorkspaceProps {
  readonly workspaceRecord: OwnWorkspaceData;
  readonly copy: OwnExport | null;
  /** There is no other workspace; with several, each shows its name. */
  readonly isOnly: boolean;
  readonly retake: YourDataProps['retake'];
}

/** One workspace; on a phone the rights come before the text. */
function OneWorkspace({ workspaceRecord, copy, isOnly, retake }: OneWorkspaceProps) {
  const { t } = useTranslation('your-data');
  const isPhone = useIsMobile();
  const [requestKind, setRequestKind] = useState<RequestKind>();
  const { workspace, talent_id: talentId } = workspaceRecord;
  const looks = (
    <LooksCard workspaceRecord={workspaceRecord} onRequestReason={() => setRequestKind('human')} />
  );
  const storedCard = (
    <StoredCard workspaceRecord={workspaceRecord} onRequest={setRequestKind} retake={retake} />
  );
  return (
    <section aria-label={t('place', { workspace })} className="flex flex-col gap-4">
      {!isOnly && <h2 className="text-lg font-semibold">{t('place', { workspace })}</h2>}
      {isPhone ? (
        <div className="flex flex-col gap-4">
          <RightsTiles
            workspaceRecord={workspaceRecord}
            copy={copy}
            onRequest={setRequestKind}
            isOnly={isOnly}
          />
          <RequestsCard workspaceRecord={workspaceRecord} />
          {looks}
          {storedCard}
          <PoolCard workspaceRecord={workspaceRecord} />
          <ConsentsCard workspaceRecord={workspaceRecord} />
        </div>
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-5 lg:order-2">
            <RightsCard workspaceRecord={workspaceRecord} copy={copy} onRequest={setRequestKind} />
            <RequestsCard workspaceRecord={workspaceRecord} />
            {isOnly && <EraseCard />}
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            {storedCard}
            {looks}
            <PoolCard workspaceRecord={workspaceRecord} />
            <ConsentsCard workspaceRecord={workspaceRecord} />
          </div>
        </div>
      )}
      {requestKind !== undefined && (
        <DataRequestDialog
          kind={requestKind}
          talentId={talentId}
          workspace={workspace}
          onClose={() => setRequestKind(undefined)}
        />
      )}
    </section>
  );
}

/** An account without a talent: only the account itself is stored. */
function AccountAlone({ copy }: { readonly copy: OwnExport | null }) {
  const { t } = useTranslation('your-data');
  return (
    <Card title={t('account.title')}>
      <p className="pb-4 text-pretty text-second">{t('account.text')}</p>
      <ul>
        <Right icon={Download} title={t('copy.title')} text={t('copy.text')}>
          <CopyButton copy={copy} />
        </Right>
      </ul>
    </Card>
  );
}

/** The stored data about the person, why, who sees it and until when, the access log, and the rights. */
export function YourData({ retake }: YourDataProps) {
  const { t: common } = useTranslation();
  const privacy = useQuery(ownPrivacyQuery);
  if (privacy.data === undefined) {
    return privacy.isError ? (
      <NotLoaded error={privacy.error} onRetry={() => void privacy.refetch()} />
    ) : (
      <LinesSkeleton label={common('state.loading')} />
    );
  }
  const { places: workspaceRecords, export: copy } = privacy.data;
  return (
    <div className="flex flex-col gap-8">
      {workspaceRecords.length === 0 && <AccountAlone copy={copy} />}
      {workspaceRecords.map((workspaceRecord) => (
        <OneWorkspace
          key={workspaceRecord.talent_id}
          workspaceRecord={workspaceRecord}
          copy={copy}
          isOnly={workspaceRecords.length === 1}
          retake={retake}
        />
      ))}
      {workspaceRecords.length !== 1 && <EraseCard />}
    </div>
  );
}
