import type { OwnExport, OwnPlace, RequestKind } from '@quint/contract/privacy.ts';
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
import { AppearancesList } from '../components/pool-appearances.tsx';
import { RequestsCard } from '../components/requests-card.tsx';
import { Right, RightsCard } from '../components/rights-card.tsx';
import { RightsTiles } from '../components/rights-tiles.tsx';
import { StoredCard } from '../components/stored-card.tsx';

/** Its words come with it. */
const EraseOwnCard = lazy(async () => {
  const [{ EraseOwnCard: Loaded }] = await Promise.all([
    import('../components/erase-own-card.tsx'),
    loadPhrases('erasing'),
  ]);
  return { default: Loaded };
});

function EraseCard() {
  return (
    <Suspense fallback={<Skeleton className="h-32 w-full" />}>
      <EraseOwnCard />
    </Suspense>
  );
}

/** Fetched at the first question. */
const AskDialog = onDemand(async () => (await import('../components/ask-dialog.tsx')).AskDialog);

/** Where the pool showed the person, while they are in it and as long as it did. */
function PoolCard({ place }: { readonly place: OwnPlace }) {
  const { t } = useTranslation('appearances');
  const { appearances, choices } = place;
  if (appearances.length === 0 && !choices.is_open_for_work) return null;
  return (
    <Card title={t('title')}>
      <AppearancesList appearances={appearances} isOpen={choices.is_open_for_work} />
    </Card>
  );
}

interface YourDataProps {
  /** Takes the survey of the active workspace again. */
  readonly retake?: ComponentType<{ readonly className: string }>;
}

interface OneWorkspaceProps {
  readonly place: OwnPlace;
  readonly copy: OwnExport | null;
  /** There is no other one; with several each says whose it is. */
  readonly isOnly: boolean;
  readonly retake: YourDataProps['retake'];
}

/** One workspace: on a phone what one may do comes before all that is to be read. */
function OneWorkspace({ place, copy, isOnly, retake }: OneWorkspaceProps) {
  const { t } = useTranslation('your-data');
  const isPhone = useIsMobile();
  const [asking, setAsking] = useState<RequestKind>();
  const { workspace, talent_id: talentId } = place;
  const looks = <LooksCard place={place} onAskWhy={() => setAsking('human')} />;
  const stored = <StoredCard place={place} onAsk={setAsking} retake={retake} />;
  return (
    <section aria-label={t('place', { workspace })} className="flex flex-col gap-4">
      {!isOnly && <h2 className="text-lg font-semibold">{t('place', { workspace })}</h2>}
      {isPhone ? (
        <div className="flex flex-col gap-4">
          <RightsTiles place={place} copy={copy} onAsk={setAsking} isOnly={isOnly} />
          <RequestsCard place={place} />
          {looks}
          {stored}
          <PoolCard place={place} />
          <ConsentsCard place={place} />
        </div>
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-5 lg:order-2">
            <RightsCard place={place} copy={copy} onAsk={setAsking} />
            <RequestsCard place={place} />
            {isOnly && <EraseCard />}
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            {stored}
            {looks}
            <PoolCard place={place} />
            <ConsentsCard place={place} />
          </div>
        </div>
      )}
      {asking !== undefined && (
        <AskDialog
          kind={asking}
          talentId={talentId}
          workspace={workspace}
          onClose={() => setAsking(undefined)}
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

/** What is stored about the person, why, who sees it and until when, who looked, and what one may do about it. */
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
  const { places, export: copy } = privacy.data;
  return (
    <div className="flex flex-col gap-8">
      {places.length === 0 && <AccountAlone copy={copy} />}
      {places.map((place) => (
        <OneWorkspace
          key={place.talent_id}
          place={place}
          copy={copy}
          isOnly={places.length === 1}
          retake={retake}
        />
      ))}
      {places.length !== 1 && <EraseCard />}
    </div>
  );
}
