import type { PublicSettings } from '@quint/contract/operation/public-settings.ts';
import { useTranslation } from 'react-i18next';
import { reopenConsent, useConsent } from '#lib/consent.ts';
import { servicesOf } from '#lib/outside-services.ts';
import { useFormat } from '#lib/format.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { Button } from '#ui/button.tsx';

/** The third-party services of this installation, the user's choice, and a button to choose again. */
export function ConsentSection() {
  const { t } = useTranslation('consent');
  const analytics = usePublicSettings()?.analytics;
  // Empty until the settings are loaded.
  if (analytics === undefined) return null;
  return (
    <section id="consent" className="border-t border-line py-5">
      <h2 className="pb-2 text-md font-semibold">{t('section.title')}</h2>
      <div className="flex flex-col items-start gap-2.5 text-pretty text-second">
        {servicesOf(analytics).length === 0 ? (
          <p>{t('section.none')}</p>
        ) : (
          <OwnChoice analytics={analytics} />
        )}
      </div>
    </section>
  );
}

function OwnChoice({ analytics }: { readonly analytics: PublicSettings['analytics'] }) {
  const { t } = useTranslation('consent');
  const format = useFormat();
  const { consent } = useConsent(analytics);
  return (
    <>
      <p>{t('section.some', { hosts: format.list(servicesOf(analytics)) })}</p>
      <p>{t('section.never')}</p>
      <p>
        <strong className="font-semibold text-ink">{t('section.current')}:</strong>{' '}
        {t(`section.${consent ?? 'open'}`)}
      </p>
      <Button kind="secondary" onPress={reopenConsent}>
        {t('section.change')}
      </Button>
    </>
  );
}
