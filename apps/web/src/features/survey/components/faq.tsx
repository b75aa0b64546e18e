import { useTranslation } from 'react-i18next';
import { Disclosure } from '#ui/disclosure.tsx';

/** The questions people ask before they begin. */
export function Faq() {
  const { t } = useTranslation('survey');
  return (
    <section aria-labelledby="survey-faq">
      <h2 id="survey-faq" className="pb-2 text-md font-semibold">
        {t('intro.faq')}
      </h2>
      <div className="border-t border-line">
        {t('faq', { returnObjects: true }).map(({ question, answer }) => (
          <Disclosure key={question} label={question} look="line">
            <p className="max-w-[60ch] pb-4 text-pretty text-second">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
