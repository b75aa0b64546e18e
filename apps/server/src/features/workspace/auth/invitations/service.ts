import type { Failure } from '@quint/contract/base/errors.ts';
import { fail, throwAll } from '@quint/contract/base/errors.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type {
  InvitedMember,
  InviteUsersBody,
  MemberToInvite,
} from '@quint/contract/workspace/member-invitations.ts';
import type { Actor, MemberRole } from '@quint/domain/workspace/actor.ts';
import { findEmailProblem } from '@quint/domain/base/email-check.ts';
import { normalizeEmail, toEmail } from '@quint/domain/base/email.ts';
import type { SendSlot } from '@quint/domain/invitations/mail-budget.ts';
import { MEMBER_INVITATION_DAYS, MEMBERS_PER_INVITATION } from '@quint/domain/base/limits.ts';
import { endAfterDays } from '@quint/domain/base/named-days.ts';
import { holdsAddress } from '@quint/domain/base/names.ts';
import { isOverLimit } from '@quint/domain/workspace/plans.ts';
import { recordAudit } from '#database/audit.ts';
import type { Reader, Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import {
  MEMBER_INVITATION_MAIL,
  memberInvitationKey,
  memberInvitationToken,
} from '#features/workspace/auth/invitations/emails.ts';
import type { InvitationTerms, NewMembership } from '#features/workspace/auth/invitations/queries.ts';
import * as queries from '#features/workspace/auth/invitations/queries.ts';
import { findContact } from '#features/workspace/auth/notices/queries.ts';
import { limitDetails, lockLimits } from '#features/workspace/plans/service.ts';
import { scopeWithin } from '#database/scopes.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';
import { hashToken } from '#secrets/tokens.ts';
import { assertRested, lockMailBudget, scheduleSends } from '#outbox/budget.ts';
import { cancelMails, queueMails } from '#outbox/outbox.ts';

/** The problems of people to invite: invalid or duplicate addresses, and names that contain a link. */
export function findPeopleProblems(people: readonly Omit<MemberToInvite, 'user_role'>[]): Failure[] {
  const seenEmails = new Set<string>();
  return people.flatMap(({ email, first_name, last_name }) => {
    if ([first_name, last_name].some((name) => holdsAddress(name ?? ''))) return [fail('name.holds_address')];
    if (findEmailProblem(email) !== undefined) return [fail('account.email_invalid', { email })];
    const isTwice = seenEmails.has(normalizeEmail(email));
    seenEmails.add(normalizeEmail(email));
    return isTwice ? [fail('user.exists', { email })] : [];
  });
}

/** A person to invite, also as a hiring manager. */
export type InvitedPerson = Omit<MemberToInvite, 'user_role'> & { readonly user_role: MemberRole };

async function assertMayJoin(
  db: Writer,
  scope: OrganizationScope,
  people: readonly InvitedPerson[],
): Promise<void> {
  const emails = people.map(({ email }) => normalizeEmail(email));
  const members = await queries.listMemberEmails(db, scope, emails);
  const existingMembers = people.filter(({ email }) => members.has(normalizeEmail(email)));
  throwAll(existingMembers.map(({ email }) => fail('user.exists', { email })));
  const administrators = people.filter((person) => person.user_role === 'ORG_ADMIN').length;
  if (administrators === 0) return;
  const limits = await lockLimits(db, scope.organizationId);
  const count = administrators + (await queries.countAdministrators(db, scope));
  if (isOverLimit(count, limits.administrators)) {
    throw fail('plan.limit_reached', limitDetails(limits, 'administrators'));
  }
}

/** The expiry of an invitation link sent at that time: the end of the day that its mail names. */
function getEnd(sentAt: Date): Date {
  return endAfterDays(sentAt, MEMBER_INVITATION_DAYS);
}

function nameOf(name: string | null | undefined): string | null {
  return name === undefined || name === null || name === '' ? null : name;
}

async function prepareMemberships(
  deps: Deps,
  db: Writer,
  { scope, people }: { scope: OrganizationScope; people: readonly InvitedPerson[] },
): Promise<(NewMembership & { email: string })[]> {
  const accounts = people.map((person) => ({
    id: newId(),
    email: toEmail(person.email),
    firstName: nameOf(person.first_name),
    lastName: nameOf(person.last_name),
  }));
  const userIds = await queries.ensureAccounts(db, accounts);
  return people.map((person) => {
    const id = newId();
    const userId = userIds.get(normalizeEmail(person.email));
    if (userId === undefined) throw new Error('The account was deleted during the invitation');
    const tokenHash = hashToken(memberInvitationToken(deps.config, scope, id));
    return { id, userId, userRole: person.user_role, tokenHash, email: toEmail(person.email) };
  });
}

export interface MembersToInvite {
  readonly scope: OrganizationScope;
  /** The inviting user; undefined when people request the account themselves. */
  readonly actor: Actor | undefined;
  readonly people: readonly InvitedPerson[];
  readonly path: string | null;
  readonly isMailed: boolean;
  /** The language of the page on which people request it themselves. */
  readonly pageLanguage?: StoredLanguage | undefined;
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * Invites people to a workspace inside a transaction with the platform role: account if needed, membership and mail,
 * all or none. Throws `user.exists` and `plan.limit_reached`; concurrent calls cannot exceed the limit.
 */
export async function inviteInto(deps: Deps, db: Writer, input: MembersToInvite): Promise<InvitedMember[]> {
  const { scope, actor, people, path, isMailed } = input;
  const workspace = await lockWorkspace(db, scope.organizationId);
  if (workspace === undefined || workspace.isDeleted) throw fail('record.not_found');
  await assertMayJoin(db, scope, people);
  const memberships = await prepareMemberships(deps, db, { scope, people });
  const now = deps.clock.now();
  const wantedMails = memberships.map(({ email: to }) => ({ to, from: null }));
  // A requested mail counts towards no budget and is not postponed.
  const isUnasked = isMailed && actor !== undefined;
  const slots = isUnasked
    ? await scheduleSends(deps, db, { scope, mails: wantedMails, purpose: 'invitation' })
    : [];
  const expiresAt = getEnd(slots.at(-1)?.sendAt ?? now);
  const invitedBy = actor?.userId ?? null;
  const isRequested = actor === undefined;
  const terms: InvitationTerms = { path, invitedBy, now, expiresAt, isMailed, isRequested };
  await queries.insertMemberships(db, scope, { memberships, terms });
  if (isMailed) {
    for (const [index, { id, userId }] of memberships.entries()) {
      const slot = slots[index];
      const { pageLanguage } = input;
      await queueInvitation(deps, db, { scope, membershipId: id, userId, count: 1, slot, pageLanguage });
    }
  }
  await recordAudit(db, {
    scope,
    actor,
    action: 'memberships.invite',
    items: memberships.map(({ id }) => id),
    details: { roles: memberships.map(({ userRole }) => userRole), ...input.details },
  });
  return memberships.map(({ id, userId, userRole, email }, index) => ({
    send_at: slots[index]?.sendAt?.toISOString() ?? null,
    id,
    user: userId,
    email,
    user_role: userRole,
    status: 'invited',
  }));
}

async function queueInvitation(
  deps: Deps,
  db: Writer,
  input: {
    scope: OrganizationScope;
    membershipId: string;
    userId: string;
    count: number;
    slot: SendSlot | undefined;
    pageLanguage?: StoredLanguage | undefined;
  },
): Promise<void> {
  const { scope, membershipId, count, slot } = input;
  const contact = await findContact(db, input.userId);
  if (contact === undefined) return;
  const payload = { membershipId, count };
  await queueMails(deps, db, scope, {
    mails: [
      {
        messageKey: memberInvitationKey(payload),
        kind: MEMBER_INVITATION_MAIL.kind,
        to: contact.email,
        language: await queries.findInvitedLanguage(db, scope, input.userId, input.pageLanguage),
        payload,
        ...(slot === undefined ? {} : { slot }),
      },
    ],
  });
}

/**
 * Invites people to join a workspace: administrators to their own, platform administrators to any. Throws
 * `record.not_found` for another workspace, `invitation.empty`, `invitation.too_many`, `account.email_invalid`,
 * `name.holds_address`, and the errors of `inviteInto`.
 */
export async function inviteMembers(
  deps: Deps,
  actor: Actor,
  { body, path }: { body: InviteUsersBody; path: string | null },
): Promise<InvitedMember[]> {
  const scope = scopeWithin(actor, body.organizationId);
  const people = body.users;
  if (people.length === 0) throw fail('invitation.empty');
  if (people.length > MEMBERS_PER_INVITATION) {
    throw fail('invitation.too_many', { max: MEMBERS_PER_INVITATION });
  }
  throwAll(findPeopleProblems(people));
  const { selfsignup, flow, skipUserInviteEmail } = body;
  const details = { selfsignup, ...(flow === undefined ? {} : { flow }) };
  return deps.db.platform.write((db) =>
    inviteInto(deps, db, { scope, actor, people, path, isMailed: !skipUserInviteEmail, details }),
  );
}

/** Message keys of all mails of an invitation so far. */
function messageKeysOf({ id, invitation_count }: { id: string; invitation_count: number }): string[] {
  return Array.from({ length: invitation_count }, (_, index) =>
    memberInvitationKey({ membershipId: id, count: index + 1 }),
  );
}

/** The workspace of an open invitation that the actor may manage. */
export async function getOpen(db: Reader, actor: Actor, id: string): Promise<OrganizationScope> {
  const membership = await queries.findMembership(db, id);
  if (membership === undefined) throw fail('record.not_found');
  const scope = scopeWithin(actor, membership.organization_id);
  if (membership.status !== 'invited') throw fail('invitation.not_open');
  return scope;
}

/**
 * Resends the mail of an invitation and extends its link. Throws `record.not_found`, `invitation.not_open`, and
 * `invitation.resent_today` within a day after the last mail to that address.
 */
export async function resendMemberInvitation(deps: Deps, actor: Actor, id: string) {
  const now = deps.clock.now();
  const scope = await deps.db.platform.read((db) => getOpen(db, actor, id));
  return deps.db.platform.write(async (db) => {
    await lockMailBudget(db, scope);
    await queries.lockMembership(db, scope, id);
    const before = await queries.findInvitation(db, scope, id);
    if (before === undefined) throw fail('invitation.not_open');
    const { email: to } = before;
    await assertRested(deps, db, { scope, to });
    await cancelMails(db, scope, messageKeysOf(before));
    const wantedMails = [{ to, from: null }];
    const [slot] = await scheduleSends(deps, db, { scope, mails: wantedMails, purpose: 'invitation' });
    const sendAt = slot?.sendAt ?? null;
    const expiresAt = getEnd(sendAt ?? now);
    await queries.renewInvitation(db, scope, { id, now, expiresAt });
    const invitation = await queries.findInvitation(db, scope, id);
    if (invitation === undefined) throw fail('invitation.not_open');
    await queueInvitation(deps, db, {
      scope,
      membershipId: id,
      userId: invitation.user_id,
      count: invitation.invitation_count,
      slot,
    });
    await recordAudit(db, { scope, actor, action: 'memberships.resend', items: [id] });
    return {
      id,
      date_invited: now.toISOString(),
      invitation_expires_at: expiresAt.toISOString(),
      send_at: sendAt?.toISOString() ?? null,
    };
  });
}

/** Deletes an open invitation and its queued mails, in a transaction. Throws `invitation.not_open`. */
export async function removeOpen(db: Writer, scope: OrganizationScope, id: string): Promise<void> {
  const membership = await queries.removeInvitation(db, scope, id);
  if (membership === undefined) throw fail('invitation.not_open');
  await cancelMails(db, scope, messageKeysOf({ ...membership, id }));
}

/** Withdraws an open invitation: its link stops working at once. Throws `record.not_found`, `invitation.not_open`. */
export async function withdrawMemberInvitation(deps: Deps, actor: Actor, id: string): Promise<void> {
  const scope = await deps.db.platform.read((db) => getOpen(db, actor, id));
  await deps.db.platform.write(async (db) => {
    await removeOpen(db, scope, id);
    await recordAudit(db, { scope, actor, action: 'memberships.withdraw', items: [id] });
  });
}
