import type { Trait } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '#features/survey/survey/components/language-switch.tsx';
import { SurveyLayout } from '#features/survey/survey/components/survey-layout.tsx';
import { buttonClass } from '#ui/button-style.ts';
import { TRAIT_FILL } from '#ui/trait-fill.ts';
import { Steps } from '../components/steps.tsx';
import { LostLink } from '../components/entry-sign-up.tsx';
import { EntryHeading } from '../components/entry-heading.tsx';

/** Explains the public check before asking for a name. */
export function PublicCheckPage() {
  const { t } = useTranslation('participation');
  return (
    <SurveyLayout status={<LanguageSwitch />}>
      <div className="flex flex-col gap-9">
        <EntryHeading
          eyebrow={t('publicCheck.eyebrow')}
          title={t('publicCheck.title')}
          text={t('publicCheck.text')}
        />
        <div>
          <a href="/find-your-quint-survey" className={buttonClass({ kind: 'primary-lila', size: 'lg' })}>
            {t('publicCheck.submit')}
          </a>
        </div>
        <section
          aria-labelledby="check-traits"
          className="flex flex-col gap-4 rounded-lg bg-canvas p-5 md:p-6"
        >
          <h2 id="check-traits" className="text-md font-semibold">
            {t('check.traits')}
          </h2>
          <ul className="flex flex-col gap-4">
            {TRAITS.map((trait) => (
              <TraitSides key={trait} trait={trait} />
            ))}
          </ul>
          <p className="text-sm text-pretty text-third">{t('check.note')}</p>
        </section>
        <Steps />
        <LostLink />
      </div>
    </SurveyLayout>
  );
}

/** A trait between its two poles, without a mark, because there is no result yet. */
function TraitSides({ trait }: { readonly trait: Trait }) {
  const { t } = useTranslation('participation');
  const [left, right] = t(`check.poles.${trait}`, { returnObjects: true });
  return (
    <li className="flex flex-col gap-1.5">
      <span className="flex items-baseline gap-2 font-semibold">
        <span className="w-6 text-sm text-third" aria-hidden="true">
          {trait}
        </span>
        {t(`check.names.${trait}`)}
      </span>
      <span className="flex flex-col gap-1.5 pl-8 text-sm text-second">
        <span aria-hidden="true" className={`h-1.5 rounded-full opacity-60 ${TRAIT_FILL[trait]}`} />
        <span className="flex justify-between gap-3">
          <span>{left}</span>
          <span className="text-right">{right}</span>
        </span>
      </span>
    </li>
  );
}
