import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '@quint/local-postgres/postgres.ts';
import type { Peer } from '../processes.ts';
import { findFreePort } from '@quint/local-postgres/free-port.ts';
import { startPeer } from '../processes.ts';
import type { CleanUp } from '../stage.ts';
import { makeFolder } from '../stage.ts';
import { SECRET } from '../world.ts';

/** Runs something on a connection of its own: the database may be killed between two uses. */
export async function withClient<Result>(
  url: string,
  run: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** The product with its database and its jobs, to be killed while people use it. */
export class Installation {
  readonly url: string;
  readonly port: number;
  readonly #dataDir: string;
  #server: Peer | undefined;

  private constructor(url: string, port: number, dataDir: string) {
    this.url = url;
    this.port = port;
    this.#dataDir = dataDir;
  }

  static async open(cleanUp: CleanUp): Promise<Installation> {
    const folder = makeFolder(cleanUp, 'chaos');
    const postgres = await startPostgres({ dataDir: folder });
    cleanUp.add(() => postgres.stop());
    const installation = new Installation(postgres.url, await findFreePort(), path.join(folder, 'server'));
    await installation.#start();
    cleanUp.add(() => installation.#server?.stop());
    return installation;
  }

  async #start(): Promise<void> {
    this.#server = await startPeer(new URL('../our-server.ts', import.meta.url), {
      DATABASE_URL: this.url,
      DATA_DIR: this.#dataDir,
      PORT: String(this.port),
      HOST: '127.0.0.1',
      SECRET,
      DEMO: 'off',
      LOG_LEVEL: 'silent',
    });
  }

  /** Ends the server in the middle of whatever it does, and starts it again. */
  async killServer(): Promise<void> {
    const server = this.#server;
    if (server === undefined) return;
    process.kill(server.pid, 'SIGKILL');
    await server.stop();
    await this.#start();
  }

  /** Ends one process of the database, which then ends all others and recovers from its log. */
  async killDatabase(): Promise<void> {
    const { rows } = await withClient(this.url, (client) =>
      client.query<{ pid: number }>(
        "select pid from pg_stat_activity where application_name = 'quint_app' order by random() limit 1",
      ),
    );
    if (rows[0] !== undefined) process.kill(rows[0].pid, 'SIGKILL');
  }
}
