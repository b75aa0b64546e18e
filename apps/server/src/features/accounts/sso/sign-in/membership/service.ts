import { fail } from '@quint/contract/base/errors.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { MemberRole } from '@quint/domain/workspace/actor.ts';
import { normalizeEmail, toEmail } from '@quint/domain/base/email.ts';
import { isOverLimit } from '@quint/domain/workspace/plans.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';
import { endUnprovedAccess } from '#features/workspace/auth/addresses/service.ts';
import {
  acceptMembership,
  countAdministrators,
  ensureAccounts,
} from '#features/workspace/auth/invitations/queries.ts';
import { removeUnconfirmed } from '#features/workspace/auth/sign-up/queries.ts';
import { lockLimits } from '#features/workspace/plans/service.ts';
import type { ConnectionRow } from '#features/accounts/sso/connection/queries.ts';
import type { ProviderPerson } from '#features/accounts/sso/provider/service.ts';
import { nameOf } from '#features/accounts/sso/sign-in/model.ts';
import * as queries from '#features/accounts/sso/sign-in/queries.ts';
import { claimTalent } from '#features/people/talents/ownership/service.ts';

interface JoinContext {
  readonly scope: OrganizationScope;
  readonly connection: ConnectionRow;
  readonly person: ProviderPerson;
  /** The verified address. */
  readonly email: string;
  /** The language of the page where the sign-in started. */
  readonly language: StoredLanguage | undefined;
}

interface JoinedMember {
  readonly membership: string;
  readonly userId: string;
  readonly userRole: MemberRole;
}

/** The user role of a new account: no administrator beyond the limit of the plan. */
async function chooseRole(db: Writer, { scope, connection }: JoinContext): Promise<MemberRole> {
  if (connection.account_role !== 'ORG_ADMIN') return 'ORG_USER';
  const limits = await lockLimits(db, scope.organizationId);
  const count = 1 + (await countAdministrators(db, scope));
  return isOverLimit(count, limits.administrators) ? 'ORG_USER' : 'ORG_ADMIN';
}

async function makeAccount(db: Writer, context: JoinContext): Promise<JoinedMember> {
  const { scope, connection, person, email } = context;
  if (!connection.makes_accounts) throw fail('sso.no_account');
  const userRole = await chooseRole(db, context);
  const account = {
    id: newId(),
    email: toEmail(email),
    firstName: nameOf(person.firstName),
    lastName: nameOf(person.lastName),
  };
  const userId = (await ensureAccounts(db, [account])).get(normalizeEmail(email));
  // Another request has created the account meanwhile, perhaps for another purpose.
  if (userId !== account.id) throw fail('sso.other_account');
  const membership = newId();
  await queries.insertMember(db, scope, { membership, userId, userRole });
  const actor = { userId, userRole };
  const details = { role: userRole };
  await recordAudit(db, { scope, actor, action: 'memberships.join', items: [membership], details });
  return { membership, userId, userRole };
}

/** The account with the address if it belongs to this workspace; an invitation to an unused account is accepted. */
async function takeAccount(
  db: Writer,
  scope: OrganizationScope,
  candidate: queries.Candidate,
): Promise<JoinedMember> {
  const { user_id: userId, membership, user_role: userRole } = candidate;
  if (candidate.is_app_admin) throw fail('sso.platform_account');
  if (membership === null || userRole === null) throw fail('sso.other_account');
  if (candidate.status === 'active') {
    if (!candidate.is_confirmed) throw fail('session.email_unconfirmed');
    // This sign-in is what verifies the address.
    if (!candidate.is_elsewhere) await endUnprovedAccess(db, userId);
    return { membership, userId, userRole };
  }
  if (candidate.has_password || candidate.is_elsewhere) throw fail('sso.other_account');
  await removeUnconfirmed(db, userId);
  await endUnprovedAccess(db, userId);
  if (!(await acceptMembership(db, scope, { id: membership, userId }))) throw fail('sso.other_account');
  const actor = { userId, userRole };
  await recordAudit(db, { scope, actor, action: 'memberships.accept', items: [membership] });
  return { membership, userId, userRole };
}

/** The account with the verified address. Deletes an unconfirmed sign-up with it, which may be another person's. */
async function findCandidate(
  db: Writer,
  { scope, email }: JoinContext,
): Promise<queries.Candidate | undefined> {
  const candidate = await queries.findCandidate(db, scope, normalizeEmail(email));
  if (candidate === undefined || candidate.is_confirmed || candidate.membership !== null) return candidate;
  await removeUnconfirmed(db, candidate.user_id);
  return queries.findCandidate(db, scope, normalizeEmail(email));
}

/**
 * Finds or creates the member for a user of the provider, inside a transaction with the platform role: by the
 * provider's subject, the first time by the verified address. The link alone does not open an account that is
 * active in another workspace. Throws `sso.no_account`, `sso.other_account`, `sso.other_person` and
 * `sso.platform_account`.
 */
export async function findOrJoin(db: Writer, context: JoinContext): Promise<{ userId: string }> {
  const { scope, person } = context;
  await lockWorkspace(db, scope.organizationId);
  const identity = await queries.takeIdentity(db, scope, person);
  if (identity !== undefined) {
    if (identity.is_app_admin) throw fail('sso.platform_account');
    return { userId: identity.user_id };
  }
  const candidate = await findCandidate(db, context);
  const { membership, userId, userRole } =
    candidate === undefined ? await makeAccount(db, context) : await takeAccount(db, scope, candidate);
  const { issuer, subject } = person;
  if (!(await queries.linkIdentity(db, scope, { membership, issuer, subject })))
    throw fail('sso.other_person');
  // The provider of one workspace must not change an account that other workspaces rely on.
  if (candidate?.is_elsewhere !== true) {
    const names = { firstName: nameOf(person.firstName), lastName: nameOf(person.lastName) };
    await queries.confirmAccount(db, { userId, ...names, language: context.language ?? null });
  }
  await claimTalent(db, scope, { userId, userRole });
  const details = { membership };
  await recordAudit(db, { scope, actor: { userId, userRole }, action: 'sso.link', details });
  return { userId };
}
