import type { Failure } from '@quint/contract/base/errors.ts';
import { fail, throwAll } from '@quint/contract/base/errors.ts';
import type { CreateWorkspaceAnswer, CreateWorkspaceBody } from '@quint/contract/workspace/sign-up.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { findEmailProblem } from '@quint/domain/base/email-check.ts';
import { normalizeEmail, toEmail } from '@quint/domain/base/email.ts';
import { NAME_MAX_CHARACTERS, SIGN_UPS_PER_HOUR, TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { holdsAddress, toLine } from '@quint/domain/base/names.ts';
import { findPack, PLAN_LIMITS } from '@quint/domain/workspace/plans.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import { findPeopleProblems, inviteInto } from '#features/workspace/auth/invitations/service.ts';
import { listUnconfirmed } from '#features/workspace/auth/sign-up/queries.ts';
import {
  clearAddress,
  createUnconfirmedAccount,
  queueConfirmation,
  queueKnownAccount,
} from '#features/workspace/auth/sign-up/service.ts';
import type { NewWorkspace } from '#features/workspace/organizations/creation/queries.ts';
import {
  endHold,
  insertFounder,
  insertWorkspace,
  isWorkspace,
} from '#features/workspace/organizations/creation/queries.ts';
import { getTrialEnd } from '#features/workspace/trials/service.ts';
import { scopeOfPlatform } from '#database/scopes.ts';
import { answerEvenly } from '#http/even-answer.ts';
import { assertGoodPassword } from '#secrets/password-rules.ts';
import { hashPassword } from '#secrets/passwords.ts';
import type { SignedUpAccount } from '#http/sign-up-cookie.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';

const HOURLY = { hits: SIGN_UPS_PER_HOUR, windowSeconds: 3600 };
const PER_ADDRESS: RateLimit = { action: 'sign-up-address', ...HOURLY };
const PER_ACCOUNT: RateLimit = { action: 'sign-up-account', ...HOURLY };

type CreatedWorkspace = CreateWorkspaceAnswer['data'];

function findNameProblems(name: string): Failure[] {
  if (name === '') return [fail('workspace.name_required')];
  const isTooLong = Array.from(name).length > TITLE_MAX_CHARACTERS;
  return [
    ...(isTooLong ? [fail('VALUE_TOO_LONG', { collection: 'organizations', field: 'name' })] : []),
    ...(holdsAddress(name) ? [fail('name.holds_address')] : []),
  ];
}

function findPersonProblems(person: {
  firstName: string;
  lastName: string;
  hasOneName: boolean;
  email: string;
}): Failure[] {
  const names = [person.firstName, person.lastName];
  const isMissing = person.firstName === '' || (person.lastName === '' && !person.hasOneName);
  return [
    ...(isMissing ? [fail('account.name_required')] : []),
    ...(names.some((name) => Array.from(name).length > NAME_MAX_CHARACTERS)
      ? [fail('VALUE_TOO_LONG', { collection: 'users', field: 'name' })]
      : []),
    ...(names.some(holdsAddress) ? [fail('name.holds_address')] : []),
    ...(findEmailProblem(person.email) === undefined
      ? []
      : [fail('account.email_invalid', { email: person.email })]),
  ];
}

async function openWorkspace(
  db: Writer,
  workspace: NewWorkspace,
  by: { actor: Pick<Actor, 'userId' | 'userRole'>; selfsignup: boolean },
): Promise<void> {
  await insertWorkspace(db, workspace);
  const scope = { organizationId: workspace.id };
  const { actor, selfsignup } = by;
  const items = [workspace.id];
  const plan = { pack: workspace.pack, credit: workspace.budget };
  await recordAudit(db, { scope, actor, action: 'organizations.create', items, details: { selfsignup } });
  await recordAudit(db, { scope, actor, action: 'plans.start', items, details: plan });
}

interface SignUp {
  readonly workspace: NewWorkspace;
  readonly account: Parameters<typeof createUnconfirmedAccount>[1];
  readonly path: string | null;
}

/**
 * Creates workspace, account, membership and mail, all or none; the owner of an existing account is notified. Returns
 * the id of the new account.
 */
async function writeSignUp(deps: Deps, { workspace, account, path }: SignUp): Promise<{ userId: string }> {
  return deps.db.platform.write(async (db) => {
    const { takenBy, invitedId } = await clearAddress(db, normalizeEmail(account.email));
    if (takenBy !== undefined) {
      if (deps.config.accountDisclosure) throw fail('account.exists');
      await queueKnownAccount(deps, db, takenBy);
      return { userId: account.id };
    }
    const userId = invitedId ?? account.id;
    await openWorkspace(db, workspace, { actor: { userId, userRole: 'ORG_ADMIN' }, selfsignup: true });
    await createUnconfirmedAccount(db, { ...account, id: userId }, invitedId);
    await insertFounder(db, workspace.id, userId);
    if (!workspace.isOnHold) await queueConfirmation(deps, db, { userId, path });
    return { userId };
  });
}

function readSignUp(deps: Deps, body: CreateWorkspaceBody) {
  if (!deps.config.publicSettings.signUp) throw fail('account.sign_up_closed');
  const name = toLine(body.name);
  const person = {
    firstName: toLine(body.first_name),
    lastName: toLine(body.last_name),
    hasOneName: body.has_one_name,
    email: toEmail(body.email),
  };
  throwAll([...findNameProblems(name), ...findPersonProblems(person)]);
  const { firstName, lastName, email } = person;
  const personalTerms = [
    deps.config.publicSettings.brand,
    name,
    email,
    firstName,
    lastName,
    firstName + lastName,
  ];
  assertGoodPassword(body.password, personalTerms);
  return { name, person };
}

/**
 * Creates a workspace for the person's own company: plan Basic with a trial of 14 days, an account with an unverified
 * address, and the mail to confirm it. If the platform approves sign-ups, workspace and mail wait for that. Throws
 * validation errors, `account.exists` (with account disclosure off the owner gets a mail instead),
 * `account.sign_up_closed`, and REQUESTS_EXCEEDED. `account` is the new one; with account disclosure off and a known
 * address, its id does not exist.
 */
export async function signUpWorkspace(
  deps: Deps,
  body: CreateWorkspaceBody,
  { path, address }: { path: string | null; address: string },
): Promise<{ createdWorkspace: CreatedWorkspace; account: SignedUpAccount }> {
  const { name, person } = readSignUp(deps, body);
  await countAttempt(deps.db, PER_ADDRESS, address);
  await countAttempt(deps.db, PER_ACCOUNT, normalizeEmail(person.email));
  const isOnHold = deps.config.signUpApproval;
  const id = newId();
  const workspace: NewWorkspace = {
    id,
    name,
    language: body.language,
    pack: 'basic',
    budget: PLAN_LIMITS.basic.startReports,
    trialEndsAt: isOnHold ? null : getTrialEnd(deps.clock.now()),
    isOnHold,
  };
  const account = await answerEvenly(deps.config, async () => {
    const passwordHash = await hashPassword(body.password);
    const language = body.platform_language ?? null;
    const signUp = { ...person, id: newId(), organizationId: id, passwordHash, language };
    const { userId } = await writeSignUp(deps, { workspace, account: signUp, path });
    return { userId, passwordHash };
  });
  return { createdWorkspace: { state: isOnHold ? 'on_hold' : 'confirm_email' }, account };
}

/**
 * Creates a workspace for a customer: any plan, no trial, and at least one administrator, who is invited. Throws
 * `workspace.name_required`, `workspace.admin_required`, `account.email_invalid`, `plan.limit_reached`.
 * Triggers: credits of the plan, access versions (see triggers.md).
 */
export async function createWorkspace(
  deps: Deps,
  actor: Actor,
  { body, path }: { body: CreateWorkspaceBody; path: string | null },
): Promise<CreatedWorkspace> {
  const name = toLine(body.name);
  const pack = findPack(body.pack) ?? 'basic';
  throwAll([
    ...findNameProblems(name),
    ...(body.admins.length === 0 ? [fail('workspace.admin_required')] : []),
    ...findPeopleProblems(body.admins),
  ]);
  const id = newId();
  const budget = PLAN_LIMITS[pack].startReports;
  const workspace = { id, name, language: body.language, pack, budget, trialEndsAt: null, isOnHold: false };
  const scope = scopeOfPlatform(actor, id);
  const people = body.admins.map((admin) => ({ ...admin, user_role: 'ORG_ADMIN' as const }));
  const invitedUsers = await deps.db.platform.write(async (db) => {
    await openWorkspace(db, workspace, { actor, selfsignup: false });
    const isMailed = !body.skipUserInviteEmail;
    return inviteInto(deps, db, { scope, actor, people, path, isMailed, details: { selfsignup: false } });
  });
  return { state: 'created', id, invited: invitedUsers };
}

/**
 * Approves a pending workspace: its trial starts, and the person gets the mail to confirm the address. Throws
 * `record.not_found` and `workspace.not_on_hold`.
 */
export async function approveWorkspace(deps: Deps, actor: Actor, organizationId: string): Promise<void> {
  const scope = scopeOfPlatform(actor, organizationId);
  const trialEndsAt = getTrialEnd(deps.clock.now());
  await deps.db.platform.write(async (db) => {
    if (!(await endHold(db, { organizationId, trialEndsAt }))) {
      const isThere = await isWorkspace(db, organizationId);
      throw isThere ? fail('workspace.not_on_hold') : fail('record.not_found');
    }
    for (const userId of await listUnconfirmed(db, organizationId)) {
      await queueConfirmation(deps, db, { userId, path: null });
    }
    await recordAudit(db, { scope, actor, action: 'organizations.approve', items: [organizationId] });
  });
}
