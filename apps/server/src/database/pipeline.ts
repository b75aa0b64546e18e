import type pg from 'pg';
import type { SqlText, TextRow, Wire } from '#database/statements.ts';
import { nameOn, parameterText, valuesOf } from '#database/statements.ts';

/** A statement of several, and the name under which the connection keeps it prepared. */
interface Part extends SqlText {
  readonly name: string | undefined;
}

/**
 * Statements that go to the database in one message. What comes before a `sync` is one transaction without a `begin`:
 * all of it is committed, or nothing of it when one fails, and each statement sees what those before it have done.
 */
class TextBatch implements pg.Submittable {
  readonly #parts: readonly Part[];
  readonly #done: (error: Error | undefined, results: readonly (readonly TextRow[])[]) => void;
  readonly #results: TextRow[][];
  #current = 0;

  constructor(
    parts: readonly Part[],
    done: (error: Error | undefined, results: readonly (readonly TextRow[])[]) => void,
  ) {
    this.#parts = parts;
    this.#done = done;
    this.#results = parts.map(() => []);
  }

  /** All that is asked. */
  get texts(): string[] {
    return this.#parts.map(({ sql }) => sql);
  }

  // The driver asks for these two when the database has parsed a statement, to note that it is prepared.
  get name(): string | undefined {
    return this.#parts[this.#current]?.name;
  }

  get text(): string | undefined {
    return this.#parts[this.#current]?.sql;
  }

  submit(connection: pg.Connection): void {
    const wire = connection as unknown as Wire;
    wire.stream.cork();
    for (const { name: statement = '', sql: text, values } of this.#parts) {
      if (statement === '' || wire.parsedStatements[statement] === undefined) {
        wire.parse({ name: statement, text });
      }
      wire.bind({ portal: '', statement, values: values.map(parameterText) });
      wire.execute({ portal: '', rows: 0 });
    }
    wire.sync();
    wire.stream.uncork();
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#results[this.#current]?.push(fields);
  }

  handleCommandComplete(): void {
    this.#current += 1;
  }

  handleEmptyQuery(): void {
    this.#current += 1;
  }

  handlePortalSuspended(): void {
    throw new Error('All rows were asked for');
  }

  handleError(error: Error): void {
    this.#done(error, []);
  }

  handleReadyForQuery(): void {
    // Only now it is committed: what is looked at in the end could still have failed.
    this.#done(undefined, this.#results);
  }
}

/** Runs statements as one transaction, in one message. No two of them may have the same text. */
export function runPipeline(
  client: pg.PoolClient,
  statements: readonly SqlText[],
): Promise<readonly (readonly TextRow[])[]> {
  const parts = statements.map((statement) => ({
    sql: statement.sql,
    values: valuesOf(statement),
    name: nameOn(client, statement.sql),
  }));
  return new Promise((resolve, reject) => {
    client.query(
      new TextBatch(parts, (error, results) => {
        if (error === undefined) resolve(results);
        else reject(error);
      }),
    );
  });
}
