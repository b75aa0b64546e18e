import { fail } from '@quint/contract/base/errors.ts';
import type {
  RoleStakeholders,
  StakeholderRequest,
  StakeholderState,
} from '@quint/contract/roles/stakeholders.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { REMINDERS_PER_STAKEHOLDER, RESEND_AFTER_HOURS } from '@quint/domain/base/limits.ts';
import { recordAudit } from '#database/audit.ts';
import type { Reader, Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { findSurveyedRole } from '#features/roles/roles/stakeholders/requests/queries.ts';
import {
  getRequestEnd,
  requestMessageKey,
  STAKEHOLDER_MAIL,
  STAKEHOLDER_REMINDER_MAIL,
  tokenOfRequest,
} from '#features/roles/roles/stakeholders/emails.ts';
import * as changes from '#features/roles/roles/stakeholders/follow-ups/queries.ts';
import { mergeStakeholders } from '#features/roles/roles/stakeholders/model.ts';
import type { RequestRow } from '#features/roles/roles/stakeholders/queries.ts';
import { findRequest, listRanges, listRequests } from '#features/roles/roles/stakeholders/queries.ts';
import { assertRested, lockMailBudget, scheduleSends } from '#outbox/budget.ts';
import { queueMails } from '#outbox/outbox.ts';
import { hashToken } from '#secrets/tokens.ts';

const HOUR_MS = 3_600_000;

function isOpen({ status }: RequestRow): boolean {
  return status === 'INVITED' || status === 'SENT' || status === 'OPENED';
}

/** A request whose mail is scheduled expires later, so it cannot expire before it is sent. */
function stateOf(request: RequestRow, now: Date): StakeholderState {
  const isOver = request.date_expires !== null && request.date_expires <= now;
  return isOpen(request) && isOver ? 'EXPIRED' : request.status;
}

function dateOf(request: RequestRow, state: StakeholderState): Date {
  const dates: Record<StakeholderState, Date | null> = {
    INVITED: request.date_updated,
    SENT: request.date_sent,
    OPENED: request.date_opened,
    FINISHED: request.date_finished,
    CANCELED: request.date_updated,
    EXPIRED: request.date_expires,
  };
  return dates[state] ?? request.date_created;
}

/** The earliest time of a reminder: a day after the mail and after the last reminder, at most twice. */
function getRemindFrom(request: RequestRow, state: StakeholderState): Date | null {
  const last = request.date_reminded ?? request.date_sent;
  const isWaiting = (state === 'SENT' || state === 'OPENED') && last !== null;
  if (!isWaiting || request.reminders >= REMINDERS_PER_STAKEHOLDER) return null;
  return new Date(last.getTime() + RESEND_AFTER_HOURS * HOUR_MS);
}

function problemOf(request: RequestRow): StakeholderRequest['mail_problem'] {
  if (request.mail_status === 'failed') return 'failed';
  return request.mail_error === 'opted_out' ? 'opted_out' : null;
}

function toRequest(request: RequestRow, now: Date): StakeholderRequest {
  const state = stateOf(request, now);
  const isWaiting =
    request.mail_status === 'queued' && request.send_after !== null && request.send_after > now;
  return {
    id: request.id,
    email: request.email,
    language: request.language,
    state,
    date: dateOf(request, state).toISOString(),
    date_expires: request.date_expires?.toISOString() ?? null,
    send_at: isWaiting ? (request.send_after?.toISOString() ?? null) : null,
    mail_problem: isOpen(request) ? problemOf(request) : null,
    reminders: request.reminders,
    remind_from: getRemindFrom(request, state)?.toISOString() ?? null,
  };
}

/**
 * The stakeholders of a role with the status of each request, and the merged ranges once at least three gave usable
 * answers. Throws record.not_found.
 */
export async function getRoleStakeholders(
  deps: Deps,
  actor: Actor,
  roleId: string,
): Promise<RoleStakeholders> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, async (db) => {
    if ((await findSurveyedRole(db, scope, roleId)) === undefined) throw fail('record.not_found');
    const now = deps.clock.now();
    const requests = await listRequests(db, scope, roleId);
    const answeredRanges = await listRanges(db, scope, roleId);
    const usable = answeredRanges.filter((ranges) => Object.keys(ranges).length > 0);
    return {
      requests: requests.map((request) => toRequest(request, now)),
      finished: answeredRanges.length,
      usable: usable.length,
      traits: mergeStakeholders(usable),
    };
  });
}

async function getRequest(db: Reader, scope: OrganizationScope, id: string): Promise<RequestRow> {
  const request = await findRequest(db, scope, id);
  if (request === undefined) throw fail('record.not_found');
  return request;
}

/** The same, for a role that still accepts requests. */
async function getLiveRequest(db: Reader, scope: OrganizationScope, id: string): Promise<RequestRow> {
  const request = await getRequest(db, scope, id);
  const role = await findSurveyedRole(db, scope, request.role_id);
  if (role?.is_archived === true) throw fail('role.archived');
  return request;
}

function assertRemindable(request: RequestRow, now: Date): void {
  const state = stateOf(request, now);
  if (state === 'EXPIRED') throw fail('role.stakeholder_expired');
  if (state === 'INVITED') throw fail('role.stakeholder_not_sent');
  if (state !== 'SENT' && state !== 'OPENED') throw fail('role.stakeholder_not_open');
  if (request.reminders >= REMINDERS_PER_STAKEHOLDER)
    throw fail('role.stakeholder_reminded_enough', { max: REMINDERS_PER_STAKEHOLDER });
  const from = getRemindFrom(request, state);
  if (from !== null && from > now) {
    const seconds = Math.ceil((from.getTime() - now.getTime()) / 1000);
    throw fail('role.stakeholder_reminded_lately', { seconds });
  }
}

interface Change {
  readonly scope: OrganizationScope;
  readonly actor: Actor;
  readonly request: RequestRow;
}

async function recordChange(
  db: Writer,
  { scope, actor, request }: Change,
  action: 'remind' | 'renew',
): Promise<void> {
  const details = { role: request.role_id };
  await recordAudit(db, { scope, actor, action: `ra_surveys.${action}`, items: [request.id], details });
}

async function sendReminder(deps: Deps, db: Writer, change: Change): Promise<void> {
  const { scope, request } = change;
  const { id, email: to, language, reminders } = request;
  const recipients = [{ to, from: null }];
  const [slot] = await scheduleSends(deps, db, { scope, mails: recipients, purpose: 'reminder' });
  if (slot === undefined) throw new Error('The mail has no slot');
  const reminder = reminders + 1;
  await changes.countReminder(db, scope, { id, now: deps.clock.now() });
  const mail = {
    messageKey: `stakeholder-reminder:${id}:${request.mails}:${reminder}`,
    kind: STAKEHOLDER_REMINDER_MAIL.kind,
    to,
    language,
    payload: { id, reminder },
    slot,
  };
  await queueMails(deps, db, scope, { mails: [mail] });
  await recordChange(db, change, 'remind');
}

/** Changes a request of a role whose requests go on, in a transaction that locks it, and describes it afterwards. */
async function changeRequest(
  deps: Deps,
  { actor, id }: { readonly actor: Actor; readonly id: string },
  run: (db: Writer, change: Change, now: Date) => Promise<void>,
): Promise<StakeholderRequest> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (db) => {
    await lockMailBudget(db, scope);
    await changes.lockRequest(db, scope, id);
    const request = await getLiveRequest(db, scope, id);
    const now = deps.clock.now();
    await run(db, { scope, actor, request }, now);
    return toRequest(await getRequest(db, scope, id), now);
  });
}

/**
 * Reminds a stakeholder: once in 24 hours, at most twice. Throws record.not_found and `role.stakeholder_*` with the
 * reason.
 */
export async function remindStakeholder(deps: Deps, actor: Actor, id: string): Promise<StakeholderRequest> {
  return changeRequest(deps, { actor, id }, async (db, change, now) => {
    assertRemindable(change.request, now);
    await sendReminder(deps, db, change);
  });
}

async function sendAgain(deps: Deps, db: Writer, change: Change): Promise<void> {
  const { scope, request } = change;
  const { id, email: to, language } = request;
  await assertRested(deps, db, { scope, to });
  const recipients = [{ to, from: null }];
  const [slot] = await scheduleSends(deps, db, { scope, mails: recipients, purpose: 'invitation' });
  if (slot === undefined) throw new Error('The mail has no slot');
  const now = deps.clock.now();
  const tokenHash = hashToken(tokenOfRequest(deps.config, scope, id));
  await changes.renewRequest(db, scope, { id, now, expires: getRequestEnd(slot.sendAt ?? now), tokenHash });
  const count = request.mails + 1;
  const mail = {
    messageKey: requestMessageKey({ id, count }),
    kind: STAKEHOLDER_MAIL.kind,
    to,
    language,
    payload: { id, count },
    slot,
  };
  await queueMails(deps, db, scope, { mails: [mail] });
  await recordChange(db, change, 'renew');
}

/**
 * Renews an expired request: the link works for another 30 days, and its mail is sent again. Saved answers stay. Throws
 * record.not_found, `role.stakeholder_not_open` and `role.stakeholder_not_expired`.
 */
export async function renewStakeholder(deps: Deps, actor: Actor, id: string): Promise<StakeholderRequest> {
  return changeRequest(deps, { actor, id }, async (db, change, now) => {
    const { date_expires: end } = change.request;
    if (!isOpen(change.request)) throw fail('role.stakeholder_not_open');
    // A request without an expiry is from a time before there were mails.
    if (end !== null && end > now) throw fail('role.stakeholder_not_expired');
    await sendAgain(deps, db, change);
  });
}
