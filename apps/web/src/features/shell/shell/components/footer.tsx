import { useTranslation } from 'react-i18next';
import { servicesOf } from '#lib/outside-services.ts';
import { useKnownSettings } from '#lib/public-settings.ts';

const LINK =
  'inline-target max-md:min-w-11 max-md:justify-center rounded-[4px] hover:text-ink hover:underline';

const YEAR = String(new Date().getFullYear());

async function openConsentDialog(): Promise<void> {
  const { reopenConsent } = await import('#lib/consent.ts');
  reopenConsent();
}

/** Reopens the consent bar, if there is one. */
function CookiesButton() {
  const { t } = useTranslation('common');
  const analytics = useKnownSettings()?.analytics;
  if (analytics === undefined || servicesOf(analytics).length === 0) return null;
  return (
    <>
      <span aria-hidden="true">·</span>
      <button type="button" className={LINK} onClick={() => void openConsentDialog()}>
        {t('footer.cookies')}
      </button>
    </>
  );
}

/** © Quint · Legal · Privacy · Cookies. Plain links: both pages are public. */
export function Footer() {
  const { t } = useTranslation('common');
  return (
    <footer className="text-xs text-third">
      <nav aria-label={t('footer.label')} className="flex flex-wrap items-center justify-end gap-x-1.5">
        <span>{t('footer.copyright', { year: YEAR })}</span>
        <span aria-hidden="true">·</span>
        <a href="/legal" className={LINK}>
          {t('footer.legal')}
        </a>
        <span aria-hidden="true">·</span>
        <a href="/privacy" className={LINK}>
          {t('footer.privacy')}
        </a>
        <CookiesButton />
      </nav>
    </footer>
  );
}
