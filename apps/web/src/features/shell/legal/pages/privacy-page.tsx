import { useTranslation } from 'react-i18next';
import { ConsentSection } from '#features/survey/consent/components/consent-section.tsx';
import { Document } from '../components/document.tsx';

/** The data stored about people, why, how long, and their rights. */
export function PrivacyPage() {
  const { t } = useTranslation('legal');
  return (
    <Document
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      sections={t('privacy.sections', { returnObjects: true, host: location.host })}
    >
      <ConsentSection />
    </Document>
  );
}
