import type { SheetScore } from '@quint/psychometrics/types.ts';
import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { evaluationQuery } from '#features/matching/api.ts';
import { ProfileRadar } from '#features/matching/components/profile-radar.tsx';
import { ProfileTable } from '#features/matching/components/profile-table.tsx';
import { cx } from '#lib/class-names.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { useDocumentTitle } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { insightTalentQuery, type InsightTalent } from '../api.ts';
import { FeedbackStep } from '../components/feedback-step.tsx';
import { InsightsLayout } from '../components/insights-layout.tsx';
import { PoleCards } from '../components/pole-cards.tsx';
import { StepContent } from '../components/step-content.tsx';
import { numberOf, STEP_TRAITS, type InsightStep } from '../model/steps.ts';

interface InsightPageProps {
  readonly talentId: string;
  readonly step: InsightStep;
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('insights');
  return (
    <Card>
      <NotLoaded title={t('failed')} onRetry={onRetry} />
    </Card>
  );
}

function NoResult({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('insights');
  return (
    <Card>
      <EmptyState
        icon={<Hourglass aria-hidden="true" className="size-6" />}
        title={t('none.title')}
        text={t('none.text')}
        action={
          <ButtonLink to="/talent-profile/$talentId" params={{ talentId }} kind="primary">
            {t('none.back')}
          </ButtonLink>
        }
      />
    </Card>
  );
}

interface ToldProps {
  readonly step: Exclude<InsightStep, 'feedback'>;
  readonly result: NonNullable<InsightTalent['latestResult']>;
}

function Told({ step, result }: ToldProps) {
  const texts = useQuery(evaluationQuery(result.id, { language: currentLanguage() }));
  if (texts.isPending) return <Skeleton className="h-80 w-full" />;
  if (texts.data === undefined) return <Failed onRetry={() => void texts.refetch()} />;
  return <StepContent step={step} result={result} texts={texts.data} />;
}

interface OpeningProps {
  readonly step: InsightStep;
  /** Undefined while there is no result. */
  readonly traits: SheetScore['traits'] | undefined;
}

/** The topic of the page, next to the person's own values. */
function Opening({ step, traits }: OpeningProps) {
  const { t } = useTranslation('insights');
  const only = STEP_TRAITS[step];
  const hasPicture = traits !== undefined && step !== 'personality-profile' && step !== 'feedback';
  return (
    <div className={cx('grid items-center gap-8 lg:gap-12', hasPicture && 'lg:grid-cols-2')}>
      <div className={cx('flex flex-col gap-5', !hasPicture && 'mx-auto w-full max-w-[880px]')}>
        <header className="flex flex-col items-start gap-3">
          <Badge tone="lila">{t('step', { number: numberOf(step) })}</Badge>
          <h1 className="text-number font-semibold tracking-[-0.02em] text-balance md:text-headline">
            {t(`pages.${step}.title`)}
          </h1>
          <p className="max-w-[64ch] text-md text-pretty text-second">{t(`pages.${step}.text`)}</p>
        </header>
        {traits !== undefined && only !== undefined && <PoleCards traits={traits} only={only} />}
      </div>
      {hasPicture && (
        <Card>
          <ProfileRadar traits={traits} />
          <ProfileTable traits={traits} />
        </Card>
      )}
    </div>
  );
}

/** One of the eight numbered pages about the own result. */
export function InsightPage({ talentId, step }: InsightPageProps) {
  const { t } = useTranslation('insights');
  const talent = useQuery(insightTalentQuery(talentId));
  useDocumentTitle(t(`pages.${step}.title`));
  const content = (): ReactNode => {
    if (talent.isPending) return <Skeleton className="h-80 w-full" />;
    if (talent.data === undefined) return <Failed onRetry={() => void talent.refetch()} />;
    if (talent.data.latestResult === null) return <NoResult talentId={talentId} />;
    if (step === 'feedback') return <FeedbackStep talentId={talentId} />;
    return <Told step={step} result={talent.data.latestResult} />;
  };
  return (
    <InsightsLayout
      talentId={talentId}
      step={step}
      isReportUnlocked={talent.data?.is_big_five_report_unlocked === true}
    >
      <div className="flex flex-col gap-6 md:gap-8">
        <Opening step={step} traits={talent.data?.latestResult?.result.traits} />
        <div className="mx-auto flex w-full max-w-[880px] flex-col gap-5">{content()}</div>
      </div>
    </InsightsLayout>
  );
}
