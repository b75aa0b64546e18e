import { readCards } from './cards.ts';
import { hasAddress, isPlaceholder } from './cells.ts';
import { joinPairs, readRecords } from './records.ts';
import { repairText } from './repair.ts';
import { guessMeanings, isLastNameFirst, isNameColumn } from './evidence.ts';
import { isNameMeaning } from './heading-owners.ts';
import { namesOtherPerson, readHeadings, settleNames, type ColumnMeaning } from './headings.ts';
import { areAligned, HEADING_ROWS, readTextRows, type ListRow } from './rows.ts';

type Meanings = readonly (ColumnMeaning | undefined)[];

/** A column of a list, its assumed meaning, and its content. */
export interface ListColumn {
  /** Empty without headings. */
  readonly heading: string;
  /** The first values that differ. */
  readonly samples: readonly string[];
  readonly meaning: ColumnMeaning;
  /** Whether the meaning comes from the contents or the order, not from the heading. */
  readonly isGuess: boolean;
}

/** Rows with columns: each column has one meaning. */
export interface TableList {
  readonly kind: 'table';
  /** Rows above the headings, and rows of headings. */
  readonly headRows: readonly ListRow[];
  readonly rows: readonly ListRow[];
  readonly columns: readonly ListColumn[];
  readonly hasHeadings: boolean;
  /** The number of repaired places with letters in a wrong encoding. */
  readonly repairs: number;
}

/** Lines that are parsed separately: those of a mail program, addresses alone. */
export interface LineList {
  readonly kind: 'lines';
  readonly rows: readonly ListRow[];
  readonly repairs: number;
}

export type PeopleList = TableList | LineList;

const SAMPLES = 3;
const SAMPLE_CHARACTERS = 60;
const COLUMN_SAMPLE_ROWS = 500;
/** The share of rows with one shape that determines the columns. */
const USUAL_SHARE = 0.6;

interface Head {
  /** Rows up to here are above the first person. */
  readonly end: number;
  readonly headings: readonly string[];
  readonly meanings: Meanings | undefined;
}

const countUseful = (meanings: Meanings) =>
  new Set(meanings.filter((meaning) => meaning !== undefined && meaning !== 'unused')).size;

/** Two rows of headings: the upper one also applies to the cells to its right, as with merged cells. */
function joinHeadings(upper: readonly string[], lower: readonly string[]): readonly string[] {
  let above = '';
  return lower.map((cell, index) => {
    above = (upper[index] ?? '').trim() || above;
    const isNew = above !== '' && !cell.toLowerCase().includes(above.toLowerCase());
    return isNew && cell.trim() !== '' ? `${above} ${cell.trim()}` : cell.trim();
  });
}

/** Among the first rows, the one with the most column names. */
function findHeadingRow(rows: readonly ListRow[]): Head | undefined {
  let best: { index: number; meanings: Meanings; useful: number } | undefined;
  for (const [index, { cells }] of rows.slice(0, HEADING_ROWS).entries()) {
    const meanings = readHeadings(cells);
    const useful = meanings === undefined ? 0 : countUseful(meanings);
    if (meanings !== undefined && useful > (best?.useful ?? 0)) best = { index, meanings, useful };
  }
  if (best === undefined) return undefined;
  const cells = rows[best.index]?.cells ?? [];
  const upper = rows[best.index - 1]?.cells ?? [];
  const isPair = upper.filter((cell) => cell.trim() !== '').length > 1 && !upper.some(hasAddress);
  const joinedHeadings = isPair ? joinHeadings(upper, cells) : cells;
  const full = isPair ? readHeadings(joinedHeadings) : undefined;
  const meanings = best.meanings.map((meaning, column) => meaning ?? full?.[column]);
  return { end: best.index + 1, headings: cells, meanings: settleNames(meanings) };
}

/**
 * A row with a text where the rows below have an address is a row of headings, whatever it contains. Headings of groups
 * may come between them.
 */
function findUnknownHeadings(rows: readonly ListRow[]): Head | undefined {
  const first = rows.slice(0, HEADING_ROWS).findIndex(({ text }) => hasAddress(text));
  const isWide = ({ cells }: ListRow) => cells.filter((cell) => cell.trim() !== '').length > 1;
  const index = rows.slice(0, Math.max(first, 0)).findLastIndex(isWide);
  const row = rows[index];
  const column = rows[first]?.cells.findIndex(hasAddress) ?? -1;
  if (row === undefined) return undefined;
  const above = (row.cells[column] ?? '').trim();
  const filledCells = row.cells.filter((cell) => cell.trim() !== '');
  const isText = filledCells.every((cell) => /\p{L}/u.test(cell) && !/^\S+\.\S+$/.test(cell));
  if (above === '' || isPlaceholder(above) || !isText) return undefined;
  return { end: index + 1, headings: row.cells, meanings: undefined };
}

/** "Title" is used for academic titles, for "Ms." and for positions. */
function titleColumn(
  rows: readonly ListRow[],
  column: number,
  contents: ColumnMeaning | undefined,
): ColumnMeaning {
  if (contents === 'salutation' || contents === 'title') return contents;
  return isNameColumn(rows, column) ? 'unused' : 'title';
}

/** Names under ambiguous headings, and columns with an unknown heading. */
function completeMeanings(rows: readonly ListRow[], head: Head | undefined, width: number): Meanings {
  const headingMeanings = head?.meanings ?? [];
  // Whatever a column contains, that of the manager is not the person's own.
  const guessedMeanings = guessMeanings(rows, width).map((guess, column) =>
    namesOtherPerson(head?.headings[column] ?? '') ? 'unused' : guess,
  );
  const has = (...wantedMeanings: readonly ColumnMeaning[]) =>
    wantedMeanings.some((meaning) => headingMeanings.includes(meaning));
  const isMisplaced =
    guessedMeanings.includes('email') &&
    !headingMeanings.some((meaning, column) => meaning === 'email' && guessedMeanings[column] === 'email') &&
    has('email');
  const hasNames = headingMeanings.some(isNameMeaning);
  return Array.from({ length: width }, (_, column): ColumnMeaning | undefined => {
    const guess = guessedMeanings[column];
    const meaning = headingMeanings[column];
    // The headings are shifted relative to their columns.
    if (isMisplaced && filledRows(rows, column) > 0) return guess;
    if (meaning === 'title') return titleColumn(rows, column, guess);
    if (meaning !== undefined)
      return meaning === 'unused' && guess === 'email' && !has('email') ? guess : meaning;
    if (isNameMeaning(guess)) return hasNames ? undefined : guess;
    // One that its heading names is enough.
    return guess !== undefined && has(guess) ? undefined : guess;
  });
}

const filledRows = (rows: readonly ListRow[], column: number) =>
  rows.slice(0, COLUMN_SAMPLE_ROWS).filter(({ cells }) => (cells[column] ?? '').trim() !== '').length;

/** Whether full names have the last name first, as indicated by the addresses. */
function detectReversedNames(rows: readonly ListRow[], meanings: Meanings): Meanings {
  const email = meanings.indexOf('email');
  return meanings.map((meaning, column) =>
    meaning === 'full_name' && email !== -1 && isLastNameFirst(rows, column, email)
      ? 'full_name_reversed'
      : meaning,
  );
}

function samplesOf(rows: readonly ListRow[], column: number): readonly string[] {
  const samples = new Set<string>();
  for (const { cells } of rows.slice(0, COLUMN_SAMPLE_ROWS)) {
    const cell = (cells[column] ?? '').replace(/\s+/g, ' ').trim();
    if (cell !== '' && samples.size < SAMPLES) samples.add(cell.slice(0, SAMPLE_CHARACTERS));
  }
  return [...samples];
}

/** The rows that determine the columns: those with the address in the most frequent column, and as many cells. */
function sampleOf(rows: readonly ListRow[]): readonly ListRow[] {
  const counts = new Map<string, number>();
  const addressColumnOf = ({ cells }: ListRow) => cells.findIndex(hasAddress);
  const shapeOf = (row: ListRow) => `${addressColumnOf(row)}:${row.cells.length}`;
  const withAddress = rows.slice(0, COLUMN_SAMPLE_ROWS).filter((row) => addressColumnOf(row) !== -1);
  for (const row of withAddress) counts.set(shapeOf(row), (counts.get(shapeOf(row)) ?? 0) + 1);
  const [shape, count = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  // Worksheets end each row at its last filled cell, so the widths are not informative there.
  const isUsual = count >= withAddress.length * USUAL_SHARE;
  const addressColumn = Number(shape?.split(':')[0] ?? -1);
  if (addressColumn === -1) return rows;
  return withAddress.filter((row) =>
    isUsual ? shapeOf(row) === shape : addressColumnOf(row) === addressColumn,
  );
}

/** Meanings that cells show beyond doubt. */
const EVIDENT: readonly ColumnMeaning[] = ['email', 'salutation', 'title', 'unused'];

const isGuess = (headingMeaning: ColumnMeaning | undefined, meaning: ColumnMeaning) =>
  headingMeaning !== meaning && !EVIDENT.includes(meaning);

function toColumns(rows: readonly ListRow[], head: Head | undefined, width: number): readonly ListColumn[] {
  const sample = sampleOf(rows);
  const headingMeanings = head?.meanings ?? [];
  const meanings = detectReversedNames(sample, completeMeanings(sample, head, width));
  return Array.from({ length: width }, (_, column) => {
    const meaning = meanings[column] ?? 'unused';
    return {
      heading: (head?.headings[column] ?? '').replace(/\s+/g, ' ').trim(),
      samples: samplesOf(sample, column),
      meaning,
      isGuess:
        isGuess(headingMeanings[column], meaning) ||
        (head?.meanings === undefined && isNameColumn(sample, column)),
    };
  });
}

/** Whether a later row names other columns than the headings: then each part uses its own headings. */
function hasOtherHeadings(rows: readonly ListRow[], meanings: Meanings | undefined): boolean {
  if (meanings === undefined) return rows.some(({ cells }) => readHeadings(cells) !== undefined);
  const order = (each: Meanings) =>
    each.flatMap((meaning, column) =>
      meaning === undefined || meaning === 'unused' ? [] : [`${column}${meaning}`],
    );
  const own = new Set(order(meanings));
  return rows.some(({ cells, text }) => {
    if (hasAddress(text)) return false;
    const rowMeanings = readHeadings(cells);
    return rowMeanings?.includes('email') === true && order(rowMeanings).some((each) => !own.has(each));
  });
}

/** A list from rows of cells, as in a worksheet. */
export function openRows(rows: readonly ListRow[], repairs = 0): PeopleList {
  const head = findHeadingRow(rows) ?? findUnknownHeadings(rows);
  const body = rows.slice(head?.end ?? 0);
  const later = body.slice(2);
  if (hasOtherHeadings(head?.meanings === undefined ? body : later, head?.meanings))
    return { kind: 'lines', rows, repairs };
  const width = body.reduce((most, { cells }) => Math.max(most, cells.length), head?.headings.length ?? 0);
  return {
    kind: 'table',
    headRows: rows.slice(0, head?.end ?? 0),
    rows: body,
    columns: toColumns(body, head, width),
    hasHeadings: head?.meanings !== undefined,
    repairs,
  };
}

/** A list from a text: a table if it has headings or most lines are alike, otherwise lines. */
export function openText(rawText: string): PeopleList {
  const { text, repairs } = repairText(rawText);
  const cards = readCards(text);
  if (cards !== undefined) return openRows(cards, repairs);
  const { rows, width } = readTextRows(text);
  const records = readRecords(rows);
  if (records !== undefined) return openRows(records, repairs);
  const isTable = findHeadingRow(rows) !== undefined || (width > 1 && areAligned(rows));
  return isTable ? openRows(rows, repairs) : { kind: 'lines', rows: joinPairs(rows), repairs };
}
