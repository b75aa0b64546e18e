import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FitNotice } from '#features/fit/components/fit-notice.tsx';
import { useRecalculating } from '#features/fit/api.ts';
import { ReportsCard } from '#features/report-parts/components/reports-card.tsx';
import { MissingRecord } from '#features/records/components/missing-record.tsx';
import { currentLanguage } from '#lib/i18n.ts';
import { useFormat } from '#lib/format.ts';
import type { Crumb } from '#ui/breadcrumbs.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageSkeleton, Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { TalentRecord } from '../api.ts';
import { evaluationQuery, talentFitsQuery, talentQuery } from '../api.ts';
import { PersonalityWords, QualityCard, StyleCard } from '../components/personality-words.tsx';
import { ProfileRadar } from '../components/profile-radar.tsx';
import { ProfileSpectrum } from '../components/profile-spectrum.tsx';
import { ProfileTable } from '../components/profile-table.tsx';
import { RoleFits } from '../components/role-fits.tsx';
import { TalentHeader } from '../components/talent-header.tsx';
import type { TalentTab } from '../talent-tabs.ts';

interface TalentPageProps {
  readonly talentId: string;
  readonly tab: TalentTab;
  readonly onTab: (tab: TalentTab) => void;
  /** The breadcrumbs above the name, when the page is not reached through the list of talents. */
  readonly above?: readonly Crumb[] | undefined;
}

type Result = NonNullable<TalentRecord['latestResult']>;

function Personality({ talent, result }: { readonly talent: TalentRecord; readonly result: Result }) {
  const { t } = useTranslation('matching');
  const texts = useQuery(evaluationQuery(result.id, { language: currentLanguage() }));
  const isRecalculating = useRecalculating(texts.data?.report.state, 'talents');
  const { traits } = result.result;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-5">
        <FitNotice what="result" isRecalculating={isRecalculating} />
        <Card title={t('spectrum.title')}>
          <ProfileSpectrum traits={traits} />
          <ProfileTable traits={traits} />
        </Card>
        {texts.data === undefined ? (
          <Skeleton className="h-64 w-full" />
        ) : (
          <PersonalityWords texts={texts.data} />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Card title={t('radar.title')}>
          <ProfileRadar traits={traits} />
          <ProfileTable traits={traits} />
        </Card>
        <ReportsCard
          subjects={[
            { kind: 'personality', result: result.id },
            { kind: 'premium', result: result.id },
          ]}
          premiumLocked={!talent.is_big_five_report_unlocked}
        />
        {texts.data !== undefined && (
          <>
            <QualityCard texts={texts.data} />
            <StyleCard texts={texts.data} />
            <Card title={t('versions')} padding="sm">
              <p className="text-xs text-third">{texts.data.report.footer}</p>
            </Card>
          </>
        )}
      </div>
    </div>
  );
}

function Fits({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('matching');
  const fits = useQuery(talentFitsQuery(talentId));
  return (
    <Card title={t('allRoles')}>
      <FitNotice isRecalculating={fits.data?.meta.state === 'recalculating'} className="pb-2" />
      {fits.data === undefined ? (
        <Skeleton className="h-32 w-full" />
      ) : (
        <RoleFits talentId={talentId} fits={fits.data.data} explained />
      )}
    </Card>
  );
}

/** For a person who has not finished: the state of the invitation. */
export function NoResultYet({ talent }: { readonly talent: TalentRecord }) {
  const { t } = useTranslation('matching');
  const format = useFormat();
  const date = format.date(talent.invitation?.send_at, 'dateTime');
  const reminders = talent.invitation?.reminder_count ?? 0;
  const status = talent.invitation_status;
  const isRefused = status === 'INVITED' && talent.invitation?.is_mail_refused === true;
  return (
    <Card>
      <EmptyState
        icon={<Hourglass className="size-6" />}
        title={t('invitation.title')}
        text={status === null ? '' : t(`invitation.${isRefused ? 'refused' : status}`, { date })}
      />
      {reminders > 0 && (
        <p className="text-center text-xs text-third">
          {t('invitation.reminded', {
            count: reminders,
            date: format.date(talent.invitation?.date_last_reminded),
          })}
        </p>
      )}
    </Card>
  );
}

/** A talent: the five traits with their error, in words, and the fit to every role. */
export function TalentPage({ talentId, tab, onTab, above }: TalentPageProps) {
  const { t } = useTranslation('matching');
  const { t: common } = useTranslation('common');
  const talent = useQuery(talentQuery(talentId));
  if (talent.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (talent.data === undefined) {
    return <MissingRecord error={talent.error} onRetry={() => void talent.refetch()} />;
  }
  const result = talent.data.latestResult;
  return (
    <>
      <TalentHeader
        talent={talent.data}
        crumbs={[
          ...(above ?? [{ label: t('talents'), link: { to: '/talents' } }]),
          { label: talent.data.fullname },
        ]}
      />
      {result === null ? (
        <NoResultYet talent={talent.data} />
      ) : (
        <Tabs
          label={t('tabs.label')}
          selected={tab}
          onSelect={onTab}
          tabs={[
            {
              id: 'personality',
              label: t('tabs.personality'),
              content: <Personality talent={talent.data} result={result} />,
            },
            { id: 'fit', label: t('tabs.fit'), content: <Fits talentId={talentId} /> },
          ]}
        />
      )}
    </>
  );
}
