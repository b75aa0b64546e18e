import { describe, expect, it, vi } from 'vitest';
import { formatFor } from './format.ts';
import { languageOf, matchBrowserLanguage, rememberLanguage } from './locale.ts';

describe('matchBrowserLanguage', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['en-US'], 'en'],
    [['fr', 'de'], 'en'],
    [[], 'en'],
  ] as const)('%j is %s', (preferredLanguages, language) => {
    expect(matchBrowserLanguage(preferredLanguages)).toBe(language);
  });
});

describe('languageOf', () => {
  it('follows the setting of the user, or the browser if it is unset', () => {
    expect(languageOf({ platform_language: 'DE' })).toBe('de');
    expect(languageOf({ platform_language: null })).toBe('en');
  });

  it('ignores a language selected before login once there is a setting', () => {
    rememberLanguage('en');
    expect(languageOf({ platform_language: 'DE' })).toBe('de');
  });
});

describe('formatFor', () => {
  const en = formatFor('en');
  const de = formatFor('de');

  it('formats dates and numbers for the language', () => {
    expect(en.date('2026-11-18T12:00:00.000Z')).toBe('18 Nov 2026');
    expect(de.date('2026-11-18T12:00:00.000Z')).toBe('18. Nov. 2026');
    expect(en.date(null)).toBe('');
    expect(en.number(10_000)).toBe('10,000');
    expect(de.number(10_000)).toBe('10.000');
    expect([en.decimals(0.8), en.decimals(-0.4), de.decimals(-0.001)]).toEqual(['0.80', '−0.40', '0,00']);
    expect(en.percent(0.944)).toBe('94%');
    expect(de.percent(0.944).replace(/\s/u, ' ')).toBe('94 %');
    expect(de.euro(450).replace(/\s/u, ' ')).toBe('450 €');
    expect(en.list(['a', 'b', 'c'])).toBe('a, b and c');
  });

  it.each(['America/Los_Angeles', 'Europe/Berlin', 'Pacific/Kiritimati'])(
    'names a day without a time, and the last day of a link, as e-mails do for a reader in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      // Formatters keep the time zone in which they were created.
      vi.resetModules();
      const fresh = await import('./format.ts');
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      const format = fresh.formatFor('en');
      expect(format.date('2026-12-27')).toBe('27 Dec 2026');
      expect(format.lastDay('2026-12-27')).toBe('27 Dec 2026');
      expect(format.lastDay('2026-12-27T22:59:59.999Z')).toBe('27 Dec 2026');
      vi.unstubAllEnvs();
    },
  );

  it('formats how long ago something was', () => {
    const now = new Date('2026-11-18T12:00:00Z');
    expect(en.relative('2026-11-17T12:00:00Z', now)).toBe('yesterday');
    expect(de.relative('2026-11-18T15:00:00Z', now)).toBe('in 3 Stunden');
  });
});
