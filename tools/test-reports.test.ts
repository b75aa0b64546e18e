import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './test-reports.ts';

let folder: string;

beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'quint-reports-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };

describe('countVitest', () => {
  it('adds up passed, failed and skipped', () => {
    expect(countVitest(report(vitest), 0)).toEqual({ passedCount: 5, failedCount: 0, skippedCount: 2 });
  });

  it('counts a file that could not be loaded', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    expect(countVitest(report({ ...vitest, numFailedTests: 1, testResults }), 1).failedCount).toBe(2);
  });

  it('counts a run that ended badly without a failed test', () => {
    expect(countVitest(report(vitest), 1)).toEqual({ passedCount: 5, failedCount: 1, skippedCount: 2 });
  });

  it.each(['', '{"numPassed'])('counts a report that was cut short as one failure: %j', (text) => {
    expect(countVitest(report(text), 0)).toEqual({ passedCount: 0, failedCount: 1, skippedCount: 0 });
  });

  it('counts a missing report as one failure', () => {
    expect(countVitest(path.join(folder, 'nowhere.json'), 0)).toEqual({ passedCount: 0, failedCount: 1, skippedCount: 0 });
  });
});

describe('countPlaywright', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };

  it('takes a test that passed only at a second try for failed', () => {
    const tally = { passedCount: 3, failedCount: 2, skippedCount: 2 };
    expect(countPlaywright(report({ stats, errors: [] }), 1)).toEqual(tally);
  });

  it('counts errors outside of tests', () => {
    const nothing = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countPlaywright(report({ stats: nothing, errors: [{}] }), 1).failedCount).toBe(1);
  });
});
