import { toLine } from '../../base/names.ts';
import { lastNameOf, splitFullName, withoutTitles } from '../../base/person-name.ts';
import { isSameText } from '../../base/search-text.ts';
import { findAddresses, hasAddress, hasLetters, isErrorCell, isPlaceholder } from './cells.ts';
import { looksDamaged } from './damaged-names.ts';
import { splitListedName } from './evidence.ts';
import { namesOtherPerson, type ColumnMeaning } from './headings.ts';
import { findLanguage } from './languages.ts';
import { readLines, type ListedPerson } from './lines.ts';
import type { PeopleList, TableList } from './open-list.ts';
import { readPhone, type PhoneNote } from './phones.ts';
import { findReason, isFooter, type AsideReason } from './reasons.ts';
import type { ListRow } from './rows.ts';

/** What the user should check before the person is invited. */
export type PersonNote = PhoneNote | 'one_name' | 'several_addresses' | 'other_columns';

export interface ReadPerson extends ListedPerson {
  readonly notes: readonly PersonNote[];
}

/** A row that does not count as a person, unless the user restores it. */
export interface AsideRow {
  readonly line: number;
  readonly text: string;
  readonly reason: AsideReason;
}

export interface ReadList {
  readonly people: readonly ReadPerson[];
  readonly aside: readonly AsideRow[];
}

type Meanings = readonly ColumnMeaning[];
type Names = Pick<ListedPerson, 'first_name' | 'last_name'>;
/** The meanings of the columns; those with addresses in the order in which they are used. */
interface Mapping {
  readonly meanings: Meanings;
  readonly emails: readonly number[];
  /** Columns of second last names, which follow the first: "Segundo apellido". */
  readonly seconds: readonly number[];
}
type Get = (meaning: ColumnMeaning) => string;

/** Reads a cell by meaning: the first of its columns that is filled. */
function getter(row: ListRow, meanings: Meanings): Get {
  return (meaning) => {
    for (const [column, each] of meanings.entries()) {
      const cell = (row.cells[column] ?? '').trim();
      if (each === meaning && cell !== '' && !isPlaceholder(cell) && !isErrorCell(cell)) return cell;
    }
    return '';
  };
}

/** Splits a full name whose last name comes first: "von der Heide Anna". */
function splitReversed(name: string): Names {
  if (name.includes(',')) return splitFullName(name);
  const words = withoutTitles(name).split(' ');
  return { first_name: words.slice(-1).join(' '), last_name: words.slice(0, -1).join(' ') };
}

/** Whether the row ends before the columns of a meaning: then another cell has the whole name. */
function endsBefore(row: ListRow, meanings: Meanings, meaning: ColumnMeaning): boolean {
  return meanings.every((each, column) => each !== meaning || column >= row.cells.length);
}

/** "Name" beside a last name: the first name, or the whole one. */
function besideLastName(name: string, last: string): Names {
  const words = name.split(/[\s,]+/);
  const isWhole = words.length > 1 && words.some((word) => isSameText(word, last.split(' ').at(-1) ?? ''));
  return isWhole ? splitFullName(name) : { first_name: withoutTitles(name), last_name: lastNameOf(last) };
}

/** The first address of a row and the name beside it. */
interface AddressText {
  readonly email: string;
  readonly display: string;
}

function readNames(row: ListRow, get: Get, meanings: Meanings, { display, email }: AddressText): Names {
  const first = withoutTitles(get('first_name'));
  const last = toLine([get('particle'), get('last_name')].filter((part) => part !== '').join(' '));
  if (first !== '' || last !== '') {
    // The only column of names has them whole, whatever its heading says.
    if (last === '' && endsBefore(row, meanings, 'last_name')) return splitFullName(first);
    const full = toLine(get('full_name'));
    if (first === '' && full !== '') return besideLastName(full, last);
    const isWhole = last.includes(',') || endsBefore(row, meanings, 'first_name');
    if (first === '' && isWhole) return splitFullName(last);
    return first === ''
      ? { first_name: lastNameOf(last), last_name: '' }
      : { first_name: first, last_name: lastNameOf(last) };
  }
  const reversedName = toLine(get('full_name_reversed'));
  if (reversedName !== '') return splitReversed(reversedName);
  const full = toLine(get('full_name'));
  return splitListedName(full === '' ? display : full, email);
}

const AT_WORK = /gesch|dienst|work|business|office|primary|haupt|neu|\bnew\b/i;
/** May be an address that all people of a company share. */
const OF_COMPANY = /firm|company|unternehmen|zentrale/i;
const AT_HOME = /priv|home|personal|other|andere|weitere/i;

/** The columns of addresses: those at work first, private ones last. */
function addressColumns(list: TableList, meanings: Meanings): readonly number[] {
  const rank = (column: number) => {
    const heading = list.columns[column]?.heading ?? '';
    return AT_WORK.test(heading) ? 0 : AT_HOME.test(heading) ? 3 : OF_COMPANY.test(heading) ? 2 : 1;
  };
  return meanings
    .flatMap((meaning, column) => (meaning === 'email' ? [column] : []))
    .toSorted((a, b) => rank(a) - rank(b));
}

const SECOND = /segundo|second|materno|2/i;

/** The columns of last names behind the first whose heading says that they go on with it. */
function secondColumns(list: TableList, meanings: Meanings): readonly number[] {
  const columns = meanings.flatMap((meaning, column) => (meaning === 'last_name' ? [column] : []));
  return columns.slice(1).filter((column) => SECOND.test(list.columns[column]?.heading ?? ''));
}

/** Whether a last name ends with a word. */
const endsWith = (name: string, word: string) => isSameText(name.slice(-word.length), word);

function withSecond(names: Names, row: ListRow, seconds: readonly number[]): Names {
  const others = seconds
    .map((column) => toLine(row.cells[column]))
    .filter((cell) => hasLetters(cell) && !isPlaceholder(cell));
  const last = others.reduce(
    (name, other) => (endsWith(name, other) ? name : `${name} ${other}`),
    names.last_name,
  );
  return names.last_name === '' ? names : { ...names, last_name: last };
}

/** The addresses of a row, and the text beside the first. */
function readAddresses(row: ListRow, columns: readonly number[]) {
  const addressCells = columns
    .map((column) => findAddresses(row.cells[column] ?? ''))
    .filter(({ addresses }) => addresses.length > 0);
  return {
    addresses: addressCells[0]?.addresses ?? [],
    display: hasLetters(addressCells[0]?.text ?? '') ? (addressCells[0]?.text ?? '') : '',
  };
}

/** The text in a column of addresses that is none: it is shown as invalid and can be corrected. */
function brokenAddress(get: Get): string {
  const text = get('email');
  return /^\S+\.\S+$/.test(text) && hasLetters(text) ? text : '';
}

function readRow(row: ListRow, { meanings, emails, seconds }: Mapping): ReadPerson {
  const get = getter(row, meanings);
  const { addresses, display } = readAddresses(row, emails);
  const ownNames = readNames(row, get, meanings, { display, email: addresses[0] ?? '' });
  const names = withSecond(ownNames, row, seconds);
  const { phone, notes } = readPhone(get('phone'));
  return {
    line: row.line,
    email: addresses[0] ?? brokenAddress(get),
    ...names,
    phone,
    language: findLanguage(get('language')),
    ...(isOneName(names) ? { has_one_name: true } : {}),
    notes: [
      ...(isOneName(names) ? (['one_name'] as const) : []),
      ...(addresses.length > 1 ? (['several_addresses'] as const) : []),
      ...notes,
    ],
  };
}

const isOneName = ({ first_name, last_name }: Names) => first_name !== '' && last_name === '';

const isOfOther = ({ columns }: TableList, column: number) =>
  namesOtherPerson(columns[column]?.heading ?? '');

/** Whether an address stands in a column that the headings do not give to something else. */
function hasAddressElsewhere(row: ListRow, list: TableList, meanings: Meanings): boolean {
  return row.cells.some(
    (cell, column) =>
      hasAddress(cell) &&
      meanings[column] !== 'email' &&
      !isOfOther(list, column) &&
      (list.columns[column]?.heading === '' || !list.hasHeadings || meanings[column] !== 'unused'),
  );
}

/** Without headings, two addresses in a cell or outside the columns of addresses are two people. */
function hasSeveralPeople(row: ListRow, person: ReadPerson, list: TableList, meanings: Meanings): boolean {
  const isOutside = row.cells.some(
    (cell, column) => hasAddress(cell) && meanings[column] !== 'email' && !isOfOther(list, column),
  );
  return person.notes.includes('several_addresses') || (person.email !== '' && isOutside);
}

/** Whether a row has words where the others of the list end. */
function isWider(row: ListRow, { columns }: TableList): boolean {
  return row.cells.some((cell, column) => hasLetters(cell) && columns[column]?.samples.length === 0);
}

function restoreRow(row: ListRow, mapping: Mapping): ReadPerson {
  const person = readRow(row, mapping);
  const isEmpty = `${person.email}${person.first_name}${person.last_name}` === '';
  return isEmpty ? { ...person, ...splitFullName(toLine(row.cells.join(' '))) } : person;
}

function readTableRow(row: ListRow, list: TableList, mapping: Mapping): readonly ReadPerson[] | AsideReason {
  const person = readRow(row, mapping);
  if (row.isHidden === true) return 'hidden';
  if (looksDamaged(`${person.first_name} ${person.last_name}`) || /[\ufffd]/.test(person.email))
    return 'damaged';
  const isOdd =
    !list.hasHeadings && (isWider(row, list) || hasSeveralPeople(row, person, list, mapping.meanings));
  if (hasAddress(person.email) && !isOdd) return isFooter(row) ? 'total' : [person];
  if (isOdd || hasAddressElsewhere(row, list, mapping.meanings)) {
    if (isFooter(row)) return 'total';
    return readLines([row]).map((each) => ({ ...each, notes: ['other_columns' as const] }));
  }
  const isBroken = person.email !== '' && person.first_name !== '';
  return isBroken ? [person] : findReason(row, list);
}

function readTable(list: TableList, meanings: Meanings, restoredLines: ReadonlySet<number>): ReadList {
  const mapping = {
    meanings,
    emails: addressColumns(list, meanings),
    seconds: secondColumns(list, meanings),
  };
  const people: ReadPerson[] = [];
  const aside: AsideRow[] = [];
  const put = (row: ListRow, result: readonly ReadPerson[] | AsideReason) => {
    if (typeof result !== 'string') people.push(...result);
    else if (restoredLines.has(row.line)) people.push(restoreRow(row, mapping));
    else aside.push({ line: row.line, text: describe(row), reason: result });
  };
  // The headings themselves are shown with the columns.
  for (const row of list.headRows.slice(0, -1)) {
    const isPerson = mapping.emails.some((column) => hasAddress(row.cells[column] ?? ''));
    put(row, isPerson ? readTableRow(row, list, mapping) : 'above_headings');
  }
  for (const row of list.rows) put(row, readTableRow(row, list, mapping));
  return { people, aside };
}

function describe(row: ListRow): string {
  return toLine(row.cells.filter((cell) => cell.trim() !== '').join(' · '));
}

/** Notes that a person has one name; without an address it is a piece of text. */
function withOneName(person: ListedPerson): ReadPerson {
  if (!isOneName(person) || person.email === '') return { ...person, notes: [] };
  return { ...person, has_one_name: true, notes: ['one_name'] };
}

function readLineList(rows: readonly ListRow[], restoredLines: ReadonlySet<number>): ReadList {
  const aside: AsideRow[] = [];
  const personRows = rows.filter((row) => {
    const isAside = isFooter(row) && !restoredLines.has(row.line);
    if (isAside) aside.push({ line: row.line, text: describe(row), reason: 'total' });
    return !isAside;
  });
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const people = readLines(personRows).flatMap((person): readonly ReadPerson[] => {
    const isDamaged = looksDamaged(`${person.first_name} ${person.last_name}`);
    if (isDamaged && !restoredLines.has(person.line)) {
      const row = byLine.get(person.line);
      aside.push({ line: person.line, text: row === undefined ? '' : describe(row), reason: 'damaged' });
      return [];
    }
    return [withOneName(person)];
  });
  return { people, aside };
}

/** The people of a list by the meanings of its columns, and the rows that contain no person. */
export function readList(
  list: PeopleList,
  meanings: Meanings = list.kind === 'table' ? list.columns.map(({ meaning }) => meaning) : [],
  restoredLines: ReadonlySet<number> = new Set(),
): ReadList {
  return list.kind === 'table'
    ? readTable(list, meanings, restoredLines)
    : readLineList(list.rows, restoredLines);
}
