import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { takeTalent } from '#features/people/talents/ownership/queries.ts';

/**
 * Links an account to the talent with its address: the only way a talent gets an account. The database decides whether
 * the account proved the address after it was last entered. Without such a talent nothing happens.
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
