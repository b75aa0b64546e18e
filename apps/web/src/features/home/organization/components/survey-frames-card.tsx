import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';

/** Links to the websites that show the survey. */
export function SurveyFramesCard() {
  const { t } = useTranslation('organization');
  return (
    <Card title={t('surveyFrames.title')}>
      <p className="pb-3 text-pretty text-second">{t('surveyFrames.text')}</p>
      <TextLink
        to="/survey-frames"
        className="inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11"
      >
        {t('surveyFrames.open')}
      </TextLink>
    </Card>
  );
}
