import type pg from 'pg';
import { TALENT_FIELDS } from '../data/cases.ts';
import { bodyOf, sendOnce, toWire } from '../http-load.ts';
import { amount } from '../pace.ts';
import { residentMegabytes } from '../processes.ts';
import type { Bench } from '../runner.ts';
import { single, timeOnce } from '../runner.ts';
import type { Side } from '../sides.ts';
import { signedIn } from '../sides.ts';
import { openStage, Product } from '../stage.ts';
import { emailOf, insertWorkspaces } from './insert-workspaces.ts';
import { measureJobs } from './jobs.ts';

const WORKSPACES = amount('100000', '30');
const ASKED_WORKSPACES = amount(20, 3);
const LARGEST_TABLES = 14;

const MAINTENANCE: readonly { name: string; what: string; sql: string }[] = [
  { name: 'vacuum', what: 'vacuum (analyze) of everything', sql: 'vacuum (analyze)' },
  {
    name: 'add-column',
    what: 'migration: a column with a default on talents',
    sql: 'alter table talents add column bench_column integer not null default 0',
  },
  {
    name: 'add-index',
    what: 'migration: an index on talents_results',
    sql: 'create index bench_index on talents_results (organization_id, date_finished, quality)',
  },
  {
    name: 'add-check',
    what: 'migration: a check on all talents',
    sql: 'alter table talents add constraint bench_check check (bench_column >= 0)',
  },
  {
    name: 'update-all',
    what: 'migration: every row of organizations changed',
    sql: 'update organizations set date_updated = now()',
  },
];

const SIZES = `select relname as name, reltuples::float8 as rows, pg_table_size(oid)::float8 as heap, pg_indexes_size(oid)::float8 as indexes
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > 0
  order by pg_total_relation_size(oid) desc`;

interface TableSize {
  readonly name: string;
  readonly rows: number;
  readonly heap: number;
  readonly indexes: number;
}

/** Disk space per workspace in the largest tables and in total. */
async function recordSizes({ record }: Bench, client: pg.Client, workspaces: number): Promise<void> {
  const { rows: sizes } = await client.query<TableSize>(SIZES);
  const all = sizes.reduce(
    (sum, { rows, heap, indexes }) => ({
      name: sum.name,
      rows: sum.rows + rows,
      heap: sum.heap + heap,
      indexes: sum.indexes + indexes,
    }),
    { name: 'all tables', rows: 0, heap: 0, indexes: 0 },
  );
  for (const { name, rows, heap, indexes } of [...sizes.slice(0, LARGEST_TABLES), all]) {
    const each = (bytes: number) => (bytes / 1000 / workspaces).toFixed(1);
    record({
      name: `size-${name}`,
      what: `${name} of a workspace: ${(rows / workspaces).toFixed(1)} rows, ${each(indexes)} kB of it indexes`,
      unit: 'kB',
      ours: single((heap + indexes) / 1000 / workspaces),
    });
  }
}

/** Requests that administrators of some workspaces wait for, one after another. */
async function measurePages({ measure, record }: Bench, port: number, workspaces: number): Promise<void> {
  const step = Math.max(1, Math.floor(workspaces / ASKED_WORKSPACES));
  const admins = Array.from({ length: Math.min(workspaces, ASKED_WORKSPACES) }, (_, index) =>
    signedIn(port, '/api/auth/login', emailOf(1 + index * step)),
  );
  const timeEach = async (run: (headersOf: Side['headers']) => Promise<unknown>) => {
    const samples: number[] = [];
    for (const headersOf of admins) samples.push(await timeOnce(() => run(headersOf)));
    return samples;
  };
  const signIns = await timeEach((headersOf) => headersOf());
  const what = 'sign-in (most of it the hash of the password)';
  record({ name: 'sign-in', what, unit: 'ms', ours: [signIns] });
  for (const [name, path] of Object.entries(PAGES)) {
    const ask = async (headersOf: Side['headers']) => {
      const answer = await sendOnce(port, toWire(port, { method: 'GET', path }, await headersOf()));
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${bodyOf(answer).toString()}`);
    };
    const ours = () => timeEach(ask);
    await measure({ name, what: `GET ${path.split('&')[0]}`, unit: 'ms', rounds: 1, ours });
  }
}

const PAGES = {
  overview: '/api/overview',
  list: `/api/items/talents?limit=50&sort=-date_created&fields=${TALENT_FIELDS}`,
  me: '/api/users/me',
};

/** Many small workspaces in one database: the cost of each, and the duration of the jobs over all of them. */
export async function measureWorkspaces(bench: Bench): Promise<void> {
  const { cleanUp, options, record } = bench;
  const workspaces = Number(options.workspaces ?? WORKSPACES);
  const stage = await openStage(cleanUp);
  const { client, product } = stage;
  const recordTime = async (name: string, what: string, run: () => Promise<unknown>) =>
    record({ name, what, unit: 's', ours: single((await timeOnce(run)) / 1000) });
  const insertion = `${workspaces.toLocaleString('en')} workspaces inserted`;
  await recordTime('insert', insertion, () => insertWorkspaces(client, workspaces));
  for (const { name, what, sql } of MAINTENANCE) await recordTime(name, what, () => client.query(sql));
  await recordSizes(bench, client, workspaces);
  await measurePages(bench, product.port, workspaces);
  record({
    name: 'memory',
    what: 'memory of the process afterwards',
    unit: 'MB',
    ours: single(residentMegabytes(product.pid)),
  });
  await recordTime('start', 'start of another process', () => Product.open(cleanUp, stage, { WORK: 'off' }));
  await measureJobs(bench, stage);
}
