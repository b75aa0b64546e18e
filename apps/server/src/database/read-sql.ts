import type { QueryResult, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Reader } from '#database/gate.ts';
import type { DB } from '#database/generated/types.ts';

/** A statement in SQL that a reader may run. */
interface ReadStatement<Row> {
  execute(db: Reader): Promise<QueryResult<Row>>;
}

/**
 * Like `sql`, for statements that only read: the one way to run SQL text on a `Reader`. A check of the project refuses
 * words that write or lock in these templates; fragments inside are Kysely's `sql`.
 */
export function readSql<Row = unknown>(
  text: TemplateStringsArray,
  ...values: readonly unknown[]
): ReadStatement<Row> {
  const statement: RawBuilder<Row> = sql<Row>(text, ...values);
  // A reader is a connection whose type hides what writes.
  return { execute: (db) => statement.execute(db as Kysely<DB>) };
}
