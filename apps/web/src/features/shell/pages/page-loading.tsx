import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '#ui/skeleton.tsx';

/** A page on its way. */
export function PageLoading() {
  const { t } = useTranslation('common');
  return <PageSkeleton label={t('state.loading')} />;
}
