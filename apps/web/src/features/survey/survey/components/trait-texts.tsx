import type { SurveyResult } from '@quint/contract/survey/survey.ts';
import { useTranslation } from 'react-i18next';
import { TRAIT_INK } from '#ui/trait-fill.ts';

interface TraitTextsProps {
  readonly traits: SurveyResult['traits'];
  readonly title?: string | undefined;
}

/** Each trait in a few sentences. */
export function TraitTexts({ traits, title }: TraitTextsProps) {
  const { t } = useTranslation('survey');
  return (
    <section aria-labelledby="survey-words">
      <h2 id="survey-words" className="pb-4 text-lg font-semibold">
        {title ?? t('result.words')}
      </h2>
      <div className="flex flex-col gap-6">
        {traits.map(({ trait, name, headline, text }) => (
          <article key={trait} className="flex gap-4">
            <span
              aria-hidden="true"
              className={`grid size-10 shrink-0 place-items-center rounded-full border border-line bg-surface text-sm font-bold ${TRAIT_INK[trait]}`}
            >
              {trait}
            </span>
            <div className="min-w-0">
              <h3 className="font-semibold text-pretty">
                {name}
                {headline !== '' && <span className="block text-md text-pretty">{headline}</span>}
              </h3>
              <p className="pt-1 text-pretty text-second">{text}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
