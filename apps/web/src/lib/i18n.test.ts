import { afterAll, beforeAll, expect, it } from 'vitest';
import { i18n, setLanguage } from './i18n.ts';

beforeAll(() => {
  for (const language of ['en', 'de']) {
    i18n.addResourceBundle(language, 'help', { many: '{{count}} of {{of, number}} in {{year}}' }, true);
  }
});

afterAll(() => i18n.changeLanguage('en'));

it.each([
  ['en', '10,048 of 2.5 in 2026'],
  ['de', '10.048 of 2,5 in 2026'],
])(
  'formats numbers in texts for the language %s, and does not change other texts',
  async (language, text) => {
    await i18n.changeLanguage(language);
    expect(i18n.t('many' as never, { ns: 'help', count: 10_048, of: 2.5, year: '2026' } as never)).toBe(text);
  },
);

it('uses the language selected last, also when switching back', async () => {
  await i18n.changeLanguage('en');
  // Phrases that are not loaded in German yet.
  await i18n.loadNamespaces('goals');
  await Promise.all([setLanguage('de'), setLanguage('en')]);
  expect(i18n.resolvedLanguage).toBe('en');
  await Promise.all([setLanguage('de'), setLanguage('en'), setLanguage('de')]);
  expect(i18n.resolvedLanguage).toBe('de');
});
