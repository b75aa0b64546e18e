import { expect, it } from 'vitest';
import { ChangeQueue } from './change-queue.ts';

it('sends no change of a record that was left before its turn', async () => {
  const queue = new ChangeQueue<string>();
  const sent: string[] = [];
  let answerFirst = () => {};
  const send = async (change: string) => {
    sent.push(change);
    if (change === 'first') await new Promise<void>((resolve) => (answerFirst = resolve));
  };
  const first = queue.add('first', send);
  const waiting = queue.add('waiting', send);
  await expect.poll(() => sent).toEqual(['first']);
  queue.clear();
  await queue.add('of the next account', send);
  answerFirst();
  await first;
  await expect(waiting).rejects.toHaveProperty('name', 'AbortError');
  expect(sent).toEqual(['first', 'of the next account']);
  expect(queue.unanswered).toEqual([]);
});
