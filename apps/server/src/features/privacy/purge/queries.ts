import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';

interface Step {
  readonly before: Date;
  readonly limit: number;
}

/** Removes a step of rows and returns how many. Requires the platform role. */
type Removal = (db: Writer, step: Step) => Promise<number>;

const removal =
  (table: string, isOver: (before: Date) => RawBuilder<unknown>): Removal =>
  async (db, { before, limit }) => {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${isOver(before)} limit ${limit}))
    `.execute(db);
    return Number(numAffectedRows);
  };

const isCreatedBefore = (before: Date) => sql`date_created < ${before}`;

/** What the night removes, by the life that has ended. A mail that still waits to be sent stays. */
export const REMOVALS = {
  mails: removal(
    'outbox',
    (before) => sql`status <> 'queued' and coalesce(date_sent, date_created) < ${before}`,
  ),
  survey_sessions: removal('survey_sessions', (before) => sql`expires_at < ${before}`),
  audit: removal('audit_log', isCreatedBefore),
  analytics: removal('analytics_events', isCreatedBefore),
  webhooks: removal('webhook_deliveries', isCreatedBefore),
} as const satisfies Readonly<Record<string, Removal>>;
