import { buildApp } from '#app.ts';
import type { Config } from '#config.ts';
import { readConfig } from '#config.ts';
import type { DatabaseOptions } from '#database/gate.ts';
import { openDatabase } from '#database/gate.ts';
import { migrate } from '#database/migrate.ts';
import type { Deps } from '#deps.ts';
import { systemClock } from '#deps.ts';
import { openFileStorage } from '#files/open-storage.ts';
import { prepareFirstStart } from '#first-start.ts';
import type { App } from '#http/app-type.ts';
import { createLogger } from '#http/logger.ts';
import { JOB_KINDS, startWorkers } from '#jobs/workers.ts';
import { openJobs } from '#jobs/pg-boss.ts';
import { createFolderMailer, mailFolder } from '#mail/folder.ts';
import { createSmtpMailer } from '#mail/smtp.ts';
import { createPdf } from '#pdf/print-apart.ts';
import { StartupError } from '#startup-error.ts';

export interface RunningServer {
  readonly url: string;
  /** Lines for the person who started it: demo accounts, where the mails are. */
  readonly notes: readonly string[];
  close(): Promise<void>;
}

const JOB_STATEMENT_SECONDS = 60;

function databaseOf(config: Config): DatabaseOptions {
  return { url: config.databaseUrl, connections: config.poolConnections };
}

/** Everything the product needs from outside itself, opened; the caller closes it. */
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
  };
}

/**
 * Starts the product on an environment like process.env: migrates, prepares an empty database, listens, works jobs.
 * Throws StartupError with a sentence for the person who started it.
 */
export async function startServer(env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const config = readConfig(env);
  await migrate(config.databaseUrl);
  const deps = await openDeps(config);
  // Nobody waits for a job, so its statements may take longer.
  const patient = {
    ...deps,
    db: openDatabase({ ...databaseOf(config), statementSeconds: JOB_STATEMENT_SECONDS }),
  };
  let app: App | undefined;
  try {
    const notes = await prepareFirstStart(patient);
    app = await buildApp(deps);
    await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        throw new StartupError(`Port ${config.port} is in use. Choose another with PORT.`, { cause: error });
      }
      throw error;
    });
    if (config.worker) await startWorkers(patient);
    const listening = app;
    return {
      url: `http://localhost:${config.port}`,
      notes,
      async close() {
        await listening.close();
        await deps.jobs.stop();
        deps.pdf.close();
        deps.mailer.close();
        await Promise.all([deps.db.close(), patient.db.close()]);
      },
    };
  } catch (error) {
    await app?.close();
    await deps.jobs.stop();
    deps.pdf.close();
    await Promise.all([deps.db.close(), patient.db.close()]);
    throw error;
  }
}
