import { sql } from 'kysely';
import type { Db, JobInsert, JobResult, JobWithMetadata } from 'pg-boss';
import { fromKysely, PgBoss } from 'pg-boss';
import { throwTogether } from '#closing.ts';
import { DEFAULT_ROLE_PREFIX, rolesOf } from '#database/roles.ts';
import { readSql } from '#database/read-sql.ts';
import type { SqlText } from '#database/statements.ts';
import { withLogContext } from '#log-context.ts';
import type { Logger } from '#logger.ts';
import { observe } from '#observe.ts';
import type { JobKind, Jobs } from '#jobs/jobs.ts';
import { openQueueDatabase } from '#jobs/queue-database.ts';
import { createRepeater } from '#jobs/repeater.ts';

const SCHEMA = 'pgboss';
const BATCH = 2;
const POLL_SECONDS = 1;
const POLL_WITH_NOTIFY_SECONDS = 5;
/** A job whose worker was killed runs again after this long. */
const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 10;
const ONE_RUN_SECONDS = 120;
/** How long running jobs may still take when the process stops. */
const STOP_MS = 10_000;
const COMPLETED_RETENTION_SECONDS = 2 * 24 * 3600;

/** The business transaction uses the tenants' role, so that role must be able to insert jobs. */
async function grantQueue({ rolePrefix = DEFAULT_ROLE_PREFIX }: QueueOptions, db: Db): Promise<void> {
  const { app, platform } = rolesOf(rolePrefix);
  await db.executeSql(
    `grant usage on schema ${SCHEMA} to ${app}, ${platform};
    grant select, insert, update on all tables in schema ${SCHEMA} to ${app}, ${platform}`,
  );
}

/** Sent with each job: an existing queue keeps the limit it was created with. */
function limitsOf({ runSeconds }: JobKind<object>): { expireInSeconds?: number } {
  return runSeconds === undefined ? {} : { expireInSeconds: runSeconds };
}

function toInsert(kind: JobKind<object>, data: object, startAfter: Date | undefined): JobInsert {
  return {
    data,
    retryLimit: kind.tries - 1,
    retryDelay: kind.firstPauseSeconds,
    retryBackoff: true,
    retryDelayMax: 3600,
    ...limitsOf(kind),
    ...(startAfter === undefined ? {} : { startAfter }),
  };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

interface QueueOptions {
  readonly url: string;
  readonly kinds: readonly JobKind<object>[];
  readonly log: Logger;
  /** Connections in addition to the listening one. */
  readonly connections?: number;
  /** Whether this process runs jobs; if not, it leaves maintenance of the queue to those that do. */
  readonly runsJobs?: boolean;
  /** The prefix of the role names. */
  readonly rolePrefix?: string;
}

async function openQueues(options: QueueOptions, db: Db): Promise<PgBoss> {
  const { runsJobs = true } = options;
  const boss = new PgBoss({
    db,
    schema: SCHEMA,
    useListenNotify: runsJobs,
    supervise: runsJobs,
    schedule: runsJobs,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (error) => options.log.error({ err: error }, 'job queue'));
  await boss.start();
  const queues = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const kind of options.kinds.filter(({ name }) => !queues.has(name))) {
    await boss.createQueue(kind.name, {
      notify: true,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: ONE_RUN_SECONDS,
      deleteAfterSeconds: COMPLETED_RETENTION_SECONDS,
    });
  }
  await grantQueue(options, db);
  return boss;
}

function workerOf(boss: PgBoss, log: Logger): Jobs['work'] {
  return async (kind, run) => {
    const runOne = async (job: JobWithMetadata<object>): Promise<JobResult> => {
      try {
        const isLastTry = job.retryCount >= job.retryLimit;
        await observe({ kind: 'job', name: kind.name }, () =>
          run({ payload: job.data as never, isLastTry }, job.signal),
        );
        return { id: job.id, status: 'completed' };
      } catch (error) {
        log.warn({ err: error }, `job failed: ${kind.name}`);
        // The queue stores errors for days, and an error message may contain personal data.
        return { id: job.id, status: 'failed', output: { error: nameOf(error) } };
      }
    };
    const runInContext = (job: JobWithMetadata<object>) =>
      withLogContext({ job: kind.name, job_id: job.id }, () => runOne(job));
    await boss.work(
      kind.name,
      {
        includeMetadata: true,
        perJobResults: true,
        // A full batch of two indicates a backlog, so the next one is fetched without a pause.
        batchSize: BATCH,
        burstWhenBatchFull: true,
        localConcurrency: Math.max(1, Math.floor(kind.concurrency / BATCH)),
        pollingIntervalSeconds: POLL_SECONDS,
        notifyPollingIntervalSeconds: POLL_WITH_NOTIFY_SECONDS,
      },
      async (jobs: JobWithMetadata<object>[]) => {
        if (kind.concurrency >= BATCH) return Promise.all(jobs.map(runInContext));
        const results: JobResult[] = [];
        for (const job of jobs) results.push(await runInContext(job));
        return results;
      },
    );
  };
}

const findWithoutJob: Jobs['findWithoutJob'] = async (db, kind, payloads) => {
  if (payloads.length === 0) return [];
  const { rows } = await readSql<{ payload: never }>`
    select p.payload from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) as p (payload)
    where p.payload not in (
      select data from ${sql.table(`${SCHEMA}.job`)}
      where name = ${kind.name} and state in ('created', 'retry', 'active') and data is not null
    )
  `.execute(db);
  return rows.map((row) => row.payload);
};

/** Opens the queue on the database; `kinds` are all jobs the product knows. */
export async function openJobs(options: QueueOptions): Promise<Jobs> {
  const { url, connections = 4, rolePrefix = DEFAULT_ROLE_PREFIX } = options;
  const database = openQueueDatabase({ url, name: `${rolePrefix}_jobs`, connections }, options.log);
  const boss = await openQueues(options, database);
  const repeater = createRepeater(options.log);

  return {
    async enqueue(db, kind, payloads, { startAfter } = {}) {
      if (payloads.length === 0) return;
      await boss.insert(
        kind.name,
        payloads.map((payload) => toInsert(kind, payload, startAfter)),
        { db: fromKysely(db) },
      );
    },
    async statementFor(kind, payloads, { startAfter } = {}) {
      const statements: SqlText[] = [];
      const executeSql = (sql: string, values: unknown[] = []) => {
        statements.push({ sql, values });
        return Promise.resolve({ rows: [] });
      };
      const inserts = payloads.map((payload) => toInsert(kind, payload, startAfter));
      await boss.insert(kind.name, inserts, { db: { executeSql } });
      const [statement] = statements;
      if (statement === undefined || statements.length > 1)
        throw new Error('The insert command of the queue has changed');
      return statement;
    },
    work: workerOf(boss, options.log),
    async schedule(kind, cron) {
      await boss.schedule(kind.name, cron, {}, limitsOf(kind));
    },
    findWithoutJob,
    repeat: repeater.repeat,
    async stop() {
      // In parallel: running jobs of each kind take up to ten seconds to end.
      const results = await Promise.allSettled([
        repeater.stop(),
        boss.stop({ graceful: true, timeout: STOP_MS }),
      ]);
      await database.close();
      throwTogether(results.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : [])));
    },
  };
}
