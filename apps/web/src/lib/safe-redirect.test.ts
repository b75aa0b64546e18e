import { expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

it.each([
  ['/talents?q=a#top', '/talents?q=a#top'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['talents', undefined],
  [42, undefined],
  [undefined, undefined],
])('%s', (target, expected) => {
  expect(safeRedirect(target)).toBe(expected);
});
