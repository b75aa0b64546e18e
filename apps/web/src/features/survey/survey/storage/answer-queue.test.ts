import { afterEach, describe, expect, it, vi } from 'vitest';
import { AnswerQueue, retryDelay, type QueueDeps, type SendResult } from './answer-queue.ts';
import { createMemoryStore, withSpare, type AnswerStore, type QueuedAnswer } from './answer-store.ts';

const [OLD_FORM, FORM] = ['ipip-neo-work@1', 'ipip-neo-work@2'];

/** The server's part: the answers from the batches, by item; repeated numbers change nothing. */
function fakeServer() {
  const receivedAnswers = new Map<number, QueuedAnswer>();
  const batches: QueuedAnswer[][] = [];
  let next: SendResult[] = [];
  return {
    batches,
    sheet: () => {
      const sheet = new Map<number, number>();
      for (const answer of [...receivedAnswers.values()].toSorted((a, b) => a.seq - b.seq))
        sheet.set(answer.item, answer.value);
      return Object.fromEntries(sheet);
    },
    answerNext: (...sendings: SendResult[]) => {
      next = sendings;
    },
    take: (batch: readonly QueuedAnswer[]) => {
      batches.push([...batch]);
      for (const answer of batch) receivedAnswers.set(answer.seq, answer);
    },
    async send(batch: readonly QueuedAnswer[]): Promise<SendResult> {
      const result = next.shift() ?? { kind: 'taken' };
      if (result.kind === 'taken') this.take(batch);
      return result;
    },
  };
}

function setUp(options: { store?: AnswerStore; leftover?: number; deps?: Partial<QueueDeps> } = {}) {
  const server = fakeServer();
  const store = options.store ?? createMemoryStore();
  const timers: { wait: number; run: () => void }[] = [];
  let isOnline = true;
  const queue = new AnswerQueue(
    {
      store,
      send: (batch) => server.send(batch),
      isOnline: () => isOnline,
      after: (wait, run) => {
        timers.push({ wait, run });
        return () => timers.splice(0);
      },
      random: () => 1,
      ...options.deps,
    },
    options.leftover ?? 0,
  );
  return {
    server,
    store,
    queue,
    timers,
    goOffline: () => {
      isOnline = false;
    },
    goOnline: () => {
      isOnline = true;
      queue.flush();
    },
  };
}

const later: SendResult = { kind: 'later' };
const flushPromises = async () => {
  for (let tick = 0; tick < 30; tick += 1) await Promise.resolve();
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('answer queue', () => {
  it('sends answers in order, numbered from the number given by the server', async () => {
    const { queue, server, store } = setUp();
    await store.raise(40);
    queue.add({ item: 1, value: 2, seconds: 3, instrument: FORM });
    queue.add({ item: 2, value: 4, seconds: 5, instrument: FORM });
    expect(await queue.waitForDrain()).toBe('empty');
    expect(server.batches.flat()).toEqual([
      { item: 1, value: 2, seconds: 3, instrument: FORM, seq: 40 },
      { item: 2, value: 4, seconds: 5, instrument: FORM, seq: 41 },
    ]);
    expect(queue.getStatus()).toEqual({ state: 'saved', unsentCount: 0, endReason: undefined, form: FORM });
  });

  it('keeps the last change', async () => {
    const { queue, server } = setUp();
    queue.add({ item: 1, value: 2, seconds: 3, instrument: FORM });
    queue.add({ item: 1, value: 3, seconds: 4, instrument: FORM });
    await queue.waitForDrain();
    expect(server.sheet()).toEqual({ 1: 3 });
  });

  it('waits longer after each failure and sends the same numbers again', async () => {
    const { queue, server, timers } = setUp();
    server.answerNext(later, later, { kind: 'later', seconds: 9 });
    queue.add({ item: 1, value: 2, seconds: 3, instrument: FORM });
    await flushPromises();
    expect(queue.getStatus().state).toBe('waiting');
    const waits = [timers[0]?.wait];
    timers[0]?.run();
    await flushPromises();
    waits.push(timers[0]?.wait);
    timers[0]?.run();
    await flushPromises();
    waits.push(timers[0]?.wait);
    timers[0]?.run();
    expect(await queue.waitForDrain()).toBe('empty');
    expect(waits).toEqual([1000, 2000, 9000]);
    expect(server.batches).toEqual([[{ item: 1, value: 2, seconds: 3, instrument: FORM, seq: 0 }]]);
  });

  it('tolerates an answer that arrived although the connection broke', async () => {
    const { queue, server } = setUp({ deps: {} });
    const original = server.send.bind(server);
    let isFirst = true;
    server.send = async (batch) => {
      if (!isFirst) return original(batch);
      isFirst = false;
      server.take(batch);
      return later;
    };
    queue.add({ item: 1, value: 2, seconds: 3, instrument: FORM });
    await flushPromises();
    queue.add({ item: 1, value: 4, seconds: 1, instrument: FORM });
    queue.flush();
    await queue.waitForDrain();
    expect(server.sheet()).toEqual({ 1: 4 });
  });

  it('stores ten answers while offline and sends them in one batch once online', async () => {
    const { queue, server, goOffline, goOnline, timers } = setUp();
    goOffline();
    server.answerNext(later);
    for (let item = 1; item <= 10; item += 1)
      queue.add({ item, value: (item % 4) + 1, seconds: 2, instrument: FORM });
    await flushPromises();
    expect(queue.getStatus()).toEqual({
      state: 'offline',
      unsentCount: 10,
      endReason: undefined,
      form: undefined,
    });
    expect(timers).toHaveLength(1);
    goOnline();
    expect(await queue.waitForDrain()).toBe('empty');
    expect(server.batches.map((batch) => batch.length)).toEqual([10]);
    expect(Object.keys(server.sheet())).toHaveLength(10);
  });

  it('sends after a reload what the last page could not send', async () => {
    const store = createMemoryStore();
    const before = setUp({ store });
    before.server.answerNext(later);
    before.queue.add({ item: 7, value: 1, seconds: 2, instrument: FORM });
    before.queue.add({ item: 8, value: 3, seconds: 2, instrument: FORM });
    await flushPromises();
    before.queue.stop();

    const leftover = await store.list();
    const after = setUp({ store, leftover: leftover.length });
    expect(after.queue.getStatus().unsentCount).toBe(2);
    after.queue.add({ item: 9, value: 4, seconds: 2, instrument: FORM });
    await after.queue.waitForDrain();
    expect(after.server.sheet()).toEqual({ 7: 1, 8: 3, 9: 4 });
    expect(after.server.batches.flat().map((answer) => answer.seq)).toEqual([0, 1, 2]);
  });

  it('finds the one answer that the server refuses and sends the others', async () => {
    const { queue, server } = setUp();
    const original = server.send.bind(server);
    server.send = async (batch) =>
      batch.some((answer) => answer.item === 2) ? { kind: 'refused' } : original(batch);
    for (const item of [1, 2, 3]) queue.add({ item, value: 1, seconds: 1, instrument: FORM });
    expect(await queue.waitForDrain()).toBe('empty');
    expect(server.sheet()).toEqual({ 1: 1, 3: 1 });
    expect(queue.getStatus().state).toBe('saved');
  });

  it('sends answers of two forms separately, and reports the form of the survey', async () => {
    const { queue, server, goOffline, goOnline } = setUp();
    goOffline();
    server.answerNext(later);
    for (const [item, instrument] of [OLD_FORM, OLD_FORM, FORM].entries()) {
      queue.add({ item: item + 1, value: 2, seconds: 1, instrument });
    }
    await flushPromises();
    goOnline();
    await queue.waitForDrain();
    expect(server.batches.map((batch) => batch.map(({ item }) => item))).toEqual([[1, 2], [3]]);
    expect(queue.getStatus().form).toBe(FORM);
    server.answerNext({ kind: 'taken', form: OLD_FORM });
    queue.add({ item: 4, value: 2, seconds: 1, instrument: FORM });
    await queue.waitForDrain();
    expect(queue.getStatus().form).toBe(OLD_FORM);
  });

  it('stops permanently when the survey is completed elsewhere, and reports it', async () => {
    const { queue, server, store } = setUp();
    server.answerNext({ kind: 'ended', why: 'completed' });
    queue.add({ item: 1, value: 1, seconds: 1, instrument: FORM });
    expect(await queue.waitForDrain()).toBe('completed');
    queue.add({ item: 2, value: 1, seconds: 1, instrument: FORM });
    await flushPromises();
    expect(server.batches).toEqual([]);
    expect(await store.list()).toHaveLength(2);
    expect(queue.getStatus().endReason).toBe('completed');
  });

  it('does not call an overloaded server for every answer', async () => {
    const { queue, server } = setUp();
    const send = vi.spyOn(server, 'send');
    server.answerNext(later);
    queue.add({ item: 1, value: 1, seconds: 1, instrument: FORM });
    await flushPromises();
    for (let item = 2; item < 9; item += 1) queue.add({ item, value: 1, seconds: 1, instrument: FORM });
    await flushPromises();
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('retryDelay', () => {
  it('doubles from a second to half a minute, half of it random', () => {
    expect([1, 2, 3, 6, 20].map((failures) => retryDelay(failures, 1))).toEqual([
      1000, 2000, 4000, 30_000, 30_000,
    ]);
    expect(retryDelay(1, 0)).toBe(500);
  });
});

describe('withSpare', () => {
  it('continues in memory, with free numbers, when the database fails', async () => {
    const primary = createMemoryStore();
    const store = withSpare(primary);
    await store.raise(5);
    await store.append({ item: 1, value: 1, seconds: 1, instrument: FORM });
    vi.spyOn(primary, 'append').mockRejectedValue(new Error('quota'));
    const second = await store.append({ item: 2, value: 1, seconds: 1, instrument: FORM });
    expect(second.seq).toBe(6);
    expect((await store.list()).map((answer) => answer.item)).toEqual([1, 2]);
    await store.remove([5, 6]);
    expect(await store.list()).toEqual([]);
  });
});
