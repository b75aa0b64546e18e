import { lazy, Suspense } from 'react';
import { WorksCouncilNote } from '#features/privacy/components/works-council-note.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { OwnOpenings } from './own-openings.tsx';
import { WhoSeesThis } from './who-sees-this.tsx';

/** Its words come with it. */
const EraseOwnCard = lazy(async () => {
  const [{ EraseOwnCard: Loaded }] = await Promise.all([
    import('#features/privacy/components/erase-own-card.tsx'),
    loadPhrases('erasing'),
  ]);
  return { default: Loaded };
});

/** What is stored about the person, and who looked at it. */
export function DataTab() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <WhoSeesThis />
      <OwnOpenings />
      <WorksCouncilNote />
      <Suspense fallback={<Skeleton className="h-32 w-full" />}>
        <EraseOwnCard />
      </Suspense>
    </div>
  );
}
