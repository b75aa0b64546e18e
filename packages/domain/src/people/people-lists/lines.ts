import type { Separator } from '../list-lines.ts';
import { cellsOf, SEPARATORS } from '../list-lines.ts';
import { toLine } from '../../base/names.ts';
import { isOnlyTitles, lastNameOf, splitFullName, withoutTitles } from '../../base/person-name.ts';
import { toPhone } from '../../base/phone.ts';
import { FIELDS_OF_LINK, hasLetters, isSalutation, looksLikePhone, unguardCell } from './cells.ts';
import { compareWithAddress, splitListedName } from './evidence.ts';
import { readHeadings, type ColumnMeaning } from './headings.ts';
import { findLanguage } from './languages.ts';
import type { ListRow } from './rows.ts';

/** A person of a list; missing values are empty, invalid ones are found by checkRows. */
export interface ListedPerson {
  /** Line of the list, from 1; blank ones count. */
  readonly line: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly language: 'EN' | 'DE' | undefined;
  /** Whether the list gives only one name: the person has no last name. */
  readonly has_one_name?: boolean;
}

type Person = Omit<ListedPerson, 'line'>;
type Names = Pick<Person, 'first_name' | 'last_name'>;
type Columns = readonly (ColumnMeaning | undefined)[];

/** A header column and the separator of its table. */
interface Table {
  readonly separator: Separator;
  readonly columns: Columns;
}

/** The address column by the number of columns in a line. */
type AddressColumns = ReadonlyMap<number, number>;

const hasAddress = (text: string) => text.includes('@');

/** An address without the punctuation around it: `<a@mail.example>,` or `(a@mail.example)`. */
function bareAddress(word: string): string {
  return word.replace(/^(?:[<("'[]|mailto:)+|[>)"'\].,;:]+$/gi, '').replace(FIELDS_OF_LINK, '$1');
}

/** Dashes and colons between a name and an address. */
const DASHES = /(?:^|\s)[–—:|-]+(?=\s|$)/g;

/** First and last name from cells: a single cell is a full name, otherwise the first two cells count. */
function namesOf(cells: readonly string[], email: string): Names {
  const names = cells
    .filter((cell) => hasLetters(cell) && !isSalutation(cell) && !isOnlyTitles(cell))
    .map((cell) => toLine(cell.replace(DASHES, ' ').replace(/\s*[:–—]+\s*$/, '')));
  const [first = '', last] = names;
  if (last === undefined) return splitListedName(first, email);
  return { first_name: withoutTitles(first), last_name: lastNameOf(last) };
}

/** Names in the order indicated by the address: "Muster Fritz" of `fritz.muster@` is Fritz Muster. */
function orderNames(names: Names, email: string): Names {
  const { first_name, last_name } = names;
  const isTurned = compareWithAddress(first_name, last_name, email) === -1;
  return isTurned ? { first_name: last_name, last_name: first_name } : names;
}

/** The cells of a person; the first that looks like a phone number is theirs. */
function toPerson(addressText: string, cells: readonly string[], language?: 'EN' | 'DE'): Person {
  const phone = cells.map((cell) => cell.replace(/^[\s/|]+(?=[+\d(])/, '')).find(looksLikePhone);
  const email = bareAddress(addressText);
  return { email, ...orderNames(namesOf(cells, email), email), phone: toPhone(phone), language };
}

/** Running text that contains addresses: `Anna Kowalski a@mail.example`. */
function piecesOf(cell: string): readonly string[] {
  if (!hasAddress(cell)) return cell === '' ? [] : [cell];
  const pieces: string[] = [];
  let words: string[] = [];
  for (const word of cell.split(/[\s,;]+/).filter((part) => part !== '')) {
    if (hasAddress(word)) {
      if (words.length > 0) pieces.push(words.join(' '));
      pieces.push(word);
      words = [];
    } else words.push(word);
  }
  return words.length > 0 ? [...pieces, words.join(' ')] : pieces;
}

/** Several addresses on a line, each with the name before it, or after it when the line begins with an address. */
function readSeveral(pieces: readonly string[]): readonly Person[] {
  const isNameFirst = !hasAddress(pieces[0] ?? '');
  const people: { email: string; names: string[] }[] = [];
  let names: string[] = [];
  for (const piece of pieces) {
    if (!hasAddress(piece)) (isNameFirst ? names : people.at(-1)?.names)?.push(piece);
    else {
      people.push({ email: piece, names });
      names = [];
    }
  }
  // A name after the last address is a person without an address.
  if (names.length > 0) people.push({ email: '', names });
  return people.map((person) => toPerson(person.email, person.names));
}

/** A word for a language; one of three letters may be a first name, unless the names are in other cells. */
function languageCell(cells: readonly string[]): number {
  const names = cells.filter((cell) => !hasAddress(cell) && hasLetters(cell)).length;
  return cells.findLastIndex((cell) => findLanguage(cell) !== undefined && (cell.length !== 3 || names > 2));
}

/** A line whose cells contain addresses needs no header. */
function readByAddress(cells: readonly string[]): readonly Person[] {
  const languageIndex = languageCell(cells);
  const pieces = cells.toSpliced(languageIndex, languageIndex === -1 ? 0 : 1).flatMap(piecesOf);
  const addresses = pieces.filter(hasAddress);
  if (addresses.length > 1) return readSeveral(pieces);
  const names = pieces.filter((piece) => !hasAddress(piece));
  return [toPerson(addresses[0] ?? '', names, findLanguage(cells[languageIndex] ?? ''))];
}

/** A line without an address: its text is kept, and the user sees the missing value. */
function readWithoutAddress(cells: readonly string[], columns: AddressColumns): readonly Person[] {
  const languageIndex = languageCell(cells);
  const language = findLanguage(cells[languageIndex] ?? '');
  const filledCells = cells.filter((cell, index) => cell !== '' && index !== languageIndex);
  const usual = columns.get(cells.length);
  const brokenAddress =
    usual === undefined ? filledCells.find((cell) => /^\S+\.\S+$/.test(cell)) : cells[usual];
  // A single word is ambiguous; as an address it is reported as invalid, as a first name it would look correct.
  const email =
    brokenAddress ?? (filledCells.length === 1 && !/\s/.test(filledCells[0] ?? '') ? filledCells[0] : '');
  return [
    toPerson(
      email ?? '',
      filledCells.toSpliced(filledCells.indexOf(email ?? ''), email === '' ? 0 : 1),
      language,
    ),
  ];
}

/** The cells of a line under a header. */
function readByColumns(cells: readonly string[], columns: Columns): Person {
  const get = (meaning: ColumnMeaning) => {
    const column = columns.indexOf(meaning);
    return column === -1 ? '' : (cells[column] ?? '');
  };
  const fullName = get('full_name');
  const names =
    fullName === ''
      ? { first_name: toLine(get('first_name')), last_name: toLine(get('last_name')) }
      : splitFullName(fullName);
  return {
    email: bareAddress(get('email')),
    ...names,
    phone: toPhone(get('phone')),
    language: findLanguage(get('language')),
  };
}

const IN_BRACKETS = /<([^<>\s]*@[^<>\s]*)>/g;

/** The text around addresses in angle brackets. */
function piecesAround(text: string): readonly string[] {
  return text
    .replaceAll('"', '')
    .split(/[,;\t\n]/)
    .flatMap((part) => piecesOf(part.trim()));
}

/** A line in the format of mail programs: `Anna Kowalski <a@mail.example>; "Beispiel, Ben" <b@mail.example>`. */
function readMailLine(text: string): readonly Person[] {
  const people: Person[] = [];
  let end = 0;
  for (const match of text.matchAll(IN_BRACKETS)) {
    const before = piecesAround(text.slice(end, match.index));
    const last = before.findLastIndex(hasAddress);
    for (const address of before.slice(0, last + 1).filter(hasAddress)) people.push(toPerson(address, []));
    people.push(toPerson(match[1] ?? '', [before.slice(last + 1).join(', ')]));
    end = match.index + match[0].length;
  }
  const remainingPieces = piecesAround(text.slice(end));
  const [only] = people;
  // `<a@mail.example> Anna Kowalski`
  if (only?.first_name === '' && people.length === 1 && !remainingPieces.some(hasAddress))
    return [toPerson(only.email, remainingPieces)];
  return [...people, ...remainingPieces.filter(hasAddress).map((address) => toPerson(address, []))];
}

function separatorOf(text: string): Separator {
  return SEPARATORS.find((separator) => cellsOf(text, separator).length > 1) ?? ',';
}

/** The columns of a header line; undefined for other lines. */
function readTable(text: string): Table | undefined {
  for (const separator of SEPARATORS) {
    const columns = readHeadings(cellsOf(text, separator));
    if (columns?.includes('email') === true) return { separator, columns };
  }
  return undefined;
}

/** The most frequent address column by line width, for lines without an address. */
function findAddressColumns(lines: readonly ListRow[]): AddressColumns {
  const counts = new Map<number, Map<number, number>>();
  for (const { text } of lines) {
    const cells = cellsOf(text, separatorOf(text));
    const column = cells.findIndex(hasAddress);
    if (cells.length < 2 || column === -1) continue;
    const ofWidth = counts.get(cells.length) ?? new Map<number, number>();
    counts.set(cells.length, ofWidth.set(column, (ofWidth.get(column) ?? 0) + 1));
  }
  return new Map(
    [...counts].map(([width, columns]) => [width, [...columns].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0]),
  );
}

/** Prefixes of people: the number of a line, a dot, the field of a mail. */
const BEFORE_PERSON =
  /^\s*(?:\(?(?:\d{1,4}|[a-z])[.)]\s+|#\d+\s+|(?:from|to|b?cc|von|an|kopie)\s*:\s*|[•●◦▪■·]\s*|[*–—-]\s+)+/i;

function readLine(line: string, table: Table | undefined, columns: AddressColumns): readonly Person[] {
  const text = line.replace(BEFORE_PERSON, '');
  if (text.search(IN_BRACKETS) !== -1) return readMailLine(text);
  if (table !== undefined) {
    const cells = cellsOf(text, table.separator);
    const email = cells[table.columns.indexOf('email')] ?? '';
    // A line with its address in another column has another column order.
    if (hasAddress(email) || !hasAddress(text)) return [readByColumns(cells, table.columns)];
  }
  const cells = cellsOf(text, separatorOf(text)).map(unguardCell);
  return hasAddress(text) ? readByAddress(cells) : readWithoutAddress(cells, columns);
}

/**
 * Parses each line separately: lines of a mail program, bare addresses, cells in any order. The cell with an @ is the
 * address. A line that is not a heading is one person or more.
 */
export function readLines(rows: readonly ListRow[]): readonly ListedPerson[] {
  const columns = findAddressColumns(rows);
  let table: Table | undefined;
  return rows.flatMap(({ line, text }) => {
    const parsedTable = readTable(text);
    table = parsedTable ?? table;
    if (parsedTable !== undefined) return [];
    return readLine(text, table, columns).map((person) => ({ line, ...person }));
  });
}
