import type pg from 'pg';

/** An SQL text with its parameters, as it goes to the database. A function makes its value when it goes out. */
export interface SqlText {
  readonly sql: string;
  readonly values: readonly unknown[];
}

function isMade(value: unknown): value is () => unknown {
  return typeof value === 'function';
}

/** The parameters of a statement that goes out now. */
export function valuesOf({ values }: Pick<SqlText, 'values'>): unknown[] {
  return values.map((value) => (isMade(value) ? value() : value));
}

/** A statement that is kept: its parameters are texts already. */
export function withTexts<Statement extends SqlText>(statement: Statement): Statement {
  const values = statement.values.map((value) => (isMade(value) ? value : parameterText(value)));
  return { ...statement, values };
}

/** A row whose columns are texts, as they come over the wire. */
export type TextRow = readonly (string | null)[];

/** Statements a connection keeps prepared. Those of the data interface come in any number of shapes. */
const PREPARED_MAX = 200;
/** Texts seen once that a connection remembers, to know them the second time. */
const SEEN_MAX = 1000;

interface Known {
  readonly names: Map<string, string>;
  readonly seen: Set<string>;
}
const KNOWN = new WeakMap<pg.PoolClient, Known>();

/**
 * The name under which a connection keeps a text prepared, from its second use on; undefined leaves it unprepared. For
 * a few rows planning costs more than the work.
 */
export function nameOn(client: pg.PoolClient, text: string): string | undefined {
  const known = KNOWN.get(client) ?? { names: new Map(), seen: new Set() };
  KNOWN.set(client, known);
  const { names, seen } = known;
  const name = names.get(text);
  if (name !== undefined || names.size >= PREPARED_MAX) return name;
  if (!seen.delete(text)) {
    if (seen.size >= SEEN_MAX) seen.clear();
    seen.add(text);
    return undefined;
  }
  const added = `q${names.size}`;
  names.set(text, added);
  return added;
}

/** The parts of the driver's connection that a query speaks to; its types leave some of them out. */
export interface Wire {
  readonly parsedStatements: Record<string, string>;
  readonly stream: { cork(): void; uncork(): void };
  parse(message: { name: string; text: string }): void;
  bind(message: { portal: string; statement: string; values: readonly (string | null)[] }): void;
  execute(message: { portal: string; rows: number }): void;
  flush(): void;
  sync(): void;
}

/** A parameter as PostgreSQL reads it from text. */
export function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? arrayText(value) : JSON.stringify(value);
}

function arrayText(list: readonly unknown[]): string {
  const entries = list.map((entry) => {
    const text = parameterText(entry);
    return text === null ? 'NULL' : `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;
  });
  return `{${entries.join(',')}}`;
}

/** How much of a statement to take: all rows, or some and then some more, as a list of any length is read. */
type Take =
  | { readonly kind: 'all' }
  | { readonly kind: 'first' | 'more'; readonly portal: string; readonly rows: number };

/** Rows of a statement, and whether there are no more. */
export interface TextRows {
  readonly rows: readonly TextRow[];
  readonly isLast: boolean;
}

/**
 * A query of the driver whose rows stay the texts they are on the wire, all or so many at a time. The driver's own
 * cursor plans every statement anew and puts all rows under one timeout. Here the first rows need no transaction: only
 * when there are more, what has begun becomes one, and each further batch has the time of a statement.
 */
class TextQuery implements pg.Submittable {
  readonly text: string;
  readonly name: string | undefined;
  readonly #values: readonly unknown[];
  readonly #take: Take;
  readonly #done: (error: Error | undefined, result: TextRows) => void;
  readonly #rows: TextRow[] = [];
  #isLast = true;
  #isSynced = false;

  constructor(
    ask: SqlText & { name: string | undefined; take: Take },
    done: (error: Error | undefined, result: TextRows) => void,
  ) {
    this.text = ask.sql;
    this.name = ask.name;
    this.#values = ask.values;
    this.#take = ask.take;
    this.#done = done;
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
      wire.bind({ portal, statement, values: valuesOf({ values: this.#values }).map(parameterText) });
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
    this.#done(error, { rows: [], isLast: true });
  }

  handleReadyForQuery(): void {
    this.#done(undefined, { rows: this.#rows, isLast: this.#isLast });
  }
}

function send(
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
  const { rows } = await send(client, {
    ...statement,
    name: nameOn(client, statement.sql),
    take: { kind: 'all' },
  });
  return rows;
}

let portals = 0;

/** Rows of the first batch of a portal, and at most. */
const BATCH_ROWS = { first: 500, most: 2500 };
/** What a batch should hold: little enough to be sent in a moment, so that others need not wait for it. */
const BATCH_CHARACTERS = 250_000;

/** How many rows like these make a batch. */
function nextRows(rows: readonly TextRow[]): number {
  let characters = 0;
  for (const [text] of rows) characters += text?.length ?? 0;
  const fitting = Math.round((rows.length * BATCH_CHARACTERS) / Math.max(1, characters));
  return Math.min(BATCH_ROWS.most, Math.max(1, fitting));
}

/**
 * Opens a statement and gives a function that takes the next rows of it, a batch at a time. While there are more the
 * connection is in a transaction, which the caller ends.
 */
export function openPortal(client: pg.PoolClient, statement: SqlText): () => Promise<TextRows> {
  portals = (portals + 1) % 1_000_000;
  const portal = `p${portals}`;
  const name = nameOn(client, statement.sql);
  let kind: 'first' | 'more' = 'first';
  let rows = BATCH_ROWS.first;
  return async () => {
    const take = { kind, portal, rows };
    kind = 'more';
    const batch = await send(client, { ...statement, name, take });
    rows = nextRows(batch.rows);
    return batch;
  };
}
