import { searchPatterns, searchPhone, searchText, textMatcher } from '@quint/domain/base/search-text.ts';
import { compareText } from '@quint/domain/base/text-order.ts';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useProduct } from '#testing/product.ts';

// The browser and PostgreSQL must fold and sort texts alike.

const product = useProduct();
let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client({ connectionString: product.deps.config.databaseUrl });
  await client.connect();
});

afterAll(() => client.end());

async function readAll<Value>(expression: string, texts: readonly string[]): Promise<Value[]> {
  const { rows } = await client.query<{ value: Value }>(
    `select ${expression} as value from unnest($1::text[]) with ordinality t (x, n) order by n`,
    [texts],
  );
  return rows.map(({ value }) => value);
}

const NAMES = [
  'Jürgen Müller',
  'JU\u0308RGEN MUELLER',
  "Shane O'Neill",
  'O’Neill',
  'O´Neill',
  'Anna-Lena Groß',
  'STRAẞE',
  'İbrahim Işık',
  'ΟΔΥΣΣΕΎΣ',
  'Οδυσσέας',
  'Сергей Ёлкин',
  'Їжакевич Ґалаґан',
  'Đorđe Łukasz Żółć',
  'Bjørn Åse Aas',
  'Ægir Þór Guðmundsson',
  'Œuvre',
  'Nguyễn Thị Ánh',
  'Ștefan Țîrle',
  'Əliyev',
  'Hawaiʻi',
  'Ｋａｔｅ Ｓｍｉｔｈ',
  'ﬁnn',
  'محمّد أحمد ى ی ک ة',
  'שָׁלוֹם',
  'हिन्दी',
  'ไทย',
  'ქართული',
  'Հայ՞',
  '김민준',
  '王小明',
  '佐藤 さくら ガ ﾊﾝ',
  '𝐌üller 😀',
  'a\u200bb\u00adc\u00a0d',
  '\t\n\r',
  '',
  '-',
  '%_\\|=*#+',
  'aaa aeae ooee ueee',
  'anna.kowalski+x@mail.example',
  'A B C D E F G H I J K L M N O',
];

/** Letters of historic scripts and capitals added to Unicode after what older servers know. */
const isRecent = (code: number) => (code >= 0x1c80 && code <= 0x1cbf) || code === 0x2c2f || code >= 0xa640;

const between = (min: number, max: number) =>
  fc.integer({ min, max }).map((code) => String.fromCodePoint(code));
/** Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic; further Latin and Greek; Japanese and Chinese. */
const letter = fc.oneof(
  between(0xa0, 0x6ff),
  between(0x1e00, 0x1fff),
  between(0x3041, 0x9fa5),
  between(0xac00, 0xd7a3),
);
const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from(`aeouAEOUsßüöäÄåéI iİ-'. `)), maxLength: 30 }),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: letter, maxLength: 20 }),
);
const clean = (text: string) => text.replaceAll('\u0000', '');

describe('search_text', () => {
  it('folds names of many scripts like the browser', async () => {
    expect(await readAll('search_text(x)', NAMES)).toEqual(NAMES.map(searchText));
  });

  it('folds every letter up to the ideographs like the browser', async () => {
    const codes = Array.from({ length: 0xffff }, (_, index) => index + 1).filter((code) => !isRecent(code));
    const letters = codes.map((code) => `a${String.fromCodePoint(code)}b ${String.fromCodePoint(code)}`);
    const storedTexts = await readAll<string>('search_text(x)', letters);
    expect(letters.filter((letter, index) => storedTexts[index] !== searchText(letter))).toEqual([]);
  });

  it('folds any text like the browser', async () => {
    const texts = fc.sample(anyText, 3000).map(clean);
    const storedTexts = await readAll<string>('search_text(x)', texts);
    expect(texts.filter((text, index) => storedTexts[index] !== searchText(text))).toEqual([]);
  });

  it('finds the same words as the browser', async () => {
    const queries = [
      ...NAMES.flatMap((name) => name.split(' ')),
      'mu',
      'ae',
      '%',
      '*',
      'ller',
      'o neill',
      'annal',
    ];
    for (const query of queries) {
      const { rows } = await client.query<{ has_match: boolean }>(
        `select has_words(search_text(x), $2::text[]) as has_match from unnest($1::text[]) with ordinality t (x, n) order by n`,
        [NAMES, searchPatterns(query)],
      );
      const isMatch = textMatcher(query);
      expect([query, rows.map(({ has_match: hasMatch }) => hasMatch)]).toEqual([
        query,
        NAMES.map((name) => isMatch(name)),
      ]);
    }
  });
});

describe('search_phone', () => {
  it('formats numbers like the browser', async () => {
    const phones = [
      '+49 170 123456',
      '0049 170 123',
      '0170/123-45',
      '(0170) 123',
      '+49 (0)170 12',
      '+1 212 555',
      '+39 06 123',

      '+358 40 123',
      '(+49) 170',
      '170123',
      '',
      '+',
      '+49',
      '+7 912',
      '+420 1',
      '+999 1',
      '00',
      '*****',
      '+49 0170',
      ...fc.sample(
        fc.string({ unit: fc.constantFrom(...Array.from('+0123456789 ()/.-')), maxLength: 16 }),
        1000,
      ),
    ];
    expect(await readAll('search_phone(x)', phones)).toEqual(phones.map(searchPhone));
  });
});

describe('the collation for sorting', () => {
  it('equals the order of the browser', async () => {
    const names = [
      // Versions of Unicode differ in the order of typographic apostrophes.
      ...NAMES.filter((name) => !/[’´]/.test(name)),

      'Zoe',
      'zoe',
      'Öztürk',
      'Ozturk',
      'anna',
      'Anna',
      'ANNA',
      'ätna',
      'Łukasz',
      'Lukas',
      'Role 10',
      'Role 2',
      'role 2',

      'müller',
      'Müller',
      'Mueller',
      'Muller',
      'Mu\u0308ller',
      '*****',
      '#1',
      '1',
      '10',
      '2',
      'e-mail',
      'email',
      'Ñandú',
      'Nandu',
      ...fc
        .sample(anyText, 500)
        .map(clean)
        .filter((text) => /^[\u0020-\u052f\u1e00-\u1eff]*$/.test(text) && !/\p{Cn}/u.test(text)),
    ];
    const { rows } = await client.query<{ x: string }>(
      `select x from unnest($1::text[]) t (x) order by x collate "und-x-icu"`,
      [names],
    );
    expect(rows.map(({ x }) => x)).toEqual(names.toSorted(compareText));
  });
});
