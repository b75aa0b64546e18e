import { lazy, Suspense, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '#ui/skeleton.tsx';

const PlatformPersonPage = lazy(async () => ({
  default: (await import('../pages/platform-person-page.tsx')).PlatformPersonPage,
}));

/** A person of the platform pool, on pages that otherwise show a talent of the workspace; loaded when it is needed. */
export function LaterPlatformPerson(props: ComponentProps<typeof PlatformPersonPage>) {
  const { t } = useTranslation('common');
  return (
    <Suspense fallback={<PageSkeleton label={t('state.loading')} />}>
      <PlatformPersonPage {...props} />
    </Suspense>
  );
}
