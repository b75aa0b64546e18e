// npm test: checks, tests, build and journeys. The last line is the sum over all of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
import { isStartupError } from '@quint/local-postgres/startup-error.ts';
import { countPlaywright, countVitest } from './test-reports.ts';
import { ensureWebBuilt, WEB_DIR } from './web-build.ts';

/** Vitest itself leaves one idle, which is half of two. */
const ALL_PROCESSORS = ['--maxWorkers=100%'];
const VITEST_LIMIT_SECONDS = 1500;
/** In every look they take three times as long. */
const JOURNEYS_LIMIT_SECONDS = process.env['EVERY_LOOK'] === '1' ? 7200 : 3000;

type Stage = { name: string; run: () => Promise<Tally> };
type Result = Tally & { name: string; seconds: number };

const reports = mkdtempSync(path.join(tmpdir(), 'quint-test-'));

const stages: Stage[] = [
  { name: 'checks', run: runChecks },
  { name: 'rules and pages', run: () => runVitest(['packages', 'web', 'tools']) },
  { name: 'server', run: runServerTests },
  { name: 'web build', run: buildWeb },
  { name: 'measurements', run: runMeasurements },
  { name: 'journeys', run: runJourneys },
];

/** Two runs, because a failing set-up ends its run, and the server's set-up needs a database. */
async function runVitest(projects: string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const report = path.join(reports, `${projects.join('-')}.json`);
  const flags = projects.map((project) => `--project=${project}`);
  const { code } = await runProgram(getProgramPath('vitest'), {
    args: [
      'run',
      ...flags,
      ...ALL_PROCESSORS,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
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
  return { passed: heavy.length === 0 ? 2 : 1, failed: heavy.length === 0 ? 0 : 1, skipped: 0 };
}

async function runJourneys(): Promise<Tally> {
  const report = path.join(reports, 'playwright.json');
  const { code } = await runProgram(getProgramPath('playwright'), {
    args: ['test', '--reporter=list,json'],
    cwd: path.join(ROOT, 'e2e'),
    env: {
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

async function runStage({ name, run }: Stage): Promise<Result> {
  console.log(`\n━━ ${name} ━━`);
  const startTime = performance.now();
  let tally: Tally;
  try {
    tally = await run();
  } catch (error) {
    console.error(isStartupError(error) ? error.message : error);
    tally = { passed: 0, failed: 1, skipped: 0 };
  }
  return { name, ...tally, seconds: (performance.now() - startTime) / 1000 };
}

function printSummary(results: Result[]): void {
  const row = (cells: (string | number)[]) =>
    [String(cells[0]).padEnd(16), ...cells.slice(1).map((cell) => String(cell).padStart(9))].join('');
  console.log(`\n${row(['', 'passed', 'failed', 'skipped', 'seconds'])}`);
  for (const { name, passed, failed, skipped, seconds } of results) {
    console.log(row([name, passed, failed, skipped, seconds.toFixed(0)]));
  }
}

function sum(results: Result[], key: 'passed' | 'failed'): number {
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
// One after the other: each of them already uses all processors.
for (const stage of stages) results.push(await runStage(stage));
printSummary(results);
const failureCount = sum(results, 'failed');
console.log(`\n${sum(results, 'passed')} passed, ${failureCount} failed`);
leave(failureCount === 0 ? 0 : 1);
