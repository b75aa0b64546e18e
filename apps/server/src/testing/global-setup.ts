import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#database/migrate.ts';
import { openJobs } from '#jobs/pg-boss.ts';
import { JOB_KINDS } from '#workers.ts';
import { createLogger } from '#logger.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string;
    templateName: string;
  }
}

// Each run needs its own template on a shared server.
const TEMPLATE = process.env.TEST_TEMPLATE ?? 'quint_template';

async function openServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const testDatabaseUrl = process.env.TEST_DATABASE_URL;
  if (testDatabaseUrl !== undefined && testDatabaseUrl !== '')
    return { url: testDatabaseUrl, stop: () => Promise.resolve() };
  const { startPostgres } = await import('@quint/local-postgres/postgres.ts');
  return startPostgres({ throwaway: true });
}

/** One PostgreSQL for the run, with a migrated template database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer();
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`drop database if exists ${TEMPLATE} with (force)`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const url = new URL(server.url);
  url.pathname = `/${TEMPLATE}`;
  await migrate(url.href);
  const jobs = await openJobs({ url: url.href, kinds: JOB_KINDS, log: createLogger('silent') });
  await jobs.stop();
  project.provide('serverUrl', server.url);
  project.provide('templateName', TEMPLATE);
  return server.stop;
}
