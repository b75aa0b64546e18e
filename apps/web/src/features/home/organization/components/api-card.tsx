import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';

/** Links to the tokens of the workspace. */
export function ApiCard() {
  const { t } = useTranslation('organization');
  return (
    <Card title={t('api.title')}>
      <p className="pb-3 text-pretty text-second">{t('api.text')}</p>
      <TextLink to="/api-access" className="inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11">
        {t('api.open')}
      </TextLink>
    </Card>
  );
}
