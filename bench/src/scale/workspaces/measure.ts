import type pg from 'pg';
import { TALENT_FIELDS } from '../../data/cases.ts';
import { bodyOf, sendOnce, toWire } from '../../data/http-load.ts';
import { PASSWORD } from '../../data/world.ts';
import { ms, spreadOf } from '../../percentiles.ts';
import { residentMegabytes } from '../../processes.ts';
import type { Section } from '../../report.ts';
import type { CleanUp } from '../../stage.ts';
import { openStage, startOurs } from '../../stage.ts';
import { say } from '../say.ts';
import { ANSWERS_EVERY, emailOf, insertWorkspaces, SMALL } from './insert.ts';
import type { JobTime } from './jobs.ts';
import { timeJobs } from './jobs.ts';
import { amount } from '../../pace.ts';

const ASKED_WORKSPACES = amount(20, 3);
const LARGEST_TABLES = 14;
const JOB_LIMIT_SECONDS = 120;

interface TableSize {
  readonly name: string;
  readonly rows: number;
  readonly heap: number;
  readonly indexes: number;
}

const SIZES = `select relname as name, reltuples::float8 as rows, pg_table_size(oid)::float8 as heap, pg_indexes_size(oid)::float8 as indexes
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > 0
  order by pg_total_relation_size(oid) desc`;

async function secondsOf(run: () => Promise<unknown>): Promise<number> {
  const startTime = performance.now();
  await run();
  return (performance.now() - startTime) / 1000;
}

type Headers = Readonly<Record<string, string>>;

/** Sends one request and says how long it took. Throws unless it is answered with 200. */
async function ask(port: number, request: { method: string; path: string; body?: string }, headers: Headers) {
  const startTime = performance.now();
  const answer = await sendOnce(port, toWire(port, request, headers));
  const took = performance.now() - startTime;
  if (answer.status !== 200)
    throw new Error(`${request.path}: ${answer.status} ${bodyOf(answer).toString()}`);
  return { took, body: JSON.parse(bodyOf(answer).toString()) as { data: Record<string, string> } };
}

/** What an administrator of some workspaces waits for, each asked twice. */
async function measurePages(port: number, workspaces: number): Promise<string[]> {
  const times: Record<string, number[]> = {};
  const recordTime = (what: string, took: number) => (times[what] ??= []).push(took);
  const step = Math.max(1, Math.floor(workspaces / ASKED_WORKSPACES));
  for (let n = 1; n <= workspaces; n += step) {
    const body = JSON.stringify({ email: emailOf(n), password: PASSWORD });
    const login = await ask(port, { method: 'POST', path: '/api/auth/login', body }, {});
    recordTime('sign-in (most of it the hash of the password)', login.took);
    const headers = { authorization: `Bearer ${login.body.data['access_token'] ?? ''}` };
    const paths = {
      overview: '/api/overview',
      'list of talents': `/api/items/talents?limit=50&sort=-date_created&fields=${TALENT_FIELDS}`,
      'own account': '/api/users/me',
    };
    for (const [what, path] of Object.entries(paths)) {
      for (let time = 0; time < 2; time += 1)
        recordTime(what, (await ask(port, { method: 'GET', path }, headers)).took);
    }
  }
  return Object.entries(times).map(([what, samples]) => {
    const { p50, p95 } = spreadOf(samples);
    return `| ${what} | ${ms(p50)} | ${ms(p95)} |`;
  });
}

const MAINTENANCE: readonly { what: string; sql: string }[] = [
  { what: 'vacuum (analyze) of everything', sql: 'vacuum (analyze)' },
  {
    what: 'migration: a column with a default on `talents`',
    sql: 'alter table talents add column bench_column integer not null default 0',
  },
  {
    what: 'migration: an index on `talents_results`',
    sql: 'create index bench_index on talents_results (organization_id, date_finished, quality)',
  },
  {
    what: 'migration: a check on all `talents`',
    sql: 'alter table talents add constraint bench_check check (bench_column >= 0)',
  },
  {
    what: 'migration: every row of `organizations` changed',
    sql: 'update organizations set date_updated = now()',
  },
];

async function measureMaintenance(client: pg.Client): Promise<string[]> {
  const lines: string[] = [];
  for (const { what, sql } of MAINTENANCE) {
    const seconds = await secondsOf(() => client.query(sql));
    say(`  ${what}: ${seconds.toFixed(1)} s`);
    lines.push(`| ${what} | ${seconds.toFixed(1)} s |`);
  }
  return lines;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(2);

function sizeLines(sizes: readonly TableSize[], workspaces: number): string[] {
  const line = ({ name, rows, heap, indexes }: TableSize) => {
    const cells = [
      name,
      (rows / workspaces).toFixed(1),
      kilobytes(heap / workspaces),
      kilobytes(indexes / workspaces),
      rows === 0 ? '' : Math.round((heap + indexes) / rows).toLocaleString('en'),
    ];
    return `| ${cells.join(' | ')} |`;
  };
  const sum = (part: (size: TableSize) => number) => sizes.reduce((total, size) => total + part(size), 0);
  const all = {
    name: '**all tables**',
    rows: sum(({ rows }) => rows),
    heap: sum(({ heap }) => heap),
    indexes: sum(({ indexes }) => indexes),
  };
  return [...sizes.slice(0, LARGEST_TABLES).map(line), line(all)];
}

function jobLines(times: readonly JobTime[]): string[] {
  return times.map(({ what, seconds, failure }) => {
    const verdict = failure ?? (seconds < JOB_LIMIT_SECONDS ? 'yes' : 'no');
    return `| ${what} | ${seconds.toFixed(1)} s | ${verdict} |`;
  });
}

/** Many small workspaces in one database: what each costs, and what looks over all of them. */
export async function measureWorkspaces(cleanUp: CleanUp, workspaces: number): Promise<Section> {
  const stage = await openStage(cleanUp);
  const { client, url, dataDir } = stage;
  say(`inserting ${workspaces.toLocaleString('en')} workspaces …`);
  const insertSeconds = await secondsOf(() => insertWorkspaces(client, workspaces));
  const maintenance = await measureMaintenance(client);
  const { rows: sizes } = await client.query<TableSize>(SIZES);
  const { rows: whole } = await client.query<{ bytes: number }>(
    'select pg_database_size(current_database())::float8 as bytes',
  );
  const bytes = whole[0]?.bytes ?? 0;
  await measurePages(stage.port, Math.min(workspaces, ASKED_WORKSPACES));
  const pages = await measurePages(stage.port, workspaces);
  const memory = residentMegabytes(stage.server.pid);
  say('another process starts …');
  const startSeconds = await secondsOf(() => startOurs(cleanUp, { url, dataDir }));
  say('jobs …');
  const jobs = jobLines(await timeJobs(url, dataDir));
  const text = `Written by \`npm run scale -- --workspaces ${workspaces}\`, on the embedded PostgreSQL 18 with its defaults. Each workspace has an
administrator, ${SMALL.roles} roles, a team, ${SMALL.talents} talents (${SMALL.finished} with a result, one invited) and ${SMALL.auditLines} lines of the audit log; every ${ANSWERS_EVERY}th has the
answers of its sheets, too. They were inserted in ${Math.round(insertSeconds)} s; the database takes ${gigabytes(bytes)} GB.

| table | rows a workspace | kB | kB of indexes | bytes a row, with indexes |
| --- | --- | --- | --- | --- |
${sizeLines(sizes, workspaces).join('\n')}

Asked as administrators of ${ASKED_WORKSPACES} of them, one after the other:

| what | p50 | p95 |
| --- | --- | --- |
${pages.join('\n')}

The process held ${memory.toFixed(0)} MB afterwards. Another one was ready after ${startSeconds.toFixed(1)} s.

| what | time |
| --- | --- |
${maintenance.join('\n')}

| job over all workspaces | time | within the two minutes of a job |
| --- | --- | --- |
${jobs.join('\n')}`;
  return { title: 'Many workspaces', text };
}
