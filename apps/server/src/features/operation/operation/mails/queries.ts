import { sql } from 'kysely';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import { isOfDeletedWorkspace } from '#outbox/held-mails.ts';

const NEWEST_SHOWN = 50;

export interface ErrorCount {
  readonly error: string | null;
  readonly count: number;
}

interface WaitingMails {
  readonly waiting: number;
  readonly oldest: Date | null;
  readonly planned: number;
}

/** When a mail `o` became due. */
const due = sql`greatest(o.date_created, o.send_after)`;

/**
 * Mails that are due and not taken, and those planned for later, without those of deleted workspaces. Requires the
 * platform role.
 */
export async function countWaiting(db: Reader, now: Date): Promise<WaitingMails> {
  const { rows } = await readSql<WaitingMails>`
    select (count(*) filter (where ${due} <= ${now}))::int as waiting, min(${due}) filter (where ${due} <= ${now}) as oldest,
      (count(*) filter (where ${due} > ${now}))::int as planned
    from outbox o where o.status = 'queued' and not ${isOfDeletedWorkspace}
  `.execute(db);
  return rows[0] ?? { waiting: 0, oldest: null, planned: 0 };
}

/** Kinds of the last failures: of mails that were given up, or that are tried again. Requires the platform role. */
export async function countErrors(db: Reader, status: 'failed' | 'queued'): Promise<ErrorCount[]> {
  const { rows } = await readSql<ErrorCount>`
    select last_error as error, count(*)::int as count from outbox
    where status = ${status} and (status = 'failed' or (last_error is not null and attempts > 0))
    group by last_error
  `.execute(db);
  return rows;
}

export interface FailedMailRow {
  readonly id: string;
  readonly kind: string;
  readonly workspace: string | null;
  readonly to_email: string;
  readonly error: string | null;
  readonly attempts: number;
  readonly date_created: Date;
  readonly date_last_try: Date | null;
}

/** The newest mails that were given up. Requires the platform role. */
export async function listFailedMails(db: Reader): Promise<FailedMailRow[]> {
  const { rows } = await readSql<FailedMailRow>`
    select o.id, o.kind, w.name as workspace, o.to_email, o.last_error as error, o.attempts, o.date_created, o.date_last_try
    from outbox o left join organizations w on w.id = o.organization_id
    where o.status = 'failed' order by o.date_created desc limit ${NEWEST_SHOWN}
  `.execute(db);
  return rows;
}

/** Requires the platform role. */
export async function countSent(db: Reader, since: Date): Promise<number> {
  const { rows } = await readSql<{ count: number }>`
    select count(*)::int as count from outbox where date_sent >= ${since}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** The address of an account. Requires the platform role. */
export async function getAddress(db: Reader, userId: string): Promise<string> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}
