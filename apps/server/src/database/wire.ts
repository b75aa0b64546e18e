import type pg from 'pg';
import type { SqlText, TextRow, TextRows } from '#database/statements.ts';
import { isPlannedForValues, parameterText } from '#database/statements.ts';

// All code that uses undocumented parts of the driver. `wire.test.ts` lists the versions it was tested with.

/** The parts of the driver's connection that a query uses; its types omit some of them. */
interface Wire {
  readonly parsedStatements: Record<string, string>;
  readonly stream: { cork(): void; uncork(): void };
  parse(message: { name: string; text: string }): void;
  bind(message: { portal: string; statement: string; values: readonly (string | null)[] }): void;
  execute(message: { portal: string; rows: number }): void;
  close(message: { type: 'S'; name: string }): void;
  flush(): void;
  sync(): void;
}

/** Maximum prepared statements per connection. Those of the data interface come in any number of shapes. */
export const PREPARED_MAX = 200;
/** Texts that were used once on a connection, to prepare them on their second use. */
const USED_ONCE_MAX = 1000;

interface PreparedStatements {
  /** The names by text, least recently used first. */
  readonly names: Map<string, string>;
  readonly usedOnce: Set<string>;
  count: number;
}
const STATEMENTS = new WeakMap<pg.PoolClient, PreparedStatements>();

/** Closes a prepared statement. Unlike `deallocate` it cannot fail, not even in an aborted transaction. */
class CloseStatement implements pg.Submittable {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  submit(connection: pg.Connection): void {
    const wire = connection as unknown as Wire;
    delete wire.parsedStatements[this.#name];
    wire.close({ type: 'S', name: this.#name });
    wire.sync();
  }

  handleReadyForQuery(): void {
    // The name is not reused, so nothing needs to wait.
  }

  handleError(): void {
    // The connection is lost; the next query reports it.
  }
}

/**
 * The name under which a connection prepares a text, from its second use on; undefined leaves it unprepared. For a few
 * rows planning costs more than the work. Statements that are planned for their values stay unprepared. Beyond the
 * limit, the least recently used statement is closed.
 */
export function preparedNameOn(client: pg.PoolClient, text: string): string | undefined {
  if (isPlannedForValues(text)) return undefined;
  const statementCache = STATEMENTS.get(client) ?? { names: new Map(), usedOnce: new Set(), count: 0 };
  STATEMENTS.set(client, statementCache);
  const { names, usedOnce } = statementCache;
  let name = names.get(text);
  if (name === undefined && !usedOnce.delete(text)) {
    if (usedOnce.size >= USED_ONCE_MAX) usedOnce.clear();
    usedOnce.add(text);
    return undefined;
  }
  name ??= `q${statementCache.count++}`;
  names.delete(text);
  names.set(text, name);
  const [oldest] = names;
  if (names.size > PREPARED_MAX && oldest !== undefined) {
    names.delete(oldest[0]);
    client.query(new CloseStatement(oldest[1]));
  }
  return name;
}

/** How many rows to fetch: all, or batches, because lists can have any length. */
type Take =
  | { readonly kind: 'all' }
  | { readonly kind: 'first' | 'more'; readonly portal: string; readonly rows: number };

/**
 * A query of the driver that returns its rows as text, all at once or in batches. The driver's own cursor plans every
 * statement again and applies one timeout to all rows. Here the first rows need no transaction; only when there are
 * more, one is started, and each further batch has the timeout of a statement.
 */
class TextQuery implements pg.Submittable {
  readonly text: string;
  readonly name: string | undefined;
  readonly #values: readonly unknown[];
  readonly #take: Take;
  readonly #callback: (error: Error | undefined, result: TextRows) => void;
  readonly #rows: TextRow[] = [];
  #isLast = true;
  #isSynced = false;

  constructor(
    ask: SqlText & { name: string | undefined; take: Take },
    callback: (error: Error | undefined, result: TextRows) => void,
  ) {
    this.text = ask.sql;
    this.name = ask.name;
    this.#values = ask.values;
    this.#take = ask.take;
    this.#callback = callback;
  }

  submit(connection: pg.Connection): void {
    const wire = connection as unknown as Wire;
    const { name: statement = '', text } = this;
    const take = this.#take;
    const portal = take.kind === 'all' ? '' : take.portal;
    wire.stream.cork();
    if (take.kind !== 'more') {
      if (statement === '' || wire.parsedStatements[statement] === undefined) {
        wire.parse({ name: statement, text });
      }
      wire.bind({ portal, statement, values: this.#values.map(parameterText) });
    }
    wire.execute({ portal, rows: take.kind === 'all' ? 0 : take.rows });
    if (take.kind === 'first') wire.flush();
    else this.#sync(wire);
    wire.stream.uncork();
  }

  #sync(wire: Wire): void {
    if (!this.#isSynced) wire.sync();
    this.#isSynced = true;
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#rows.push(fields);
  }

  handlePortalSuspended(connection: pg.Connection): void {
    this.#isLast = false;
    if (this.#take.kind !== 'first') return;
    const wire = connection as unknown as Wire;
    wire.stream.cork();
    wire.parse({ name: '', text: 'begin' });
    wire.bind({ portal: '', statement: '', values: [] });
    wire.execute({ portal: '', rows: 0 });
    this.#sync(wire);
    wire.stream.uncork();
  }

  handleCommandComplete(_message: unknown, connection: pg.Connection): void {
    this.#sync(connection as unknown as Wire);
  }

  handleEmptyQuery(connection: pg.Connection): void {
    this.#sync(connection as unknown as Wire);
  }

  handleError(error: Error, connection: pg.Connection): void {
    this.#sync(connection as unknown as Wire);
    this.#callback(error, { rows: [], isLast: true });
  }

  handleReadyForQuery(): void {
    this.#callback(undefined, { rows: this.#rows, isLast: this.#isLast });
  }
}

/** Sends one query of ours through the driver. */
export function sendQuery(
  client: pg.PoolClient,
  ask: SqlText & { name: string | undefined; take: Take },
): Promise<TextRows> {
  return new Promise((resolve, reject) => {
    client.query(
      new TextQuery(ask, (error, result) => {
        if (error === undefined) resolve(result);
        else reject(error);
      }),
    );
  });
}

/** All rows of a statement. */
export async function readRows(client: pg.PoolClient, statement: SqlText): Promise<readonly TextRow[]> {
  const { rows } = await sendQuery(client, {
    ...statement,
    name: preparedNameOn(client, statement.sql),
    take: { kind: 'all' },
  });
  return rows;
}

/** A statement of a pipeline, and the name under which the connection prepares it. */
interface Part extends SqlText {
  readonly name: string | undefined;
}

/**
 * Statements sent to the database in one message. Everything before a `sync` is one transaction without a `begin`: all
 * of it is committed, or nothing if one fails, and each statement sees the effects of those before it.
 */
class TextBatch implements pg.Submittable {
  readonly #parts: readonly Part[];
  readonly #callback: (error: Error | undefined, results: readonly (readonly TextRow[])[]) => void;
  readonly #results: TextRow[][];
  #current = 0;

  constructor(
    parts: readonly Part[],
    callback: (error: Error | undefined, results: readonly (readonly TextRow[])[]) => void,
  ) {
    this.#parts = parts;
    this.#callback = callback;
    this.#results = parts.map(() => []);
  }

  /** All rows. */
  get texts(): string[] {
    return this.#parts.map(({ sql }) => sql);
  }

  // The driver calls these two when the database has parsed a statement, to record that it is prepared.
  get name(): string | undefined {
    return this.#parts[this.#current]?.name;
  }

  get text(): string | undefined {
    return this.#parts[this.#current]?.sql;
  }

  submit(connection: pg.Connection): void {
    const wire = connection as unknown as Wire;
    // The driver records prepared statements only when the database responds.
    const parsedNames = new Set<string>();
    wire.stream.cork();
    for (const { name: statement = '', sql: text, values } of this.#parts) {
      if (statement === '' || !(parsedNames.has(statement) || statement in wire.parsedStatements)) {
        wire.parse({ name: statement, text });
        parsedNames.add(statement);
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
    throw new Error('All rows were requested');
  }

  handleError(error: Error): void {
    this.#callback(error, []);
  }

  handleReadyForQuery(): void {
    // Committed only now: deferred checks could still have failed.
    this.#callback(undefined, this.#results);
  }
}

/** Runs statements as one transaction, in one message. */
export function runPipeline(
  client: pg.PoolClient,
  statements: readonly SqlText[],
): Promise<readonly (readonly TextRow[])[]> {
  const parts = statements.map((statement) => ({
    sql: statement.sql,
    values: [...statement.values],
    name: preparedNameOn(client, statement.sql),
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
