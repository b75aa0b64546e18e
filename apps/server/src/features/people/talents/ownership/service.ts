import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { takeTalent } from '#features/people/talents/ownership/queries.ts';

/**
 * Links an account to the talent with its address: the only way in which a talent gets an account. The database checks
 * whether the account verified the address after it was last entered. Does nothing without such a talent.
 * Triggers: proof of the address, access versions (see triggers.md).
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
