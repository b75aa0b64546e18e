import { useTranslation } from 'react-i18next';
import { Disclosure } from '#ui/disclosure.tsx';

interface FaqProps {
  /** The company that may use the result for a decision; undefined when there is none. */
  readonly workspace: string | undefined;
}

/** Questions that people ask before they begin. */
export function Faq({ workspace }: FaqProps) {
  const { t } = useTranslation('survey');
  const questions = t('faq', { returnObjects: true });
  const decision = workspace === undefined ? [] : [t('faqDecision', { returnObjects: true, workspace })];
  return (
    <section aria-labelledby="survey-faq">
      <h2 id="survey-faq" className="pb-2 text-md font-semibold">
        {t('intro.faq')}
      </h2>
      <div className="border-t border-line">
        {[...questions, ...decision].map(({ question, answer }) => (
          <Disclosure key={question} label={question} look="line">
            <p className="max-w-[60ch] pb-4 text-pretty text-second">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
