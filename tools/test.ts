// npm test: checks and the tests of every commit. npm run test:all: everything. The last line is the sum of all stages.
// --only server,journeys runs some of the stages, --shard 1/2 a part of the server tests and of the journeys.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runChecks } from './check-steps.ts';
import type { Tally } from './check-steps.ts';
import { ensureChromium } from './chromium.ts';
import { findHeavyPages, measureJavaScript } from './javascript.ts';
import { startPostgres } from '@quint/local-postgres/postgres.ts';
import { readPublicSettings } from '../apps/server/src/public-settings.ts';
import { ensurePrerendered } from './prerender.ts';
import { runMeasurements } from './measurements.ts';
import { onLauncherExit } from './processes.ts';
import { endPrograms, getProgramPath, runProgram } from './programs.ts';
import { ROOT } from './root.ts';
import { grepJourneys } from '../e2e/journeys.ts';
import { isStartupError } from '@quint/local-postgres/startup-error.ts';
import { FULL_FILES, selectStages, SLOW_TAG, type StageName } from './test-plan.ts';
import { countPlaywright, countVitest } from './test-reports.ts';
import { ensureWebBuilt, WEB_DIR } from './web-build.ts';

/** Vitest itself keeps one processor idle, which is half of two. */
const ALL_PROCESSORS = ['--maxWorkers=100%'];
const VITEST_LIMIT_SECONDS = 3000;
/** In every look they take three times as long. */
const JOURNEYS_LIMIT_SECONDS = 7200;
const { values } = parseArgs({
  options: { all: { type: 'boolean' }, only: { type: 'string' }, shard: { type: 'string' } },
});
const isComplete = values.all === true;
const shard = values.shard === undefined ? [] : [`--shard=${values.shard}`];
/** The share of random cases that tests try, and the looks of pages: see CONTRIBUTING.md. */
const EFFORT: NodeJS.ProcessEnv = isComplete
  ? { TEST_EFFORT: '1', LOOKS: 'every' }
  : { TEST_EFFORT: '0.25', LOOKS: 'one' };

type Result = Tally & { readonly name: StageName; readonly seconds: number };

const reports = mkdtempSync(path.join(tmpdir(), 'quint-test-'));

const STAGES: Readonly<Record<StageName, () => Promise<Tally>>> = {
  checks: runChecks,
  rules: () => runVitest(['packages', 'tools']),
  pages: () => runVitest(['web']),
  server: runServerTests,
  build: buildWeb,
  measurements: runMeasurements,
  journeys: runJourneys,
};

/** Two runs, because a failing setup ends its run, and the server's setup needs a database. */
async function runVitest(projects: string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const report = path.join(reports, `${projects.join('-')}.json`);
  const flags = projects.map((project) => `--project=${project}`);
  const { code } = await runProgram(getProgramPath('vitest'), {
    args: [
      'run',
      ...flags,
      ...ALL_PROCESSORS,
      ...(isComplete ? [] : [`--exclude=${FULL_FILES}`, `--tagsFilter=!${SLOW_TAG}`]),
      ...(projects.includes('server') ? shard : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env: { ...EFFORT, ...env },
    output: 'live',
    limitSeconds: VITEST_LIMIT_SECONDS,
  });
  return countVitest(report, code);
}

async function runServerTests(): Promise<Tally> {
  const postgres = await startPostgres({ throwaway: true });
  try {
    return await runVitest(['server'], { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function buildWeb(): Promise<Tally> {
  await ensureWebBuilt(console.log);
  await ensurePrerendered(readPublicSettings({}));
  const heavy = findHeavyPages(measureJavaScript(WEB_DIR));
  if (heavy.length > 0) console.error(heavy.join('\n'));
  return {
    passedCount: heavy.length === 0 ? 2 : 1,
    failedCount: heavy.length === 0 ? 0 : 1,
    skippedCount: 0,
  };
}

async function runJourneys(): Promise<Tally> {
  const report = path.join(reports, 'playwright.json');
  const { code } = await runProgram(getProgramPath('playwright'), {
    args: ['test', '--reporter=list,json', ...shard, ...(isComplete ? [] : ['--grep', grepJourneys()])],
    cwd: path.join(ROOT, 'e2e'),
    env: {
      ...EFFORT,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // Its workers set FORCE_COLOR themselves, which contradicts NO_COLOR.
      NO_COLOR: undefined,
      ...(process.stdout.isTTY ? {} : { FORCE_COLOR: '0' }),
    },
    output: 'live',
    limitSeconds: JOURNEYS_LIMIT_SECONDS,
  });
  return countPlaywright(report, code);
}

async function runStage(name: StageName): Promise<Result> {
  console.log(`\n━━ ${name} ━━`);
  const startTime = performance.now();
  let tally: Tally;
  try {
    tally = await STAGES[name]();
  } catch (error) {
    console.error(isStartupError(error) ? error.message : error);
    tally = { passedCount: 0, failedCount: 1, skippedCount: 0 };
  }
  return { name, ...tally, seconds: (performance.now() - startTime) / 1000 };
}

function printSummary(results: Result[]): void {
  const row = (cells: (string | number)[]) =>
    [String(cells[0]).padEnd(16), ...cells.slice(1).map((cell) => String(cell).padStart(9))].join('');
  console.log(`\n${row(['', 'passed', 'failed', 'skipped', 'seconds'])}`);
  for (const { name, passedCount, failedCount, skippedCount, seconds } of results) {
    console.log(row([name, passedCount, failedCount, skippedCount, seconds.toFixed(0)]));
  }
}

function sum(results: Result[], key: 'passedCount' | 'failedCount'): number {
  return results.reduce((total, result) => total + result[key], 0);
}

function leave(code: number): never {
  endPrograms();
  rmSync(reports, { recursive: true, force: true });
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leave(130));
onLauncherExit(() => leave(130));

try {
  ensureChromium();
} catch (error) {
  console.error(isStartupError(error) ? error.message : error);
  console.log('\n0 passed, 1 failed');
  leave(1);
}

const results: Result[] = [];
// One after another: each of them already uses all processors.
const stages = selectStages(values.only).filter((name) => isComplete || name !== 'measurements');
for (const stage of stages) results.push(await runStage(stage));
printSummary(results);
const failureCount = sum(results, 'failedCount');
console.log(`\n${sum(results, 'passedCount')} passed, ${failureCount} failed`);
leave(failureCount === 0 ? 0 : 1);
