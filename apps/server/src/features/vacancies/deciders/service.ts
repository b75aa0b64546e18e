import { fail, throwAll } from '@quint/contract/base/errors.ts';
import type { AddDeciderAnswer, AddDeciderBody, Decider } from '@quint/contract/vacancies/deciders.ts';
import { normalizeEmail } from '@quint/domain/base/email.ts';
import { isNameShown } from '@quint/domain/base/masking.ts';
import type { RoleState } from '@quint/domain/roles/stages.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { accountOf, hiddenFrom, isAdmin } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Reader, Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';
import type { Deps } from '#deps.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import { queueAddedMail } from '#features/vacancies/deciders/emails.ts';
import * as queries from '#features/vacancies/deciders/queries.ts';
import { insertDeciders } from '#features/workspace/auth/invitations/decided-roles/queries.ts';
import { findPeopleProblems, inviteInto } from '#features/workspace/auth/invitations/service.ts';
import { endIdleHiringManager } from '#features/workspace/organizations/members/service.ts';

function toDecider(actor: Actor, row: queries.DeciderRow): Decider {
  const isForAdministrator = isAdmin(actor);
  return {
    id: row.id,
    name: row.name,
    email: isForAdministrator ? row.email : null,
    kind: row.user_role === 'ORG_ADMIN' ? 'administrator' : 'hiring_manager',
    status: row.status,
    since: row.since.toISOString(),
    is_self: row.id === actor.userId,
    mail_error: isForAdministrator ? row.mail_error : null,
    date_mail_failed: isForAdministrator ? (row.date_mail_failed?.toISOString() ?? null) : null,
  };
}

/**
 * Who decides about a role. Names of colleagues are not masked; only administrators read addresses. Throws
 * `record.not_found`.
 */
export async function listDeciders(deps: Deps, actor: Actor, roleId: string): Promise<Decider[]> {
  const scope = scopeOfActor(actor);
  const rows = await deps.db.platform.read(async (db) => {
    await findVacancy(db, scope, { actor, roleId });
    return queries.listDeciders(db, scope, roleId);
  });
  return rows.map((row) => toDecider(actor, row));
}

/** Throws the reason why a member, or a person who is not one yet, cannot decide about a role. */
function assertMayDecide(
  actor: Actor,
  { member, state }: { readonly member: queries.MemberToAdd | undefined; readonly state: RoleState },
): void {
  if (member?.user_role === 'WORKS_COUNCIL') throw fail('decider.works_council');
  const readerHides = hiddenFrom(actor);
  // The list of those who decide names them, which would tell whose record it is.
  const isMasked =
    member?.user_role === 'ORG_USER' &&
    member.talent !== null &&
    !isNameShown(member.talent, { ...member, isOwnTalent: false, readerHides });
  if (isMasked) throw fail('decider.masked');
  if (member?.is_considered === true) throw fail('decider.is_considered');
  if (state === 'archived') throw fail('role.archived');
  if (member?.user_role !== 'ORG_ADMIN' && state !== 'recruiting') throw fail('decider.role_not_recruiting');
}

interface Addition {
  readonly roleId: string;
  readonly body: AddDeciderBody;
}

type Outcome = Omit<AddDeciderAnswer['data'], 'decider'> & { readonly userId: string };

async function addMember(
  deps: Deps,
  db: Writer,
  input: {
    readonly scope: OrganizationScope;
    readonly actor: Actor;
    readonly roleId: string;
    readonly member: queries.MemberToAdd;
  },
): Promise<Outcome> {
  const { scope, actor, roleId, member } = input;
  const { user_id: userId, user_role: userRole } = member;
  if (userRole === 'ORG_USER') {
    await queries.becomeHiringManager(db, scope, member.id);
    await recordAudit(db, {
      scope,
      actor,
      action: 'memberships.update',
      items: [member.id],
      details: { user: userId, role: userRole, now: 'HIRING_MANAGER' },
    });
  }
  const addedRoles = await insertDeciders(db, scope, { roleIds: [roleId], userId, by: accountOf(actor) });
  if (addedRoles.length === 0) return { userId, outcome: 'unchanged', send_at: null };
  // Administrators know their roles, and the mail of an open invitation is already under way.
  if (userRole !== 'ORG_ADMIN' && member.status === 'active') {
    await queueAddedMail(deps, db, scope, { roleId, userId, by: actor.userId });
  }
  return { userId, outcome: 'added', send_at: null };
}

async function inviteHiringManager(
  deps: Deps,
  db: Writer,
  input: Addition & { readonly scope: OrganizationScope; readonly actor: Actor },
): Promise<Outcome> {
  const { scope, actor, roleId, body } = input;
  const [invitedMember] = await inviteInto(deps, db, {
    scope,
    actor,
    people: [{ ...body, user_role: 'HIRING_MANAGER' }],
    path: '/auth/invite',
    isMailed: true,
    details: { role: roleId },
  });
  if (invitedMember === undefined) throw new Error('The hiring manager was not invited');
  const { user: userId, send_at } = invitedMember;
  await insertDeciders(db, scope, { roleIds: [roleId], userId, by: accountOf(actor) });
  return { userId, outcome: 'invited', send_at };
}

async function getDecider(
  db: Reader,
  scope: OrganizationScope,
  { actor, roleId, userId }: { readonly actor: Actor; readonly roleId: string; readonly userId: string },
): Promise<Decider> {
  const row = (await queries.listDeciders(db, scope, roleId)).find(({ id }) => id === userId);
  if (row === undefined) throw new Error('The added person does not decide about the role');
  return toDecider(actor, row);
}

/**
 * Lets a person decide about a role: an administrator or a hiring manager of the workspace at once; a talent becomes a
 * hiring manager and stays a talent; everyone else is invited as a hiring manager by mail. Repeating it changes
 * nothing. Hiring managers are added only while the role is being filled. Throws `record.not_found`,
 * `account.email_invalid`, `name.holds_address`, `decider.works_council`, `decider.masked`, `decider.is_considered`,
 * `decider.role_not_recruiting` and `role.archived`.
 */
export async function addDecider(
  deps: Deps,
  actor: Actor,
  { roleId, body }: Addition,
): Promise<AddDeciderAnswer['data']> {
  const scope = scopeOfActor(actor);
  return deps.db.platform.write(async (db) => {
    await lockWorkspace(db, scope.organizationId);
    const { state } = await findVacancy(db, scope, { actor, roleId });
    throwAll(findPeopleProblems([body]));
    const member = await queries.findMember(db, scope, { email: normalizeEmail(body.email), roleId });
    assertMayDecide(actor, { member, state });
    const { userId, ...outcome } =
      member === undefined
        ? await inviteHiringManager(deps, db, { scope, actor, roleId, body })
        : await addMember(deps, db, { scope, actor, roleId, member });
    if (outcome.outcome !== 'unchanged') {
      await recordAudit(db, {
        scope,
        actor,
        action: 'role_deciders.create',
        items: [roleId],
        details: { user: userId },
      });
    }
    return { decider: await getDecider(db, scope, { actor, roleId, userId }), ...outcome };
  });
}

/**
 * Removes a person from those who decide about a role, with what they proposed; their ratings and signatures stay. With
 * the last role, a hiring manager leaves the workspace, or stays in it as a talent. Repeating it changes nothing. Throws
 * `record.not_found` for an unknown role.
 * Triggers: access versions, proposals (see triggers.md).
 */
export async function removeDecider(
  deps: Deps,
  actor: Actor,
  { roleId, userId }: { readonly roleId: string; readonly userId: string },
): Promise<void> {
  const scope = scopeOfActor(actor);
  await deps.db.platform.write(async (db) => {
    await lockWorkspace(db, scope.organizationId);
    await findVacancy(db, scope, { actor, roleId });
    if (!(await queries.deleteDecider(db, scope, { roleId, userId }))) return;
    await recordAudit(db, {
      scope,
      actor,
      action: 'role_deciders.delete',
      items: [roleId],
      details: { user: userId },
    });
    await endIdleHiringManager(db, scope, { actor, userId });
  });
}
