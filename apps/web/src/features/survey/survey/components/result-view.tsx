import type { SurveyResult } from '@quint/contract/survey/survey.ts';
import { PROFILE_SIGN_UP_PATH } from '@quint/domain/survey/survey-paths.ts';
import { Mail } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { currentLanguage, loadPhrases } from '#lib/i18n.ts';
import { buttonClass } from '#ui/button-style.ts';
import { DoubtLine } from '#ui/doubt.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { variantOf } from '../model/variant.ts';
import { JobList } from './job-list.tsx';
import { StageHeading } from './stage-heading.tsx';
import { Teaser } from './teaser.tsx';
import { TraitSpectrum } from './trait-spectrum.tsx';
import { TraitTable } from './trait-table.tsx';
import { TraitTexts } from './trait-texts.tsx';
import { useRetake } from './use-retake.ts';

interface NextCardProps {
  readonly href: string;
  /** No company invited the person. */
  readonly isSelfServe: boolean;
}

/** The next step after the result. */
function NextCard({ href, isSelfServe }: NextCardProps) {
  const { t } = useTranslation('survey');
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-lg bg-lila-soft p-5 md:p-6">
      <div className="min-w-0 flex-1 basis-[280px]">
        <h2 className="text-md font-semibold">{t('result.profile.title')}</h2>
        <p className="pt-1 text-pretty text-second">
          {t(isSelfServe ? 'result.profile.textSelfServe' : 'result.profile.text')}
        </p>
      </div>
      <a href={href} className={buttonClass({ kind: 'primary-lila' })}>
        {t('result.profile.button')}
      </a>
    </section>
  );
}

const PremiumCard = lazy(async () => {
  const [part] = await Promise.all([import('./premium-card.tsx'), loadPhrases('premium')]);
  return { default: part.PremiumCard };
});

const StatementPart = lazy(async () => {
  const [part] = await Promise.all([import('./statement-part.tsx'), loadPhrases('statement')]);
  return { default: part.StatementPart };
});

interface ResultViewProps {
  readonly result: SurveyResult;
  readonly onStarted: () => void;
}

/** The person's own five traits: chart, numbers, texts, and the response quality. */
export function ResultView({ result, onStarted }: ResultViewProps) {
  const { t } = useTranslation('survey');
  const format = useFormat();
  const { traits } = result;
  const variant = variantOf(result);
  return (
    <div className="flex flex-col gap-9">
      <div className="flex flex-col gap-2">
        <StageHeading>{t('result.title')}</StageHeading>
        <p className="text-md text-pretty text-second">
          {t('result.lead', { date: format.date(result.date_finished) })}
        </p>
      </div>
      <DoubtLine quality={result.quality.verdict} />
      {result.roles !== undefined && <JobList jobs={result.roles} quality={result.quality.verdict} />}
      <figure className="flex flex-col gap-4" lang={result.language}>
        <TraitSpectrum traits={traits} quality={result.quality.verdict} />
        <figcaption className="text-sm text-pretty text-third">{t('result.howToRead')}</figcaption>
      </figure>
      {variant === 'check' ? (
        <div lang={result.language}>
          <Teaser traits={traits} />
        </div>
      ) : (
        <Details result={result} onStarted={onStarted} />
      )}
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>
        <StatementPart key={result.id} result={result} />
      </Suspense>
      {variant !== 'admin' && <NextCard href={PROFILE_SIGN_UP_PATH} isSelfServe={variant !== 'company'} />}
      {variant === 'b2c' && (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <PremiumCard />
        </Suspense>
      )}
      <p className="flex items-center gap-2.5 text-second">
        <Mail aria-hidden="true" className="size-4 shrink-0" />
        {t('result.report')}
      </p>
      {result.retake_possible && !isOfferedAbove(result) && (
        <div className="border-t border-line pt-6">
          <Retake onStarted={onStarted} />
        </div>
      )}
    </div>
  );
}

/** Notes about response quality offer a retake beside them. */
function isOfferedAbove({ variant, quality, retake_possible }: SurveyResult): boolean {
  return retake_possible && variant !== 'check' && quality.verdict !== 'ok';
}

/** The numbers, the response quality, and each trait in words. */
function Details({ result, onStarted }: ResultViewProps) {
  const { t } = useTranslation('survey');
  const { traits, quality } = result;
  return (
    <>
      <div lang={result.language}>
        <TraitTable traits={traits} />
      </div>
      <section aria-labelledby="survey-quality" lang={result.language} className="rounded-lg bg-canvas p-5">
        <h2 id="survey-quality" className="pb-1 text-sm font-semibold text-third">
          {t('result.quality')}
        </h2>
        <p className="text-md font-semibold">{quality.label}</p>
        <p className="pt-1 text-pretty text-second">{quality.text}</p>
        {quality.notes.length > 0 && (
          <ul className="flex list-disc flex-col gap-1 pt-3 pl-5 text-second">
            {quality.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        {isOfferedAbove(result) && (
          <div className="pt-4" lang={currentLanguage()}>
            <Retake onStarted={onStarted} />
          </div>
        )}
      </section>
      <div lang={result.language}>
        <TraitTexts traits={traits} />
      </div>
    </>
  );
}

function Retake({ onStarted }: Pick<ResultViewProps, 'onStarted'>) {
  const { t } = useTranslation('survey');
  const retake = useRetake(onStarted);
  return (
    <div className="flex flex-col items-start gap-2">
      <PlainButton kind="secondary" aria-disabled={retake.isStarting} onClick={retake.start}>
        {t('result.retake')}
      </PlainButton>
      <p className="text-sm text-third">{t('result.retakeNote')}</p>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {retake.problem}
      </p>
    </div>
  );
}
