import { lazy, Suspense } from 'react';
import { loadPhrases } from '#lib/i18n.ts';
import type { WithQuality } from '#ui/doubt.tsx';

/** Below what the page is about: its code and its words come after it. */
const RecommendedCard = lazy(async () => {
  const [{ RecommendedCard: card }] = await Promise.all([
    import('./recommended-card.tsx'),
    loadPhrases('trainings', 'personality', 'records'),
  ]);
  return { default: card };
});

/** Training courses for a talent in view of a role, once they are loaded. */
export function RecommendedTrainings(
  props: WithQuality & {
    readonly talentId: string;
    readonly roleId: string;
    readonly isOwn: boolean;
  },
) {
  return (
    <Suspense fallback={null}>
      <RecommendedCard {...props} />
    </Suspense>
  );
}
