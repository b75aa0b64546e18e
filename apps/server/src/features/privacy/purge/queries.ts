import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';

interface Step {
  readonly before: Date;
  readonly limit: number;
}

/** Deletes a batch of rows and returns their number. Requires the platform role. */
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

/** The rows to delete, by expired retention period. A queued mail stays. */
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
