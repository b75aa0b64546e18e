import type { Insertable } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { DB } from '#database/generated/types.ts';

/** Inserts one event. */
export async function insertEvent(db: Writer, event: Insertable<DB['analytics_events']>): Promise<void> {
  await db.insertInto('analytics_events').values(event).execute();
}
