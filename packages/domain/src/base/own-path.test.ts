import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toOwnPath } from './own-path.ts';

describe('toOwnPath', () => {
  it.each([
    '/',
    '/talents?q=a#top',
    '/@evil.example',
    '/checkout?back=https://evil.example',
    '/%2F%2Fevil.example',
  ])('keeps %s', (target) => expect(toOwnPath(target)).toBe(target));

  it.each([
    'https://evil.example',
    'javascript:alert(1)',
    'talents',
    '',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    '//lena@evil.example',
    '/talents\u0000',
    42,
    -1,
    null,
    undefined,
    ['/talents'],
    { path: '/talents' },
  ])('refuses %j', (target) => expect(toOwnPath(target)).toBeUndefined());

  it('stays on the site for any input', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2F',
      '@',
      ':',
      'https:',
      'evil.example',
      '\t',
      '?',
      '#',
    );
    const address = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(address, (target) => {
        const path = toOwnPath(target);
        if (path === undefined) return;
        expect(new URL(path, 'https://quint.example/somewhere/else').origin).toBe('https://quint.example');
        expect(toOwnPath(path)).toBe(path);
      }),
    );
  });
});
