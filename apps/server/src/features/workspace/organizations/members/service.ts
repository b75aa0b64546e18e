import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { removeOpen } from '#features/workspace/auth/invitations/service.ts';
import * as queries from '#features/workspace/organizations/members/queries.ts';
import { scopeWithin } from '#database/scopes.ts';

interface MemberToRemove extends Pick<queries.HiringManager, 'id' | 'user_id' | 'is_talent'> {
  readonly actor: Actor;
}

/**
 * Ends the membership of a hiring manager; a talent of the workspace stays a member as such. Their sessions continue,
 * so that the next page can say whom to ask. Returns false when a concurrent request was faster.
 */
async function removeHiringManager(
  db: Writer,
  scope: OrganizationScope,
  { actor, id, user_id: userId, is_talent: isTalent }: MemberToRemove,
): Promise<boolean> {
  const member = { id, userId };
  const isRemoved = isTalent
    ? await queries.becomeTalent(db, scope, member)
    : await queries.removeMember(db, scope, { ...member, keepsSessions: true });
  if (!isRemoved) return false;
  await recordAudit(db, {
    scope,
    actor,
    action: isTalent ? 'memberships.update' : 'memberships.remove',
    items: [id],
    details: { user: userId, role: 'HIRING_MANAGER', ...(isTalent ? { now: 'ORG_USER' } : {}) },
  });
  return true;
}

/**
 * Ends the membership of a hiring manager who no longer decides about any role, or withdraws the open invitation; does
 * nothing for everyone else. In a transaction with the platform role that has locked the workspace.
 */
export async function endIdleHiringManager(
  db: Writer,
  scope: OrganizationScope,
  { actor, userId }: { actor: Actor; userId: string },
): Promise<void> {
  const member = await queries.findIdleHiringManager(db, scope, userId);
  if (member === undefined) return;
  if (member.status === 'invited' && !member.is_talent) {
    await removeOpen(db, scope, member.id);
    await recordAudit(db, { scope, actor, action: 'memberships.withdraw', items: [member.id] });
    return;
  }
  await removeHiringManager(db, scope, { actor, ...member });
}

/**
 * Removes a member: administrators from their own workspace, platform administrators from any. The account stays;
 * sessions in this workspace end. A hiring manager who is also a talent stays a member as a talent. Throws
 * `record.not_found`, `member.is_talent`, `member.is_emergency`, `member.last_administrator`.
 * Triggers: tokens, access versions (see triggers.md).
 */
export async function removeMember(deps: Deps, actor: Actor, id: string): Promise<void> {
  await deps.db.platform.write(async (db) => {
    const member = await queries.findActiveMember(db, id);
    if (member === undefined) throw fail('record.not_found');
    const scope = scopeWithin(actor, member.organization_id);
    const isAdministrator = member.user_role === 'ORG_ADMIN';
    if (member.user_role === 'ORG_USER' && member.is_talent) throw fail('member.is_talent');
    if (member.is_emergency) throw fail('member.is_emergency');
    const administrators = await queries.countActiveAdministrators(db, scope);
    if (isAdministrator && administrators === 1) throw fail('member.last_administrator');
    const userId = member.user_id;
    if (member.user_role === 'HIRING_MANAGER') {
      if (!(await removeHiringManager(db, scope, { actor, id, ...member }))) throw fail('record.not_found');
      return;
    }
    if (!(await queries.removeMember(db, scope, { id, userId }))) throw fail('record.not_found');
    await recordAudit(db, {
      scope,
      actor,
      action: 'memberships.remove',
      items: [id],
      details: { user: userId, role: member.user_role },
    });
  });
}
