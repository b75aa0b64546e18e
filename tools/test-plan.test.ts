import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validateWorkflow } from '@action-validator/core';
import { describe, expect, it } from 'vitest';
import { grepJourneys, JOURNEYS_OF_EVERY_COMMIT } from '../e2e/journeys.ts';
import { ROOT } from './root.ts';
import { selectStages, SHARDED_STAGES, STAGE_NAMES } from './test-plan.ts';

const WORKFLOWS = path.join(ROOT, '.github', 'workflows');
const read = (file: string) => readFileSync(path.join(WORKFLOWS, file), 'utf8');

describe('selectStages', () => {
  it('takes all stages, or the given ones, in the order of the plan', () => {
    expect(selectStages(undefined)).toEqual(STAGE_NAMES);
    expect(selectStages('server,checks')).toEqual(['checks', 'server']);
  });

  it('rejects an unknown stage', () => {
    expect(() => selectStages('checks,serve')).toThrow('No stage serve');
  });
});

describe('the journeys of every commit', () => {
  it.each(JOURNEYS_OF_EVERY_COMMIT)('$file has a test with the title "$title"', ({ file, title = '' }) => {
    const [beginning = ''] = title.split(' (');
    expect(readFileSync(path.join(ROOT, 'e2e', `${file}.spec.ts`), 'utf8')).toContain(beginning);
  });

  it('are found by the expression for Playwright, each by its whole file name', () => {
    const pattern = new RegExp(grepJourneys());
    expect(pattern.test('together journey.spec.ts in DE at 390 px Admin invites a talent, and so on')).toBe(
      true,
    );
    expect(pattern.test('alone own-pages.spec.ts every page')).toBe(false);
    expect(pattern.test('together erasing.spec.ts what is erased and what stays (en)')).toBe(false);
  });
});

describe('the hosted workflows', () => {
  it.each(readdirSync(WORKFLOWS))('%s matches the schema of workflows', (file) => {
    expect(validateWorkflow(read(file)).errors).toEqual([]);
  });

  it('run every stage once, and every part of a divided stage', () => {
    const jobs = Array.from(
      read('ci.yml').matchAll(/arguments: ['"]?(--only [^'"}\n]+?)['"]? \}/g),
      ([, text = '']) => text,
    );
    const parts = jobs.flatMap((job) => {
      const [, only = '', shard = '1/1'] = /^--only (\S+)(?: --shard (\S+))?$/.exec(job) ?? [];
      return selectStages(only).map((stage) => ({ stage, shard }));
    });
    for (const stage of STAGE_NAMES) {
      const shards = parts.filter((part) => part.stage === stage).map(({ shard }) => shard);
      const count = SHARDED_STAGES.includes(stage) ? shards.length : 1;
      expect(shards, stage).toEqual(Array.from({ length: count }, (_, part) => `${part + 1}/${count}`));
    }
  });
});
