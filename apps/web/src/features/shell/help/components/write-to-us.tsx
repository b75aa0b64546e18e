import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#lib/public-settings.ts';

/** Shown when no article helps: a mail to support with a subject. */
export function WriteToUs() {
  const { t } = useTranslation('help');
  const settings = usePublicSettings();
  if (settings === undefined) return null;
  const subject = encodeURIComponent(t('menu.supportSubject', { brand: settings.brand }));
  return (
    <a className="link finger inline-block" href={`mailto:${settings.supportEmail}?subject=${subject}`}>
      {t('centre.write')}
    </a>
  );
}
