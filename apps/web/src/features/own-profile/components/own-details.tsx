import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import type { OwnTalent } from '../api.ts';

/** Form fields come after the result: the first page that talents load is without them. */
const OwnFields = lazy(async () => ({ default: (await import('./own-fields.tsx')).OwnFields }));

/** The image and the phone number of the own talent. */
export function OwnDetails({ talent }: { readonly talent: OwnTalent }) {
  return (
    <Suspense fallback={<Skeleton className="h-[330px] w-full" />}>
      <OwnFields talent={talent} />
    </Suspense>
  );
}
