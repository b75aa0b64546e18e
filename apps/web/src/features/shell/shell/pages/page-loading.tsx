import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '#ui/skeleton.tsx';

/** The placeholder of a loading page, as wide as its layout. */
export function PageLoading() {
  const { t } = useTranslation('common');
  return (
    <div className="mx-auto w-full max-w-[1120px] px-4 py-6 md:px-8">
      <PageSkeleton label={t('state.loading')} />
    </div>
  );
}
