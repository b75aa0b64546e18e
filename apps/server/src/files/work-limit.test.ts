import { describe, expect, it } from 'vitest';
import { createSharedWork, createWorkLimit } from '#files/work-limit.ts';

function createLatch() {
  let open = () => {};
  const whenOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, whenOpen };
}

describe('createWorkLimit', () => {
  it('runs and queues up to its limits and refuses further work', async () => {
    const limit = createWorkLimit({ runningMax: 2, waitingMax: 3 });
    const { open, whenOpen } = createLatch();
    let runningCount = 0;
    let most = 0;
    const work = async () => {
      runningCount += 1;
      most = Math.max(most, runningCount);
      await whenOpen;
      runningCount -= 1;
      return 'done';
    };
    const acceptedRuns = Array.from({ length: 5 }, () => limit(work));
    await expect(limit(work)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    open();
    expect(await Promise.all(acceptedRuns)).toEqual(Array.from({ length: 5 }, () => 'done'));
    expect([most, runningCount]).toEqual([2, 0]);
    expect(await limit(() => Promise.resolve('free again'))).toBe('free again');
  });

  it('releases the slot of failed work', async () => {
    const limit = createWorkLimit({ runningMax: 1, waitingMax: 5 });
    const failedTask = limit(() => Promise.reject(new Error('no')));
    const next = limit(() => Promise.resolve('next'));
    await expect(failedTask).rejects.toThrow('no');
    expect(await next).toBe('next');
  });
});

describe('createSharedWork', () => {
  it('runs the same work once for concurrent callers, and again afterwards', async () => {
    const runShared = createSharedWork<number>();
    const { open, whenOpen } = createLatch();
    let runs = 0;
    const work = async () => {
      await whenOpen;
      runs += 1;
      return runs;
    };
    const both = [runShared('a', work), runShared('a', work)];
    const other = runShared('b', work);
    open();
    expect(await Promise.all(both)).toEqual([1, 1]);
    expect(await other).toBe(2);
    expect(await runShared('a', work)).toBe(3);
    await expect(runShared('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await runShared('a', work)).toBe(4);
  });
});
