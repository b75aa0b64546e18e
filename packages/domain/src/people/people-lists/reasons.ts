import { findAddresses, hasLetters, isErrorCell } from './cells.ts';
import { findHeading, readHeadings } from './headings.ts';
import type { TableList } from './open-list.ts';
import type { ListRow } from './rows.ts';

/** Why a row does not count as a person. */
export const ASIDE_REASONS = [
  'heading',
  'above_headings',
  'total',
  'group',
  'no_address',
  'error',
  'no_value',
  'damaged',
  'hidden',
] as const;
export type AsideReason = (typeof ASIDE_REASONS)[number];

const COUNT_LINE =
  /^\(?(?:total:? )?\d+ (?:rows?|zeilen|datens\p{L}+|eintr\p{L}+|personen|people|records?|entries|mitarbeit\p{L}+|teilnehm\p{L}+|contacts|kontakte)\b/iu;
const LINE_OF_REPORT =
  /^(?:summe|gesamt\p{L}*|total|subtotal|zwischensumme|anzahl|count|sum|mittelwert|durchschnitt|average|insgesamt|stand|datenstand|exportiert|exported|export|erstellt|created|generated|generiert|gedruckt|printed|seite|page|quelle|source|hinweis\p{L}*|notes?|anmerkung\p{L}*|bericht|report|vertraulich|confidential|ende|end of|copyright|filter|druckdatum)(?=$|[\s:;,.(0-9])/iu;
const SIGNS = /^(?:©|\(c\)|[-=_*#~]{2,})/i;

const filledCells = ({ cells }: ListRow) => cells.map((cell) => cell.trim()).filter((cell) => cell !== '');

/** A line of a report around a list: a total, a page number, the author. Such a word may be a name, too. */
export function isFooter(row: ListRow): boolean {
  const cells = filledCells(row);
  const [first = ''] = cells;
  const { addresses } = findAddresses(row.text);
  if (COUNT_LINE.test(first) || SIGNS.test(first)) return addresses.length === 0;
  if (!LINE_OF_REPORT.test(first)) return false;
  if (addresses.length === 0) return true;
  // "Page, Jimmy" has a separate address; "Exported by a@mail.example" contains one in its text.
  return (
    cells.length === 1 && /[:\d]|\b(?:by|on|von|am|durch|at)\b/i.test(first.replace(addresses[0] ?? '', ''))
  );
}

/** The reason why a row without an address does not count as a person. */
export function findReason(row: ListRow, list: TableList): AsideReason {
  const cells = filledCells(row);
  const headings = cells.filter((cell) => findHeading(cell) !== undefined).length;
  const isRepeated = list.columns.some(
    ({ heading }, column) =>
      heading !== '' && (row.cells[column] ?? '').trim().toLowerCase() === heading.toLowerCase(),
  );
  if (readHeadings(row.cells) !== undefined || (isRepeated && cells.length > 1)) return 'heading';
  if (cells.length > 1 && headings >= cells.length * 0.6) return 'heading';
  if (isFooter(row)) return 'total';
  if (cells.some(isErrorCell)) return 'error';
  if (row.lacksValue === true) return 'no_value';
  const isAlone = cells.length === 1 && list.columns.length > 1;
  return isAlone || !cells.some(hasLetters) ? 'group' : 'no_address';
}
