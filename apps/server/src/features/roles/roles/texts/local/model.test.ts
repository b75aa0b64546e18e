import { describe, expect, it } from 'vitest';
import { shortenLocally } from '#features/roles/roles/texts/local/model.ts';
import { findLanguage, splitSentences } from '#features/roles/roles/texts/local/words/model.ts';

const ENGLISH = `The account manager looks after forty customers in northern Germany and keeps their contracts alive. They call every customer at least once a quarter. This takes about half of the week. New customers come from fairs, e.g. the Hannover Messe, and from recommendations of existing customers. The account manager writes offers, agrees prices with the sales director and hands signed contracts to the back office. Once a month they report the pipeline to the sales director. The company car may be used privately.`;

const GERMAN = `Als Teamleitung im Kundendienst führst du zwölf Menschen an zwei Standorten. Du planst die Schichten und sorgst dafür, dass jede Anfrage innerhalb von 24 Stunden beantwortet wird. Schwierige Anfragen übernimmst du selbst, z. B. Beschwerden von Großkunden. Dabei hilft dir ein Handbuch. Einmal im Monat sprichst du mit jeder Person über ihre Arbeit. Gemeinsam mit dem Vertrieb verbesserst du die Abläufe im Kundendienst. Dein Arbeitsplatz ist in Kiel.`;

const LIST = `Your tasks:
- Plan the shifts of the support team
- Answer complaints of large customers within a day
- Report open requests to the head of service every week
- Train new colleagues in the support team
- Keep the handbook of the support team up to date
- Order office supplies`;

describe('shortenLocally', () => {
  it.each([
    ['English', ENGLISH],
    ['German', GERMAN],
    ['a list', LIST],
  ])('makes several versions of %s of its own sentences, each shorter', (_name, text) => {
    const versions = shortenLocally(text);
    expect(versions.length).toBeGreaterThanOrEqual(3);
    expect(new Set(versions).size).toBe(versions.length);
    const plain = text.replaceAll(/\s+/g, ' ');
    for (const version of versions) {
      expect(version.length).toBeLessThanOrEqual(text.length * 0.9);
      for (const line of version.split('\n')) {
        for (const sentence of splitSentences(line, 'en')) expect(plain).toContain(sentence);
      }
    }
  });

  it('gives the same versions for the same text', () => {
    expect(shortenLocally(GERMAN)).toEqual(shortenLocally(GERMAN));
  });

  it('selects the main content, beginning with the start of the text', () => {
    expect(shortenLocally(ENGLISH)[0]).toMatch(/^The account manager looks after forty customers/);
    expect(shortenLocally(ENGLISH)[0]).not.toContain('company car');
    expect(shortenLocally(GERMAN)[0]).toMatch(/^Als Teamleitung im Kundendienst/);
  });

  it('keeps the lines of a list', () => {
    const [half = ''] = shortenLocally(LIST);
    expect(half.split('\n').filter((line) => line.startsWith('- ')).length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '  \n '],
    ['one sentence', 'You sell our software to mid-sized companies in the north.'],
    ['a word', 'Sales'],
    ['signs', '… --- !!!'],
  ])('has no version of %s', (_name, text) => {
    expect(shortenLocally(text)).toEqual([]);
  });

  it('accepts a text without sentence ends', () => {
    const lines = 'Plan shifts\nAnswer complaints of customers\nTrain new colleagues\nOrder supplies';
    for (const version of shortenLocally(lines)) expect(version.length).toBeLessThan(lines.length);
    expect(shortenLocally('word '.repeat(900))).toEqual([]);
  });
});

describe('splitSentences', () => {
  it('does not end a sentence at an abbreviation or a date', () => {
    expect(splitSentences('Du schreibst z. B. Angebote. Beginn ist am 3. Mai. Los!', 'de')).toEqual([
      'Du schreibst z. B. Angebote.',
      'Beginn ist am 3. Mai.',
      'Los!',
    ]);
  });
});

describe('findLanguage', () => {
  it('distinguishes German from English', () => {
    expect([findLanguage(GERMAN), findLanguage(ENGLISH)]).toEqual(['de', 'en']);
    expect(findLanguage('')).toBe('de');
  });
});
