import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';

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
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 rounded-sm py-2.5 font-medium hover:text-lila-strong [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden="true"
                className="size-4 shrink-0 text-third transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-[60ch] pb-4 text-pretty text-second">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
