import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#lib/public-settings.ts';
import { Badge } from '#ui/badge.tsx';

/** A way that does not exist yet: nothing to press but a mail to support. */
export function ImportTeaser() {
  const { t } = useTranslation('invitations');
  const support = usePublicSettings()?.supportEmail;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line px-4 py-2.5">
      <Lock aria-hidden="true" className="size-4 shrink-0 text-third" />
      <span className="text-third">{t('people.import.title')}</span>
      <Badge>{t('people.import.soon')}</Badge>
      {support !== undefined && (
        <a
          href={`mailto:${support}?subject=${encodeURIComponent(t('people.import.subject'))}`}
          className="link inline-flex min-h-11 items-center md:ml-auto md:min-h-6"
        >
          {t('people.import.contact')}
        </a>
      )}
    </div>
  );
}
