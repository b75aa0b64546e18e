import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { buildApp } from '#app.ts';
import type { Config } from '#config.ts';
import { readConfig } from '#config.ts';
import type { DatabaseOptions } from '#database/gate.ts';
import { openDatabase } from '#database/gate.ts';
import { migrate } from '#database/migrate.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin, systemClock } from '#deps.ts';
import { openFileStorage } from '#files/open-storage.ts';
import { prepareFirstStart } from '#first-start.ts';
import type { App } from '#http/app-type.ts';
import { describeDevMail } from '#dev-mail/routes.ts';
import { createLogger } from '#logger.ts';
import { claimSecret, isDemoWorld, NEXT_SECRET_FILE, settleRestoredSecret } from '#installation.ts';
import { JOB_KINDS, startWorkers } from '#workers.ts';
import { describeAddress } from '#listening.ts';
import { openJobs } from '#jobs/pg-boss.ts';
import { createFolderMailer, mailFolder } from '#mail/folder.ts';
import { createSmtpMailer } from '#mail/smtp.ts';
import { openPayments } from '#payments/open.ts';
import { createPdf } from '#pdf/print-apart.ts';
import { StartupError } from '#startup-error.ts';
import { findUnknownSettings } from '#unknown-settings.ts';
import { findUnsafeSettings } from '#unsafe-settings.ts';

export interface RunningServer {
  readonly url: string;
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
export async function openDeps(config: Config): Promise<Deps> {
  const log = createLogger(config.logLevel);
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

/** The configuration, after migrating, with the secret that the database was used with. */
async function readSettledConfig(env: NodeJS.ProcessEnv): Promise<Config> {
  const config = readConfig(env);
  await migrate(config.databaseUrl, { acceptSchema: config.acceptSchema });
  if (!existsSync(join(config.dataDir, NEXT_SECRET_FILE))) return config;
  const db = openDatabase({ url: config.databaseUrl, connections: 2 });
  try {
    return (await settleRestoredSecret(db, config.dataDir)) ? readConfig(env) : config;
  } finally {
    await db.close();
  }
}

/**
 * Opens everything, fills an empty database, listens and works the jobs; `undo` collects what must be closed at the
 * end.
 */
async function open(
  env: NodeJS.ProcessEnv,
  undo: (() => Promise<unknown>)[],
): Promise<Omit<RunningServer, 'close'>> {
  const config = await readSettledConfig(env);
  const deps = await openDeps(config);
  // No user waits for a job, so its statements have a longer timeout.
  const patient = {
    ...deps,
    db: openDatabase({ ...databaseOf(config), statementSeconds: JOB_STATEMENT_SECONDS }),
  };
  undo.push(() => Promise.all([deps.db.close(), patient.db.close()]));
  undo.push(async () => deps.mailer.close());
  undo.push(async () => deps.pdf.close());
  undo.push(async () => deps.payments?.close());
  undo.push(() => deps.jobs.stop());
  await claimSecret(deps.db, config);
  const notes = await prepareFirstStart(patient);
  const app = await buildApp(deps);
  undo.push(() => app.close());
  await listen(app, config);
  if (config.worker) await startWorkers(patient);
  const isDemo = await isDemoWorld(deps.db);
  return {
    url: describeAddress(config),
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
