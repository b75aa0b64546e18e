import type { Kysely, QueryResult } from 'kysely';
import { CompiledQuery, sql } from 'kysely';
import type { Reader } from '#database/gate.ts';
import type { DB } from '#database/generated/types.ts';
import type { SqlText } from '#database/statements.ts';

/** A reader is a connection whose type hides all methods that write. */
function connectionOf(db: Reader): Kysely<DB> {
  return db as Kysely<DB>;
}

/** A statement in SQL that a reader may run. */
interface ReadStatement<Row> {
  execute(db: Reader): Promise<QueryResult<Row>>;
}

/**
 * Like `sql`, for statements that only read: the way to run SQL text on a `Reader`. A check of the project rejects
 * words that write or lock in these templates; fragments inside are Kysely's `sql`.
 */
export function readSql<Row = unknown>(
  text: TemplateStringsArray,
  ...values: readonly unknown[]
): ReadStatement<Row> {
  const statement = sql<Row>(text, ...values);
  return { execute: (db) => statement.execute(connectionOf(db)) };
}

/** The rows of a query of the data interface's compiler. */
export async function readCompiled<Row>(db: Reader, { sql: text, values }: SqlText): Promise<Row[]> {
  const { rows } = await connectionOf(db).executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  return rows;
}
