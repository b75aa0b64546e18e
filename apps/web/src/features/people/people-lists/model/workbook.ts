import { hasAddress } from '@quint/domain/people/people-lists/cells.ts';
import type { ListRow } from '@quint/domain/people/people-lists/rows.ts';
import { formatValue, readXlsx, type CellValue, type MergeRange, type Sheet } from 'hucre';
import { LIST_LIMITS } from './limits.ts';
import { RefusedList } from './messages.ts';

export interface SheetRows {
  readonly name: string;
  readonly rows: readonly ListRow[];
  readonly isHidden: boolean;
}

/** A number format that people use for text: leading zeros, a plus sign, or groups of digits. */
const WRITTEN_FORMAT = /^[+"'\\()\s/\-#0]*$/;

function toText(value: CellValue, format: string | undefined): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'string') return value;
  const isWritten = format !== undefined && /0{2}|\+/.test(format) && WRITTEN_FORMAT.test(format);
  if (isWritten && Number.isInteger(value)) return formatValue(value, format);
  // Whole numbers in full: an exponent would lose the last digits of a phone number.
  return Number.isInteger(value) ? value.toLocaleString('en', { useGrouping: false }) : String(value);
}

/** Repeats a merged cell in each of its rows: headings over two rows, a department beside its people. */
function fillMerged(rows: readonly string[][], merges: readonly MergeRange[]): void {
  for (const { startRow, startCol, endRow } of merges) {
    const text = rows[startRow]?.[startCol] ?? '';
    for (let row = startRow + 1; row <= Math.min(endRow, rows.length - 1); row += 1) {
      const cells = rows[row];
      if (cells !== undefined && (cells[startCol] ?? '') === '') cells[startCol] = text;
    }
  }
}

/** The rows with a formula whose value was not saved, which some export programs leave out. */
function rowsWithoutValues({ cells, rows }: Sheet): ReadonlySet<number> {
  const lackingRows = new Set<number>();
  for (const [key, { formula, formulaResult }] of cells ?? []) {
    const [row = 0, column = 0] = key.split(',').map(Number);
    const isEmpty = (rows[row]?.[column] ?? null) === null && (formulaResult ?? null) === null;
    if (formula !== undefined && isEmpty) lackingRows.add(row);
  }
  return lackingRows;
}

/** Uses the address of a link in a row whose cells show none: "Eva Groß" linked to `mailto:eva@mail.example`. */
function addLinkedAddresses(rows: readonly string[][], sheet: Sheet): void {
  for (const [key, { hyperlink }] of sheet.cells ?? []) {
    const address = /^mailto:\s*([^?\s]+@[^?\s]+)/i.exec(hyperlink?.target ?? '')?.[1];
    const [row = 0, column = 0] = key.split(',').map(Number);
    const cells = rows[row];
    if (address === undefined || cells?.[column] === undefined || cells.some(hasAddress)) continue;
    cells[column] = `${cells[column]} <${address}>`;
  }
}

function checkSize(sheet: Sheet): void {
  const columns = sheet.rows.reduce(
    (most, row) => Math.max(most, row.findLastIndex((cell) => cell !== null) + 1),
    0,
  );
  if (columns > LIST_LIMITS.columns) throw new RefusedList('too_many_columns');
  if (sheet.rows.length > LIST_LIMITS.rows || columns * sheet.rows.length > LIST_LIMITS.cells)
    throw new RefusedList('too_many_rows');
}

function toRows(sheet: Sheet): readonly ListRow[] {
  checkSize(sheet);
  const texts = sheet.rows.map((row, index) => {
    const last = row.findLastIndex((cell) => cell !== null && cell !== '');
    return row
      .slice(0, last + 1)
      .map((cell, column) =>
        toText(cell, typeof cell === 'number' ? formatOf(sheet, index, column) : undefined).trim(),
      );
  });
  addLinkedAddresses(texts, sheet);
  fillMerged(texts, sheet.merges ?? []);
  const lackingValues = rowsWithoutValues(sheet);
  return texts.flatMap((cells, index): ListRow[] => {
    const lacksValue = lackingValues.has(index);
    if (cells.every((cell) => cell === '') && !lacksValue) return [];
    const isHidden = sheet.rowDefs?.get(index)?.hidden === true;
    // Tabs between cells, so that a row can also be parsed like a line of text.
    const text = cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t');
    return [
      {
        line: index + 1,
        cells,
        text,
        ...(isHidden ? { isHidden } : {}),
        ...(lacksValue ? { lacksValue } : {}),
      },
    ];
  });
}

function formatOf(sheet: Sheet, row: number, column: number): string | undefined {
  return sheet.cells?.get(`${row},${column}`)?.style?.numFmt;
}

/** The worksheets of an XLSX file that have contents. Formulas have the values saved with the file. */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly SheetRows[]> {
  const { sheets } = await readXlsx(bytes, { readStyles: true, maxRows: LIST_LIMITS.rows + 1 }).catch(
    (error: unknown) => {
      const isLimit = error instanceof Error && /limit|exceeds/i.test(error.message);
      throw new RefusedList(isLimit ? 'too_many_columns' : 'broken');
    },
  );
  return sheets.flatMap((sheet) => {
    const rows = toRows(sheet);
    const isHidden = sheet.hidden === true || sheet.veryHidden === true;
    return rows.length === 0 ? [] : [{ name: sheet.name, rows, isHidden }];
  });
}
