import { lazy, Suspense, type ComponentProps } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';

const ProfileRadar = lazy(async () => ({ default: (await import('./profile-radar.tsx')).ProfileRadar }));

/** The shape of a profile, whose code is loaded after the page. */
export function ProfileShape(props: ComponentProps<typeof ProfileRadar>) {
  return (
    <Suspense fallback={<Skeleton className="mx-auto aspect-square w-full max-w-[300px]" />}>
      <ProfileRadar {...props} />
    </Suspense>
  );
}
