import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';

/** Links to the webhooks. */
export function WebhooksCard() {
  const { t } = useTranslation('organization');
  return (
    <Card title={t('webhooks.title')}>
      <p className="pb-3 text-pretty text-second">{t('webhooks.text')}</p>
      <TextLink to="/webhooks" className="inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11">
        {t('webhooks.open')}
      </TextLink>
    </Card>
  );
}
