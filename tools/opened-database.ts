import { existsSync } from 'node:fs';
import path from 'node:path';
import { findRunningPostgres, startPostgres } from '@quint/local-postgres/postgres.ts';
import { StartupError } from '@quint/local-postgres/startup-error.ts';
import { dataFolder, lockDataFolder } from './data-folder.ts';

/** A database to work on, and what to do when the work is over. */
export interface OpenedDatabase {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** DATABASE_URL, else the embedded database: the running one of the data folder, or one started for this. */
export async function openExistingDatabase(env: NodeJS.ProcessEnv): Promise<OpenedDatabase> {
  const databaseUrl = env['DATABASE_URL'];
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined };
  const dataDir = dataFolder(env);
  if (!existsSync(path.join(dataDir, 'postgres'))) {
    throw new StartupError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  }
  const runningUrl = await findRunningPostgres(dataDir);
  if (runningUrl !== undefined) return { url: runningUrl, close: async () => undefined };
  const lock = await lockDataFolder(dataDir);
  const postgres = await startPostgres({ dataDir }).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  const close = async () => {
    await postgres.stop();
    lock.release();
  };
  return { url: postgres.url, close };
}

/** DATABASE_URL, else the embedded database, with the data folder locked: the product runs on neither meanwhile. */
export async function openAlone(env: NodeJS.ProcessEnv): Promise<OpenedDatabase> {
  const dataDir = dataFolder(env);
  const lock = await lockDataFolder(dataDir);
  const databaseUrl = env['DATABASE_URL'];
  try {
    const postgres = databaseUrl ? undefined : await startPostgres({ dataDir });
    const close = async () => {
      await postgres?.stop();
      lock.release();
    };
    return { url: postgres?.url ?? databaseUrl ?? '', close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
