import { useTranslation } from 'react-i18next';
import { PageHeader } from '#ui/page-header.tsx';
import { YourData } from './your-data.tsx';

/** The own data of an account, with or without a talent. */
export function YourDataPage() {
  const { t } = useTranslation('your-data');
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <YourData />
    </>
  );
}
