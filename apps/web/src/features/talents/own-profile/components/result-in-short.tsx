import { useQuery } from '@tanstack/react-query';
import { drawnOf } from '@quint/psychometrics/range-position.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { TraitScale } from '#features/talents/person/components/trait-line.tsx';
import { TraitName } from '#features/roles/roles/components/trait-name.tsx';
import { useFormat } from '#lib/format.ts';
import { DoubtMark } from '#ui/doubt.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { ownSurveyQuery, type OwnTalent } from '../api.ts';
import { NoResult } from './no-result.tsx';
import { OpenSurvey } from './open-survey.tsx';

type Result = NonNullable<OwnTalent['latestResult']>;

function Traits({ result: { traits, versions, quality } }: Result) {
  const format = useFormat();
  return (
    <ul className="flex flex-col gap-3">
      {TRAITS.map((trait) => {
        const score = traits[trait];
        const bar = score === null ? { position: 5, low: 5, high: 5 } : drawnOf(trait, score.z, versions);
        return (
          <li
            key={trait}
            className="grid grid-cols-[minmax(0,11rem)_minmax(0,1fr)_1.25rem] items-center gap-x-3"
          >
            <TraitName trait={trait} isAligned />
            <TraitScale
              placedTrait={{ trait, range: undefined, stanine: score?.stanine ?? null, ...bar }}
              quality={quality.verdict}
            />
            <span className="text-right font-bold tabular-nums">
              {score === null ? '–' : format.number(score.stanine)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Short({ talentId, result }: { readonly talentId: string; readonly result: Result }) {
  const { t } = useTranslation('job-profile');
  const format = useFormat();
  return (
    <section className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-6 shadow-soft max-md:p-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-md font-semibold">{t('short.title')}</h2>
        <span className="text-second">{format.date(result.date_finished)}</span>
      </div>
      <Traits {...result} />
      <DoubtMark quality={result.result.quality.verdict} />
      <p aria-hidden="true" className="flex items-center justify-between gap-4 text-xs text-third">
        <span className="inline-flex items-center gap-2">
          <span className="relative inline-block h-3 w-7">
            <span className="shape absolute inset-x-0 top-1/2 h-[3px] -translate-y-1/2 rounded-full bg-second" />
            <span className="shape absolute top-1/2 left-1/2 size-2.5 -translate-1/2 rounded-full bg-second" />
          </span>
          {t('short.legend')}
        </span>
        <span>{t('short.scale')}</span>
      </p>
      <ButtonLink
        to="/talent-profile/$talentId"
        params={{ talentId }}
        search={{ tab: 'result' }}
        kind="secondary"
        size="sm"
        className="self-start"
      >
        {t('short.all')}
      </ButtonLink>
    </section>
  );
}

/** The five traits in compact form, with links to the whole result and to an open survey. */
export function ResultInShort({ talent }: { readonly talent: OwnTalent }) {
  const survey = useQuery(ownSurveyQuery).data;
  const result = talent.latestResult;
  if (result === null) return <NoResult talent={talent} />;
  return (
    <>
      <Short talentId={talent.id} result={result} />
      {survey?.is_finished === false && <OpenSurvey surveyStatus={survey} isAgain />}
    </>
  );
}
