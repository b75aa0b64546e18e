import { parseArgs } from 'node:util';
import { measureFinish } from './finish.ts';
import { measureFit } from './fit.ts';
import { measureRoutes } from './javascript.ts';
import { residentMegabytes } from './processes.ts';
import { measureGrowth } from './data/growth.ts';
import { measureData } from './data/measure.ts';
import type { Row, Section } from './report.ts';
import { alone, currentLoad, publish, toTable } from './report.ts';
import { measureLongLists, measurePresses } from './presses/measure.ts';
import { amount, IS_TINY } from './pace.ts';
import { measurePool } from './pool.ts';
import { measureRanges } from './ranges.ts';
import { measureReports } from './report-pdf.ts';
import { measureSessions } from './sessions/measure.ts';
import { CleanUp, openStage } from './stage.ts';
import type { Stage } from './stage.ts';
import { measureStandstill } from './standstill.ts';
import { measureStart } from './start.ts';
import { measureSaves } from './survey-saves.ts';

const GOAL_AFTER_MB = 300;
const TITLE = 'Reports, surveys, fit and start';

interface Bench {
  readonly cleanUp: CleanUp;
  /** The server and its database, started for the first part that needs them. */
  readonly stage: () => Promise<Stage>;
}

/** Parts whose figures stand in one table, which is kept when all of them were measured. */
const PARTS: Readonly<Record<string, (bench: Bench) => Promise<Row[]> | Row[]>> = {
  pdf: ({ cleanUp }) => measureReports(cleanUp),
  saves: async ({ cleanUp, stage }) => measureSaves(await stage(), cleanUp),
  fit: async ({ stage }) => measureFit(await stage()),
  finish: async ({ stage }) => measureFinish(await stage()),
  memory: async ({ stage }) => measureServerMemory(await stage()),
  start: ({ cleanUp }) => measureStart(cleanUp),
};

/** Parts that are a section of their own. */
const SECTIONS: Readonly<Record<string, (bench: Bench) => Promise<Section> | Section>> = {
  javascript: ({ cleanUp }) => measureRoutes(cleanUp),
  data: ({ cleanUp }) =>
    measureData(cleanUp, {
      peer: !OPTIONS['no-peer'],
      seconds: Number(OPTIONS.seconds),
      cases: OPTIONS.cases?.split(','),
    }),
  sessions: async ({ stage }) => measureSessions(await stage()),
  ranges: ({ cleanUp }) => measureRanges(cleanUp),
  presses: ({ cleanUp }) => measurePresses(cleanUp, { actions: OPTIONS.cases?.split(',') }),
  lists: ({ cleanUp }) => measureLongLists(cleanUp),
  standstill: async ({ stage }) => measureStandstill(await stage()),
  pool: async ({ stage }) => measurePool(await stage(), Number(OPTIONS.people)),
  growth: ({ cleanUp }) => measureGrowth(cleanUp, OPTIONS.sizes.split(',').map(Number)),
};

const { values: OPTIONS } = parseArgs({
  options: {
    /** Parts to measure, with commas between them. */
    only: { type: 'string' },
    /** Leaves out the peer, which takes some minutes to install the first time. */
    'no-peer': { type: 'boolean', default: IS_TINY },
    /** Length of a round under load. */
    seconds: { type: 'string', default: amount('3', '0.05') },
    /** Talents in the workspace that grows. */
    sizes: { type: 'string', default: amount('10000,100000,1000000', '800,1600') },
    /** People in the pool of the platform. */
    people: { type: 'string', default: amount('100000', '300') },
    /** Cases of the data interface, or verbs, to measure; the results are printed only. */
    cases: { type: 'string' },
    /** Prints only. */
    dry: { type: 'boolean', default: IS_TINY },
    /** One tiny round of everything but the peer, to see that it runs. */
    tiny: { type: 'boolean', default: false },
  },
});

function measureServerMemory({ server }: Stage): Row[] {
  const megabytes = residentMegabytes(server.pid);
  return [
    alone({
      what: 'memory of the server process after the parts above',
      ours: `${megabytes.toFixed(0)} MB`,
      goal: `under ${GOAL_AFTER_MB} MB`,
      isMet: megabytes < GOAL_AFTER_MB,
    }),
  ];
}

/** Parts that need a large workspace: their screens do not come about in a tiny one. */
const NOT_TINY: readonly string[] = ['lists'];

function readParts(): ReadonlySet<string> {
  const all = [...Object.keys(PARTS), ...Object.keys(SECTIONS)];
  const parts = OPTIONS.only?.split(',') ?? all.filter((part) => !(IS_TINY && NOT_TINY.includes(part)));
  const unknownPart = parts.find((part) => !all.includes(part));
  if (unknownPart !== undefined)
    throw new Error(`There is no part "${unknownPart}". Parts: ${all.join(', ')}.`);
  return new Set(parts);
}

async function measure(
  bench: Bench,
  parts: ReadonlySet<string>,
): Promise<{ sections: Section[]; partial: Row[] }> {
  const rows: Row[] = [];
  for (const [name, run] of Object.entries(PARTS)) {
    if (!parts.has(name)) continue;
    console.log(`Measuring ${name} …`);
    rows.push(...(await run(bench)));
  }
  const sections: Section[] = [];
  const isWhole = Object.keys(PARTS).every((name) => parts.has(name));
  if (isWhole) sections.push({ title: TITLE, text: toTable(rows) });
  for (const [name, run] of Object.entries(SECTIONS)) {
    if (!parts.has(name)) continue;
    console.log(`Measuring ${name} …`);
    sections.push(await run(bench));
  }
  return { sections, partial: isWhole ? [] : rows };
}

async function main(): Promise<void> {
  const parts = readParts();
  const loadBefore = currentLoad();
  const cleanUp = new CleanUp();
  let stagePromise: Promise<Stage> | undefined;
  const bench: Bench = { cleanUp, stage: () => (stagePromise ??= openStage(cleanUp)) };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void cleanUp.run().then(() => process.exit(1)));
  }
  try {
    const { sections, partial } = await measure(bench, parts);
    if (partial.length > 0) publish([{ title: TITLE, text: toTable(partial) }], { loadBefore, write: false });
    publish(sections, { loadBefore, write: !OPTIONS.dry && OPTIONS.cases === undefined });
  } finally {
    await cleanUp.run();
  }
}

await main();
