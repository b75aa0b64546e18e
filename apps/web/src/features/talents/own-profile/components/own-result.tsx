import type { EvaluationTexts } from '@quint/contract/measures/reports.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FitNotice } from '#features/base/fit/components/fit-notice.tsx';
import { useRecalculating } from '#features/base/fit/api.ts';
import { INSIGHT_STEPS, numberOf } from '#features/measures/insights/model/steps.ts';
import { evaluationQuery, openedPath } from '#features/measures/matching/api.ts';
import {
  PersonalityTexts,
  QualityCard,
  StyleCard,
} from '#features/measures/matching/components/personality-texts.tsx';
import { ProfileShape } from '#features/measures/matching/components/profile-shape.tsx';
import { ProfileSpectrum } from '#features/measures/matching/components/profile-spectrum.tsx';
import { ProfileTable } from '#features/measures/matching/components/profile-table.tsx';
import { LazyReportsCard } from '#features/base/report-parts/components/lazy-reports-card.tsx';
import { currentLanguage } from '#lib/i18n.ts';
import { useCurrentUser } from '#lib/session.ts';
import { useRecordView } from '#lib/use-first-input.ts';
import { Card } from '#ui/card.tsx';
import { DoubtLine } from '#ui/doubt.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { OwnTalent } from '../api.ts';
import { isSelfServe } from '../model/self-serve.ts';
import { OwnStatement } from './own-statement.tsx';
import { Retake } from './retake.tsx';

/** One tile for each page about the result. */
function InsightTiles({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('insights');
  const { t: profile } = useTranslation('profile');
  return (
    <nav aria-label={profile('own.tiles')}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {INSIGHT_STEPS.map((step) => (
          <li key={step}>
            <Link
              to={`/talent-profile/$talentId/insights/${step}`}
              params={{ talentId }}
              className="group flex h-full min-h-[76px] items-center gap-3 rounded-lg border border-line bg-surface p-4 shadow-soft transition-colors hover:border-lila/50"
            >
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-lila-soft text-sm font-bold text-lila-strong tabular-nums">
                {numberOf(step)}
              </span>
              <span className="min-w-0 flex-1 font-semibold text-balance">{t(`pages.${step}.title`)}</span>
              <ArrowRight
                aria-hidden="true"
                className="size-4 shrink-0 text-third transition-colors group-hover:text-lila"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the feedback about the result. */
function FeedbackCard({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('profile');
  return (
    <Card title={t('own.feedback.title')}>
      <p className="pb-3 text-pretty text-second">{t('own.feedback.text')}</p>
      <ButtonLink
        to="/talent-profile/$talentId/insights/feedback"
        params={{ talentId }}
        kind="secondary"
        size="sm"
      >
        {t('own.feedback.give')}
      </ButtonLink>
    </Card>
  );
}

interface WhoSeesThisProps {
  readonly isSelfServe: boolean;
}

function WhoSeesThis({ isSelfServe }: WhoSeesThisProps) {
  const { t } = useTranslation('profile');
  const workspace = useCurrentUser().active_workspace?.name ?? '';
  return (
    <Card title={t('own.who')} look="soft" padding="sm">
      <div className="flex flex-col gap-2 text-pretty text-second">
        <p>{isSelfServe ? t('own.whoTextSelfServe') : t('own.whoText', { workspace })}</p>
        <p>{t('own.whoNote')}</p>
      </div>
    </Card>
  );
}

function EvaluationSection({
  texts,
  isError,
}: {
  readonly texts: EvaluationTexts | undefined;
  readonly isError: boolean;
}) {
  const { t } = useTranslation('profile');
  if (texts !== undefined) return <PersonalityTexts texts={texts} />;
  return isError ? (
    <Card>
      <p className="text-third">{t('own.textsFailed')}</p>
    </Card>
  ) : (
    <Skeleton className="h-64 w-full" />
  );
}

interface OwnResultProps {
  readonly talent: OwnTalent;
  readonly result: NonNullable<OwnTalent['latestResult']>;
}

/** The own result, as charts with their numbers and as texts addressed to the person. */
export function OwnResult({ talent, result }: OwnResultProps) {
  const { t } = useTranslation('matching');
  const { data: texts, isError } = useQuery(evaluationQuery(result.id, { language: currentLanguage() }));
  useRecordView(texts && openedPath(result.id));
  const isRecalculating = useRecalculating(texts?.report.state, 'own-talent');
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-5 lg:col-span-2">
        <DoubtLine
          quality={result.result.quality.verdict}
          action={<Retake className="finger min-h-6 text-sm" />}
        />
        <InsightTiles talentId={talent.id} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <FitNotice what="result" isRecalculating={isRecalculating} />
        <Card title={t('spectrum.title')}>
          <ProfileSpectrum sheet={result.result} />
          <ProfileTable sheet={result.result} />
        </Card>
        <WhoSeesThis isSelfServe={isSelfServe(talent)} />
        <OwnStatement
          key={result.id}
          talentId={talent.id}
          resultId={result.id}
          storedText={result.statement}
          isSelfServe={isSelfServe(talent)}
        />
        <EvaluationSection texts={texts} isError={isError} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Card title={t('radar.title')}>
          <ProfileShape sheet={result.result} />
          <ProfileTable sheet={result.result} />
        </Card>
        {texts !== undefined && (
          <>
            <QualityCard texts={texts} />
            <StyleCard texts={texts} />
          </>
        )}
        <LazyReportsCard
          subjects={[
            { kind: 'personality', result: result.id },
            { kind: 'premium', result: result.id },
          ]}
          premium={{
            reader: { kind: 'own', talentId: talent.id },
            isUnlocked: talent.is_big_five_report_unlocked,
          }}
        />
        <FeedbackCard talentId={talent.id} />
        {texts !== undefined && (
          <Card title={t('versions')} padding="sm">
            <p className="text-xs text-third">{texts.report.footer}</p>
          </Card>
        )}
      </div>
    </div>
  );
}
