import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#lib/public-settings.ts';
import { Badge } from '#ui/badge.tsx';

/** Imports that do not exist yet: the only action is a mail to support. */
export function Teasers() {
  const { t } = useTranslation('resume');
  const support = usePublicSettings()?.supportEmail;
  return (
    <section className="rounded-lg border border-line bg-surface p-5 shadow-soft max-md:p-4">
      <h2 className="pb-2 font-semibold">{t('soon.title')}</h2>
      <ul className="flex flex-col divide-y divide-line-soft">
        {[t('soon.linkedIn'), t('soon.xing')].map((name) => (
          <li key={name} className="flex min-h-11 items-center gap-3 py-2 text-third">
            <Lock aria-hidden="true" className="size-4 shrink-0" />
            <span className="flex-1">{name}</span>
            <Badge>{t('soon.badge')}</Badge>
          </li>
        ))}
      </ul>
      {support !== undefined && (
        <a
          href={`mailto:${support}?subject=${encodeURIComponent(t('soon.subject'))}`}
          className="link mt-2 inline-flex min-h-11 items-center md:min-h-6"
        >
          {t('soon.ask')}
        </a>
      )}
    </section>
  );
}
