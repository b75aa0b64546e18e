import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { buildApp } from '#app.ts';
import { makeBackup } from '#backup/make.ts';
import type { RestoreOrder } from '#backup/restore/restore.ts';
import { readConfig } from '#config.ts';
import { openDatabase } from '#database/gate.ts';
import { DEFAULT_ROLE_PREFIX } from '#database/roles.ts';
import { openFileStorage } from '#files/open-storage.ts';
import { createLogger } from '#logger.ts';
import { openDeps } from '#main.ts';
import { createOwnedDatabase } from '#testing/other-server.ts';
import type { Product } from '#testing/product.ts';
import { JOB_KINDS } from '#workers.ts';

export function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'quint-backup-'));
}

/** Backs up the product. */
export function backUp({ deps }: Product, path: string, passphrase?: string) {
  const { config, files } = deps;
  return makeBackup({ url: config.databaseUrl, files, secret: config.secret, path, passphrase });
}

export interface Elsewhere {
  readonly order: RestoreOrder;
  /** The environment of a start there. */
  readonly env: NodeJS.ProcessEnv;
  /** The database as a superuser. */
  readonly superUrl: string;
}

/** Options for restoring the file into an empty database, whose owner is not a superuser, and an empty folder. */
export async function orderElsewhere(
  path: string,
  { serverUrl, env = {} }: { serverUrl: string; env?: NodeJS.ProcessEnv },
): Promise<Elsewhere> {
  const { url, name } = await createOwnedDatabase(serverUrl);
  const dataDir = await mkdtemp(join(dirname(path), 'data-'));
  const serverEnv = { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: 'off', ...env };
  const superUrl = new URL(serverUrl);
  superUrl.pathname = `/${name}`;
  return {
    env: serverEnv,
    superUrl: superUrl.href,
    order: {
      file: { path, passphrase: undefined },
      url,
      rolePrefix: DEFAULT_ROLE_PREFIX,
      dataDir,
      files: await openFileStorage(readConfig({ ...serverEnv, SECRET: 'a secret that is not stored here' })),
      kinds: JOB_KINDS,
      secret: { dataDir, environmentSecret: undefined, storedSecret: undefined },
      replace: false,
      keepSecret: false,
    },
  };
}

/** Opens the product on the restored data, without workers; closed by the returned function or with the test. */
export function useRestored(): (env: NodeJS.ProcessEnv, like: Product) => Promise<Product> {
  const cleanUp: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const step of cleanUp.reverse()) await step();
  });
  return async (env, like) => {
    const config = readConfig(env);
    const db = openDatabase({ url: config.databaseUrl, connections: 4 });
    const deps = await openDeps(config, { db, log: createLogger('silent') });
    const app = await buildApp(deps);
    await app.ready();
    cleanUp.push(async () => {
      await app.close();
      await deps.jobs.stop();
      deps.pdf.close();
      await deps.db.close();
    });
    return { app, deps, mailer: like.mailer, clock: like.clock } as Product;
  };
}
