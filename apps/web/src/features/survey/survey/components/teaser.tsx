import type { SurveyResult } from '@quint/contract/survey/survey.ts';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/button-style.ts';
import { TraitTexts } from './trait-texts.tsx';

const SHOWN_TRAITS = 2;
const MIDDLE_STANINE = 5;

function distance({ score }: SurveyResult['traits'][number]): number {
  return score === null ? -1 : Math.abs(score.stanine - MIDDLE_STANINE);
}

/** A short result of the public check: the most distinctive traits in words. The report has the others. */
export function Teaser({ traits }: { readonly traits: SurveyResult['traits'] }) {
  const { t } = useTranslation('survey');
  const distinctiveTraits = traits
    .toSorted((one, other) => distance(other) - distance(one))
    .slice(0, SHOWN_TRAITS);
  return (
    <div className="flex flex-col gap-6">
      <TraitTexts title={t('result.teaser.title')} traits={distinctiveTraits} />
      <p className="text-pretty text-second">{t('result.teaser.more')}</p>
      <div>
        <a href="/plans" className={buttonClass({ kind: 'secondary' })}>
          {t('result.teaser.button')}
        </a>
      </div>
    </div>
  );
}
