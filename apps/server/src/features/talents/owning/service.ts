import type { Actor } from '@quint/domain/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { takeTalent } from '#features/talents/owning/queries.ts';

/**
 * Gives an account the talent of its address: the one way a talent gets an owner. The database says whether the account
 * proved the address after it was last entered. Without such a talent nothing happens.
 */
export async function claimTalent(
  db: Writer,
  scope: OrganizationScope,
  actor: Pick<Actor, 'userId' | 'userRole'>,
): Promise<void> {
  const talentId = await takeTalent(db, scope, actor.userId);
  if (talentId === undefined) return;
  await recordAudit(db, { scope, actor, action: 'talents.claim', items: [talentId], talentIds: [talentId] });
}
