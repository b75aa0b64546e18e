import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#lib/public-settings.ts';
import { buttonClass } from '#ui/button-style.ts';

const SURVEYS = ['activities', 'peers'] as const;

/** Role surveys that the product does not offer yet; each links to a contact. */
export function SurveyTeasers() {
  const { t } = useTranslation('role-creation');
  const address = usePublicSettings()?.supportEmail;
  return (
    <section className="flex flex-col gap-4 pt-10">
      <div>
        <h2 className="text-md font-semibold">{t('surveys.title')}</h2>
        <p className="text-third">{t('surveys.text')}</p>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2">
        {SURVEYS.map((survey) => (
          <li
            key={survey}
            className="flex flex-col items-start gap-2 rounded-lg border border-dashed border-control p-5"
          >
            <h3 className="font-semibold">{t(`surveys.${survey}.title`)}</h3>
            <p className="flex-1 text-pretty text-second">{t(`surveys.${survey}.text`)}</p>
            {address !== undefined && (
              <a
                href={`mailto:${address}?subject=${encodeURIComponent(t(`surveys.${survey}.title`))}`}
                aria-label={t('surveys.contactAbout', { name: t(`surveys.${survey}.title`) })}
                className={buttonClass({ kind: 'secondary', size: 'sm' })}
              >
                {t('surveys.contact')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
