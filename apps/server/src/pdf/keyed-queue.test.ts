import { describe, expect, it } from 'vitest';
import { createKeyedQueue } from './keyed-queue.ts';

describe('queued tasks', () => {
  it('alternate between keys, however many one of them has', async () => {
    const queue = createKeyedQueue({ waitingMax: 10 });
    const completedNames: string[] = [];
    const add = (key: string, name: string) =>
      queue.take(key, async () => {
        await Promise.resolve();
        completedNames.push(name);
      });
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => add('a', name)),
      ...['b1', 'b2'].map((name) => add('b', name)),
      add('c', 'c1'),
    ]);
    expect(completedNames).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('run one at a time, also after a failed one', async () => {
    const queue = createKeyedQueue({ waitingMax: 10 });
    let runningCount = 0;
    let most = 0;
    const work = async (fails: boolean) => {
      runningCount += 1;
      most = Math.max(most, runningCount);
      await Promise.resolve();
      runningCount -= 1;
      if (fails) throw new Error('failed');
      return 'done';
    };
    const all = await Promise.allSettled(
      [true, false, true, false].map((fails) => queue.take('a', () => work(fails))),
    );
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
    expect(most).toBe(1);
    expect(await queue.take('b', () => work(false))).toBe('done');
  });

  it('are refused for a key with too many waiting tasks, but not for others', async () => {
    const queue = createKeyedQueue({ waitingMax: 2 });
    let finish = () => {};
    const first = queue.take('a', () => new Promise<void>((resolve) => (finish = resolve)));
    const waitingTasks = [queue.take('a', async () => 2), queue.take('a', async () => 3)];
    await expect(queue.take('a', async () => 4)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    const other = queue.take('b', async () => 'b');
    finish();
    await first;
    expect(await Promise.all([...waitingTasks, other])).toEqual([2, 3, 'b']);
  });
});
