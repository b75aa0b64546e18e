import { lazy, Suspense, useEffect } from 'react';
import { useCurrentUser } from '#lib/session.ts';
import { claimRuns, isRunning, useRuns } from '../model/runs.ts';

const Runs = lazy(async () => ({ default: (await import('./runs.tsx')).Runs }));

/** The progress of bulk actions on every page; at the end, the people who were not changed. */
export function BulkProgress() {
  const userId = useCurrentUser().id;
  useEffect(() => claimRuns(userId), [userId]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isRunning()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  const runs = useRuns();
  if (runs.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Runs runs={runs} />
    </Suspense>
  );
}
