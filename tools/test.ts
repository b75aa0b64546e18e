// npm test: checks, tests, build and journeys. The last line is the sum over all of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runChecks } from './check-steps.ts';
import type { Tally } from './check-steps.ts';
import { ensureChromium } from './chromium.ts';
import { startPostgres } from './postgres.ts';
import { onLauncherGone } from './processes.ts';
import { endPrograms, installed, runProgram } from './programs.ts';
import { ROOT } from './root.ts';
import { isStartupError } from './startup-error.ts';
import { countPlaywright, countVitest } from './test-reports.ts';
import { ensureWebBuilt } from './web-build.ts';

const VITEST_LIMIT_SECONDS = 480;
const JOURNEYS_LIMIT_SECONDS = 480;

type Stage = { name: string; run: () => Promise<Tally> };
type Result = Tally & { name: string; seconds: number };

const reports = mkdtempSync(path.join(tmpdir(), 'quint-test-'));

const stages: Stage[] = [
  { name: 'checks', run: runChecks },
  { name: 'tests', run: runVitest },
  { name: 'web build', run: buildWeb },
  { name: 'journeys', run: runJourneys },
];

async function runVitest(): Promise<Tally> {
  const report = path.join(reports, 'vitest.json');
  const postgres = await startPostgres({ throwaway: true });
  try {
    const { code } = await runProgram(installed('vitest'), {
      args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      env: { ...process.env, TEST_DATABASE_URL: postgres.url },
      output: 'live',
      limitSeconds: VITEST_LIMIT_SECONDS,
    });
    return countVitest(report, code);
  } finally {
    await postgres.stop();
  }
}

async function buildWeb(): Promise<Tally> {
  await ensureWebBuilt(console.log);
  return { passed: 1, failed: 0, skipped: 0 };
}

async function runJourneys(): Promise<Tally> {
  const report = path.join(reports, 'playwright.json');
  const { code } = await runProgram(installed('playwright'), {
    args: ['test', '--reporter=list,json'],
    cwd: path.join(ROOT, 'e2e'),
    env: { ...process.env, CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    output: 'live',
    limitSeconds: JOURNEYS_LIMIT_SECONDS,
  });
  return countPlaywright(report, code);
}

async function runStage({ name, run }: Stage): Promise<Result> {
  console.log(`\n━━ ${name} ━━`);
  const begun = performance.now();
  let tally: Tally;
  try {
    tally = await run();
  } catch (error) {
    console.error(isStartupError(error) ? error.message : error);
    tally = { passed: 0, failed: 1, skipped: 0 };
  }
  return { name, ...tally, seconds: (performance.now() - begun) / 1000 };
}

function printSummary(results: Result[]): void {
  const row = (cells: (string | number)[]) =>
    [String(cells[0]).padEnd(12), ...cells.slice(1).map((cell) => String(cell).padStart(9))].join('');
  console.log(`\n${row(['', 'passed', 'failed', 'skipped', 'seconds'])}`);
  for (const { name, passed, failed, skipped, seconds } of results) {
    console.log(row([name, passed, failed, skipped, seconds.toFixed(0)]));
  }
}

function sum(results: Result[], key: keyof Tally): number {
  return results.reduce((total, result) => total + result[key], 0);
}

function leave(code: number): never {
  endPrograms();
  rmSync(reports, { recursive: true, force: true });
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leave(130));
onLauncherGone(() => leave(130));

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
const failed = sum(results, 'failed');
console.log(`\n${sum(results, 'passed')} passed, ${failed} failed`);
leave(failed === 0 ? 0 : 1);
