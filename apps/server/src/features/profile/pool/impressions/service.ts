import type { PoolImpression } from '@quint/contract/profile/pool.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { listImpressions } from '#features/profile/pool/impressions/queries.ts';

/** In which workspaces the snapshot of the actor's own talent was shown or unlocked; of no other talent. */
export async function listOwnImpressions(deps: Deps, actor: Actor): Promise<PoolImpression[]> {
  const { organizationId } = scopeOfActor(actor);
  const { talentId } = actor;
  if (talentId === undefined) return [];
  return deps.db.platform.read((db) => listImpressions(db, { organizationId, talentId }));
}
