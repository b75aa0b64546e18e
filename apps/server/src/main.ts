import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { buildApp } from '#app.ts';
import type { Undo } from '#closing.ts';
import { closeAll } from '#closing.ts';
import type { Config } from '#config.ts';
import { readConfig } from '#config.ts';
import { reasonOf } from '#database/cannot-connect.ts';
import type { Database } from '#database/gate.ts';
import { openDatabase } from '#database/gate.ts';
import { isDatabaseLost } from '#database/connection-loss.ts';
import type { Patience } from '#database/migrate.ts';
import { migrate } from '#database/migrate.ts';
import type { ReplicaWatch } from '#database/replica.ts';
import { watchReplica } from '#database/replica.ts';
import { rolesOf } from '#database/roles.ts';
import type { Deps } from '#deps.ts';
import { systemClock } from '#deps.ts';
import { openFileStorage } from '#files/open-storage.ts';
import { prepareFirstStart } from '#first-start.ts';
import { describeDevMail } from '#dev-mail/routes.ts';
import type { ServerLog } from '#logger.ts';
import { createLogger } from '#logger.ts';
import {
  claimSecret,
  claimStorage,
  isDemoWorld,
  NEXT_SECRET_FILE,
  settleRestoredSecret,
} from '#installation.ts';
import { JOB_KINDS, startWorkers } from '#workers.ts';
import { describeAddress } from '#listening.ts';
import { openJobs } from '#jobs/pg-boss.ts';
import { createFolderMailer, mailFolder } from '#mail/folder.ts';
import { createSmtpMailer } from '#mail/smtp.ts';
import { openPayments } from '#payments/open.ts';
import { createPdf } from '#pdf/print-in-worker-process.ts';
import { enterProcess } from '#processes.ts';
import { withSecretFiles } from '#secret-files.ts';
import { StartupError } from '#startup-error.ts';
import { startTracing } from '#tracing/start.ts';
import { findUnknownSettings } from '#unknown-settings.ts';
import { findUnsafeSettings } from '#unsafe-settings.ts';
import { describeVersion } from '#version.ts';
import { buildWorkerApp } from '#worker-app.ts';

export interface RunningServer {
  readonly url: string;
  /** Version and commit. */
  readonly version: string;
  /** Lines for the terminal: demo accounts, the location of mails. */
  readonly notes: readonly string[];
  /** Unsafe settings of this start, one sentence each. */
  readonly warnings: readonly string[];
  close(): Promise<void>;
}

const STATEMENT_SECONDS = { people: 5, jobs: 60 };

function openReplica(config: Config, log: ServerLog): ReplicaWatch | undefined {
  const { replica, rolePrefix } = config.database;
  if (replica === undefined) return undefined;
  return watchReplica({
    primaryUrl: config.databaseUrl,
    url: replica.url,
    role: rolesOf(rolePrefix).platform,
    maxLagSeconds: replica.maxLagSeconds,
    onChange: (status) => log.warn({ ...status }, 'the state of the read replica has changed'),
  });
}

/** The pools for requests, or those for jobs; a process that does only one uses the pools it has. */
function openPools(
  config: Config,
  { use, replica }: { use: 'people' | 'jobs'; replica: ReplicaWatch | undefined },
): Database {
  const { shares, rolePrefix } = config.database;
  const own = shares[use] ?? shares.people ?? shares.jobs;
  if (own === undefined) throw new Error('A process serves people or runs jobs');
  return openDatabase({
    url: config.databaseUrl,
    connections: own,
    statementSeconds: STATEMENT_SECONDS[use],
    rolePrefix,
    replica,
    purpose: use === 'jobs' ? 'jobs' : 'requests',
  });
}

/** The opened external dependencies; the caller closes them. */
export async function openDeps(config: Config, { db, log }: Pick<Deps, 'db' | 'log'>): Promise<Deps> {
  const { shares, rolePrefix } = config.database;
  return {
    config,
    db,
    clock: systemClock,
    log,
    mailer:
      config.smtpUrl === undefined
        ? createFolderMailer(mailFolder(config))
        : createSmtpMailer(config.smtpUrl),
    files: await openFileStorage(config),
    jobs: await openJobs({
      url: config.databaseUrl,
      kinds: JOB_KINDS,
      log,
      connections: shares.queue,
      runsJobs: config.processKind !== 'web',
      rolePrefix,
    }),
    pdf: createPdf(),
    payments: openPayments(config.payments, config.publicSettings.prices),
  };
}

/** A database in another container may start later than the product. */
function patienceOf({ operation: { databaseWaitSeconds: seconds } }: Config, log: ServerLog): Patience {
  return {
    seconds,
    onWait: (why) => log.warn({ why }, `waiting for the database of DATABASE_URL, up to ${seconds} seconds`),
  };
}

const CANNOT_LISTEN: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use. Choose another with PORT.`,
  EACCES: ({ port }) => `This user may not use port ${port}. Choose one above 1023 with PORT.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}. Check HOST.`,
  ENOTFOUND: ({ host }) => `HOST is "${host}", which is neither an address nor a known name.`,
};

/** Listens, and stores the port that the system chose if none is set. */
async function listen(app: Pick<FastifyInstance, 'listen' | 'addresses'>, config: Config): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host });
    const [address] = app.addresses();
    if (typeof address === 'object') config.port = address.port;
  } catch (error) {
    const sentence = CANNOT_LISTEN[(error as NodeJS.ErrnoException).code ?? ''];
    throw sentence === undefined ? error : new StartupError(sentence(config), { cause: error });
  }
}

/** Errors of PostgreSQL at startup are caused by its settings, rights, connections, space, or shutdown. */
function explainRefusal(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    return new StartupError(`PostgreSQL refused what the start needs: ${error.message} (${error.code}).`, {
      cause: error,
    });
  }
  return isDatabaseLost(error)
    ? new StartupError(
        `The connection to the database was lost during the start: ${reasonOf(error)}. The log of PostgreSQL says why it ended.`,
        { cause: error },
      )
    : error;
}

function migrateDatabase(config: Config, log: ServerLog): Promise<unknown> {
  const { rolePrefix } = config.database;
  const patience = patienceOf(config, log);
  return migrate(config.databaseUrl, { acceptSchema: config.acceptSchema, rolePrefix, patience });
}

/** The configuration with the secret of the database, after a restore that was killed in between. */
async function settleSecret(config: Config, env: NodeJS.ProcessEnv): Promise<Config> {
  if (!existsSync(join(config.dataDir, NEXT_SECRET_FILE))) return config;
  const { rolePrefix } = config.database;
  const db = openDatabase({ url: config.databaseUrl, connections: 2, rolePrefix });
  try {
    return (await settleRestoredSecret(db, config.dataDir)) ? readConfig(env) : config;
  } finally {
    await db.close();
  }
}

/** Opens the dependencies for requests and those for jobs; they are the same in a process that only runs jobs. */
async function openBoth(
  config: Config,
  { log, undo }: { log: ServerLog; undo: Undo },
): Promise<{ deps: Deps; patient: Deps }> {
  const replica = openReplica(config, log);
  undo.push(async () => replica?.close());
  // No user waits for a job, so its statements have a longer timeout.
  const forJobs = openPools(config, { use: 'jobs', replica });
  const db = config.processKind === 'worker' ? forJobs : openPools(config, { use: 'people', replica });
  undo.push(() => Promise.all([forJobs.close(), db.close()]));
  const deps = await openDeps(config, { db, log });
  undo.push(async () => deps.mailer.close());
  undo.push(async () => deps.pdf.close());
  undo.push(() => deps.jobs.stop());
  return { deps, patient: { ...deps, db: forJobs } };
}

/** Opens everything, fills an empty database, listens and runs jobs; `undo` collects what must be closed at the end. */
async function open(env: NodeJS.ProcessEnv, undo: Undo): Promise<Omit<RunningServer, 'close'>> {
  const initialConfig = readConfig(env);
  const log = createLogger(initialConfig.logLevel);
  const tracing = await startTracing(env, log);
  undo.push(() => tracing.stop());
  await migrateDatabase(initialConfig, log);
  const config = await settleSecret(initialConfig, env);
  const { processKind } = config;
  const { deps, patient } = await openBoth(config, { log, undo });
  await claimSecret(patient.db, config);
  await claimStorage(patient.db, deps.files, config);
  const notes = await prepareFirstStart(patient);
  // From here on, their connections are used for requests.
  if (processKind === 'web') await patient.db.close();
  const app = processKind === 'worker' ? buildWorkerApp(deps) : await buildApp(deps);
  undo.push(() => app.close());
  undo.push(() => app.drain(config.operation.drainSeconds));
  await listen(app, config);
  if (processKind !== 'web') await startWorkers(patient);
  const processEntry = await enterProcess(deps.db, config);
  undo.push(() => processEntry.close());
  const isDemo = await isDemoWorld(deps.db);
  return {
    url: describeAddress(config),
    version: describeVersion(config.operation),
    notes: [...notes, ...describeDevMail(config, { isDemo })],
    warnings: [
      ...findUnsafeSettings(config, { isDemo }),
      ...findUnknownSettings(env),
      ...processEntry.warnings,
    ],
  };
}

/**
 * Starts the product with an environment like process.env: migrates, prepares an empty database, listens, runs jobs.
 * Throws StartupError with a message for the user.
 */
export async function startServer(rawEnv: NodeJS.ProcessEnv): Promise<RunningServer> {
  const env = withSecretFiles(rawEnv);
  const undo: Undo = [];
  const close = () => closeAll(undo);
  try {
    return { ...(await open(env, undo)), close };
  } catch (error) {
    // The first error explains the failure; errors of closing follow from it.
    await close().catch(() => undefined);
    throw explainRefusal(error);
  }
}
