import { beforeAll, describe, expect, it } from 'vitest';
import { listTexts, type PlacedText } from './testing/texts.ts';

let texts: readonly PlacedText[] = [];
beforeAll(async () => {
  texts = await listTexts();
}, 60_000);

const addressOf = ({ file, key, raw }: PlacedText) => `${file} ${key}: ${raw}`;

/** Texts whose exact wording the interface prescribes, including apostrophes. */
const FIXED_TEXTS: ReadonlySet<string> = new Set(['errorsEn.FORBIDDEN', 'errorsEn.account.not_found']);

/** Quoted text must use the quotation marks of the language. */
const QUOTED_TEXT = {
  en: /^[^“”„‟«»]*(?:“[^“”„«»]*”[^“”„‟«»]*)*$/,
  de: /^[^“”„‟«»]*(?:„[^“”„«»]*“[^“”„‟«»]*)*$/,
} as const;

describe('Quotation marks and apostrophes', () => {
  it.each(['en', 'de'] as const)('are of one kind in %s', (language) => {
    const wrong = texts.filter((text) => text.language === language && !QUOTED_TEXT[language].test(text.raw));
    expect(wrong.map(addressOf)).toEqual([]);
  });

  it('are never straight', () => {
    const wrong = texts.filter(({ key, raw }) => /["']|``|´/.test(raw) && !FIXED_TEXTS.has(key));
    expect(wrong.map(addressOf)).toEqual([]);
  });
});
