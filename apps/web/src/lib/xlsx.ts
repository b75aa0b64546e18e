import writeXlsxFile, { type SheetData } from 'write-excel-file/universal';

export type SheetValue = string | number | Date | null;

const MOST_WIDTH = 48;

/** Rows as an XLSX file: the first is the header, which stays in sight. A text is never a formula. */
export function toXlsx(
  rows: readonly (readonly SheetValue[])[],
  name: string,
  dateFormat: string,
): Promise<Blob> {
  const [head = []] = rows;
  const data: SheetData = rows.map((row, index) =>
    row.map((value) => {
      if (value === null || value === '') return null;
      if (typeof value === 'number') return { value, type: Number };
      if (value instanceof Date) return { value, type: Date, format: dateFormat };
      return { value, type: String, ...(index === 0 ? { fontWeight: 'bold' as const } : {}) };
    }),
  );
  const columns = head.map((_, column) => {
    const lengths = rows
      .slice(0, 200)
      .map((row) => (row[column] instanceof Date ? 12 : String(row[column] ?? '').length));
    return { width: Math.min(Math.max(...lengths) + 3, MOST_WIDTH) };
  });
  return writeXlsxFile(data, { sheet: name, columns, stickyRowsCount: 1 }).toBlob();
}
