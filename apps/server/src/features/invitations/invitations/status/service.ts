import type {
  InvitationSettingsBody,
  InvitationStatusDetails,
} from '@quint/contract/invitations/invitations.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { toLocale } from '@quint/contract/base/languages.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isOpen } from '@quint/domain/base/invitation-status.ts';
import { INVITATION_LINK_MAX_DAYS, RESEND_AFTER_HOURS } from '@quint/domain/base/limits.ts';
import { endOfItsDay } from '@quint/domain/base/named-days.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import { recordAudit } from '#database/audit.ts';
import type { Reader, Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import type { ReminderPayload } from '#features/invitations/invitations/reminders/emails.ts';
import { REMINDER_MAIL, wordReminder } from '#features/invitations/invitations/reminders/emails.ts';
import { nextAutomatic, REMINDABLE_STATUSES } from '#features/invitations/invitations/reminders/model.ts';
import type { Settings, StatusSheet } from '#features/invitations/invitations/status/queries.ts';
import * as queries from '#features/invitations/invitations/status/queries.ts';
import { assertCustomTextAllowed } from '#features/invitations/invitations/limits/service.ts';
import { lockMailBudget, scheduleSends } from '#outbox/budget.ts';
import { queueMails } from '#outbox/outbox.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

async function getStatusSheet(db: Reader, scope: OrganizationScope, resultId: string): Promise<StatusSheet> {
  const sheet = await queries.findStatusSheet(db, scope, resultId);
  if (sheet === undefined) throw fail('record.not_found');
  return sheet;
}

/** The time from which the person may be mailed again; undefined before the invitation was sent. */
function restsUntil({ date_last_invited, date_last_reminded }: StatusSheet): Date | undefined {
  const last = Math.max(date_last_invited?.getTime() ?? 0, date_last_reminded?.getTime() ?? 0);
  return last === 0 ? undefined : new Date(last + RESEND_AFTER_HOURS * HOUR_MS);
}

function minutesLeft({ pace, answered_count: answeredCount }: StatusSheet, total: number): number | null {
  return pace === null ? null : Math.max(1, Math.round((pace * (total - answeredCount)) / 60));
}

function describe(sheet: StatusSheet, { actor, now }: { actor: Actor; now: Date }): InvitationStatusDetails {
  const total = getForm(sheet.instrument_version).order.length;
  const until = restsUntil(sheet);
  const hasCustomText = sheet.reminder_subject !== null || sheet.reminder_message !== null;
  return {
    id: sheet.id,
    status: sheet.status,
    language: sheet.language,
    answered: sheet.answered_count,
    total,
    minutes_left: minutesLeft(sheet, total),
    date_opened: sheet.date_opened?.toISOString() ?? null,
    date_last_answer: sheet.date_last_answer?.toISOString() ?? null,
    date_last_invited: sheet.date_last_invited?.toISOString() ?? null,
    link_expires_at: sheet.link_expires_at.toISOString(),
    is_expired: sheet.link_expires_at <= now,
    extends_until: new Date(now.getTime() + INVITATION_LINK_MAX_DAYS * DAY_MS).toISOString(),
    is_handed_in: sheet.is_submitted,
    reminder: {
      ...wordReminder(sheet, { language: toLocale(sheet.language), addressForm: sheet.address_form }),
      has_own_words: hasCustomText,
      date_last: sheet.date_last_reminded?.toISOString() ?? null,
      possible_from: until !== undefined && until > now ? until.toISOString() : null,
      planned_for: sheet.remind_at?.toISOString() ?? null,
      automatic_at: nextAutomatic(sheet, now)?.toISOString() ?? null,
      is_refused: sheet.reminders_off_at !== null,
    },
    is_watched: sheet.watchers.includes(actor.userId),
  };
}

/** The status of an invitation, without answers. Throws `record.not_found`. */
export async function readInvitationStatus(
  deps: Deps,
  actor: Actor,
  resultId: string,
): Promise<InvitationStatusDetails> {
  const scope = scopeOfActor(actor);
  const sheet = await deps.db.read(scope, (db) => getStatusSheet(db, scope, resultId));
  return describe(sheet, { actor, now: deps.clock.now() });
}

/** Throws the reason why the person cannot be reminded of this sheet at all. */
function assertRemindable(sheet: StatusSheet, now: Date): void {
  if (!isOpen(sheet.status) || sheet.is_submitted) throw fail('invitation.not_open');
  if (!REMINDABLE_STATUSES.includes(sheet.status)) throw fail('invitation.not_sent_yet');
  if (sheet.reminders_off_at !== null) throw fail('invitation.reminders_refused');
  if (sheet.link_expires_at <= now) throw fail('invitation.link_expired');
}

function restError(until: Date | undefined, now: Date) {
  const seconds = Math.max(1, Math.ceil(((until ?? now).getTime() - now.getTime()) / 1000));
  return fail('invitation.reminded_today', { seconds });
}

interface Change {
  readonly deps: Deps;
  readonly db: Writer;
  readonly scope: OrganizationScope;
  readonly actor: Actor;
  readonly sheet: StatusSheet;
  readonly now: Date;
}

async function recordAction(change: Change, action: string, details: Readonly<Record<string, unknown>> = {}) {
  const { db, scope, actor, sheet } = change;
  const line = {
    scope,
    actor,
    action: `invitations.${action}`,
    items: [sheet.id],
    talentIds: [sheet.talent_id],
  };
  await recordAudit(db, { ...line, details });
}

interface ReminderToQueue {
  readonly key: string;
  readonly plannedFor: Date | null;
  /** The mail waits until then, so that it can be recalled. */
  readonly notBefore?: Date | undefined;
}

/** Queues a reminder and returns the key of the mail. */
async function queueReminder(
  change: Change,
  { key, plannedFor, notBefore }: ReminderToQueue,
): Promise<string> {
  const { deps, db, scope, sheet } = change;
  const wantedMails = [{ to: sheet.email, from: plannedFor }];
  const [slot] = await scheduleSends(deps, db, { scope, mails: wantedMails, purpose: 'reminder' });
  const payload: ReminderPayload = {
    resultId: sheet.id,
    plannedFor: plannedFor?.toISOString() ?? null,
    remindedBefore: sheet.date_last_reminded?.toISOString() ?? null,
  };
  const { email: to, language } = sheet;
  const id = newId();
  const mail = { id, messageKey: key, kind: REMINDER_MAIL.kind, to, language, payload };
  await queueMails(deps, db, scope, {
    mails: [{ ...mail, ...(slot === undefined ? {} : { slot }), ...(notBefore && { notBefore }) }],
  });
  return id;
}

/** Reminds the person as soon as the mail can no longer be recalled. Returns the key of the mail. */
async function queueNow(change: Change, notBefore?: Date): Promise<string> {
  const { db, scope, sheet, now } = change;
  assertRemindable(sheet, now);
  const resultId = sheet.id;
  const count = await queries.countAskedReminder(db, scope, { resultId, now });
  if (count === undefined) throw restError(restsUntil(sheet), now);
  // A recalled reminder is not counted, so the count alone would not be unique.
  const key = `reminder:${resultId}:${count}:${now.getTime()}`;
  const mailId = await queueReminder(change, { key, plannedFor: null, notBefore });
  await recordAction(change, 'remind');
  return mailId;
}

/** The result of a reminder: the key for recalling it, of the mail or the scheduled sheet, and the send time. */
export interface ReminderOutcome {
  readonly key: string;
  readonly at: Date;
}

/**
 * Reminds the person now, or schedules it for the next time at which they may be mailed. Throws
 * `record.not_found`, `invitation.not_open`, `invitation.not_sent_yet`, `invitation.reminders_refused`,
 * `invitation.link_expired` and `reminder.planned`.
 */
export async function remindOrPlan(
  deps: Deps,
  db: Writer,
  request: { scope: OrganizationScope; actor: Actor; resultId: string; notBefore: Date },
): Promise<ReminderOutcome> {
  const { scope, actor, resultId, notBefore } = request;
  const now = deps.clock.now();
  await queries.lockInvitation(db, scope, resultId);
  const sheet = await getStatusSheet(db, scope, resultId);
  const change = { deps, db, scope, actor, sheet, now };
  const until = restsUntil(sheet);
  if (until === undefined || until <= now) return { key: await queueNow(change, notBefore), at: notBefore };
  if (sheet.remind_at !== null) throw fail('reminder.planned');
  const settings = await planReminder(change, until);
  await queries.changeSettings(db, scope, { resultId, settings });
  return { key: resultId, at: until };
}

/** Queues the mail of a scheduled reminder. The mail of a cancelled one stays queued and is dropped when it is due. */
async function planReminder(change: Change, plannedFor: Date): Promise<Settings> {
  const { sheet, now } = change;
  assertRemindable(sheet, now);
  const until = restsUntil(sheet);
  if (plannedFor <= now) throw fail('invitation.send_at_past');
  if (until !== undefined && plannedFor < until) throw restError(until, now);
  if (plannedFor >= sheet.link_expires_at) throw fail('invitation.link_expired');
  await queueReminder(change, { key: `reminder:${sheet.id}:at:${plannedFor.toISOString()}`, plannedFor });
  await recordAction(change, 'plan_reminder', { at: plannedFor.toISOString() });
  return { remind_at: plannedFor };
}

/** Sets the expiry of the link to the end of a day. */
async function extendLink(change: Change, until: Date): Promise<Settings> {
  const { now } = change;
  const last = now.getTime() + (INVITATION_LINK_MAX_DAYS + 1) * DAY_MS;
  if (until <= now || until.getTime() > last) {
    throw fail('invitation.end_out_of_range', { days: INVITATION_LINK_MAX_DAYS });
  }
  const end = endOfItsDay(until);
  await recordAction(change, 'extend', { until: end.toISOString() });
  return { link_expires_at: end };
}

async function skipReminder(change: Change): Promise<Settings> {
  const { sheet, now } = change;
  const due = nextAutomatic(sheet, now);
  if (due === undefined) throw fail('invitation.no_reminder_to_skip');
  await recordAction(change, 'skip_reminder', { at: due.toISOString() });
  return { reminders_skipped: sheet.reminders_skipped + 1, date_reminder_skipped: due };
}

function subscribersAfter({ sheet, actor }: Change, isWatched: boolean): readonly string[] {
  const others = sheet.watchers.filter((id) => id !== actor.userId);
  return isWatched ? [...others, actor.userId] : others;
}

async function settingsOf(change: Change, body: InvitationSettingsBody): Promise<Settings> {
  const { deps, db, scope } = change;
  const { reminder_subject: subject, reminder_message: message, remind_at: remindAt } = body;
  const texts = {
    ...(typeof subject === 'string' ? { subject } : {}),
    ...(typeof message === 'string' ? { message } : {}),
  };
  await assertCustomTextAllowed(deps, db, { scope, texts });
  return {
    ...(subject === undefined ? {} : { reminder_subject: subject }),
    ...(message === undefined ? {} : { reminder_message: message }),
    ...(body.link_expires_at === undefined ? {} : await extendLink(change, new Date(body.link_expires_at))),
    ...(remindAt === null ? { remind_at: null } : {}),
    ...(typeof remindAt === 'string' ? await planReminder(change, new Date(remindAt)) : {}),
    ...(body.skip_reminder === undefined ? {} : await skipReminder(change)),
    ...(body.is_watched === undefined ? {} : { watchers: subscribersAfter(change, body.is_watched) }),
  };
}

/**
 * Changes the settings of an open invitation: the expiry of its link, the text of its reminders, a scheduled
 * reminder, the next automatic one, and whether the actor is notified of the result. Throws
 * `record.not_found`, `invitation.not_open` and the errors of each part.
 */
export async function changeInvitation(
  deps: Deps,
  actor: Actor,
  { resultId, body }: { resultId: string; body: InvitationSettingsBody },
): Promise<InvitationStatusDetails> {
  const scope = scopeOfActor(actor);
  const now = deps.clock.now();
  return deps.db.write(scope, async (db) => {
    if (typeof body.remind_at === 'string') await lockMailBudget(db, scope);
    await queries.lockInvitation(db, scope, resultId);
    const sheet = await getStatusSheet(db, scope, resultId);
    if (!isOpen(sheet.status)) throw fail('invitation.not_open');
    const settings = await settingsOf({ deps, db, scope, actor, sheet, now }, body);
    if (Object.keys(settings).length > 0) await queries.changeSettings(db, scope, { resultId, settings });
    return describe(await getStatusSheet(db, scope, resultId), { actor, now });
  });
}
