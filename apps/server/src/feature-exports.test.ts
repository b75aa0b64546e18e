import { describe, expect, it } from 'vitest';
import { defineJob, isJob } from '#jobs/define-job.ts';
import { collectExports, loadFeatureExports } from './feature-exports.ts';
import { JOB_KINDS } from './workers.ts';

const kind = { matches: isJob, nameOf: ({ name }: { readonly name: string }) => name };
const job = (name: string) => defineJob({ name, run: () => Promise.resolve() });

describe('exports of features', () => {
  it('are collected from every file, without other exports', () => {
    const [count, remove] = [job('count'), job('remove')];
    const modules = [
      { file: 'a/jobs.ts', exports: { COUNT: count, runCount: () => undefined, LIMIT: 3, NOTHING: null } },
      { file: 'b/jobs.ts', exports: { REMOVE: remove } },
    ];
    expect(collectExports(modules, kind)).toEqual([count, remove]);
  });

  it('must not have the same name twice', () => {
    const modules = [
      { file: 'a/jobs.ts', exports: { COUNT: job('count') } },
      { file: 'b/jobs.ts', exports: { OTHER: job('count') } },
    ];
    expect(() => collectExports(modules, kind)).toThrow('count is exported by a/jobs.ts and by b/jobs.ts.');
  });

  it('must exist in a file that is named after them', () => {
    const modules = [{ file: 'a/jobs.ts', exports: { runCount: () => undefined } }];
    expect(() => collectExports(modules, kind)).toThrow('a/jobs.ts exports nothing');
  });

  it('are the same values as when importing their module', async () => {
    const { EMPTY_BIN } = await import('#features/actions/bin/jobs.ts');
    expect(await loadFeatureExports('jobs.ts', kind)).toContain(EMPTY_BIN);
    expect(JOB_KINDS).toContain(EMPTY_BIN);
  });
});

describe('jobs', () => {
  it('are attempted three times, a minute apart, one at a time by default', () => {
    expect(job('count')).toMatchObject({ tries: 3, firstPauseSeconds: 60, concurrency: 1 });
    const often = defineJob({ name: 'send', tries: 9, run: () => Promise.resolve() });
    expect(often).toMatchObject({ tries: 9, firstPauseSeconds: 60 });
  });

  it('can be scheduled only without a payload', () => {
    // @ts-expect-error A job that needs a payload cannot be scheduled.
    defineJob<{ readonly id: string }>({ name: 'send', cron: '* * * * *', run: () => Promise.resolve() });
  });
});
