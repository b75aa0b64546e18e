import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { countDeadlocks } from '#database/deadlocks.ts';
import { listPools } from '#database/pools.ts';
import type { Deps } from '#deps.ts';
import { countOutbox, countQueue } from '#monitoring/figures.ts';
import type { Findings } from '#monitoring/checks.ts';
import { measureDisk } from '#monitoring/checks.ts';
import type { Observer } from '#observe.ts';
import { findCommit, VERSION } from '#version.ts';

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const WORK_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5, 30, 120];
/** The figures of the database change slowly, and several scrapers may ask. */
const DATABASE_METRICS_TTL_MS = 5000;
const MS_IN_SECOND = 1000;

/** The metrics of one server. */
export interface Metrics {
  readonly contentType: string;
  recordRequest(request: { method: string; route: string; status: number; ms: number }): void;
  /** Records how long jobs, mails, rendering and database calls take. */
  readonly observer: Observer;
  /** The text for Prometheus, with current figures. */
  read(findings: Findings, isDraining: boolean): Promise<string>;
}

function makeGauges(registers: Registry[]) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name: `quint_${name}`, help, labelNames, registers });
  return {
    info: gauge('info', 'Always 1; the labels say which version runs', ['version', 'commit']),
    check: gauge('check_ok', 'Whether a check of readiness succeeds', ['check']),
    ready: gauge('ready', 'Whether a proxy may send requests', []),
    draining: gauge('draining', 'Whether the server was told to stop', []),
    pool: gauge('database_connections', 'Connections by pool and state; waiting: tasks that wait for one', [
      'role',
      'size',
      'purpose',
      'state',
    ]),
    poolMost: gauge('database_connections_max', 'Connections that a pool may have', [
      'role',
      'size',
      'purpose',
    ]),
    jobs: gauge('jobs', 'Jobs that are not done by kind and state; failed: given up in the last days', [
      'job',
      'state',
    ]),
    jobsOldest: gauge('jobs_oldest_seconds', 'How long the oldest due job of a kind has waited', ['job']),
    mails: gauge('outbox_mails', 'Mails that are not sent, by state', ['state']),
    mailsOldest: gauge('outbox_oldest_seconds', 'How long the oldest due mail has waited', []),
    disk: gauge('disk_bytes', 'Space of the disk that holds DATA_DIR', ['state']),
  };
}

type Gauges = ReturnType<typeof makeGauges>;

function fillPools({ pool, poolMost }: Gauges): void {
  pool.reset();
  poolMost.reset();
  for (const { role, size, purpose, most, usedCount, idle, waitingCount } of listPools()) {
    const labels = { role, size, purpose };
    for (const [state, count] of Object.entries({ used: usedCount, idle, waiting: waitingCount }))
      pool.inc({ ...labels, state }, count);
    poolMost.inc(labels, most);
  }
}

async function fillGauges(gauges: Gauges, { db, clock }: Deps): Promise<void> {
  const [jobs, mails] = await db.platform.read((reader) =>
    Promise.all([countQueue(reader), countOutbox(reader, clock)]),
  );
  gauges.jobs.reset();
  gauges.jobsOldest.reset();
  gauges.mails.reset();
  for (const { name: job, state, count, oldest_seconds } of jobs) {
    gauges.jobs.set({ job, state }, count);
    if (state === 'waiting' || state === 'retry') gauges.jobsOldest.set({ job }, oldest_seconds);
  }
  for (const { state, count } of mails) gauges.mails.set({ state }, count);
  gauges.mailsOldest.set(mails.find(({ state }) => state === 'due')?.oldest_seconds ?? 0);
}

async function fillDisk({ disk }: Gauges, { config }: Deps): Promise<void> {
  const { free, size } = await measureDisk(config.dataDir);
  disk.set({ state: 'free' }, free);
  disk.set({ state: 'size' }, size);
}

function makeHistograms(registers: Registry[]) {
  return {
    requests: new Histogram({
      name: 'quint_http_request_seconds',
      help: 'How long requests took, by the pattern of their route',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_SECONDS,
      registers,
    }),
    durations: new Histogram({
      name: 'quint_work_seconds',
      help: 'How long jobs, mails at the mail server, prints and uses of the database took',
      labelNames: ['kind', 'name', 'outcome'],
      buckets: WORK_SECONDS,
      registers,
    }),
  };
}

function timeIn(durations: Histogram<'kind' | 'name' | 'outcome'>): Observer {
  return async ({ kind, name }, run) => {
    const startTime = performance.now();
    const record = (outcome: string) =>
      durations.observe({ kind, name, outcome }, (performance.now() - startTime) / MS_IN_SECOND);
    try {
      const result = await run();
      record('done');
      return result;
    } catch (error) {
      record('failed');
      throw error;
    }
  };
}

/** Deadlocks are counted where they occur; a scrape copies the counts. */
function makeDeadlocks(registers: Registry[]): Counter {
  return new Counter({
    name: 'quint_database_deadlocks_total',
    help: 'Transactions that PostgreSQL ended because they waited for each other: repeated, or failed for good',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(countDeadlocks())) this.inc({ outcome }, count);
    },
  });
}

/** Creates the metrics of a server. Figures of an unresponsive database or disk keep their last values. */
export function createMetrics(deps: Deps): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauges = makeGauges([registry]);
  makeDeadlocks([registry]);
  const { requests, durations } = makeHistograms([registry]);
  gauges.info.set({ version: VERSION, commit: findCommit(deps.config.operation.buildCommit) ?? '' }, 1);
  let gaugesFreshUntil = 0;

  return {
    contentType: registry.contentType,
    recordRequest({ method, route, status, ms }) {
      requests.observe({ method, route, status }, ms / MS_IN_SECOND);
    },
    observer: timeIn(durations),
    async read({ checks, status }, isDraining) {
      for (const [check, outcome] of Object.entries(checks))
        gauges.check.set({ check }, outcome === 'ok' ? 1 : 0);
      gauges.ready.set(status === 'not ready' || isDraining ? 0 : 1);
      gauges.draining.set(isDraining ? 1 : 0);
      fillPools(gauges);
      await fillDisk(gauges, deps).catch(() => undefined);
      if (checks.database === 'ok' && gaugesFreshUntil < performance.now()) {
        gaugesFreshUntil = performance.now() + DATABASE_METRICS_TTL_MS;
        await fillGauges(gauges, deps).catch(() => undefined);
      }
      return registry.metrics();
    },
  };
}
