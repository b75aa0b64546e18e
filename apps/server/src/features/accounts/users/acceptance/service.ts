import { fail } from '@quint/contract/base/errors.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { holdsAddress } from '@quint/domain/base/names.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfToken } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { endUnprovedAccess } from '#features/workspace/auth/addresses/service.ts';
import { isCompanyRequired } from '#features/workspace/auth/company/queries.ts';
import type { MemberInvitation } from '#features/workspace/auth/invitations/queries.ts';
import {
  acceptMembership,
  completeAccount,
  findInvitationByToken,
} from '#features/workspace/auth/invitations/queries.ts';
import { removeOpen } from '#features/workspace/auth/invitations/service.ts';
import { listPersonalTerms } from '#features/workspace/auth/passwords/queries.ts';
import { removeUnconfirmed } from '#features/workspace/auth/sign-up/queries.ts';
import { openSession, verifyByPassword } from '#features/workspace/auth/service.ts';
import { endOtherSignIns, lockConnection } from '#features/accounts/sso/connection/queries.ts';
import { recordKnownMember } from '#features/workspace/auth/known-members/queries.ts';
import { claimTalent } from '#features/people/talents/ownership/service.ts';
import { assertGoodPassword } from '#secrets/password-rules.ts';
import { hashPassword } from '#secrets/passwords.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countingUnknown } from '#http/rate-limit.ts';
import type { Arrival, Session } from '#http/session-reply.ts';
import { readTokenClaim } from '#secrets/tokens.ts';

const UNKNOWN_TOKENS: RateLimit = { action: 'invite-network', hits: 60, windowSeconds: 3600 };

/** Counts only unknown links. Throws `invite.invalid`. */
function getInvitation(
  deps: Deps,
  { token, network }: { token: string; network: string },
): Promise<ScopedInvitation> {
  return countingUnknown(deps, { limit: UNKNOWN_TOKENS, subject: network }, () => findInvited(deps, token));
}

interface ScopedInvitation {
  readonly scope: OrganizationScope;
  readonly invitation: MemberInvitation;
}

async function findInvited(deps: Deps, token: string): Promise<ScopedInvitation> {
  const claim = readTokenClaim(token);
  if (claim === undefined) throw fail('invite.invalid');
  const { tokenHash } = claim;
  const invitation = await scopeOfToken(deps.db, claim, (_workspace, scope) =>
    deps.db.platform.read((db) => findInvitationByToken(db, scope, tokenHash)),
  );
  if (invitation === undefined) throw fail('invite.invalid');
  if (invitation.record.invitation_expires_at <= deps.clock.now()) {
    throw fail('invite.invalid', { state: 'expired' });
  }
  return { scope: invitation.scope, invitation: invitation.record };
}

/** The data of an invitation's page. Throws `invite.invalid` for an unknown, used or expired token. */
export async function checkInvitation(deps: Deps, input: { token: string; network: string }) {
  const { invitation } = await getInvitation(deps, input);
  const { email, first_name, last_name, has_account, user_role, inviter, is_requested, roles } = invitation;
  const workspace = { name: invitation.workspace, language: invitation.workspace_language };
  return {
    email,
    first_name,
    last_name,
    has_account,
    user_role,
    inviter,
    is_requested,
    roles: [...roles],
    workspace,
  };
}

/** Deletes an invitation that its recipient declines. Throws `invite.invalid`. */
export async function declineInvitation(
  deps: Deps,
  input: { token: string; network: string },
): Promise<void> {
  const { scope, invitation } = await getInvitation(deps, input);
  const { id } = invitation;
  await deps.db.platform.write(async (db) => {
    await removeOpen(db, scope, id);
    await recordAudit(db, { scope, actor: undefined, action: 'memberships.decline', items: [id] });
  });
}

interface Acceptance {
  readonly token: string;
  readonly password: string;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly otp?: string | undefined;
  readonly mailCode?: string | undefined;
  /** The language of the page: chosen by the person or requested by their browser. */
  readonly language?: StoredLanguage | undefined;
  readonly arrival: Arrival;
}

/** The new account's password, or the proof of an existing account. */
async function preparePassword(
  deps: Deps,
  { invitation, input }: { invitation: MemberInvitation; input: Acceptance },
): Promise<((db: Writer) => Promise<void>) | undefined> {
  const { password, otp, mailCode, arrival } = input;
  if (invitation.has_account) {
    await verifyByPassword(deps, { email: invitation.email, password, otp, mailCode, arrival });
    return undefined;
  }
  const { firstName, lastName } = input;
  const ownNames = [firstName, lastName, `${firstName ?? ''}${lastName ?? ''}`].filter(
    (name) => name !== undefined,
  );
  const knownTerms = await deps.db.platform.read((db) => listPersonalTerms(db, invitation.user_id));
  assertGoodPassword(password, [deps.config.publicSettings.brand, ...ownNames, ...knownTerms]);
  const passwordHash = await hashPassword(password);
  const nameOf = (name: string | undefined) => (name === undefined || name === '' ? null : name);
  return (db) =>
    completeAccount(db, {
      userId: invitation.user_id,
      passwordHash,
      firstName: nameOf(firstName),
      // An empty first name is valid for a person with one name.
      lastName: lastName ?? null,
      language: input.language ?? null,
    });
}

/**
 * Makes an invited person a member. A person without an account chooses a password here; the owner of an
 * existing account enters its password and second factor. If the workspace enforces SSO, the other sessions
 * of the account end. Throws `invite.invalid`, `sso.required`, `name.holds_address`, and the errors of
 * `assertGoodPassword` or `proveByPassword`. Returns the account.
 */
export async function acceptInvitation(deps: Deps, input: Acceptance): Promise<{ userId: string }> {
  if ([input.firstName, input.lastName].some((name) => holdsAddress(name ?? ''))) {
    throw fail('name.holds_address');
  }
  const { scope, invitation } = await getInvitation(deps, {
    token: input.token,
    network: input.arrival.network,
  });
  const complete = await preparePassword(deps, { invitation, input });
  const { id, user_id: userId, user_role: userRole } = invitation;
  await deps.db.platform.write(async (db) => {
    // Serialises with a change that enforces SSO.
    await lockConnection(db, scope);
    // An unconfirmed sign-up with the address may belong to another person; it is deleted with its workspace.
    await removeUnconfirmed(db, userId);
    await endUnprovedAccess(db, userId);
    if (!(await acceptMembership(db, scope, { id, userId }))) throw fail('invite.invalid');
    if (await isCompanyRequired(db, { userId, method: 'invitation' })) {
      // The SSO sign-in creates the account and accepts the invitation.
      if (!invitation.has_account) throw fail('sso.required');
      await endOtherSignIns(db, { userIds: [userId], stays: null });
    }
    await complete?.(db);
    await recordKnownMember(db, userId);
    await claimTalent(db, scope, { userId, userRole });
    await recordAudit(db, { scope, actor: { userId, userRole }, action: 'memberships.accept', items: [id] });
  });
  return { userId };
}

/** As `acceptInvitation`, with a session for the new member. */
export async function acceptAndSignIn(deps: Deps, input: Acceptance): Promise<Session> {
  const { userId } = await acceptInvitation(deps, input);
  return openSession(deps, { userId, method: 'invitation', userAgent: input.arrival.userAgent });
}
