import { mkdir } from 'node:fs/promises';
import pg from 'pg';
import type { BackupFile } from '#backup/archive/read.ts';
import { openArchive } from '#backup/archive/read.ts';
import type { BackupFacts } from '#backup/model.ts';
import { MEMBERS } from '#backup/model.ts';
import { VALUE_FORMATS } from '#backup/snapshot.ts';
import type { ContentLoader } from '#backup/restore/contents.ts';
import { listLocations, openContentLoader, removeContents } from '#backup/restore/contents.ts';
import { cutOff } from '#backup/restore/cut-off.ts';
import { createTableLoader } from '#backup/restore/load.ts';
import { replaceSchema, setSequences } from '#backup/restore/schema.ts';
import type { SecretSource, SecretPlan } from '#backup/restore/secret.ts';
import { dropStagedSecret, planSecret, stageSecret, takeStagedSecret } from '#backup/restore/secret.ts';
import { assertAlone, findMigrations, isUsed, takeAlone } from '#backup/restore/target.ts';
import { tableOf, verifyBackup } from '#backup/verify.ts';
import { enqueueAgain, removeJobs } from '#backup/waiting-jobs.ts';
import type { Migration } from '#database/migrate.ts';
import { connectAsOwner, migrate } from '#database/migrate.ts';
import { makeRoles, rolesOf } from '#database/roles.ts';
import type { FileStorage } from '#files/storage.ts';
import type { JobKind, Jobs } from '#jobs/jobs.ts';
import { openJobs } from '#jobs/pg-boss.ts';
import { createLogger } from '#logger.ts';
import { StartupError } from '#startup-error.ts';

const LOCK_SECONDS = 10;

export interface RestoreOrder {
  readonly file: BackupFile;
  readonly url: string;
  /** The prefix of the roles here. */
  readonly rolePrefix: string;
  readonly dataDir: string;
  readonly files: FileStorage;
  readonly kinds: readonly JobKind<object>[];
  readonly secret: SecretSource;
  /** Whether an installation in use may be replaced. */
  readonly replace: boolean;
  /** Whether to keep the secret of this installation if the backup has another one. */
  readonly keepSecret: boolean;
  /** How long to wait for a session that uses a table of the database; defaults to ten seconds. */
  readonly lockSeconds?: number;
}

export interface RestoreReport {
  readonly facts: BackupFacts;
  readonly jobs: number;
  /** Migrations that are newer than the backup. */
  readonly appliedMigrations: readonly string[];
  /** Former contents that could not be deleted. */
  readonly leftContents: number;
  readonly secret: SecretPlan;
}

interface RestoreContext {
  readonly client: pg.Client;
  readonly jobs: Jobs;
  readonly contents: ContentLoader;
  readonly migrations: readonly Migration[];
}

async function fill(order: RestoreOrder, { client, jobs, contents }: RestoreContext): Promise<number> {
  const { manifest, members } = await openArchive(order.file);
  const loader = createTableLoader(client, manifest.tables);
  let enqueuedCount = 0;
  for await (const member of members) {
    const table = tableOf(member.name);
    if (table !== undefined) await loader.add(table, member.content);
    else await loader.finish();
    if (member.name.startsWith(MEMBERS.files)) await contents.add(member);
    if (member.name.startsWith(MEMBERS.jobs)) {
      enqueuedCount += await enqueueAgain(client, { jobs, kinds: order.kinds }, member.content);
    }
  }
  await loader.finish();
  await setSequences(client, manifest.sequences);
  return enqueuedCount;
}

const HAS_MARKER = `
select from pg_attribute
where attrelid = 'public.installation'::regclass and attname = 'storage_marker' and not attisdropped`;

/** The next start marks the current storage of the files; older schemas have no marker. */
async function forgetStorage(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(HAS_MARKER);
  if (rowCount !== 0) await client.query('update installation set storage_marker = null');
}

/** The whole change: afterwards everything is as in the backup, or nothing has changed. */
async function replaceAll(
  order: RestoreOrder,
  context: RestoreContext,
  secret: { readonly plan: SecretPlan; readonly value: string | undefined },
): Promise<number> {
  const { client } = context;
  await client.query('begin');
  await client.query(`${VALUE_FORMATS}; set local lock_timeout = '${order.lockSeconds ?? LOCK_SECONDS}s'`);
  const finish = await replaceSchema(client, context.migrations, order.rolePrefix);
  await removeJobs(client);
  const enqueuedCount = await fill(order, context);
  await client.query('update files set storage = $1 where storage <> $1', [order.files.kind]);
  await forgetStorage(client);
  await cutOff(client);
  if (secret.plan === 'keep') await client.query('update installation set secret_fingerprint = null');
  await finish();
  if (secret.plan === 'store' && secret.value !== undefined) await stageSecret(order.dataDir, secret.value);
  await client.query('commit');
  return enqueuedCount;
}

function explain(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  const why =
    error.code === '55P03'
      ? 'another program uses its tables'
      : `PostgreSQL refused it: ${error.message} (${error.code})`;
  return new StartupError(`The backup was not restored: ${why}. Nothing was changed.`, { cause: error });
}

/** Verifies the backup, and that it may be restored here. */
async function check(client: pg.Client, order: RestoreOrder) {
  await takeAlone(client);
  const { secret, ...facts } = await verifyBackup(order.file);
  if (facts.manifest.workspace !== undefined) {
    throw new StartupError(
      `${order.file.path} holds one workspace, "${facts.manifest.workspace.name}", and no whole installation. Bring it in with workspace-import.`,
    );
  }
  const migrations = await findMigrations(facts.manifest);
  if ((await isUsed(client)) && !order.replace) {
    throw new StartupError(
      'This installation is in use. To replace everything in it by the backup, say --replace.',
    );
  }
  return { facts, migrations, secret: { plan: planSecret(secret, order.secret, order), value: secret } };
}

/** Runs the change, and undoes it on failure. Returns the number of enqueued jobs. */
async function change(
  order: RestoreOrder,
  context: Omit<RestoreContext, 'jobs'>,
  secret: { readonly plan: SecretPlan; readonly value: string | undefined },
): Promise<number> {
  const { client, contents } = context;
  const { url, kinds, rolePrefix } = order;
  const jobs = await openJobs({ url, kinds, rolePrefix, log: createLogger('silent') });
  try {
    return await replaceAll(order, { ...context, jobs }, secret);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    await contents.undo();
    await dropStagedSecret(order.dataDir);
    throw error;
  } finally {
    await jobs.stop();
  }
}

async function restoreOn(client: pg.Client, order: RestoreOrder): Promise<RestoreReport> {
  const { facts, migrations, secret } = await check(client, order);
  await makeRoles(client, rolesOf(order.rolePrefix));
  const present = await listLocations(client);
  const contents = await openContentLoader({ ...order, present });
  // A process that ignores the lock may have connected while the backup was read.
  await assertAlone(client);
  const jobs = await change(order, { client, contents, migrations }, secret);
  if (secret.plan === 'store') await takeStagedSecret(order.dataDir);
  await contents.commit();
  const obsoleteLocations = present.filter(
    ({ key, storage }) => storage !== order.files.kind || !contents.keys.has(key),
  );
  const leftContents = await removeContents(order.files, obsoleteLocations);
  return { facts, jobs, appliedMigrations: [], leftContents, secret: secret.plan };
}

/**
 * Replaces an installation with a backup: database, files and secret, in one transaction, then migrates to this
 * version. Throws StartupError, with nothing changed, when the backup or the installation does not allow it. When
 * killed at any time, the former state is intact.
 */
export async function restoreBackup(order: RestoreOrder): Promise<RestoreReport> {
  await mkdir(order.dataDir, { recursive: true });
  const client = await connectAsOwner(order.url);
  client.on('error', () => undefined);
  let report: RestoreReport;
  try {
    report = await restoreOn(client, order);
  } catch (error) {
    throw explain(error);
  } finally {
    await client.end().catch(() => undefined);
  }
  const appliedMigrations = await migrate(order.url, { rolePrefix: order.rolePrefix });
  return { ...report, appliedMigrations };
}
