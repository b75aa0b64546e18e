import { describe, expect, it } from 'vitest';
import { parsePeople, splitFullName } from './people-list.ts';
import { suggestName } from './person-name.ts';

function read(text: string): string[] {
  return parsePeople(text).people.map((person) =>
    [person.email, person.first_name, person.last_name, person.language ?? ''].join('|').replace(/\|+$/, ''),
  );
}

const ANNA = 'a@mail.example|Anna|Kowalski';

describe('parsePeople', () => {
  it.each([
    ['a line of a mail program', 'Anna Kowalski <a@mail.example>', [ANNA]],
    ['a quoted display name, last name first', '"Kowalski, Anna" <a@mail.example>', [ANNA]],
    ['an unquoted display name, last name first', 'Kowalski, Anna <a@mail.example>', [ANNA]],
    [
      'several on a line',
      'Anna Kowalski <a@mail.example>; Ben Beispiel <b@mail.example>, <c@mail.example>',
      [ANNA, 'b@mail.example|Ben|Beispiel', 'c@mail.example'],
    ],
    [
      'bare addresses between others',
      'x@mail.example, Anna Kowalski <a@mail.example>; y@mail.example',
      ['x@mail.example', ANNA, 'y@mail.example'],
    ],
    ['a bare address', 'a@mail.example', ['a@mail.example']],
    [
      'bare addresses, one a line',
      'a@mail.example\r\nb@mail.example\r\n',
      ['a@mail.example', 'b@mail.example'],
    ],
    ['bare addresses on a line', 'a@mail.example, b@mail.example', ['a@mail.example', 'b@mail.example']],
    ['addresses between blanks', 'a@mail.example b@mail.example', ['a@mail.example', 'b@mail.example']],
    ['a name before the address', 'Anna Kowalski a@mail.example', [ANNA]],
    ['a line without an address', 'a@mail.example\nnonsense', ['a@mail.example', 'nonsense']],
    ['semicolons', 'a@mail.example; Anna; Kowalski', [ANNA]],
    ['commas', 'a@mail.example,Anna,Kowalski', [ANNA]],
    ['tabs', 'a@mail.example\tAnna\tKowalski\tde', [`${ANNA}|DE`]],
    [
      'name columns first',
      'Anna,Kowalski,a@mail.example\nBen,Beispiel,b@mail.example',
      [ANNA, 'b@mail.example|Ben|Beispiel'],
    ],
    [
      'one column with the whole name',
      'Anna Maria Kowalski;a@mail.example',
      ['a@mail.example|Anna Maria|Kowalski'],
    ],
    [
      'a German header, columns in any order, a mark in front',
      '\uFEFFSprache;Nachname;E-Mail-Adresse;Vorname;Abteilung\nDeutsch;Kowalski;a@mail.example;Anna;IT\nen-GB;Beispiel;b@mail.example;Ben;',
      [`${ANNA}|DE`, 'b@mail.example|Ben|Beispiel|EN'],
    ],
    ['an English header', 'First name,Last name,Email\nAnna,Kowalski,a@mail.example', [ANNA]],
    ['"Name" beside a first name', 'E-Mail,Vorname,Name\na@mail.example,Anna,Kowalski', [ANNA]],
    ['"Name" alone', 'Name,E-Mail\nAnna Kowalski,a@mail.example', [ANNA]],
    [
      'quoted cells with separators, quotes and line breaks',
      'email,first name,last name\n"a@mail.example","An""na","Kow,\nalski"',
      ['a@mail.example|An"na|Kow, alski'],
    ],
    ['blank lines', '\n\na@mail.example;Anna;Kowalski\n;;\n', [ANNA]],
    [
      'a single column under a header',
      'E-Mail\na@mail.example\nb@mail.example',
      ['a@mail.example', 'b@mail.example'],
    ],
    [
      'a language nobody knows',
      'email;vorname;sprache\na@mail.example;Anna;klingonisch',
      ['a@mail.example|Anna'],
    ],
    ['nothing', ' \n ', []],
  ])('reads %s', (_name, text, people) => {
    expect(read(text)).toEqual(people);
  });

  it('numbers the rows as they stand in the list', () => {
    const { people } = parsePeople('email;vorname\na@mail.example;Anna\n\nb@mail.example;Ben');
    expect(people.map(({ line }) => line)).toEqual([2, 4]);
  });

  it('says how it read a table', () => {
    expect(parsePeople('Vorname,E-Mail\nAnna,a@mail.example').columns).toEqual({
      hasHeader: true,
      meanings: ['first_name', 'email'],
    });
    expect(parsePeople('a@mail.example').columns).toBeUndefined();
  });

  it('reads ten thousand rows', () => {
    const text = Array.from({ length: 10_000 }, (_, n) => `p${n}@mail.example;Anna;Kowalski;DE`).join('\n');
    expect(parsePeople(text).people).toHaveLength(10_000);
  });
});

describe('splitFullName', () => {
  it.each([
    ['Anna Kowalski', 'Anna', 'Kowalski'],
    ['Anna', 'Anna', ''],
    ['  Anna   Maria  Kowalski ', 'Anna Maria', 'Kowalski'],
    ['von der Heide, Anna', 'Anna', 'von der Heide'],
  ])('splits %j', (name, first_name, last_name) => {
    expect(splitFullName(name)).toEqual({ first_name, last_name });
  });
});

describe('suggestName', () => {
  it('offers a name only for an address that looks like one', () => {
    expect(suggestName('anna.kowalski@mail.example')).toEqual({ first_name: 'Anna', last_name: 'Kowalski' });
    expect(suggestName('a.kowalski@mail.example')).toBeUndefined();
    expect(suggestName('info@mail.example')).toBeUndefined();
  });
});
