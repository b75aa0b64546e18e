import { describe, expect, it } from 'vitest';
import { minutesLeft } from './pace.ts';
import { nextRun, startRun, type Run, type RunAction } from './run.ts';

const order = Array.from({ length: 110 }, (_, index) => index + 1);
const makeAnswers = (count: number) => new Map(order.slice(0, count).map((item) => [item, 2]));
const play = (run: Run, ...actions: RunAction[]) => actions.reduce(nextRun, run);

describe('startRun', () => {
  it('starts at the first item, continues at the first open one, and ends when there is none', () => {
    expect(startRun(order, new Map()).at).toBe(0);
    expect(startRun(order, makeAnswers(52)).at).toBe(52);
    const withGap = makeAnswers(52);
    withGap.delete(7);
    expect(startRun(order, withGap).at).toBe(6);
    expect(startRun(order, makeAnswers(110)).screen).toBe('end');
  });
});

describe('nextRun', () => {
  it('answers, moves on and returns with the answer kept', () => {
    const run = play(startRun(order, new Map()), { type: 'answer', item: 1, value: 3 }, { type: 'next' });
    expect(run.at).toBe(1);
    const back = nextRun(run, { type: 'back' });
    expect([back.at, back.answers.get(1)]).toEqual([0, 3]);
    expect(nextRun(back, { type: 'back' }).at).toBe(0);
  });

  it('shows a break after 30 items, once', () => {
    const before = { ...startRun(order, makeAnswers(29)) };
    const breakRun = play(before, { type: 'answer', item: 30, value: 1 }, { type: 'next' });
    expect([breakRun.at, breakRun.screen]).toEqual([30, 'breath']);
    const on = play(breakRun, { type: 'next' }, { type: 'answer', item: 31, value: 1 });
    expect([on.at, on.screen]).toEqual([30, 'item']);
    const again = play(on, { type: 'back' }, { type: 'next' });
    expect([again.at, again.screen]).toEqual([30, 'item']);
  });

  it('shows the end after the last item, and the last item again on the way back', () => {
    const end = play(
      startRun(order, makeAnswers(109)),
      { type: 'answer', item: 110, value: 4 },
      { type: 'next' },
    );
    expect(end.screen).toBe('end');
    const back = nextRun(end, { type: 'back' });
    expect([back.at, back.screen]).toEqual([109, 'item']);
  });

  it('shows only missing items', () => {
    const end = startRun(order, makeAnswers(110));
    const open = nextRun(end, { type: 'reopen', items: [12, 70] });
    expect([open.at, open.screen, open.isFilling]).toEqual([11, 'item', true]);
    const second = play(open, { type: 'answer', item: 12, value: 1 }, { type: 'next' });
    expect(second.at).toBe(69);
    const completedRun = play(second, { type: 'answer', item: 70, value: 1 }, { type: 'next' });
    expect([completedRun.screen, completedRun.isFilling]).toEqual(['end', false]);
  });

  it('moves on once after an answer, only for the timer of that answer', () => {
    const first = nextRun(startRun(order, new Map()), { type: 'answer', item: 1, value: 3 });
    const second = nextRun(first, { type: 'leave', item: 1 });
    expect([second.at, second.isLeaving]).toEqual([1, false]);
    expect(nextRun(second, { type: 'leave' })).toBe(second);
    const answeredToo = nextRun(second, { type: 'answer', item: 2, value: 1 });
    expect(nextRun(answeredToo, { type: 'leave', item: 1 })).toBe(answeredToo);
    expect(nextRun(answeredToo, { type: 'leave' }).at).toBe(2);
  });

  it('does not skip an item for a press meant for the previous one', () => {
    const leavingRun = nextRun(startRun(order, new Map()), { type: 'answer', item: 1, value: 3 });
    const second = nextRun(leavingRun, { type: 'leave', item: 1 });
    expect(nextRun(second, { type: 'next', item: 1 })).toBe(second);
    const changedRun = nextRun(second, { type: 'answer', item: 1, value: 4 });
    expect([changedRun.at, changedRun.isLeaving, changedRun.answers.get(1)]).toEqual([1, false, 4]);
    expect(nextRun(leavingRun, { type: 'next', item: 1 }).at).toBe(1);
  });

  it('undoes the last answer, whether or not its item is still visible', () => {
    const leavingRun = nextRun(startRun(order, makeAnswers(4)), { type: 'answer', item: 5, value: 3 });
    const revertedRun = nextRun(leavingRun, { type: 'takeBack' });
    expect([revertedRun.at, revertedRun.isLeaving]).toEqual([4, false]);
    expect(play(leavingRun, { type: 'leave' }, { type: 'takeBack' }).at).toBe(4);
    expect(nextRun(leavingRun, { type: 'back' }).at).toBe(3);
    expect(nextRun(leavingRun, { type: 'stay' })).toEqual(revertedRun);
  });

  it('pauses and continues at the same item', () => {
    const run = startRun(order, makeAnswers(5));
    expect(play(run, { type: 'pause' }, { type: 'resume' })).toEqual(run);
  });
});

describe('minutesLeft', () => {
  it('starts at the usual pace and approaches the person’s own', () => {
    expect(minutesLeft([], 110)).toBe(20);
    expect(
      minutesLeft(
        Array.from({ length: 50 }, () => 6),
        60,
      ),
    ).toBe(6);
    expect(minutesLeft([3600], 60)).toBe(17);
    expect(minutesLeft([1, 1, 1], 1)).toBe(1);
    expect(minutesLeft([], 0)).toBe(0);
  });
});
