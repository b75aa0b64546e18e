import Papa from 'papaparse';
import { toLine } from './names.ts';
import type { ColumnMeaning, PeopleColumns } from './people-columns.ts';
import { detectColumns, findLanguage } from './people-columns.ts';

/** One person read from a list; what is missing is empty, what is wrong is found by checkRows. */
export interface ListedPerson {
  /** Row of the list, from 1; blank ones count. */
  readonly line: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly language: 'EN' | 'DE' | undefined;
}

export interface PeopleList {
  readonly people: readonly ListedPerson[];
  /** How a table was read; undefined for lines as mail programs write them. */
  readonly columns: PeopleColumns | undefined;
}

/** Splits a full name: "Kowalski, Anna" at the comma, else at the last blank. */
export function splitFullName(fullName: string): { first_name: string; last_name: string } {
  const name = toLine(fullName);
  const comma = /^([^,]+),\s*([^,]+)$/.exec(name);
  if (comma !== null) return { first_name: comma[2] ?? '', last_name: (comma[1] ?? '').trim() };
  const blank = name.lastIndexOf(' ');
  if (blank === -1) return { first_name: name, last_name: '' };
  return { first_name: name.slice(0, blank), last_name: name.slice(blank + 1) };
}

const ADDRESS_IN_BRACKETS = /<[^<>\s]*@[^<>\s]*>/;

function toPerson(line: number, email: string, fullName: string): ListedPerson {
  return { line, email: email.trim(), ...splitFullName(fullName), language: undefined };
}

/** Bare addresses and a name that stand before the next bracket: `b@mail.example, Anna Kowalski`. */
function readBefore(text: string): { emails: string[]; name: string } {
  const parts = text.split(/[,;]/).map((part) => part.trim());
  return {
    emails: parts.filter((part) => part.includes('@')),
    name: parts.filter((part) => part !== '' && !part.includes('@')).join(', '),
  };
}

/** A line as mail programs write it: `Anna Kowalski <a@mail.example>; "Beispiel, Ben" <b@mail.example>`. */
function readMailLine(text: string, line: number): ListedPerson[] {
  const people: ListedPerson[] = [];
  let rest = text;
  for (const match of text.matchAll(/([^<>]*)<([^<>]*)>/g)) {
    const before = readBefore((match[1] ?? '').replaceAll('"', ''));
    for (const email of before.emails) people.push(toPerson(line, email, ''));
    people.push(toPerson(line, match[2] ?? '', before.name));
    rest = text.slice(match.index + match[0].length);
  }
  for (const part of rest.split(/[,;\s]+/)) {
    if (part.includes('@')) people.push(toPerson(line, part, ''));
  }
  return people;
}

function readMailLines(text: string): ListedPerson[] {
  return text
    .split(/\r\n?|\n/)
    .flatMap((line, index) => (line.trim() === '' ? [] : readMailLine(line, index + 1)));
}

interface Table {
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly number[];
}

const SEPARATORS = [';', '\t', ','];
const SAMPLE_ROWS = 200;

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

/** How many rows have the number of cells, above one, that most rows have under this separator. */
function countRegularRows(text: string, delimiter: string): number {
  const byWidth = new Map<number, number>();
  for (const cells of Papa.parse<string[]>(text, { delimiter, preview: SAMPLE_ROWS }).data) {
    if (cells.length > 1 && !isBlank(cells)) byWidth.set(cells.length, (byWidth.get(cells.length) ?? 0) + 1);
  }
  return Math.max(0, ...byWidth.values());
}

function findSeparator(text: string): string {
  const counts = SEPARATORS.map((separator) => countRegularRows(text, separator));
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';';
}

function readTable(text: string): Table {
  const { data } = Papa.parse<string[]>(text, { delimiter: findSeparator(text) });
  const kept = data.flatMap((cells, index) => (isBlank(cells) ? [] : [{ cells, line: index + 1 }]));
  return { rows: kept.map(({ cells }) => cells), lines: kept.map(({ line }) => line) };
}

/** No table at all: one cell a line, or rows of nothing but addresses. */
function isPlainList(table: Table): boolean {
  const rows = table.rows.map((row) => row.filter((cell) => cell.trim() !== ''));
  if (rows.every((row) => row.length === 1)) return !detectColumns(table.rows).hasHeader;
  return rows.some((row) => row.length > 1) && rows.every((row) => row.every((cell) => cell.includes('@')));
}

/** `a@mail.example b@mail.example`, or one address with the name before or after it. */
function readPlainCell(cell: string, line: number): ListedPerson[] {
  const words = cell.split(/[,;\s]+/).filter((word) => word !== '');
  const emails = words.filter((word) => word.includes('@'));
  if (emails.length === 0) return [toPerson(line, cell, '')];
  const name = emails.length === 1 ? words.filter((word) => !word.includes('@')).join(' ') : '';
  return emails.map((email) => toPerson(line, email.replace(/^\(|\)$/g, ''), name));
}

function readRow(cells: readonly string[], meanings: PeopleColumns['meanings'], line: number): ListedPerson {
  const get = (meaning: ColumnMeaning) => {
    const column = meanings.indexOf(meaning);
    return column === -1 ? '' : (cells[column] ?? '');
  };
  const fullName = get('full_name');
  const names =
    fullName === ''
      ? { first_name: toLine(get('first_name')), last_name: toLine(get('last_name')) }
      : splitFullName(fullName);
  return { line, email: get('email').trim(), ...names, language: findLanguage(get('language')) };
}

/**
 * Reads people from pasted text or the text of a CSV file: lines of a mail program, bare addresses, or a table
 * separated by semicolons, tabs or commas (RFC 4180 quoting), with or without an English or German header row.
 */
export function parsePeople(text: string): PeopleList {
  const clean = text.replace(/^\uFEFF/, '');
  if (clean.trim() === '') return { people: [], columns: undefined };
  if (ADDRESS_IN_BRACKETS.test(clean)) return { people: readMailLines(clean), columns: undefined };
  const table = readTable(clean);
  if (isPlainList(table)) {
    const people = table.rows.flatMap((row, index) =>
      row
        .filter((cell) => cell.trim() !== '')
        .flatMap((cell) => readPlainCell(cell, table.lines[index] ?? index + 1)),
    );
    return { people, columns: undefined };
  }
  const columns = detectColumns(table.rows);
  const skipped = columns.hasHeader ? 1 : 0;
  const people = table.rows
    .slice(skipped)
    .map((cells, index) =>
      readRow(cells, columns.meanings, table.lines[index + skipped] ?? index + skipped + 1),
    );
  return { people, columns };
}
