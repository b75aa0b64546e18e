import { describe, expect, it } from 'vitest';
import { LINK_PAGES, repairLinkAddress } from './link-address.ts';
import { readLinkToken, TOKEN_LENGTHS, toLinkToken } from './link-token.ts';
import { BROKEN_LINKS, REPAIRED_LINKS } from './testing.ts';

const tokenOf = (kind: keyof typeof TOKEN_LENGTHS) =>
  toLinkToken('AZrN4vZ7dxyUq1m_-sO2gK3bVt8XcYw0hJ5LpEaQdRfGiTuN'.padEnd(TOKEN_LENGTHS[kind][0], 'k_'));
const pages = [...LINK_PAGES].map(([path, { kind, before }]) => ({ path, before, token: tokenOf(kind) }));
const TOKEN = tokenOf('survey');

/** The path and query that a browser requests. */
function requestOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

describe('The address of a link', () => {
  it.each(pages)('of $path needs no repair', ({ path, before, token }) => {
    const whole = path + before + token;
    expect(repairLinkAddress(whole.split('#')[0] ?? '')).toBeUndefined();
    expect(repairLinkAddress(path)).toBeUndefined();
    expect(repairLinkAddress(`${path}/`)).toBeUndefined();
  });

  it.each(pages)('of $path is repaired, once', ({ path, before, token }) => {
    const right = path + before + token;
    const encodedQuery = encodeURIComponent(before + token);
    for (const brokenAddress of [
      `${path}${encodedQuery}`,
      `${path.toUpperCase()}${encodedQuery}`,
      `${path}.${before.replace('#', '?')}${token}`,
      `${path}%20${before.replace('#', '?')}${token}.`,
      `${path}/${before.replace('#', '?')}${token}?utm_source=mail`,
      `/https://quint.example${path}${encodedQuery}`,
      `${path}&${before.slice(1)}${token}`,
      `${path}/${token}`,
      `${path.toUpperCase()}/${token}?utm_source=mail`,
      `/de${path}${before.replace('#', '?')}${token}`,
      `/en-US${path}${encodedQuery}`,
      `/de${path}/${token}`,
      `${path}/index.html${before.replace('#', '?')}${token}`,
      // The question mark is missing.
      ...(before === '#'
        ? []
        : [`${path}${before.slice(1)}${token}`, `${path}/${before.slice(1, -1)}%3D${token}.`]),
    ]) {
      expect(repairLinkAddress(brokenAddress), brokenAddress).toBe(right);
    }
    expect(repairLinkAddress(right.split('#')[0] ?? '')).toBeUndefined();
  });

  const inQueries = REPAIRED_LINKS.filter(([name]) => !/fragment|nothing/.test(name));
  it.each(inQueries)('is repaired after %s', (_name, damage) => {
    const damagedUrl = damage(`https://quint.example/survey?token=${TOKEN}`, TOKEN);
    // Text before the URL is not part of the request.
    const from = damagedUrl.indexOf('https://quint.example/');
    const openedUrl =
      from === -1 ? `https://quint.example/survey?token=${damagedUrl}` : damagedUrl.slice(from);
    const target = repairLinkAddress(requestOf(openedUrl));
    expect([undefined, `/survey?token=${TOKEN}`]).toContain(target);
    if (target !== undefined) return;
    // A fragment is left to the page.
    const { search, hash, searchParams } = new URL(openedUrl);
    if (hash === '') expect(searchParams.get('token')).toBe(TOKEN);
    else expect(readLinkToken(search + hash, 'survey')).toBe(TOKEN.slice(0, 48));
  });

  it.each(BROKEN_LINKS)('with a token damaged by %s is unchanged', (_name, damage) => {
    const damagedToken = damage(TOKEN, TOKEN);
    expect(repairLinkAddress(`/survey?token=${encodeURI(damagedToken)}`)).toBeUndefined();
  });

  it('keeps the parameters of the page and removes trackers', () => {
    expect(repairLinkAddress(`/auth/reset?redirectTo=%2Fteams%3Fa%3D1&utm_source=x&token=${TOKEN}.`)).toBe(
      `/auth/reset?token=${TOKEN}&redirectTo=%2Fteams%3Fa%3D1`,
    );
    expect(repairLinkAddress(`/survey?token=${TOKEN}%20&email=a%40b.example&assessment=7`)).toBe(
      `/survey?token=${TOKEN}&email=a%40b.example&assessment=7`,
    );
  });

  it('leads to the page even without a readable token', () => {
    expect(repairLinkAddress('/Survey?token=abc')).toBe('/survey?token=abc');
    expect(repairLinkAddress('/survey%3Ftoken%3Dabc')).toBe('/survey?token=abc');
    expect(repairLinkAddress('/AUTH/RESET')).toBe('/auth/reset');
  });

  it.each([
    '/',
    '/talents',
    '/survey/result',
    '/survey/a/b/c',
    '/api/survey/session',
    '//evil.example/survey?token=a',
    '/%',
    '/%E0%A4%A',
  ])('%s is none', (address) => expect(repairLinkAddress(address)).toBeUndefined());

  it('does not lead to another website', () => {
    for (const address of [
      `//evil.example/survey.?token=${TOKEN}`,
      `/https://evil.example/survey?token=${TOKEN}`,
    ]) {
      expect(repairLinkAddress(address) ?? '/survey').toMatch(/^\/[a-z]/);
    }
  });
});
