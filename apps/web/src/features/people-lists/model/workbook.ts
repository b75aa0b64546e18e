import type { ListRow } from '@quint/domain/people-lists/rows.ts';
import { formatValue, readXlsx, type CellValue, type MergeRange, type Sheet } from 'hucre';
import { LIST_LIMITS } from './limits.ts';
import { RefusedList } from './messages.ts';

export interface SheetRows {
  readonly name: string;
  readonly rows: readonly ListRow[];
  readonly isHidden: boolean;
}

/** The format of a number that is a text to people: leading zeros, a plus, or groups of digits. */
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

/** A merged cell counts in each of its rows: headings over two rows, a department beside its people. */
function fillMerged(rows: readonly string[][], merges: readonly MergeRange[]): void {
  for (const { startRow, startCol, endRow } of merges) {
    const text = rows[startRow]?.[startCol] ?? '';
    for (let row = startRow + 1; row <= Math.min(endRow, rows.length - 1); row += 1) {
      const cells = rows[row];
      if (cells !== undefined && (cells[startCol] ?? '') === '') cells[startCol] = text;
    }
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
  fillMerged(texts, sheet.merges ?? []);
  return texts.flatMap((cells, index): ListRow[] => {
    if (cells.every((cell) => cell === '')) return [];
    const isHidden = sheet.rowDefs?.get(index)?.hidden === true;
    // Tabs between cells, so that a row can be read like a line of text, too.
    const text = cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t');
    return [{ line: index + 1, cells, text, ...(isHidden ? { isHidden } : {}) }];
  });
}

function formatOf(sheet: Sheet, row: number, column: number): string | undefined {
  return sheet.cells?.get(`${row},${column}`)?.style?.numFmt;
}

/** The worksheets of an XLSX file that have contents. Values of formulas are those that were saved with the file. */
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
