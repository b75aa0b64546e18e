import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePeople } from './people-list.ts';
import { splitFullName, suggestName } from '../base/person-name.ts';

function read(text: string): string[] {
  return parsePeople(text).map(({ email, first_name, last_name, language, phone }) => {
    const person = [email, first_name, last_name, language ?? ''].join('|').replace(/\|+$/, '');
    return phone === '' ? person : `${person}|${phone}`;
  });
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
    [
      'a phone column',
      'Vorname;Nachname;E-Mail;Telefon\nAnna;Kowalski;a@mail.example;+49 30 1234-5',
      [`${ANNA}|+49 30 1234-5`],
    ],
    ['a phone number without a header', 'Anna,Kowalski,a@mail.example,030 12345', [`${ANNA}|030 12345`]],
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

  it.each([
    [
      'a full name before the address',
      'Max Mustermann; max@mail.example',
      ['max@mail.example|Max|Mustermann'],
    ],
    [
      'a long name with particles',
      'Maximiliane von und zu Hohenfels-Langenburg-Weikersheim; max@mail.example',
      ['max@mail.example|Maximiliane|von und zu Hohenfels-Langenburg-Weikersheim'],
    ],
    [
      'a list in which every line is another',
      [
        'Petra Muster <petra@mail.example>',
        'kein-mail',
        'Max Mustermann; max@mail.example',
        'Erika;Muster;e2@mail.example',
        'Kowalski, Anna\ta@mail.example',
        'ole@mail.example',
        'Ben Beispiel',
      ].join('\n'),
      [
        'petra@mail.example|Petra|Muster',
        'kein-mail',
        'max@mail.example|Max|Mustermann',
        'e2@mail.example|Erika|Muster',
        ANNA,
        'ole@mail.example',
        '|Ben|Beispiel',
      ],
    ],
    [
      'a line whose address stands in another column than the headings say',
      'E-Mail;Vorname;Nachname\na@mail.example;Anna;Kowalski\nBen;Beispiel;b@mail.example',
      [ANNA, 'b@mail.example|Ben|Beispiel'],
    ],
    [
      'a line without an address among others',
      'a@mail.example;Anna;Kowalski\nb.mail.example;Ben;Beispiel\n;Carla;Chefin',
      [ANNA, 'b.mail.example|Ben|Beispiel', '|Carla|Chefin'],
    ],
    ['the address before the name', '<a@mail.example> Anna Kowalski', [ANNA]],
    [
      'a numbered list',
      '1;Anna;Kowalski;a@mail.example\n2;Ben;Beispiel;b@mail.example',
      [ANNA, 'b@mail.example|Ben|Beispiel'],
    ],
    [
      'two headings in one text',
      'E-Mail;Name\na@mail.example;Anna Kowalski\nName,E-Mail\nBen Beispiel,b@mail.example',
      [ANNA, 'b@mail.example|Ben|Beispiel'],
    ],
    [
      'a quotation mark that nobody closes',
      '"Anna; a@mail.example\nBen Beispiel; b@mail.example',
      ['a@mail.example|"Anna', 'b@mail.example|Ben|Beispiel'],
    ],
    [
      'names between addresses',
      'Anna Kowalski a@mail.example Ben Beispiel b@mail.example',
      [ANNA, 'b@mail.example|Ben|Beispiel'],
    ],
    [
      'a first name that is also a word for a language',
      'Ger;Vries;ger@mail.example',
      ['ger@mail.example|Ger|Vries'],
    ],
    ['a language behind the names', 'Anna;Kowalski;a@mail.example;de', [`${ANNA}|DE`]],
    [
      'a line of a mail program in a table',
      '"Özdemir, Ben" <p1@mail.example>\np2@mail.example;Anna;Kowalski\np3@mail.example;Eva;Müller\np4@mail.example;Jan;Weber',
      [
        'p1@mail.example|Ben|Özdemir',
        'p2@mail.example|Anna|Kowalski',
        'p3@mail.example|Eva|Müller',
        'p4@mail.example|Jan|Weber',
      ],
    ],
  ])('reads %s', (_name, text, people) => {
    expect(read(text)).toEqual(people);
  });

  it('numbers the lines as in the list', () => {
    const people = parsePeople(
      'email;vorname\na@mail.example;Anna\n\n"b@mail.example";"Be\nn"\nc@mail.example',
    );
    expect(people.map(({ line }) => line)).toEqual([2, 4, 6]);
  });

  it('parses ten thousand rows', () => {
    const text = Array.from({ length: 10_000 }, (_, n) => `p${n}@mail.example;Anna;Kowalski;DE`).join('\n');
    expect(parsePeople(text)).toHaveLength(10_000);
  });
});

const word = fc.constantFrom(
  'Anna',
  'Ben',
  'Kowalski',
  'Özdemir',
  'Hohenfels-Weikersheim',
  'O’Neill',
  'Müller',
);
const address = fc.nat(99_999).map((n) => `p${n}@mail.example`);
/** A line in a possible format, with the expected person. */
const line = fc.tuple(word, word, address).chain(([first, last, email]) =>
  fc.constantFrom(
    ...[';', ',', '\t', '; ', ', '].flatMap((separator) => [
      [[first, last, email].join(separator), email, first, last],
      [[email, first, last].join(separator), email, first, last],
      [[`${first} ${last}`, email].join(separator), email, first, last],
      [[email, `${first} ${last}`].join(separator), email, first, last],
    ]),
    [`${first} ${last} <${email}>`, email, first, last],
    [`"${last}, ${first}" <${email}>`, email, first, last],
    [`${first} ${last} ${email}`, email, first, last],
    [email, email, '', ''],
    [`${first} ${last}`, '', first, last],
    ['kein-mail', 'kein-mail', '', ''],
  ),
);
/** Whether names and addresses alternate: two lines are one person then. */
function alternates(text: string): boolean {
  const lines = text.split('\n').filter((each) => /[^\s;,]/.test(each));
  return lines.length > 0 && lines.every((each, index) => each.includes('@') === (index % 2 === 1));
}
const blank = fc.constantFrom('', '   ', ';;', '\t', ' , ');

describe('a list with a different format in every line', () => {
  it('has a person for each line that is not blank, with all data in the correct place', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof({ weight: 5, arbitrary: line }, blank), { maxLength: 12 }), (lines) => {
        const text = lines.map((each) => (typeof each === 'string' ? each : each[0])).join('\n');
        fc.pre(!alternates(text));
        const expectedRows = lines.flatMap((each, index) => {
          if (typeof each === 'string') return [];
          const [, email, first_name, last_name] = each;
          return [{ line: index + 1, email, first_name, last_name, phone: '', language: undefined }];
        });
        expect(parsePeople(text)).toEqual(expectedRows);
      }),
    );
  });

  it('loses no line and no address of any text', () => {
    const noise = fc.stringMatching(/^[a-z0-9 .,;<>()'\t-]{0,12}$/);
    const any = fc
      .array(
        fc.oneof(
          noise,
          address.map((email) => ` ${email} `),
        ),
        { maxLength: 6 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (lines) => {
        fc.pre(!alternates(lines.join('\n')));
        const people = parsePeople(lines.join('\n'));
        lines.forEach((text, index) => {
          const foundEmails = people.filter((person) => person.line === index + 1).map(({ email }) => email);
          const expectedEmails = text.match(/p\d+@mail\.example/g) ?? [];
          for (const email of expectedEmails)
            expect(
              foundEmails.filter((each) => each.includes(email)),
              text,
            ).not.toEqual([]);
          // A text above the first address may be a heading.
          const isHead = !lines.slice(0, index + 1).some((each) => each.includes('@'));
          if (!isHead) expect(foundEmails.length > 0, text).toBe(/[^\s;,]/.test(text));
        });
      }),
    );
  });
});

describe('splitFullName', () => {
  it.each([
    ['Anna Kowalski', 'Anna', 'Kowalski'],
    ['Anna', 'Anna', ''],
    ['  Anna   Maria  Kowalski ', 'Anna Maria', 'Kowalski'],
    ['von der Heide, Anna', 'Anna', 'von der Heide'],
    ['Anna Maria de la Cruz', 'Anna Maria', 'de la Cruz'],
    ['Van Morrison', 'Van', 'Morrison'],
  ])('splits %j', (name, first_name, last_name) => {
    expect(splitFullName(name)).toEqual({ first_name, last_name });
  });
});

describe('suggestName', () => {
  it('suggests a name only for an address that looks like one', () => {
    expect(suggestName('anna.kowalski@mail.example')).toEqual({ first_name: 'Anna', last_name: 'Kowalski' });
    expect(suggestName('a.kowalski@mail.example')).toBeUndefined();
    expect(suggestName('info@mail.example')).toBeUndefined();
  });
});
