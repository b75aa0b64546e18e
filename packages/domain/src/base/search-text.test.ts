import { describe, expect, it } from 'vitest';
import {
  isSameText,
  searchPatterns,
  searchPhone,
  searchText,
  searchWords,
  startsText,
  startsWord,
  textMatcher,
} from './search-text.ts';

const has = (text: string, query: string) => textMatcher(query)(text);

describe('a text and a query', () => {
  it.each([
    ['Müller', ['Muller', 'Mueller', 'MÜLLER', 'mu\u0308ller', 'ｍüller', 'ller', 'Mü', 'Mue', 'mul']],
    ['Mueller', ['Müller', 'Muller', 'eller', 'muell', 'mu', 'm']],
    ['Muller', ['Müller', 'Mueller', 'mueller']],
    ['Sue', ['sue', 'su', 'Sü']],
    ['Jürgen Müller', ['Müller Jürgen', 'muller jurg', 'Müller, Jürgen', 'j m', 'jurgenmuller', 'ürg']],
    [
      "Shane O'Neill",
      ["O'Neill", 'ONeill', 'O’Neill', 'o´neill', 'O Neill', 'neill', 'one', 'oʼn', 'Neill, S'],
    ],
    ['ONeill', ["O'Neill", 'O’Neill', 'oneill']],
    ['Anna-Lena', ['Anna Lena', 'annalena', 'Anna‑Lena', 'lena', 'le', 'annal']],
    ['Anna Lena', ['Anna-Lena', 'annalena', 'lena anna']],
    ['Annalena', ['Anna-Lena', 'Anna Lena']],
    ['Ludwig van der Berg', ['vanderberg', 'van der berg', 'van-der-berg', 'berg']],
    ['Straße', ['strasse', 'STRASSE', 'STRAẞE', 'straß', 'stras']],
    ['Weiss', ['Weiß', 'weis']],
    ['Łukasz Żółć', ['lukasz zolc', 'ŁUKASZ', 'zolc']],
    ['Đorđe', ['dorde', 'đorđe']],
    ['Bjørn Åse', ['bjorn', 'bjoern', 'björn', 'ase', 'aase', 'Åse']],
    ['Aaron Maas', ['aron', 'aaron', 'mas', 'måås']],
    ['Ægir Þór', ['aegir', 'agir', 'ägir', 'thor']],
    ['Œuvrard', ['oeuvrard', 'ouvrard']],
    ['İbrahim Işık', ['ibrahim', 'isik', 'IŞIK', 'ışık']],
    ['François Nuñez', ['francois', 'nunez', 'FRANÇOIS']],
    ['Nguyễn Thị Ánh', ['nguyen thi anh', 'anh nguyen']],
    ['Ștefan Țîrle', ['stefan', 'ţirle']],
    ['Οδυσσέας', ['οδυσσεας', 'ΟΔΥΣΣΕΑΣ', 'δυσσ']],
    ['Сергей Ёлкин', ['сергеи', 'елкин сергей', 'ЁЛКИН']],
    ['Əliyev', ['aliyev']],
    ['محمّد أحمد', ['محمد احمد']],
    ['שָׁלוֹם', ['שלום']],
    ['王小明', ['小明', '王']],
    ['김민준', ['민준', '김']],
    ['ﬁnn', ['finn']],
    [
      'anna.kowalski@mail.example',
      ['kowalski', 'kowalski@', '@mail', 'kowalski@mail.ex', 'mail example anna'],
    ],
    ['C++ and C#', ['c++', 'C#']],
    ['100 % sure', ['100 %', 'sure']],
    ['Müller', ['', '  ', '-', '.', '…']],
  ])('%s is found by %j', (text, queries) => {
    for (const query of queries) expect([query, has(text, query)]).toEqual([query, true]);
  });

  it.each([
    ['Müller', ['Moller', 'Müllers', 'll', 'er', 'x']],
    ['Anna Müller', ['am', 'nam', 'anna schmidt']],
    ['Anna-Lena', ['lenaanna', 'na']],
    ['C++', ['C#']],
    ['王小明', ['李']],
  ])('%s is not found by %j', (text, queries) => {
    for (const query of queries) expect([query, has(text, query)]).toEqual([query, false]);
  });

  it.each([
    ['Jürgen Müller', 'jürgen müller'],
    ['Jürgen Müller', 'juergen mueller'],
    ['Jürgen Müller', 'müller, jürgen'],
    ['Anna-Lena', 'annalena'],
    ['Jo Ann', 'joann'],
    ["Peggy O'Hara", 'ohara'],
    ["O'Hara", "o'hara"],
    ['Maria De La Cruz', 'delacruz'],
    ['Großmann', 'grossmann'],
    ['Åse Aas', 'aase aas'],
    ['Joël', 'joel'],
    ['Ægir', 'aegir'],
  ])('%s stays in sight while %j is typed', (text, typedText) => {
    for (let end = 1; end <= typedText.length; end += 1) {
      const query = typedText.slice(0, end);
      expect([query, has(text, query)]).toEqual([query, true]);
    }
  });
});

describe('a phone number', () => {
  const QUERIES = [
    '0170 123',
    '0170123',
    '+49 170 123',
    '+49170123',
    '0049 170 123',
    '+49 (0)170 123',
    '(0170) 123',
    'tel:+49170123',
  ];
  it.each(['+49 170 1234567', '0049 170 1234567', '0170/123 45 67', '+49 (0)170 1234567', '(0170) 123-4567'])(
    '%s is found in each format',
    (phone) => {
      for (const query of [...QUERIES, '1234', '170 123', '4567']) {
        expect([query, has(searchPhone(phone), query)]).toEqual([query, true]);
      }
      for (const query of ['0171 123', '+49171', '0170 124']) {
        expect([query, has(searchPhone(phone), query)]).toEqual([query, false]);
      }
    },
  );

  it('of another country is found likewise', () => {
    for (const query of ['+43 660 12', '0660 12', '0043660'])
      expect(has(searchPhone('+43 660 1234'), query)).toBe(true);
    expect(has(searchPhone('+1 (212) 555-0100'), '212 555')).toBe(true);
    expect(has(searchPhone('+358 40 123'), '040 123')).toBe(true);
    expect(has(searchPhone('+39 06 123456'), '06 123')).toBe(true);
    expect(has(searchPhone('+49 170 1234567'), '+49')).toBe(true);
  });
});

describe('the parts of the folded form', () => {
  it('are words, words as written, and joined words', () => {
    expect(searchText('Jürgen  Müller')).toBe(' jurgen muller|=jurgenmuller');
    expect(searchText('Mueller')).toBe(' muller mueller|');
    expect(searchText('')).toBe(' |');
  });

  it('are empty for a query of punctuation', () => {
    expect(searchWords(' -.\u0000…')).toEqual([]);
    expect(searchPatterns('%')).toEqual([String.raw`%\%%|%`, String.raw`%|%=\%%`]);
    expect(searchPatterns('of Müller')[0]).toBe('%muller%|%');
  });

  it('allow comparing prefixes and whole texts', () => {
    expect(isSameText('Müller', 'mueller')).toBe(true);
    expect(isSameText('Müller', 'Müllerin')).toBe(false);
    expect([startsText('Über uns', 'ube'), startsText('Ganz über', 'ube')]).toEqual([true, false]);
    expect([startsWord('Ganz über', 'ueb'), startsWord('Darüber', 'ueb')]).toEqual([true, false]);
  });
});
