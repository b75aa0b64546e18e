import { expect, it } from 'vitest';
import { ChangeQueue } from './change-queue.ts';

it('does not send a change that was dropped before its turn', async () => {
  const queue = new ChangeQueue<string>();
  const sentChanges: string[] = [];
  let answerFirst = () => {};
  const send = async (change: string) => {
    sentChanges.push(change);
    if (change === 'first') await new Promise<void>((resolve) => (answerFirst = resolve));
  };
  const first = queue.add('first', send);
  const waitingChange = queue.add('waiting', send);
  await expect.poll(() => sentChanges).toEqual(['first']);
  queue.clear();
  await queue.add('of the next account', send);
  answerFirst();
  await first;
  await expect(waitingChange).rejects.toHaveProperty('name', 'AbortError');
  expect(sentChanges).toEqual(['first', 'of the next account']);
  expect(queue.unansweredChanges).toEqual([]);
});
