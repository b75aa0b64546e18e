import { useTranslation } from 'react-i18next';
import { Document } from '../components/document.tsx';

/** The operator of this installation, and the legal meaning of a result. */
export function LegalPage() {
  const { t } = useTranslation('legal');
  return (
    <Document
      title={t('legal.title')}
      lead={t('legal.lead')}
      sections={t('legal.sections', { returnObjects: true, host: location.host })}
    >
      <p className="pb-5">
        <a
          className="link inline-flex min-h-6 items-center max-md:min-h-11"
          href="/third-party-notices.txt"
          target="_blank"
        >
          {t('legal.notices')}
        </a>
      </p>
    </Document>
  );
}
