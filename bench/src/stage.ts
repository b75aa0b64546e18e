import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '@quint/local-postgres/postgres.ts';
import { portOf, startPeer } from './processes.ts';
import type { Peer } from './processes.ts';
import { SECRET } from './world.ts';

/** Everything that was started or made, to be undone in reverse order. */
export class CleanUp {
  readonly #steps: (() => unknown)[] = [];

  add(step: () => unknown): void {
    this.#steps.push(step);
  }

  async run(): Promise<void> {
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) await step();
  }
}

/** A folder that is gone afterwards. */
export function makeFolder(cleanUp: CleanUp, name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `quint-bench-${name}-`));
  cleanUp.add(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Our server as its own process on a database of its own, and the superuser's connection to that database. */
export interface Stage {
  readonly url: string;
  readonly client: pg.Client;
  readonly server: Peer;
  readonly port: number;
  /** Its folder; processes on one database share their files. */
  readonly dataDir: string;
}

/** A process of our server on a database, and its port. */
export async function startOurs(
  cleanUp: CleanUp,
  { url, dataDir, env = {} }: { url: string; dataDir: string; env?: Readonly<Record<string, string>> },
): Promise<Pick<Stage, 'server' | 'port'>> {
  const server = await startPeer(new URL('./our-server.ts', import.meta.url), {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    SECRET,
    DEMO: 'off',
    // Reports made meanwhile would disturb what is measured.
    WORK: 'off',
    LOG_LEVEL: 'error',
    // One person writes for many.
    ITEM_WRITES_PER_MINUTE: '0',
    ...env,
  });
  cleanUp.add(() => server.stop());
  return { server, port: portOf(server) };
}

/** The database waits for the disk at every commit, as in use: a bench without that would flatter every save. */
export async function openStage(
  cleanUp: CleanUp,
  env: Readonly<Record<string, string>> = {},
): Promise<Stage> {
  const folder = makeFolder(cleanUp, 'stage');
  const postgres = await startPostgres({ dataDir: folder });
  cleanUp.add(() => postgres.stop());
  const dataDir = path.join(folder, 'server');
  const { server, port } = await startOurs(cleanUp, { url: postgres.url, dataDir, env });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  cleanUp.add(() => client.end());
  return { url: postgres.url, client, server, port, dataDir };
}
