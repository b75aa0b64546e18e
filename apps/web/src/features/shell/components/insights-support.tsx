import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#lib/public-settings.ts';
import { useCurrentUser } from '#lib/session.ts';
import { buttonClass, type ButtonLook } from '#ui/button-style.ts';

/** A mail link to support about more insights; nothing until the address is loaded. */
export function InsightsSupport(look: ButtonLook) {
  const { t } = useTranslation('shell');
  const workspace = useCurrentUser().active_workspace?.name ?? '';
  const address = usePublicSettings()?.supportEmail;
  if (address === undefined) return null;
  const subject = encodeURIComponent(t('insights.supportSubject', { workspace }));
  return (
    <a href={`mailto:${address}?subject=${subject}`} className={buttonClass(look)}>
      {t('insights.support')}
    </a>
  );
}
