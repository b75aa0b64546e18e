import { fail } from '@quint/contract/base/errors.ts';
import type { Pack } from '@quint/domain/workspace/actor.ts';
import type { MailBudget, SendSlot, Trust } from '@quint/domain/invitations/mail-budget.ts';
import {
  formMailsPerDay,
  mailDayOf,
  mailsPerFormAndDay,
  CUSTOM_TEXT_FINISHED_SURVEYS,
  planMails,
  WORKING_DAYS,
} from '@quint/domain/invitations/mail-budget.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { hashAddress } from '#outbox/addresses.ts';
import type { OutsidePurpose } from '#outbox/recipients.ts';
import { listResting } from '#outbox/recipients.ts';

interface Terms {
  readonly pack: Pack;
  readonly is_trial: boolean;
  readonly mails_per_day: number | null;
}

async function getTerms(db: Reader, scope: OrganizationScope, now: Date): Promise<Terms> {
  const { rows } = await readSql<Terms>`
    select pack, coalesce(trial_ends_at > ${now}::timestamptz, false) as is_trial, mails_per_day
    from organizations where id = ${scope.organizationId}
  `.execute(db);
  const [terms] = rows;
  if (terms === undefined) throw new Error('The workspace of the mails does not exist');
  return terms;
}

/** The counted mails of a workspace: its own, those of all public forms, or those of one. */
type MailSource = 'own' | 'forms' | { readonly publicForm: string };

function conditionOf(source: MailSource) {
  if (source === 'own') return sql`public_form is null`;
  return source === 'forms' ? sql`public_form is not null` : sql`public_form = ${source.publicForm}`;
}

async function listTaken(
  db: Reader,
  scope: OrganizationScope,
  { today, source }: { today: string; source: MailSource },
): Promise<Map<string, number>> {
  const { rows } = await readSql<{ day: string; mails: number }>`
    select counts_on::text as day, count(*)::int as mails from outbox
    where organization_id = ${scope.organizationId} and counts_on >= ${today}::date and ${conditionOf(source)}
      and (status <> 'canceled' or last_error = 'opted_out')
    group by counts_on
  `.execute(db);
  return new Map(rows.map(({ day, mails }) => [day, mails]));
}

async function readLimit(deps: Deps, db: Reader, scope: OrganizationScope): Promise<number> {
  const { pack, is_trial, mails_per_day } = await getTerms(db, scope, deps.clock.now());
  return mails_per_day ?? deps.config.mailsPerDay[is_trial ? 'basic' : pack];
}

/** A workspace's budget and its use: its own sent and queued mails. Those of public forms are counted separately. */
export async function readBudget(deps: Deps, db: Reader, scope: OrganizationScope): Promise<MailBudget> {
  const now = deps.clock.now();
  const mailsByDay = await listTaken(db, scope, { today: mailDayOf(now), source: 'own' });
  return { perDay: await readLimit(deps, db, scope), mailsByDay, now };
}

/** The budget of the mails sent by public forms of a workspace, and by one form. */
async function readFormBudget(
  deps: Deps,
  db: Reader,
  { scope, publicForm }: { scope: OrganizationScope; publicForm: string },
): Promise<MailBudget> {
  const now = deps.clock.now();
  const today = mailDayOf(now);
  const limit = await readLimit(deps, db, scope);
  const mailsByDay = await listTaken(db, scope, { today, source: 'forms' });
  const ofForm = await listTaken(db, scope, { today, source: { publicForm } });
  const within = [{ perDay: mailsPerFormAndDay(limit), mailsByDay: ofForm }];
  return { perDay: formMailsPerDay(limit), mailsByDay, now, within };
}

/**
 * Takes the advisory lock for scheduling mails of the workspace, after a key lock on its row. Every transaction that
 * inserts rows of the workspace locks that row first, so the reverse order could deadlock. A transaction that schedules
 * mails must call this before it locks sheets, talents or other rows; `scheduleSends` then already has the lock.
 */
export async function lockMailBudget(
  db: Writer,
  { organizationId }: Pick<OrganizationScope, 'organizationId'>,
): Promise<void> {
  await sql`select from organizations where id = ${organizationId} for key share`.execute(db);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail-budget:${organizationId}`}, 0))`.execute(
    db,
  );
}

/**
 * Throws `invitation.resent_today`, with the seconds to wait, when the workspace invited this address within the last
 * day. Deleting the invitation makes no difference.
 */
export async function assertRested(
  deps: Deps,
  db: Reader,
  { scope, to }: { scope: OrganizationScope; to: string },
): Promise<void> {
  const now = deps.clock.now();
  const restEnds = await listResting(db, scope, { hashes: [hashAddress(deps.config, to)], now });
  for (const until of restEnds.values()) {
    const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
    throw fail('invitation.resent_today', { seconds });
  }
}

export interface WantedMail {
  readonly to: string;
  /** Earliest time; null sends at once. */
  readonly from: Date | null;
}

/**
 * Schedules mails to outsiders: on days with room in the budget, in order, an invitation at least a day after the last
 * one to the same address, and mails about an application on working days. The mails must be queued in the same
 * transaction.
 */
export async function scheduleSends(
  deps: Deps,
  db: Writer,
  {
    scope,
    mails,
    purpose,
    publicForm = null,
  }: {
    scope: OrganizationScope;
    mails: readonly WantedMail[];
    purpose: OutsidePurpose;
    /** The public form that sends the mails: they count towards the budget of forms. */
    publicForm?: string | null;
  },
): Promise<SendSlot[]> {
  if (mails.length === 0) return [];
  await lockMailBudget(db, scope);
  if (publicForm !== null) {
    const formBudget = await readFormBudget(deps, db, { scope, publicForm });
    const slots = planMails(
      formBudget,
      mails.map(({ from }) => from),
    );
    return slots.map((slot) => ({ ...slot, publicForm }));
  }
  const budget = await readBudget(deps, db, scope);
  const times = mails.map(({ from }) => from);
  if (purpose === 'application') return planMails(budget, times, WORKING_DAYS);
  if (purpose !== 'invitation') return planMails(budget, times);
  const hashes = mails.map(({ to }) => hashAddress(deps.config, to));
  const restEnds = await listResting(db, scope, { hashes, now: budget.now });
  const earliest = mails.map(({ from }, index) => {
    const until = restEnds.get(hashes[index]?.toString('hex') ?? '');
    return until === undefined || (from !== null && from > until) ? from : until;
  });
  return planMails(budget, earliest);
}

/** When a mail queued now would be sent; null sends it at once. Reserves nothing. */
export async function readNextSendTime(
  deps: Deps,
  db: Reader,
  { scope, from }: { scope: OrganizationScope; from: Date | null },
): Promise<Date | null> {
  const [slot] = planMails(await readBudget(deps, db, scope), [from]);
  return slot?.sendAt ?? null;
}

/** When mails about an application would be sent. Reserves nothing. */
export async function planApplicationMails(
  deps: Deps,
  db: Reader,
  { scope, times }: { scope: OrganizationScope; times: readonly (Date | null)[] },
): Promise<SendSlot[]> {
  return planMails(await readBudget(deps, db, scope), times, WORKING_DAYS);
}

/** The values that determine the mail budget of a workspace and whether it may use custom texts. */
export async function readTrust(deps: Deps, db: Reader, scope: OrganizationScope): Promise<Trust> {
  const { pack, is_trial: isTrial } = await getTerms(db, scope, deps.clock.now());
  const { rows } = await readSql<{ finished_count: number }>`
    select count(*)::int as finished_count from (
      select from talents_results
      where organization_id = ${scope.organizationId} and status = 'FINISHED' and entrance is null
      limit ${CUSTOM_TEXT_FINISHED_SURVEYS}
    ) answered
  `.execute(db);
  return { pack, isTrial, finished: rows[0]?.finished_count ?? 0 };
}
