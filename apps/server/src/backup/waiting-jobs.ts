import type pg from 'pg';
import { WaitingJob } from '#backup/model.ts';
import type { JobKind, Jobs } from '#jobs/jobs.ts';

const BATCH = 500;

// Names that begin with two underscores belong to the queue. A running job starts again.
const WAITING_JOBS = `
select name, coalesce(data, '{}') as data,
  to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as start_after
from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'`;

/** The jobs that wait or run, as lines; `where` leaves some out. */
export async function* readWaitingJobs(client: pg.Client, where = 'true'): AsyncGenerator<Uint8Array> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('pgboss.job') is not null as there",
  );
  if (rows[0]?.there !== true) return;
  await client.query(`declare waiting_jobs no scroll cursor for ${WAITING_JOBS} and (${where})`);
  for (;;) {
    const { rows: jobs } = await client.query<WaitingJob>(`fetch ${BATCH} from waiting_jobs`);
    if (jobs.length === 0) break;
    yield Buffer.from(jobs.map((job) => `${JSON.stringify(WaitingJob.parse(job))}\n`).join(''));
  }
  await client.query('close waiting_jobs');
}

/** Deletes the jobs of the former state, in the transaction that replaces it. */
export async function removeJobs(client: pg.Client): Promise<void> {
  await client.query("delete from pgboss.job where name not like '\\_\\_%'");
}

async function* readLines(content: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of content) {
    text += decoder.decode(chunk, { stream: true });
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    yield* lines;
  }
  if (text !== '') yield text;
}

/** Parses jobs from their lines. */
export async function* parseJobs(content: AsyncIterable<Uint8Array>): AsyncGenerator<WaitingJob> {
  for await (const line of readLines(content)) yield WaitingJob.parse(JSON.parse(line));
}

/**
 * Enqueues the jobs of a backup in the transaction of the client, with all their attempts. Skips jobs of a kind that
 * this version does not know. Returns the number of enqueued jobs.
 */
export async function enqueueAgain(
  client: pg.Client,
  queue: { readonly jobs: Jobs; readonly kinds: readonly JobKind<object>[] },
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  let count = 0;
  for await (const { name, data, start_after } of parseJobs(content)) {
    const kind = queue.kinds.find((each) => each.name === name);
    if (kind === undefined) continue;
    const { sql, values } = await queue.jobs.statementFor(kind, [data], {
      startAfter: new Date(start_after),
    });
    await client.query(sql, [...values]);
    count += 1;
  }
  return count;
}
