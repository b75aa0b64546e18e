import type { Language } from '@quint/phrases/base/languages.ts';
import type { Cell, Sheet, SheetRow } from '#sheets/sheet.ts';

// Required for spreadsheets to read the file correctly: the UTF-8 mark, and in German the semicolon and the decimal
// comma.
const BYTE_ORDER_MARK = '\uFEFF';
const SEPARATOR: Readonly<Record<Language, string>> = { en: ',', de: ';' };

/** Text that a spreadsheet would run as a formula, including full-width characters. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const TO_QUOTE = /[",;\t\r\n]|^\s|\s$/;

function toDay(day: string, language: Language): string {
  return language === 'de' ? day.split('-').toReversed().join('.') : day;
}

function toField(cell: Cell, language: Language): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return language === 'de' ? String(cell).replace('.', ',') : String(cell);
  if (typeof cell === 'object') return toDay(cell.day, language);
  const isFormula = FORMULA.test(cell);
  const text = isFormula ? `'${cell}` : cell;
  return isFormula || TO_QUOTE.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A sheet as CSV text, a batch of rows at a time. Text cells are escaped, so that none is a formula. */
export async function* writeCsv({ header, batches, language }: Sheet): AsyncGenerator<string> {
  const toLine = (row: SheetRow) =>
    `${row.map((cell) => toField(cell, language)).join(SEPARATOR[language])}\r\n`;
  yield BYTE_ORDER_MARK + toLine(header);
  for await (const rows of batches) if (rows.length > 0) yield rows.map(toLine).join('');
}
