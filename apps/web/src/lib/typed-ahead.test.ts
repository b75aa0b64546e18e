import { afterEach, expect, it, vi } from 'vitest';
import { catchKeys, takeKeys } from './typed-ahead.ts';

afterEach(() => void takeKeys());

function press(key: string, modifiers: KeyboardEventInit = {}): boolean {
  return document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }),
  );
}

it('collects typed and corrected keys, and stops once they are taken', () => {
  const onLeave = vi.fn();
  const onPage = vi.fn();
  document.addEventListener('keydown', onPage);
  catchKeys({ onLeave });
  for (const key of ['r', 'x', 'Backspace', 'o', 'Shift', 'L', ' ', '/', 'Enter']) press(key);
  expect(press('r', { ctrlKey: true })).toBe(true);
  expect(takeKeys()).toBe('roL /');
  expect(onPage.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual(['Shift', 'r']);
  press('a');
  expect(takeKeys()).toBe('');
  expect(onPage).toHaveBeenCalledTimes(3);
  expect(onLeave).not.toHaveBeenCalled();
  document.removeEventListener('keydown', onPage);
});

it('is cancelled by Escape', () => {
  const onLeave = vi.fn();
  catchKeys({ onLeave });
  press('Escape');
  expect(onLeave).toHaveBeenCalledOnce();
});
