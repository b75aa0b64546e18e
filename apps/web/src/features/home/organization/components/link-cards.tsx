import { BIN_DAYS } from '@quint/domain/base/bin.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';

const LINKS = [
  { page: 'bin', to: '/bin' },
  { page: 'surveyFrames', to: '/survey-frames' },
  { page: 'webhooks', to: '/webhooks' },
  { page: 'api', to: '/api-access' },
] as const;

/** Lead to other pages of the current workspace: deleted records, websites with the survey, webhooks and API tokens. */
export function LinkCards() {
  const { t } = useTranslation('organization');
  return LINKS.map(({ page, to }) => (
    <Card key={page} title={t(`${page}.title`)}>
      <p className="pb-3 text-pretty text-second">{t(`${page}.text`, { days: BIN_DAYS })}</p>
      <TextLink to={to} className="inline-target">
        {t(`${page}.open`)}
      </TextLink>
    </Card>
  ));
}
