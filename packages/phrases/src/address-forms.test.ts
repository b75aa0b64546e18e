import { beforeAll, describe, expect, it } from 'vitest';
import { wordingOf } from './base/address-form.ts';
import { reportMailDe } from './measures/mails/reports.de.ts';
import { reportMailEn } from './measures/mails/reports.en.ts';
import { reportMailSie } from './measures/mails/reports.sie.ts';
import type { PlacedText } from './testing/texts.ts';
import { listTexts } from './testing/texts.ts';

/** Texts in the files of mails that are no text to the talent, or a button in their own words. */
const TO_OTHERS = /\.(?:arrived|employer)\b/;
const INFORMAL = /(?<!\p{L})(?:du|dir|dich|dein\p{L}*|euch|euer|eure\p{L}*)(?!\p{L})/iu;
const INFORMAL_REQUEST = /(?<!\p{L})(?:schreib|gib|nimm|lies|wende|drück|beachte)(?!\p{L})/iu;

let formalTexts: readonly PlacedText[] = [];

beforeAll(async () => {
  formalTexts = (await listTexts()).filter(
    ({ file, key }) => file.endsWith('.sie.ts') && !TO_OTHERS.test(key),
  );
}, 60_000);

describe('German mails to talents with Sie', () => {
  it('never say du', () => {
    expect(formalTexts.length).toBeGreaterThan(50);
    const wrong = formalTexts.filter(({ text }) => INFORMAL.test(text) || INFORMAL_REQUEST.test(text));
    expect(wrong.map(({ file, key, raw }) => `${file} ${key}: ${raw}`)).toEqual([]);
  });

  it('are only used in German', () => {
    const texts = { en: reportMailEn, de: reportMailDe, sie: reportMailSie };
    expect(wordingOf(texts, 'de', 'sie')).toBe(reportMailSie);
    expect(wordingOf(texts, 'de', 'du')).toBe(reportMailDe);
    expect(wordingOf(texts, 'en', 'sie')).toBe(reportMailEn);
  });
});
