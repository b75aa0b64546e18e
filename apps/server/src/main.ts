import pg from 'pg';
import { buildApp } from '#app.ts';
import type { Config } from '#config.ts';
import { readConfig } from '#config.ts';
import type { DatabaseOptions } from '#database/gate.ts';
import { openDatabase } from '#database/gate.ts';
import type { Patience } from '#database/migrate.ts';
import { migrate } from '#database/migrate.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin, systemClock } from '#deps.ts';
import { openFileStorage } from '#files/open-storage.ts';
import { prepareFirstStart } from '#first-start.ts';
import type { App } from '#http/app-type.ts';
import { describeDevMail } from '#dev-mail/routes.ts';
import type { ServerLog } from '#logger.ts';
import { createLogger } from '#logger.ts';
import { claimSecret, claimStorage, isDemoWorld } from '#installation.ts';
import { JOB_KINDS, startWorkers } from '#workers.ts';
import { describeAddress } from '#listening.ts';
import { openJobs } from '#jobs/pg-boss.ts';
import { createFolderMailer, mailFolder } from '#mail/folder.ts';
import { createSmtpMailer } from '#mail/smtp.ts';
import { openPayments } from '#payments/open.ts';
import { createPdf } from '#pdf/print-apart.ts';
import { StartupError } from '#startup-error.ts';
import { startTracing } from '#tracing/start.ts';
import { findUnknownSettings } from '#unknown-settings.ts';
import { findUnsafeSettings } from '#unsafe-settings.ts';
import { describeVersion } from '#version.ts';

export interface RunningServer {
  readonly url: string;
  /** Version and commit. */
  readonly version: string;
  /** Lines for the terminal: demo accounts, where the mails are. */
  readonly notes: readonly string[];
  /** Unsafe settings of this start, in one sentence each. */
  readonly warnings: readonly string[];
  close(): Promise<void>;
}

const JOB_STATEMENT_SECONDS = 60;

function databaseOf(config: Config): DatabaseOptions {
  return { url: config.databaseUrl, connections: config.poolConnections };
}

/** The opened external dependencies; the caller closes them. */
export async function openDeps(config: Config, log = createLogger(config.logLevel)): Promise<Deps> {
  return {
    config,
    db: openDatabase(databaseOf(config)),
    clock: systemClock,
    log,
    mailer:
      config.smtpUrl === undefined
        ? createFolderMailer(mailFolder(config))
        : createSmtpMailer(config.smtpUrl),
    files: await openFileStorage(config),
    jobs: await openJobs({ url: config.databaseUrl, kinds: JOB_KINDS, log }),
    pdf: createPdf(),
    ...(await openPayments(config.payments, {
      origin: publicOrigin(config),
      dataDir: config.dataDir,
      clock: systemClock,
    })),
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

async function listen(app: App, config: Config): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const sentence = CANNOT_LISTEN[(error as NodeJS.ErrnoException).code ?? ''];
    throw sentence === undefined ? error : new StartupError(sentence(config), { cause: error });
  }
}

/** Errors of PostgreSQL at start are caused by its settings: rights, connections, space. */
function explainRefusal(error: unknown): unknown {
  return error instanceof pg.DatabaseError
    ? new StartupError(`PostgreSQL refused what the start needs: ${error.message} (${error.code}).`, {
        cause: error,
      })
    : error;
}

/**
 * Opens everything, fills an empty database, listens and works the jobs; `undo` collects what must be closed at the
 * end.
 */
async function open(
  env: NodeJS.ProcessEnv,
  undo: (() => Promise<unknown>)[],
): Promise<Omit<RunningServer, 'close'>> {
  const config = readConfig(env);
  const log = createLogger(config.logLevel);
  const tracing = await startTracing(env, log);
  undo.push(() => tracing.stop());
  await migrate(config.databaseUrl, { acceptSchema: config.acceptSchema, patience: patienceOf(config, log) });
  const deps = await openDeps(config, log);
  // No user waits for a job, so its statements have a longer timeout.
  const patient = {
    ...deps,
    db: openDatabase({ ...databaseOf(config), statementSeconds: JOB_STATEMENT_SECONDS, purpose: 'jobs' }),
  };
  undo.push(() => Promise.all([deps.db.close(), patient.db.close()]));
  undo.push(async () => deps.mailer.close());
  undo.push(async () => deps.pdf.close());
  undo.push(async () => deps.payments?.close());
  undo.push(() => deps.jobs.stop());
  await claimSecret(deps.db, config);
  await claimStorage(deps.db, deps.files, config);
  const notes = await prepareFirstStart(patient);
  const app = await buildApp(deps);
  undo.push(() => app.close());
  undo.push(() => app.drain(config.operation.drainSeconds));
  await listen(app, config);
  if (config.worker) await startWorkers(patient);
  const isDemo = await isDemoWorld(deps.db);
  return {
    url: describeAddress(config),
    version: describeVersion(config.operation),
    notes: [...notes, ...describeDevMail(config, { isDemo })],
    warnings: [...findUnsafeSettings(config, { isDemo }), ...findUnknownSettings(env)],
  };
}

/**
 * Starts the product on an environment like process.env: migrates, prepares an empty database, listens, works jobs.
 * Throws StartupError with a sentence for the user.
 */
export async function startServer(env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const undo: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step();
  };
  try {
    return { ...(await open(env, undo)), close };
  } catch (error) {
    await close();
    throw explainRefusal(error);
  }
}
