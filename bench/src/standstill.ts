import type pg from 'pg';
import { openCaller } from './load.ts';
import { ms, spreadOf } from './percentiles.ts';
import type { Section } from './report.ts';
import { alone, compare, toTable, underTimes } from './report.ts';
import type { Stage } from './stage.ts';
import type { BenchWorkspace } from './world.ts';
import { insertFinishedTalents, insertWorkspace } from './world.ts';
import { amount } from './pace.ts';

// One workspace asks for many reports at once while another one reads small things.

const ROUNDS = amount(12, 1);
const REPORTS = amount(20, 2);
const IDLE_READS = amount(100, 5);
const LEAST_REPORT_BYTES = 20_000;
const GOAL = 2;

async function resultsOf(client: pg.Client, organizationId: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from talents_results where organization_id = $1 order by id',
    [organizationId],
  );
  return rows.map(({ id }) => id);
}

/** Small reads one after the other, as long as they are wanted; milliseconds of each. */
async function readWhile(
  read: () => Promise<unknown>,
  isWanted: (reads: number) => boolean,
): Promise<number[]> {
  const samples: number[] = [];
  while (isWanted(samples.length)) {
    const start = performance.now();
    await read();
    samples.push(performance.now() - start);
  }
  return samples;
}

/** Asks for reports at once and reads until the last of them is there; seconds until then, and the reads. */
async function readBesideReports(
  read: () => Promise<unknown>,
  reports: readonly (() => Promise<number>)[],
): Promise<{ reads: number[]; milliseconds: number }> {
  let isMaking = true;
  const start = performance.now();
  const completion = Promise.all(reports.map((ask) => ask())).then((sizes) => {
    isMaking = false;
    if (sizes.some((bytes) => bytes < LEAST_REPORT_BYTES)) throw new Error('a report is too small');
    return performance.now() - start;
  });
  const reads = await readWhile(read, () => isMaking);
  return { reads, milliseconds: await completion };
}

interface Sides {
  readonly asking: BenchWorkspace;
  readonly reading: BenchWorkspace;
}

async function prepare(client: pg.Client): Promise<Sides & { readonly results: string[] }> {
  const [asking, reading] = [await insertWorkspace(client), await insertWorkspace(client)];
  // Each report is asked for once: what was made is kept, and a round more warms the server up.
  await insertFinishedTalents(client, asking.organizationId, REPORTS * (ROUNDS + 1));
  return { asking, reading, results: await resultsOf(client, asking.organizationId) };
}

/** Small reads of one workspace, idle and while another has twenty reports made at once, in turns. */
export async function measureStandstill({ client, port }: Stage): Promise<Section> {
  const { asking, reading, results } = await prepare(client);
  const reader = openCaller(port);
  const askers = Array.from({ length: REPORTS }, () => openCaller(port));
  const call = { method: 'GET', path: '/api/items/roles', headers: reading.headers };
  const read = () => reader.send(call);
  const reportsOf = (round: number) =>
    askers.map((requester, index) => () => {
      const path = `/api/reports/talents_results/${results[round * REPORTS + index]}/pdf`;
      return requester.send({ method: 'GET', path, headers: asking.headers });
    });
  const samples = { idle: [] as number[], beside: [] as number[], rounds: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    // One person asks for more than thirty a minute here.
    await client.query('delete from rate_limits');
    const idle = await readWhile(read, (reads) => reads < IDLE_READS);
    const { reads, milliseconds } = await readBesideReports(read, reportsOf(round));
    if (round === 0) continue;
    samples.idle.push(...idle);
    samples.beside.push(...reads);
    samples.rounds.push(milliseconds);
  }
  for (const caller of [reader, ...askers]) caller.close();
  return { title: 'Reads while reports are made', text: describe(samples) };
}

function describe({ idle, beside, rounds }: Record<'idle' | 'beside' | 'rounds', readonly number[]>): string {
  const rows = compare({
    what: `small read of another workspace while ${REPORTS} reports are asked for at once (${beside.length} reads)`,
    beside: `the same, idle (${idle.length} reads)`,
    ours: beside,
    theirs: idle,
    goals: { p50: underTimes(GOAL) },
  });
  const reportsRow = alone({
    what: `${REPORTS} new reports over HTTP, all of them there, median of ${rounds.length}`,
    ours: ms(spreadOf(rounds).p50),
    goal: '',
    isMet: undefined,
  });
  return `Idle and asked in turns, ${ROUNDS} rounds; each report is another person's and made for the first time.\n\n${toTable([...rows, reportsRow])}`;
}
