import { isOnlyTitles, parsePersonName } from '../../base/person-name.ts';
import { foldWord } from '../../base/search-text.ts';
import {
  findAddresses,
  hasAddress,
  isDate,
  isPlaceholder,
  isSalutation,
  looksLikeName,
  looksLikePhone,
} from './cells.ts';
import type { ColumnMeaning } from './headings.ts';
import { findLanguage } from './languages.ts';
import type { ListRow } from './rows.ts';

type Meanings = readonly (ColumnMeaning | undefined)[];

const SAMPLE_ROWS = 200;
/** The share of filled cells that determines the content of a column. */
const MOST = 0.7;

const filledCells = (rows: readonly ListRow[], column: number) =>
  rows.flatMap(({ cells }) => {
    const cell = (cells[column] ?? '').trim();
    return cell === '' || isPlaceholder(cell) ? [] : [cell];
  });

/** The kinds of contents that are recognised without a heading, most specific first. */
const KINDS: readonly (readonly [ColumnMeaning, (cell: string) => boolean])[] = [
  ['email', hasAddress],
  ['salutation', isSalutation],
  ['title', isOnlyTitles],
  ['language', (cell) => findLanguage(cell) !== undefined],
  ['unused', isDate],
  ['phone', looksLikePhone],
];

/** The content of a column's cells; undefined for names and for other texts. */
export function findContents(rows: readonly ListRow[], column: number): ColumnMeaning | undefined {
  const cells = filledCells(rows, column);
  if (cells.length === 0) return undefined;
  const kind = KINDS.find(([, matches]) => cells.filter(matches).length >= cells.length * MOST)?.[0];
  // Three letters may be a first name: "Ger", "Eng".
  const isDoubtful = kind === 'language' && cells.every((cell) => cell.length === 3);
  return isDoubtful ? undefined : kind;
}

export const isNameColumn = (rows: readonly ListRow[], column: number): boolean => {
  const cells = filledCells(rows, column);
  return cells.length > 0 && cells.filter(looksLikeName).length >= cells.length * MOST;
};

/** The parts of the address before the at sign, without digits: `fritz.muster2@` is fritz and muster. */
function localParts(address: string): readonly string[] {
  const local = address.slice(0, address.indexOf('@')).replace(/\+.*$/, '');
  return local.split(/[._-]/).flatMap((part) => {
    const letters = foldWord(part).replace(/\d+$/, '');
    return letters === '' ? [] : [letters];
  });
}

/**
 * Which of two names the address begins with: 1 for the first one, -1 for the other, 0 when the address does not tell.
 * Addresses begin with the first name or its initial: `fritz.muster@`, `f.muster@`, `fmuster@`.
 */
export function compareWithAddress(front: string, behind: string, address: string): -1 | 0 | 1 {
  const [one, two] = [foldWord(front), foldWord(behind)];
  const parts = localParts(address);
  const [head = '', ...others] = parts;
  if (one === '' || two === '' || one === two || head === '') return 0;
  const fits = (first: string, last: string) => {
    const isHead = first.length > 1 && (head === first || (head.length > 2 && first.startsWith(head)));
    const isInitial = head.length === 1 && first.startsWith(head) && others.join('') === last;
    const isJoined = parts.length === 1 && (head === first.charAt(0) + last || head === first + last);
    return isHead || isInitial || isJoined;
  };
  const [isFront, isBehind] = [fits(one, two), fits(two, one)];
  if (isFront === isBehind) return 0;
  return isFront ? 1 : -1;
}

/** Longer texts are not split into words. */
const NAME_WORDS_MAX = 12;

/**
 * First and last name of a listed name. If a name of three words or more is ambiguous, the address may resolve it:
 * "Adrian Lopez Garcia" of `adrian.lopez@`. A single name after a title is the only one known.
 */
export function splitListedName(text: string, address: string) {
  const { first_name, last_name, isUnsure } = parsePersonName(text);
  if (first_name === '') return { first_name: last_name, last_name: '' };
  const words = `${first_name} ${last_name}`.split(' ');
  if (!isUnsure || last_name === '' || words.length < 3 || words.length > NAME_WORDS_MAX)
    return { first_name, last_name };
  const [head = '', ...others] = localParts(address);
  const behind = others.join('');
  const start = words.findIndex((word, index) => {
    if (index === 0 || index === words.length - 1 || behind === foldWord(words.at(-1) ?? '')) return false;
    const last = foldWord(words.slice(index).join(''));
    const isBehind = behind !== '' && (behind === foldWord(word) || behind === last);
    return isBehind || (others.length === 0 && head === foldWord(first_name).charAt(0) + last);
  });
  if (start === -1) return { first_name, last_name };
  return { first_name: words.slice(0, start).join(' '), last_name: words.slice(start).join(' ') };
}

const addressOf = (row: ListRow, column: number) => findAddresses(row.cells[column] ?? '').addresses[0] ?? '';

/** How many addresses indicate that the first of two columns has the first names, minus those that indicate the opposite. */
function countVotes(rows: readonly ListRow[], front: number, behind: number, email: number): number {
  return rows
    .slice(0, SAMPLE_ROWS)
    .reduce(
      (sum, row) =>
        sum + compareWithAddress(row.cells[front] ?? '', row.cells[behind] ?? '', addressOf(row, email)),
      0,
    );
}

/** Whether full names have the last name first, without a comma: "Muster Fritz". */
export function isLastNameFirst(rows: readonly ListRow[], column: number, email: number): boolean {
  const votes = rows.slice(0, SAMPLE_ROWS).reduce((sum, row) => {
    const words = (row.cells[column] ?? '').trim().split(/\s+/);
    const isPlain = words.length === 2 && !words.some((word) => word.includes(','));
    return isPlain ? sum + compareWithAddress(words[0] ?? '', words[1] ?? '', addressOf(row, email)) : sum;
  }, 0);
  return votes < 0;
}

/** How often a text of the column is part of the address of its row. */
function countInAddress(rows: readonly ListRow[], column: number, email: number): number {
  return rows.slice(0, SAMPLE_ROWS).filter((row) => {
    const parts = localParts(addressOf(row, email));
    return (row.cells[column] ?? '')
      .split(/\s+/)
      .some((word) => foldWord(word).length > 1 && parts.includes(foldWord(word)));
  }).length;
}

/** The columns that look like names; those whose words occur in the addresses come first. */
function findNameColumns(
  rows: readonly ListRow[],
  free: readonly number[],
  email: number,
): readonly number[] {
  const columns = free.filter((column) => isNameColumn(rows, column));
  if (columns.length < 3) return columns;
  const likely = columns.filter((column) => countInAddress(rows, column, email) > 0);
  return likely.length > 0 && likely.length < 3 ? likely : columns;
}

/** The guess for columns without headings: by their contents, and the names by the addresses. */
export function guessMeanings(rows: readonly ListRow[], width: number): Meanings {
  const sample = rows.slice(0, SAMPLE_ROWS);
  const meanings = Array.from({ length: width }, (_, column) => findContents(sample, column));
  const email = meanings.indexOf('email');
  const free = meanings.flatMap((meaning, column) => (meaning === undefined ? [column] : []));
  const names = findNameColumns(sample, free, email);
  const [front, behind] = names;
  if (front === undefined) return meanings;
  const fill = (entries: readonly (readonly [number, ColumnMeaning])[]) =>
    meanings.map((meaning, column) => entries.find(([each]) => each === column)?.[1] ?? meaning);
  if (behind === undefined || hasFullNames(sample, front, behind, email)) {
    return fill([[front, isLastNameFirst(sample, front, email) ? 'full_name_reversed' : 'full_name']]);
  }
  const isSwapped = countVotes(sample, front, behind, email) < 0;
  return fill([
    [front, isSwapped ? 'last_name' : 'first_name'],
    [behind, isSwapped ? 'first_name' : 'last_name'],
  ]);
}

/** Whether a column has full names and the next one something else: a place, a team. */
function hasFullNames(rows: readonly ListRow[], column: number, behind: number, email: number): boolean {
  const cells = filledCells(rows, column);
  const isWhole = cells.length > 0 && cells.every((cell) => /\S\s+\S/.test(cell));
  if (!isWhole || countInAddress(rows, behind, email) > 0) return false;
  return cells.length >= 3 || countInAddress(rows, column, email) > 0;
}
