import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';

/** The way to say whether the result describes the person. */
export function FeedbackCard({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('profile');
  return (
    <Card title={t('own.feedback.title')}>
      <p className="pb-3 text-pretty text-second">{t('own.feedback.text')}</p>
      <ButtonLink
        to="/talent-profile/$talentId/insights/feedback"
        params={{ talentId }}
        kind="secondary"
        size="sm"
      >
        {t('own.feedback.give')}
      </ButtonLink>
    </Card>
  );
}
