import type { Language } from '@quint/phrases/base/languages.ts';
import Papa from 'papaparse';

// Spreadsheets need the UTF-8 mark, and a semicolon in German.
const BYTE_ORDER_MARK = '\uFEFF';
const SEPARATOR: Readonly<Record<Language, string>> = { en: ',', de: ';' };

/** Formats rows as CSV; a cell that a spreadsheet would run as a formula is made plain text. */
export function toCsv(rows: readonly (readonly string[])[], language: Language): string {
  const text = Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: SEPARATOR[language], newline: '\r\n', escapeFormulae: true },
  );
  return `${BYTE_ORDER_MARK}${text}\r\n`;
}
