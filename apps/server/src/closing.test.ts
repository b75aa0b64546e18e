import { expect, it } from 'vitest';
import type { Undo } from '#closing.ts';
import { closeAll } from '#closing.ts';

it('closes everything in reverse order, and throws errors at the end', async () => {
  const closedNames: string[] = [];
  const close = (name: string) => () => Promise.resolve(closedNames.push(name));
  const lostError = new Error('lost');
  const late = new Error('late');
  const undo: Undo = [close('database'), () => Promise.reject(lostError), close('queue')];
  await expect(closeAll(undo)).rejects.toBe(lostError);
  expect(closedNames).toEqual(['queue', 'database']);

  undo.push(
    close('pool'),
    () => Promise.reject(lostError),
    () => Promise.reject(late),
  );
  await expect(closeAll(undo)).rejects.toMatchObject({ errors: [late, lostError] });
  expect(closedNames).toEqual(['queue', 'database', 'pool']);
  expect(undo).toEqual([]);
});
