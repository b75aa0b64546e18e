import { describe, expect, it } from 'vitest';
import { NOT_RATED } from './ratings.ts';
import { RatingQueue, type RatingQueueDeps, type SendOutcome } from './rating-queue.ts';
import { createMemoryRatingStore, type RatingStore, type StoredRating } from './rating-store.ts';

interface SetUp {
  readonly store?: RatingStore;
  readonly leftover?: readonly StoredRating[];
  readonly nextSequence?: number;
}

const flushPromises = async () => {
  for (let tick = 0; tick < 30; tick += 1) await Promise.resolve();
};

function setUp({ store = createMemoryRatingStore(), leftover = [], nextSequence = 0 }: SetUp = {}) {
  const batches: (readonly StoredRating[])[] = [];
  const outcomes: SendOutcome[] = [];
  const timers: { readonly wait: number; readonly run: () => void }[] = [];
  let isOnline = true;
  let now = 1000;
  let duringSend: (() => void) | undefined;
  const deps: RatingQueueDeps = {
    store,
    async send(ratings) {
      duringSend?.();
      duringSend = undefined;
      const outcome = outcomes.shift() ?? { kind: 'taken' };
      if (outcome.kind === 'taken') batches.push([...ratings]);
      return outcome;
    },
    isOnline: () => isOnline,
    after(wait, run) {
      const timer = { wait, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    now: () => now,
    random: () => 1,
  };
  const queue = new RatingQueue(deps, { version: 1, nextSequence, leftover });
  return {
    store,
    queue,
    batches,
    timers,
    answerNext: (...next: SendOutcome[]) => void outcomes.push(...next),
    whileSending: (work: () => void) => {
      duringSend = work;
    },
    setNow: (value: number) => {
      now = value;
    },
    setOnline: (value: boolean) => {
      isOnline = value;
    },
  };
}

describe('the queue of ratings', () => {
  it('sends the newest state of each question when the writing pauses', async () => {
    const { queue, batches, timers, store } = setUp();
    queue.change(1, { ...NOT_RATED, note: 'C' });
    queue.change(1, { ...NOT_RATED, note: 'Calm' });
    queue.change(2, { ...NOT_RATED, rating: 4 });
    await flushPromises();
    expect([queue.getStatus().state, timers.length]).toEqual(['saving', 1]);
    expect((await store.list()).map(({ note, rating }) => [note, rating])).toEqual([
      ['Calm', null],
      ['', 4],
    ]);
    timers[0]?.run();
    await flushPromises();
    expect(batches.map((batch) => batch.map(({ question, note }) => [question, note]))).toEqual([
      [
        [1, 'Calm'],
        [2, ''],
      ],
    ]);
    expect([queue.getStatus().state, await store.list()]).toEqual(['saved', []]);
  });

  it('numbers changes by time, above all numbers of the server and of this device', () => {
    const { queue, store, setNow } = setUp({ nextSequence: 5000 });
    queue.change(1, NOT_RATED);
    queue.change(2, NOT_RATED);
    setNow(9000);
    queue.change(3, NOT_RATED);
    return flushPromises().then(async () => {
      expect((await store.list()).map(({ sequence }) => sequence)).toEqual([5000, 5001, 9000]);
    });
  });

  it('keeps a state that was changed while it was sent', async () => {
    const { queue, batches, timers, store, whileSending } = setUp();
    queue.change(1, { ...NOT_RATED, note: 'Calm' });
    whileSending(() => queue.change(1, { ...NOT_RATED, note: 'Calm and clear' }));
    timers[0]?.run();
    await flushPromises();
    expect(batches.flat().map(({ note }) => note)).toEqual(['Calm']);
    expect((await store.list()).map(({ note }) => note)).toEqual(['Calm and clear']);
    expect(await queue.drain()).toBe(true);
    expect(batches.flat().map(({ note }) => note)).toEqual(['Calm', 'Calm and clear']);
    expect(await store.list()).toEqual([]);
  });

  it('waits longer after each failure, and says where the text is', async () => {
    const { queue, timers, answerNext, setOnline, batches } = setUp();
    answerNext({ kind: 'later' }, { kind: 'later' });
    queue.change(1, { ...NOT_RATED, rating: 3 });
    expect(await queue.drain()).toBe(false);
    expect(queue.getStatus().state).toBe('waiting');
    setOnline(false);
    queue.change(1, { ...NOT_RATED, rating: 4 });
    expect(queue.getStatus().state).toBe('offline');
    const waits = [timers[0]?.wait];
    timers[0]?.run();
    await flushPromises();
    waits.push(timers.at(-1)?.wait);
    setOnline(true);
    queue.flush();
    await flushPromises();
    expect(waits).toEqual([1000, 2000]);
    expect(batches.flat().map(({ rating }) => rating)).toEqual([4]);
    expect(queue.getStatus().state).toBe('saved');
  });

  it('stops when the server takes no more, and keeps everything on the device', async () => {
    const { queue, store, answerNext, batches } = setUp();
    answerNext({ kind: 'stopped', reason: 'These ratings are submitted.' });
    queue.change(1, { ...NOT_RATED, note: 'Calm' });
    expect(await queue.drain()).toBe(false);
    queue.change(1, { ...NOT_RATED, note: 'Calm, then' });
    expect(await queue.drain()).toBe(false);
    expect([batches, queue.getStatus().stop]).toEqual([[], { reason: 'These ratings are submitted.' }]);
    expect((await store.list()).map(({ note }) => note)).toEqual(['Calm, then']);
  });

  it('sends after a reload what the last page could not send', async () => {
    const store = createMemoryRatingStore();
    const before = setUp({ store });
    before.answerNext({ kind: 'later' });
    before.queue.change(2, { ...NOT_RATED, rating: 5 });
    await before.queue.drain();
    before.queue.pause();
    const after = setUp({ store, leftover: await store.list() });
    expect(after.queue.getStatus().unsentCount).toBe(1);
    after.queue.flush();
    await flushPromises();
    expect(after.batches.flat()).toMatchObject([{ question: 2, rating: 5, version: 1 }]);
  });
});
