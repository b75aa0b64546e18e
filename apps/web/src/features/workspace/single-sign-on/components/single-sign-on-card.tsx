import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';

/** Links from the settings of a workspace to single sign-on. */
export function SingleSignOnCard({ organizationId }: { readonly organizationId: string }) {
  const { t } = useTranslation('single-sign-on');
  return (
    <Card title={t('title')}>
      <p className="pb-3 text-pretty text-second">{t('card.text')}</p>
      <TextLink
        to="/settings/$organizationId/single-sign-on"
        params={{ organizationId }}
        className="inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11"
      >
        {t('card.link')}
      </TextLink>
    </Card>
  );
}
