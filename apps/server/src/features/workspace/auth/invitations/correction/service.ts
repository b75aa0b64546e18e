import { fail, throwAll } from '@quint/contract/base/errors.ts';
import type { InvitedMember } from '@quint/contract/workspace/member-invitations.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { accountOf } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';
import type { Deps } from '#deps.ts';
import {
  insertDeciders,
  listDecidedRoles,
} from '#features/workspace/auth/invitations/decided-roles/queries.ts';
import { findInvitation } from '#features/workspace/auth/invitations/queries.ts';
import {
  findPeopleProblems,
  getOpen,
  inviteInto,
  removeOpen,
} from '#features/workspace/auth/invitations/service.ts';
import {
  listAccountDetails,
  recordReplacedAccount,
} from '#features/workspace/auth/former-details/queries.ts';

/**
 * Sends an open invitation to another address: the link in the former mail stops working, and the new address
 * is invited with the same role and to the same page, in one transaction. A hiring manager keeps the roles to decide
 * about. Throws `record.not_found`,
 * `invitation.not_open`, `account.email_invalid`, and the errors of `inviteInto`.
 */
export async function correctMemberInvitation(
  deps: Deps,
  actor: Actor,
  { id, email }: { id: string; email: string },
): Promise<InvitedMember> {
  const scope = await deps.db.platform.read((db) => getOpen(db, actor, id));
  throwAll(findPeopleProblems([{ email }]));
  return deps.db.platform.write(async (db) => {
    await lockWorkspace(db, scope.organizationId);
    const before = await findInvitation(db, scope, id);
    if (before === undefined) throw fail('invitation.not_open');
    // An account in use stays, with its address.
    const accountDetails = before.has_account ? [] : await listAccountDetails(db, before.user_id);
    const roleIds = await listDecidedRoles(db, scope, before.user_id);
    await removeOpen(db, scope, id);
    await recordAudit(db, { scope, actor, action: 'memberships.withdraw', items: [id] });
    // The names of an account in use are not those of the invited person.
    const { first_name, last_name } = before.has_account ? { first_name: null, last_name: null } : before;
    const [invitedMember] = await inviteInto(deps, db, {
      scope,
      actor,
      people: [{ email, first_name, last_name, user_role: before.user_role }],
      path: before.invitation_path,
      isMailed: true,
      details: { instead_of: id },
    });
    if (invitedMember === undefined) throw new Error('The corrected address was not invited');
    await insertDeciders(db, scope, { roleIds, userId: invitedMember.user, by: accountOf(actor) });
    await recordReplacedAccount(db, invitedMember.user, accountDetails);
    return invitedMember;
  });
}
