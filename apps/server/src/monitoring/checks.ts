import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listMigrations } from '#database/migrate.ts';
import type { Deps } from '#deps.ts';
import { STORAGE_MARKER } from '#files/marker.ts';

type CheckName = 'database' | 'schema' | 'disk' | 'storage';

/** The result of each check: `ok`, or the reason in a few words, without addresses or names. */
export type Checks = Readonly<Record<CheckName, string>>;

/** One response serves concurrent probes, so they cost little. */
const FRESH_MS = 1000;
/** Requests to a bucket may cost money. */
const BUCKET_FRESH_MS = 10_000;
const PATIENCE_MS = 3000;

/** The result of a check, cached for a time; concurrent callers share it. */
function remember<Result>(freshMs: number, run: () => Promise<Result>): () => Promise<Result> {
  let cachedResult: { readonly until: number; readonly result: Promise<Result> } | undefined;
  return () => {
    const now = performance.now();
    if (cachedResult === undefined || cachedResult.until < now)
      cachedResult = { until: now + freshMs, result: run() };
    return cachedResult.result;
  };
}

/** Free and total space of the disk of the data folder, in bytes; creates a missing folder. */
export async function measureDisk(dataDir: string): Promise<{ free: number; size: number }> {
  await mkdir(dataDir, { recursive: true });
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return { free: bavail * bsize, size: blocks * bsize };
}

/** The outcome of a check that must end in time. */
async function settle(run: () => Promise<string>): Promise<string> {
  const timeout = new AbortController();
  try {
    return await Promise.race([
      run(),
      sleep(PATIENCE_MS, 'no answer in time', { signal: timeout.signal, ref: false }),
    ]);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return typeof code === 'string' ? `failed: ${code}` : 'failed';
  } finally {
    timeout.abort();
  }
}

async function checkDatabase({ db }: Deps): Promise<Pick<Checks, 'database' | 'schema'>> {
  const requiredNames = await listMigrationNames();
  let schema = 'not known';
  const database = await settle(async () => {
    const rows = await db.platform.read((reader) =>
      reader.selectFrom('schema_migrations').select('name').execute(),
    );
    const appliedNames = new Set(rows.map(({ name }) => name));
    const missingNames = requiredNames.filter((name) => !appliedNames.has(name));
    schema = missingNames.length === 0 ? 'ok' : `${missingNames.length} migrations are missing`;
    return 'ok';
  });
  return { database, schema };
}

let migrationNames: Promise<readonly string[]> | undefined;

function listMigrationNames(): Promise<readonly string[]> {
  migrationNames ??= listMigrations().then((migrations) => migrations.map(({ name }) => name));
  return migrationNames;
}

function checkDisk({ config }: Deps): Promise<string> {
  return settle(async () => {
    const { free } = await measureDisk(config.dataDir);
    return free >= config.operation.diskFreeBytes ? 'ok' : 'less free space than DISK_FREE_MB';
  });
}

function checkStorage({ config, files }: Deps): Promise<string> {
  return settle(async () => {
    if (files.kind === 'local') {
      const folder = join(config.dataDir, 'files');
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    } else {
      await files.findSize(STORAGE_MARKER);
    }
    return 'ok';
  });
}

/** The overall result of the checks. */
export interface Findings {
  readonly checks: Checks;
  /** Degraded: files are temporarily unavailable, while everything that needs only the database works. */
  readonly status: 'ready' | 'degraded' | 'not ready';
}

/**
 * The readiness checks; each result is at most a second old, that of a bucket ten. A storage that has worked since
 * startup does not make a process unready: all of them lose it at once, and a proxy would turn everybody away.
 */
export function createChecks(deps: Deps): () => Promise<Findings> {
  const database = remember(FRESH_MS, () => checkDatabase(deps));
  const disk = remember(FRESH_MS, () => checkDisk(deps));
  const freshMs = deps.files.kind === 'local' ? FRESH_MS : BUCKET_FRESH_MS;
  const storage = remember(freshMs, () => checkStorage(deps));
  let hasStorageWorked = false;
  return async () => {
    const [ofDatabase, ofDisk, ofStorage] = await Promise.all([database(), disk(), storage()]);
    const checks = { ...ofDatabase, disk: ofDisk, storage: ofStorage };
    const failedChecks = Object.entries(checks).flatMap(([name, outcome]) =>
      outcome === 'ok' ? [] : [name],
    );
    if (ofStorage === 'ok') hasStorageWorked = true;
    if (failedChecks.length === 0) return { checks, status: 'ready' };
    const isDegraded = hasStorageWorked && failedChecks.every((name) => name === 'storage');
    return { checks, status: isDegraded ? 'degraded' : 'not ready' };
  };
}
