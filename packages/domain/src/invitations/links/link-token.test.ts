import { describe, expect, it } from 'vitest';
import { readLinkToken, toLinkToken } from './link-token.ts';
import { BROKEN_LINKS, REPAIRED_LINKS, REPAIRED_OLD_LINKS } from './testing.ts';

/** Edge cases begin or end with a dash or an underscore, or have what looks like an escape at the start or after a break. */
const PLAIN = [
  'AZrN4vZ7dxyUq1m_-sO2gK3bVt8XcYw0hJ5LpEaQdRfGiTuN',
  '3DrN4vZ7dxyUq1m_-sO2gK3bVt8XcYw0hJ5LpEaQdRfGiT--',
  '_ZrN4vZ7dxyUq1m--sO2gK3bVt8XcYw0hJ5LpEaQdRfGiTu_',
  'AZrN4vZ7dxyUq1m_-sO2gK3b60t8XcYw0hJ5LpEaQdRfGiTu',
  'AZrN4vZ7dxyUq1m_-sO2gK3b2D5FXcYw0hJ5LpEaQdRfGiTu',
] as const;
const CHECKED_TOKENS = PLAIN.map(toLinkToken);

describe('A token in a link', () => {
  it.each(REPAIRED_LINKS)('is read despite %s', (_name, damage) => {
    const url = 'https://quint.example/survey?token=';
    for (const [index, token] of CHECKED_TOKENS.entries()) {
      expect(readLinkToken(damage(url + token, token), 'survey'), token).toBe(PLAIN[index]);
    }
  });

  it.each(REPAIRED_OLD_LINKS)('without a check part is read despite %s', (_name, damage) => {
    const [token] = PLAIN;
    expect(readLinkToken(damage(`https://quint.example/survey?token=${token}`, token), 'survey')).toBe(token);
  });

  it.each(BROKEN_LINKS)('is damaged by %s', (_name, damage) => {
    for (const token of CHECKED_TOKENS) {
      const url = `https://quint.example/survey?token=${token}`;
      expect(readLinkToken(damage(url, token), 'survey'), token).toBeUndefined();
    }
  });

  it('is damaged by any wrong character, and by swapping two', () => {
    const [token = ''] = CHECKED_TOKENS;
    for (let at = 0; at < token.length; at++) {
      const mistypedToken = token.slice(0, at) + (token[at] === 'x' ? 'y' : 'x') + token.slice(at + 1);
      expect(readLinkToken(mistypedToken, 'account'), mistypedToken).toBeUndefined();
      const swappedToken =
        token.slice(0, at) + (token[at + 1] ?? '') + (token[at] ?? '') + token.slice(at + 2);
      if (swappedToken !== token)
        expect(readLinkToken(swappedToken, 'account'), swappedToken).toBeUndefined();
    }
  });

  it('of another kind is not a token', () => {
    const [plain] = PLAIN;
    const record = `${plain}${plain.slice(0, 22)}`;
    expect(readLinkToken(toLinkToken(record), 'record')).toBe(record);
    expect(readLinkToken(toLinkToken(record), 'account')).toBeUndefined();
    expect(readLinkToken(toLinkToken(plain), 'record')).toBeUndefined();
  });

  it('is not taken from the parameters of advertisements', () => {
    const identifier = 'IwAR0'.padEnd(48, 'x');
    expect(readLinkToken(`?token=abc&fbclid=${identifier}`, 'survey')).toBeUndefined();
    expect(readLinkToken(`?fbclid=${identifier}&token=${CHECKED_TOKENS[0] ?? ''}`, 'survey')).toBe(PLAIN[0]);
    expect(readLinkToken(`?fbclid=${identifier}&token=${PLAIN[0]}`, 'survey')).toBe(PLAIN[0]);
  });

  it('is rejected fast', () => {
    for (const text of ['=', '%25', '-', 'token=', '&amp;', '>', 'https:', 'x', '\\', '-3D']) {
      expect(readLinkToken(text.repeat(2000), 'survey')).toBeUndefined();
      expect(readLinkToken(text.repeat(Math.floor(4096 / text.length)), 'survey')).toBeUndefined();
    }
  });
});
