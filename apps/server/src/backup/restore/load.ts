import pg from 'pg';
import type { CopyStreamQuery } from 'pg-copy-streams';
import { from as copyFrom } from 'pg-copy-streams';
import type { TableManifest } from '#backup/model.ts';
import { StartupError } from '#startup-error.ts';

/** Loads the parts of tables one after the other. */
export interface TableLoader {
  add(table: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Completes the last table. */
  finish(): Promise<void>;
}

interface TableLoad {
  readonly table: TableManifest;
  readonly stream: CopyStreamQuery;
  readonly completion: Promise<void>;
}

/** The target of a table's rows, as an SQL name. */
export type Destination = (table: string) => string;

const toTable: Destination = (table) => `public.${pg.escapeIdentifier(table)}`;

function begin(client: pg.Client, table: TableManifest, destination: Destination): TableLoad {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const stream = client.query(copyFrom(`copy ${destination(table.name)} (${columns}) from stdin`));
  const completion = new Promise<void>((resolve, fail) => {
    stream.once('finish', resolve);
    stream.once('error', fail);
  });
  // A failure is reported by the write or the end that encounters it.
  completion.catch(() => undefined);
  return { table, stream, completion };
}

async function end({ table, stream, completion }: TableLoad): Promise<void> {
  stream.end();
  await completion;
  if (stream.rowCount === table.rows) return;
  throw new StartupError(
    `The backup is damaged: ${table.name} has ${stream.rowCount} rows instead of ${table.rows}.`,
  );
}

async function feed({ stream, completion }: TableLoad, content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of content) {
    const chunkWrite = new Promise<void>((resolve, fail) => {
      stream.write(chunk, (error) => (error === null || error === undefined ? resolve() : fail(error)));
    });
    await Promise.race([chunkWrite, completion]);
  }
}

/** Loads tables by COPY on the connection, in the caller's transaction. */
export function createTableLoader(
  client: pg.Client,
  tables: readonly TableManifest[],
  destination: Destination = toTable,
): TableLoader {
  let current: TableLoad | undefined;
  const finish = async () => {
    const last = current;
    current = undefined;
    if (last !== undefined) await end(last);
  };
  return {
    async add(name, content) {
      if (current?.table.name !== name) {
        await finish();
        const table = tables.find((each) => each.name === name);
        if (table === undefined)
          throw new StartupError(`The backup is damaged: nothing says what ${name} is.`);
        current = begin(client, table, destination);
      }
      await feed(current, content);
    },
    finish,
  };
}
