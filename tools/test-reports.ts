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

/** A missing or truncated report means that the runner crashed: one failure. */
const CRASH_TALLY: Tally = { passedCount: 0, failedCount: 1, skippedCount: 0 };

/**
 * Counts the tests of a Vitest run. A file that could not be loaded and a run that ended with an error and without a
 * failed test count as one failure each.
 * @param exitCode of the runner
 */
export function countVitest(file: string, exitCode: number): Tally {
  const report = read(file) as VitestReport | undefined;
  if (report === undefined) return CRASH_TALLY;
  const unloadedCount = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return withExitCode(exitCode, {
    passedCount: report.numPassedTests,
    failedCount: report.numFailedTests + unloadedCount,
    skippedCount: report.numPendingTests + report.numTodoTests,
  });
}

/** Counts the tests of a Playwright run. A test that passed only at the second attempt has failed. */
export function countPlaywright(file: string, exitCode: number): Tally {
  const report = read(file) as PlaywrightReport | undefined;
  if (report === undefined) return CRASH_TALLY;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withExitCode(exitCode, {
    passedCount: expected,
    failedCount: unexpected + flaky + report.errors.length,
    skippedCount: skipped,
  });
}

function withExitCode(exitCode: number, tally: Tally): Tally {
  return exitCode !== 0 && tally.failedCount === 0 ? { ...tally, failedCount: 1 } : tally;
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
