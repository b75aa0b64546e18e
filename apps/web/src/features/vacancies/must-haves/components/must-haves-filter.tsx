import { hasMustHaves } from '@quint/domain/vacancies/must-haves.ts';
import { lazy, Suspense } from 'react';
import { loadPhrases } from '#lib/i18n.ts';
import type { MustHavesChoice } from '../model/filter.ts';

const MustHavesChip = lazy(async () => {
  const [chip] = await Promise.all([
    import('./must-haves-chip.tsx'),
    loadPhrases('must-haves', 'job-profile'),
  ]);
  return { default: chip.MustHavesChip };
});

/** The filter by must-haves, for a role that has some. */
export function MustHavesFilter({ choice }: { readonly choice: MustHavesChoice | undefined }) {
  if (choice === undefined || !hasMustHaves(choice.mustHaves)) return null;
  return (
    <Suspense>
      <MustHavesChip choice={choice} />
    </Suspense>
  );
}
