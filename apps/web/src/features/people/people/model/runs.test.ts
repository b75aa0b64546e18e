import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ActionTarget } from './person.ts';
import { closeRun, startRun, stopRun, useRuns } from './runs.ts';
import { toMail } from './mail-actions.ts';
import { toStatus } from './bulk-actions.ts';

function makePerson(index: number): ActionTarget {
  return {
    id: `p${index}`,
    name: `Person ${index}`,
    isMasked: false,
    quality: undefined,
    mailTrouble: undefined,
    isUnlocked: true,
    closedContent: null,
    hasAccount: false,
    status: 'APPLICANT',
    survey: undefined,
    invitation: null,
    hasResult: true,
    hold: undefined,
    isExcluded: false,
    roles: [],
    teams: [],
    tags: [],
  };
}

const people = Array.from({ length: 5000 }, (_, index) => makePerson(index));
const doneOf = (part: readonly ActionTarget[]) => ({
  done: part.map(({ id }) => ({ id, undo: null, sends_at: null })),
  refused: [],
});

describe('A verb on 5,000 people', () => {
  it('goes in parts of a hundred, and a part that fails stops no other', async () => {
    const parts: number[] = [];
    const run = await startRun(toStatus('shortlist'), {
      people,
      reasonOf: () => 'Please try again later.',
      send(part) {
        parts.push(part.length);
        return parts.length === 3 ? Promise.reject(new Error('lost')) : Promise.resolve(doneOf(part));
      },
    });
    expect(parts).toHaveLength(50);
    expect([run.changes.length, run.failures.length, run.phase]).toEqual([4900, 100, 'finished']);
    expect(run.failures[0]).toEqual({ person: people[200], reason: 'Please try again later.' });
    closeRun(run.id);
  });

  it('stops after the part that is on its way', async () => {
    const { result } = renderHook(useRuns);
    let parts = 0;
    const run = await startRun(toMail('remind'), {
      people,
      reasonOf: () => '',
      send(part) {
        parts += 1;
        if (parts === 2) stopRun(result.current.at(-1)?.id ?? 0);
        return Promise.resolve(doneOf(part));
      },
    });
    expect([run.changes.length, run.phase]).toEqual([40, 'stopped']);
    closeRun(run.id);
  });
});
