import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Cell, Sheet, SheetRow } from '#sheets/sheet.ts';
import { CLOSE_SHEET, escapeXml, listParts, openSheet, STYLE } from '#sheets/xlsx-parts.ts';

/** Rows of a sheet below its header. */
export const XLSX_ROWS_MAX = 1_048_575;
const CELL_CHARACTERS_MAX = 32_767;
const NOT_IN_NAMES = /[\\/?*:[\]]/g;
const NAME_CHARACTERS_MAX = 31;
/** Maximum characters of a column, and those of a date. */
const WIDTH_MAX = 48;
const DAY_WIDTH = 12;
const MARGIN = 3;
/** Number of rows measured for the width of a column. */
const MEASURED_ROWS = 200;
const DAY_MS = 86_400_000;
/** Spreadsheets count days from here. */
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** A, B … Z, AA, AB … */
function nameOfColumn(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : nameOfColumn(Math.floor(index / 26) - 1) + letter;
}

function toXml(cell: Cell, at: string, isHeader: boolean): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') {
    return `<c r="${at}" s="${STYLE.day}"><v>${(Date.parse(cell.day) - DAY_ZERO) / DAY_MS}</v></c>`;
  }
  const style = isHeader ? ` s="${STYLE.header}"` : '';
  const text = escapeXml(cell.slice(0, CELL_CHARACTERS_MAX));
  return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

function measure(rows: readonly SheetRow[], columns: number): number[] {
  return Array.from({ length: columns }, (_, column) => {
    const widths = rows.slice(0, MEASURED_ROWS).map((row) => {
      const cell = row[column] ?? '';
      return typeof cell === 'object' ? DAY_WIDTH : String(cell).length;
    });
    return Math.min(Math.max(0, ...widths) + MARGIN, WIDTH_MAX);
  });
}

/** The text of the sheet, a batch of rows at a time. */
async function* writeSheet({ header, batches }: Sheet): AsyncGenerator<string> {
  const columns = header.map((_, index) => nameOfColumn(index));
  let number = 0;
  const toRow = (row: SheetRow) => {
    number++;
    const cells = row.map((cell, index) => toXml(cell, `${columns[index] ?? ''}${number}`, number === 1));
    return `<row r="${number}">${cells.join('')}</row>`;
  };
  for await (const rows of batches) {
    const start = number === 0 ? openSheet(measure([header, ...rows], header.length)) + toRow(header) : '';
    yield start + rows.map(toRow).join('');
  }
  if (number === 0) yield openSheet(measure([header], header.length)) + toRow(header);
  yield CLOSE_SHEET;
}

/** A sheet as an XLSX file, compressed a batch of rows at a time. Text cells are not formulas. */
export async function* writeXlsx(sheet: Sheet): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  const open = (path: string) => {
    const part = new ZipDeflate(path);
    archive.add(part);
    return part;
  };
  const name = sheet.name.replaceAll(NOT_IN_NAMES, ' ').slice(0, NAME_CHARACTERS_MAX);
  for (const [path, text] of Object.entries(listParts(name, sheet.language))) {
    open(path).push(strToU8(text), true);
  }
  const part = open('xl/worksheets/sheet1.xml');
  for await (const text of writeSheet(sheet)) {
    part.push(strToU8(text));
    yield* chunks;
    chunks = [];
  }
  part.push(new Uint8Array(), true);
  archive.end();
  yield* chunks;
}
