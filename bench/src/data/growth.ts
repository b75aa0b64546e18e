import type { Section } from '../report.ts';
import { spreadOf } from '../percentiles.ts';
import { CleanUp, openStage } from '../stage.ts';
import { TALENT_FIELDS } from './cases.ts';
import type { Ask } from './http-load.ts';
import { bodyOf, Connection, sendOnce, toWire } from './http-load.ts';
import { RARE_NAME } from './names.ts';
import type { Side } from './sides.ts';
import { ourSide } from './sides.ts';
import type { DataWorld } from './world.ts';
import { growWorkspace, insertDataWorld } from './world.ts';

const WARM_UP_MS = 1500;
const SAMPLING_MS = 3000;
const LEAST_SAMPLES = 15;
const GOAL_RATIO = 3;

interface GrowthCase {
  readonly what: string;
  readonly ask: Ask;
  /** Whether the growth is held to the bar: all but what must count every row. */
  readonly held: boolean;
}

function list(parameters: Readonly<Record<string, string | number>>): Ask {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) query.set(name, String(value));
  return { method: 'GET', path: `/api/items/talents?${query.toString()}` };
}

function casesOf({ roleId }: DataWorld): GrowthCase[] {
  const page = { fields: TALENT_FIELDS, limit: 100 };
  const newest = { ...page, sort: '-date_created' };
  const where = (filter: object) => ({ filter: JSON.stringify(filter) });
  return [
    { what: 'page of 100 by date', ask: list(newest), held: true },
    { what: 'page of 100 by e-mail', ask: list({ ...page, sort: 'email' }), held: true },
    { what: 'search, rare word', ask: list({ ...newest, search: RARE_NAME }), held: true },
    { what: 'search, frequent word', ask: list({ ...newest, search: 'anna' }), held: true },
    {
      what: 'filter by status',
      ask: list({ ...newest, ...where({ status: { _eq: 'EMPLOYEE' } }) }),
      held: true,
    },
    {
      what: 'filter on a role',
      ask: list({ ...newest, ...where({ roles: { roles_id: { _eq: roleId } } }) }),
      held: true,
    },
    { what: 'count', ask: list({ 'aggregate[count]': '*' }), held: false },
  ];
}

/** Milliseconds of one request after the other on one connection, the middle of many. */
async function medianMs(side: Side, ask: Ask): Promise<number> {
  const wire = toWire(side.port, ask, await side.headers());
  const first = await sendOnce(side.port, wire);
  if (first.status !== 200) throw new Error(`${ask.path}: ${first.status} ${bodyOf(first).toString()}`);
  const connection = new Connection(side.port, { keepBodies: false });
  const samples: number[] = [];
  const begun = performance.now();
  for (;;) {
    const start = performance.now();
    await connection.send(wire);
    const end = performance.now();
    if (start - begun > WARM_UP_MS) samples.push(end - start);
    if (samples.length >= LEAST_SAMPLES && end - begun > WARM_UP_MS + SAMPLING_MS) break;
  }
  connection.close();
  return spreadOf(samples).p50;
}

function cellOf(milliseconds: number, first: number, held: boolean): string {
  const shown = `${milliseconds.toFixed(milliseconds < 10 ? 2 : 0)} ms`;
  if (milliseconds === first) return shown;
  const ratio = milliseconds / first;
  return `${shown} (${ratio.toFixed(1)}x)${held && ratio >= GOAL_RATIO ? ' **missed**' : ''}`;
}

function tableOf(
  sizes: readonly number[],
  cases: readonly GrowthCase[],
  columns: readonly (readonly number[])[],
): string {
  const head = `| case | ${sizes.map((size) => `${size.toLocaleString('en')} talents`).join(' | ')} |`;
  const lines = cases.map(({ what, held }, index) => {
    const figures = columns.map((column) => column[index] ?? Number.NaN);
    const cells = figures.map((figure) => cellOf(figure, figures[0] ?? Number.NaN, held));
    return `| ${[what, ...cells].join(' | ')} |`;
  });
  return [head, `|${' --- |'.repeat(sizes.length + 1)}`, ...lines].join('\n');
}

/** What a request of our server takes while one workspace grows. */
export async function measureGrowth(outer: CleanUp, sizes: readonly number[]): Promise<Section> {
  const cleanUp = new CleanUp();
  outer.add(() => cleanUp.run());
  try {
    const stage = await openStage(cleanUp);
    let world = await insertDataWorld(stage.client, { talents: sizes[0] ?? 0, wholeScores: false });
    const side = ourSide(stage, world);
    const columns: number[][] = [];
    for (const size of sizes) {
      console.log(`  ${size.toLocaleString('en')} talents`);
      if (size > world.talentCount) world = await growWorkspace(stage.client, world, size);
      const column: number[] = [];
      for (const { ask } of casesOf(world)) column.push(await medianMs(side, ask));
      columns.push(column);
    }
    const note = `Our server, one request at a time, p50; 15 plain fields a talent. In brackets the multiple of the smallest size, under ${GOAL_RATIO}x for all but the count, which reads every row.`;
    return { title: 'Growth', text: `${note}\n\n${tableOf(sizes, casesOf(world), columns)}` };
  } finally {
    await cleanUp.run();
  }
}
