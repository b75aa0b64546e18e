import { lazy, Suspense, type ComponentProps } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';

const ReportsCard = lazy(async () => ({ default: (await import('./reports-card.tsx')).ReportsCard }));

/** The reports at the end of a page, whose code is loaded after the page. */
export function LazyReportsCard(props: ComponentProps<typeof ReportsCard>) {
  return (
    <Suspense
      fallback={<Skeleton className={props.subjects.length > 1 ? 'h-[317px] w-full' : 'h-[190px] w-full'} />}
    >
      <ReportsCard {...props} />
    </Suspense>
  );
}
