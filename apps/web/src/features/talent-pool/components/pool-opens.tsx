import type { PoolPerson } from '@quint/contract/pool.ts';
import { WhatOpens } from '#features/people/components/opens.tsx';
import { useCurrentUser } from '#lib/session.ts';

/** What an insight opens of a person of the pool; a workspace that hides personal data sees no name afterwards either. */
export function PoolOpens({ person: { profile } }: { readonly person: Pick<PoolPerson, 'profile'> }) {
  const hides = useCurrentUser().active_workspace?.hides_people ?? 'nobody';
  const closed = { ...profile, person: hides === 'nobody' };
  return <WhatOpens inPool people={[{ isMasked: true, closed }]} />;
}
