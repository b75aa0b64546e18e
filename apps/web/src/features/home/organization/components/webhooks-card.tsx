import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';

/** Leads to the systems that are told what happens. */
export function WebhooksCard() {
  const { t } = useTranslation('organization');
  return (
    <Card title={t('webhooks.title')}>
      <p className="pb-3 text-pretty text-second">{t('webhooks.text')}</p>
      <TextLink to="/webhooks" className="inline-target">
        {t('webhooks.open')}
      </TextLink>
    </Card>
  );
}
