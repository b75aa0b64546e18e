import { writeXlsx, type WriteSheet } from 'hucre/xlsx';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { LIST_LIMITS } from './limits.ts';
import { createListSession } from './list-session.ts';
import type { ListAnswer, ListSource } from './messages.ts';
import { SLOW } from '#testing/slow.ts';

const open = (source: ListSource): Promise<ListAnswer> => createListSession()({ kind: 'open', source });

async function openSheets(...sheets: WriteSheet[]): Promise<ListAnswer> {
  return open({ bytes: await writeXlsx({ sheets }) });
}

async function refusalOf(bytes: Uint8Array): Promise<string | undefined> {
  const answer = await open({ bytes });
  return answer.kind === 'refused' ? answer.refusal : undefined;
}

/** People as "first|last|address|phone", and the reasons of rows set aside. */
function summary(answer: ListAnswer) {
  if (answer.kind !== 'opened') return answer;
  const { people, aside } = answer.openedList.list;
  return {
    people: people.map(({ first_name, last_name, email, phone }) =>
      [first_name, last_name, email, phone].join('|'),
    ),
    aside: aside.map(({ line, reason }) => `${line} ${reason}`),
  };
}

const HEAD = ['Nachname', 'Vorname', 'E-Mail', 'Telefon'];
const FRITZ = ['Muster', 'Fritz', 'fritz@mail.example', '030 12345'];

describe('A workbook', () => {
  it('may have its headings in row four, under a merged title and an empty row', async () => {
    const rows = [[], ['Teilnehmende 2026'], [], HEAD, FRITZ, [], ['Summe', 1]];
    const merges = [{ startRow: 1, startCol: 0, endRow: 1, endCol: 3 }];
    expect(summary(await openSheets({ name: 'Liste', rows, merges }))).toEqual({
      people: ['Fritz|Muster|fritz@mail.example|030 12345'],
      aside: ['2 above_headings', '7 total'],
    });
  });

  it('may have numbers, formulas, dates, rich text and errors in its cells', async () => {
    const rows = [
      [...HEAD, 'Eintritt'],
      ['Muster', 'Fritz', 'fritz@mail.example', 493012345678, new Date(Date.UTC(2020, 0, 2))],
      ['Groß', '', '', 30123456, null],
    ];
    const cells = new Map([
      ['2,1', { value: null, richText: [{ text: 'E' }, { text: 'va', font: { bold: true } }] }],
      [
        '2,2',
        {
          value: 'eva@mail.example',
          formula: 'LOWER("EVA@MAIL.EXAMPLE")',
          formulaResult: 'eva@mail.example',
        },
      ],
      ['2,3', { value: 30_123_456, style: { numFmt: '000000000' } }],
    ]);
    expect(summary(await openSheets({ name: 'Liste', rows, cells }))).toEqual({
      people: ['Fritz|Muster|fritz@mail.example|+493012345678', 'Eva|Groß|eva@mail.example|030123456'],
      aside: [],
    });
  });

  it('reports a formula whose value was not saved with the file', async () => {
    const formula = ['1,2', { value: null, formula: 'LOWER("EVA@MAIL.EXAMPLE")' }] as const;
    const sheet = { name: 'Liste', rows: [HEAD, ['Groß', 'Eva', null]], cells: new Map([formula]) };
    expect(await refusalOf(await writeXlsx({ sheets: [sheet] }))).toBe('no_values');
    const rows = [...sheet.rows, FRITZ];
    expect(summary(await openSheets({ ...sheet, rows }))).toEqual({
      people: ['Fritz|Muster|fritz@mail.example|030 12345'],
      aside: ['2 no_value'],
    });
  });

  it('may have addresses in the links of its cells', async () => {
    const hyperlink = { target: 'mailto:eva@mail.example?subject=Hi' };
    const rows = [HEAD, ['Groß', 'Eva', 'Mail an Eva', ''], FRITZ];
    const cells = new Map([['1,2', { value: 'Mail an Eva', hyperlink }]]);
    expect(summary(await openSheets({ name: 'Liste', rows, cells }))).toEqual({
      people: ['Eva|Groß|eva@mail.example|', 'Fritz|Muster|fritz@mail.example|030 12345'],
      aside: [],
    });
    const names = [['Name'], ['Eva Groß']];
    const linkedCells = new Map([['1,0', { value: 'Eva Groß', hyperlink }]]);
    expect(summary(await openSheets({ name: 'Liste', rows: names, cells: linkedCells }))).toMatchObject({
      people: ['Eva|Groß|eva@mail.example|'],
    });
  });

  it('sets hidden rows aside, and restores one on request', async () => {
    const rowDefs = new Map([[1, { hidden: true }]]);
    const session = createListSession();
    const bytes = await writeXlsx({ sheets: [{ name: 'Liste', rows: [HEAD, FRITZ], rowDefs }] });
    const openAnswer = await session({ kind: 'open', source: { bytes } });
    expect(summary(openAnswer)).toEqual({ people: [], aside: ['2 hidden'] });
    const meanings = ['last_name', 'first_name', 'email', 'phone'] as const;
    expect(await session({ kind: 'read', meanings, restoredLines: [2] })).toMatchObject({
      list: { people: [{ first_name: 'Fritz', email: 'fritz@mail.example' }], aside: [] },
    });
  });

  it('opens the sheet with the most addresses, and offers the others', async () => {
    const session = createListSession();
    const sheets = [
      { name: 'Deckblatt', rows: [['Liste'], ['Kontakt: hr@mail.example']] },
      { name: 'Personen', rows: [HEAD, FRITZ, ['Groß', 'Eva', 'eva@mail.example', '']] },
      { name: 'Alt', rows: [HEAD, ['Alt', 'Al', 'alt@mail.example', '']], hidden: true },
    ];
    const answer = await session({ kind: 'open', source: { bytes: await writeXlsx({ sheets }) } });
    expect(answer).toMatchObject({ openedList: { sheets: ['Deckblatt', 'Personen'], sheet: 1 } });
    expect(await session({ kind: 'sheet', sheet: 0 })).toMatchObject({ openedList: { sheet: 0 } });
  });

  it('repeats a merged cell in each of its rows', async () => {
    const merges = [{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }];
    const rows = [HEAD, FRITZ, ['', 'Eva', 'eva@mail.example', '']];
    expect(summary(await openSheets({ name: 'Liste', rows, merges }))).toMatchObject({
      people: ['Fritz|Muster|fritz@mail.example|030 12345', 'Eva|Muster|eva@mail.example|'],
    });
  });

  it('is read again when its columns are changed', async () => {
    const session = createListSession();
    const bytes = await writeXlsx({
      sheets: [{ name: 'Liste', rows: [['x', 'Muster', 'fritz@mail.example']] }],
    });
    await session({ kind: 'open', source: { bytes } });
    const meanings = ['unused', 'last_name', 'email'] as const;
    expect(await session({ kind: 'read', meanings, restoredLines: [] })).toMatchObject({
      list: { people: [{ first_name: 'Muster', last_name: '', notes: ['one_name'] }] },
    });
  });
});

const compound = (entry: string) =>
  Uint8Array.from([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    ...Array.from(entry, (letter) => [letter.charCodeAt(0), 0]).flat(),
    0,
    0,
  ]);
const archive = (...names: string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])));

describe('A file that cannot be read', () => {
  it.each([
    ['an empty file', new Uint8Array(), 'empty'],
    ['an old workbook', compound('Workbook'), 'old_excel'],
    ['a workbook with a password', compound('EncryptedPackage'), 'password'],
    ['a document of a word processor', compound('WordDocument'), 'no_table'],
    ['a binary workbook', archive('xl/workbook.bin'), 'old_excel'],
    [
      'a web page named .xls',
      strToU8('<html><table><tr><td>a@mail.example</td></tr></table></html>'),
      'old_excel',
    ],
    [
      'a workbook in XML of 2003',
      strToU8('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>'),
      'old_excel',
    ],
    ['an OpenDocument sheet', archive('mimetype', 'content.xml'), 'open_document'],
    ['a document of Numbers', archive('Index/Document.iwa'), 'numbers'],
    ['a text document', archive('word/document.xml'), 'no_table'],
    ['a PDF', strToU8('%PDF-1.7 a@mail.example'), 'no_table'],
    ['a photo', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'no_table'],
    ['a packed folder', archive('liste.csv'), 'archive'],
    ['a document for programs', strToU8('[{"email":"a@mail.example"}]'), 'unknown'],
    ['bytes of something else', Uint8Array.from({ length: 500 }, (_, index) => (index * 7) % 29), 'unknown'],
    ['half a workbook', archive('xl/workbook.xml').subarray(0, 60), 'broken'],
    ['a workbook without its parts', archive('xl/workbook.xml'), 'broken'],
    ['a text without addresses', strToU8('Vorname;Nachname\nFritz;Muster'), 'no_address'],
    ['too many rows', strToU8('a@mail.example\n'.repeat(LIST_LIMITS.rows + 1)), 'too_many_rows'],
    [
      'too many columns',
      strToU8(`E-Mail${';x'.repeat(LIST_LIMITS.columns)}\na@mail.example`),
      'too_many_columns',
    ],
  ])('is refused with its reason: %s', async (_name, bytes, refusal) => {
    expect(await refusalOf(bytes)).toBe(refusal);
  });

  it('is not reported as empty when the worker that opened it has ended', async () => {
    const request = { kind: 'read', meanings: ['email'], restoredLines: [] } as const;
    expect(await createListSession()(request)).toEqual({ kind: 'refused', refusal: 'failed' });
  });

  it('is refused when it unpacks to more than the limit', SLOW, async () => {
    const large = new Uint8Array((LIST_LIMITS.unpackedMegabytes + 1) * 1_048_576);
    expect(await refusalOf(zipSync({ 'xl/workbook.xml': large }, { level: 9 }))).toBe('too_large');
  });

  it('is read when only its name is wrong', async () => {
    const bytes = await writeXlsx({ sheets: [{ name: 'Liste', rows: [HEAD, FRITZ] }] });
    expect(summary(await open({ bytes }))).toMatchObject({
      people: ['Fritz|Muster|fritz@mail.example|030 12345'],
    });
  });
});
