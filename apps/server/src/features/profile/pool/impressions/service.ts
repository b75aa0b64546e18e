import type { PoolImpression } from '@quint/contract/profile/pool.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { listImpressions } from '#features/profile/pool/impressions/queries.ts';

/** The workspaces in which the snapshot of the actor's talent was shown or unlocked. */
export async function listOwnImpressions(deps: Deps, actor: Actor): Promise<PoolImpression[]> {
  const { organizationId } = scopeOfActor(actor);
  const { talentId } = actor;
  if (talentId === undefined) return [];
  return deps.db.platform.read((db) => listImpressions(db, { organizationId, talentId }));
}
