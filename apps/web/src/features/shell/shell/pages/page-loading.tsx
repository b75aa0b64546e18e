import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '#ui/skeleton.tsx';

/** A page that is loading, as wide as its layout will make it. */
export function PageLoading() {
  const { t } = useTranslation('common');
  return (
    <div className="mx-auto w-full max-w-[1120px] px-4 py-6 md:px-8">
      <PageSkeleton label={t('state.loading')} />
    </div>
  );
}
