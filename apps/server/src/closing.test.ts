import { expect, it } from 'vitest';
import type { Undo } from '#closing.ts';
import { closeAll } from '#closing.ts';

it('closes everything in reverse order, and throws what failed at the end', async () => {
  const closed: string[] = [];
  const close = (name: string) => () => Promise.resolve(closed.push(name));
  const lost = new Error('lost');
  const late = new Error('late');
  const undo: Undo = [close('database'), () => Promise.reject(lost), close('queue')];
  await expect(closeAll(undo)).rejects.toBe(lost);
  expect(closed).toEqual(['queue', 'database']);

  undo.push(
    close('pool'),
    () => Promise.reject(lost),
    () => Promise.reject(late),
  );
  await expect(closeAll(undo)).rejects.toMatchObject({ errors: [late, lost] });
  expect(closed).toEqual(['queue', 'database', 'pool']);
  expect(undo).toEqual([]);
});
