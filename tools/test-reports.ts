import { readFileSync } from 'node:fs';
import type { Tally } from './check-steps.ts';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** A report that is missing or cut short means that the runner crashed: one failure. */
const CRASHED: Tally = { passed: 0, failed: 1, skipped: 0 };

/**
 * Counts the tests of a Vitest run. A file that could not be loaded and a run that ended badly
 * without a failed test count as one failure each.
 * @param exitCode of the runner
 */
export function countVitest(file: string, exitCode: number): Tally {
  const report = read(file) as VitestReport | undefined;
  if (report === undefined) return CRASHED;
  const unloadedCount = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return withExitCode(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadedCount,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/**
 * Counts the tests of a Playwright run. A test that passed only at a second try has failed.
 */
export function countPlaywright(file: string, exitCode: number): Tally {
  const report = read(file) as PlaywrightReport | undefined;
  if (report === undefined) return CRASHED;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withExitCode(exitCode, {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
  });
}

function withExitCode(exitCode: number, tally: Tally): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
