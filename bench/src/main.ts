import { parseArgs } from 'node:util';
import { measureBundle } from './bundle.ts';
import { measureFinish } from './finish.ts';
import { measureFit } from './fit.ts';
import { residentMegabytes } from './processes.ts';
import type { Row } from './report.ts';
import { alone, currentLoad, publish } from './report.ts';
import { measureReports } from './report-pdf.ts';
import { CleanUp, openStage } from './stage.ts';
import type { Stage } from './stage.ts';
import { measureStart } from './start.ts';
import { measureSaves } from './survey-saves.ts';

const GOAL_AFTER_MB = 300;

interface Bench {
  readonly cleanUp: CleanUp;
  /** The server and its database, started for the first part that needs them. */
  readonly stage: () => Promise<Stage>;
}

const PARTS: Readonly<Record<string, (bench: Bench) => Promise<Row[]> | Row[]>> = {
  pdf: ({ cleanUp }) => measureReports(cleanUp),
  saves: async ({ cleanUp, stage }) => measureSaves(await stage(), cleanUp),
  fit: async ({ stage }) => measureFit(await stage()),
  finish: async ({ stage }) => measureFinish(await stage()),
  memory: async ({ stage }) => measureServerMemory(await stage()),
  start: ({ cleanUp }) => measureStart(cleanUp),
  bundle: ({ cleanUp }) => measureBundle(cleanUp),
};

function measureServerMemory({ server }: Stage): Row[] {
  const megabytes = residentMegabytes(server.pid);
  return [
    alone({
      what: 'memory of the server process after the parts above',
      ours: `${megabytes.toFixed(0)} MB`,
      goal: `under ${GOAL_AFTER_MB} MB`,
      met: megabytes < GOAL_AFTER_MB,
    }),
  ];
}

function readParts(): string[] {
  const all = Object.keys(PARTS);
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const wanted = values.only?.split(',') ?? all;
  const unknown = wanted.find((part) => !all.includes(part));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}". Parts: ${all.join(', ')}.`);
  return all.filter((part) => wanted.includes(part));
}

async function main(): Promise<void> {
  const parts = readParts();
  const loadBefore = currentLoad();
  const cleanUp = new CleanUp();
  let opening: Promise<Stage> | undefined;
  const bench: Bench = { cleanUp, stage: () => (opening ??= openStage(cleanUp)) };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void cleanUp.run().then(() => process.exit(1)));
  }
  const rows: Row[] = [];
  try {
    for (const part of parts) {
      console.log(`Measuring ${part} …`);
      rows.push(...((await PARTS[part]?.(bench)) ?? []));
    }
  } finally {
    await cleanUp.run();
  }
  publish(rows, { loadBefore, write: parts.length === Object.keys(PARTS).length });
}

await main();
