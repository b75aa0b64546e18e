import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Deps } from '#deps.ts';
import * as queries from '#features/workspace/organizations/members/queries.ts';
import { scopeWithin } from '#database/scopes.ts';

/**
 * Removes a member: administrators from their own workspace, platform administrators from any. The account stays;
 * sessions in this workspace end. Throws `record.not_found`, `member.is_talent`, `member.is_emergency`,
 * `member.last_administrator`.
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
