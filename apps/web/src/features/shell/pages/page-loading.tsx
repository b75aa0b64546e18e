import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '#ui/skeleton.tsx';

/** A page on its way, with the room that its frame will give it. */
export function PageLoading() {
  const { t } = useTranslation('common');
  return (
    <div className="mx-auto w-full max-w-[1120px] px-4 py-6 md:px-8">
      <PageSkeleton label={t('state.loading')} />
    </div>
  );
}
