import { describe, expect, it } from 'vitest';
import { encodeIn, type CodePage } from './code-pages.ts';
import { decodeTextFile, readTextFile } from './text-file.ts';

const TEXT = 'Größe;Jürgen;Łukasz\r\n';
const WESTERN = 'Größe;Jürgen\r\n';

function utf16(text: string, littleEndian: boolean): number[] {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).flatMap((unit) =>
    littleEndian ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff],
  );
}

function bytesIn(page: CodePage, text: string): Uint8Array {
  const bytes = encodeIn(page, text);
  if (bytes === undefined) throw new Error(`${text} cannot be written in ${page}`);
  return bytes;
}

const utf8 = (text: string) => [...new TextEncoder().encode(text)];

describe('decodeTextFile', () => {
  it.each([
    ['UTF-8', utf8(TEXT), TEXT],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...utf8(TEXT)], TEXT],
    ['UTF-16 little endian with a mark', [0xff, 0xfe, ...utf16(TEXT, true)], TEXT],
    ['UTF-16 big endian with a mark', [0xfe, 0xff, ...utf16(TEXT, false)], TEXT],
    ['UTF-16 little endian without a mark', utf16(WESTERN, true), WESTERN],
    ['UTF-16 big endian without a mark', utf16(WESTERN, false), WESTERN],
    [
      'UTF-16 in Cyrillic without a mark',
      utf16('Анна;Иванова\r\nБорис;Петров\r\n', true),
      'Анна;Иванова\r\nБорис;Петров\r\n',
    ],
    ['Windows-1252', Array.from(WESTERN, (c) => c.charCodeAt(0)), WESTERN],
    ['the euro sign of Windows-1252', [0x35, 0x20, 0x80], '5 €'],
    ['nothing', [], ''],
  ])('reads %s', (_name, bytes, text) => {
    expect(decodeTextFile(Uint8Array.from(bytes))).toBe(text);
  });
});

/** Names that Germans have, alone in a file but for ASCII. */
const NAMES = [
  'Jürgen',
  'Jörg',
  'Jäger',
  'Groß',
  'Weiß',
  'Ärzte',
  'Österle',
  'Übel',
  'José',
  'MÜLLER',
  'Süß',
  'Preußer',
];
const LIST = 'Vorname;Nachname\r\nJürgen;Groß\r\nJörg;Äpfel\r\nÖzgür;Übel\r\nRené;Weiß\r\n';

describe('readTextFile', () => {
  const pages = ['windows-1252', 'cp850', 'cp437', 'macintosh'] as const;
  it.each(pages)('reads a list in %s', (page) => {
    expect(readTextFile(bytesIn(page, LIST)).text).toBe(LIST);
  });

  it.each(pages.flatMap((page) => NAMES.map((name) => [name, page] as const)))(
    'reads %s in %s',
    (name, page) => {
      expect(readTextFile(bytesIn(page, `${name};a@mail.example\n`)).text).toBe(`${name};a@mail.example\n`);
    },
  );

  it.each([
    ['Polish', 'windows-1250', 'Łukasz;Wójcik;Śliwa;Żak'],
    ['Turkish', 'windows-1254', 'Yılmaz;Özdoğan;Ayşe'],
    ['Russian', 'windows-1251', 'Иван;Иванов'],
    ['Danish', 'windows-1252', 'Søren;Ørsted;Åse'],
    ['Danish of DOS', 'cp850', 'Søren;Ørsted'],
    ['Spanish', 'windows-1252', 'Hernández;Julián;Peña'],
    ['Spanish with abbreviations', 'windows-1252', 'Mª José;Núñez\nÍñigo;Peña'],
    ['Greek', 'windows-1253', 'Γιώργος;Παπαδόπουλος\nΈλλη;Αθανασίου'],
    ['Greek women', 'windows-1253', 'Άννα;Βασιλείου\nΜαρία;Ιωάννου'],
    ['Russian of a server', 'koi8-r', 'Иван;Петров\nЁлка;Щукина'],
    ['Russian of DOS', 'ibm866', 'Имя;Фамилия\nИван;Петров\nЁлка;Щукина'],
    ['Russian women', 'windows-1251', 'Анна;Павлова\nВера;Жукова'],
    ['Ukrainian', 'windows-1251', 'Тарас;Шевченко\nЇжакевич;Євген'],
    ['Polish of a server', 'iso-8859-2', 'Małgorzata;Śliwińska\nZdzisław;Żak'],
    ['Czech of a server', 'iso-8859-2', 'Jiří;Dvořák\nŽofie;Šťastná'],
    ['French', 'windows-1252', 'François;Zoë;Hélène'],
    ['signs beside words', 'windows-1252', 'Preis 5 € – „Zitat“'],
  ] as const)('reads %s letters', (_language, page, text) => {
    expect(readTextFile(bytesIn(page, `${text}\n`)).text).toBe(`${text}\n`);
  });

  it('keeps UTF-8 where single bytes are in another encoding', () => {
    const bytes = [...utf8('Jürgen;Groß\nÖzgür;Übel\n'), ...bytesIn('windows-1252', 'Jörg;Weiß\n')];
    expect(readTextFile(Uint8Array.from(bytes))).toEqual({
      text: 'Jürgen;Groß\nÖzgür;Übel\nJörg;Weiß\n',
      encoding: 'utf-8',
      foreignBytes: 2,
    });
  });

  it('marks letters of which a part is lost', () => {
    const bytes = [...utf8('Jürgen;Größe\nM'), 0xc3, ...utf8('ller\n')];
    expect(readTextFile(Uint8Array.from(bytes)).text).toBe('Jürgen;Größe\nM\uFFFDller\n');
  });
});
