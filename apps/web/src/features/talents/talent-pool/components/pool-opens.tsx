import type { PoolPerson } from '@quint/contract/profile/pool.ts';
import { UnlockPreview } from '#features/people/people/components/opens.tsx';
import { useCurrentUser } from '#lib/session.ts';

/**
 * The contents that an insight unlocks for a person of the pool. A workspace that hides personal data does not see the
 * name afterwards either.
 */
export function PoolOpens({ person: { profile } }: { readonly person: Pick<PoolPerson, 'profile'> }) {
  const hides = useCurrentUser().active_workspace?.hides_people ?? 'nobody';
  const closedContent = { ...profile, person: hides === 'nobody' };
  return <UnlockPreview inPool people={[{ isMasked: true, closedContent }]} />;
}
