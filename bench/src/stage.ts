import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findFreePort } from '@quint/local-postgres/free-port.ts';
import { startPostgres } from '@quint/local-postgres/postgres.ts';
import type { ScriptProcess } from './processes.ts';
import { parentOf, startScript } from './processes.ts';
import { SECRET } from './world.ts';

/** Everything started or created, undone in reverse order. */
export class CleanUp {
  readonly #steps: (() => unknown)[] = [];

  add(step: () => unknown): void {
    this.#steps.push(step);
  }

  async run(): Promise<void> {
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) await step();
  }
}

/** A folder that is deleted at the end. */
export function makeFolder(cleanUp: CleanUp, name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `quint-bench-${name}-`));
  cleanUp.add(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a function on a new connection: the database may be killed between two uses. */
export async function withClient<Value>(
  url: string,
  run: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

export interface Database {
  readonly url: string;
  /** The main process of PostgreSQL. */
  readonly postmaster: number;
  /** For the files of the product; its processes on one database share them. */
  readonly dataDir: string;
}

type Env = Readonly<Record<string, string>>;

/** One process of the product, which can be ended and restarted on its port. */
export class Product {
  readonly port: number;
  readonly #env: Env;
  #process: ScriptProcess | undefined;

  private constructor(port: number, env: Env) {
    this.port = port;
    this.#env = env;
  }

  /** Starts a process on a database and waits until it is ready. */
  static async open(
    cleanUp: CleanUp,
    { url, dataDir }: Pick<Database, 'url' | 'dataDir'>,
    env: Env = {},
  ): Promise<Product> {
    const port = await findFreePort();
    const product = new Product(port, {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      SECRET,
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      // Here one person writes for many.
      ITEM_WRITES_PER_MINUTE: '0',
      ...env,
    });
    cleanUp.add(() => product.stop());
    await product.start();
    return product;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  async start(): Promise<void> {
    this.#process = await startScript(new URL('./our-server.ts', import.meta.url), this.#env);
  }

  async stop(): Promise<void> {
    await this.#process?.stop();
  }

  /** Kills it during its work. */
  async kill(): Promise<void> {
    process.kill(this.pid, 'SIGKILL');
    await this.stop();
  }
}

/** A PostgreSQL that waits for the disk at every commit, as in production: otherwise saves would look faster. */
export async function openDatabase(cleanUp: CleanUp): Promise<Database> {
  const folder = makeFolder(cleanUp, 'database');
  const postgres = await startPostgres({ dataDir: folder });
  cleanUp.add(() => postgres.stop());
  const postmaster = await withClient(postgres.url, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return parentOf(rows[0]?.pid ?? 0);
  });
  return { url: postgres.url, postmaster, dataDir: path.join(folder, 'server') };
}

/** The product in a child process with a new database, and the superuser's connection to that database. */
export interface Stage extends Database {
  readonly client: pg.Client;
  readonly product: Product;
}

export async function openStage(cleanUp: CleanUp, env: Env = {}): Promise<Stage> {
  const database = await openDatabase(cleanUp);
  // Jobs, such as making reports, would disturb the measurement.
  const product = await Product.open(cleanUp, database, { WORK: 'off', ...env });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  cleanUp.add(() => client.end());
  return { ...database, client, product };
}
