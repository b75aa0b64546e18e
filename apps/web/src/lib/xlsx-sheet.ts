import writeXlsxFile, { type SheetData } from 'write-excel-file/universal';

export type SheetValue = string | number | Date | null;

export interface Sheet {
  /** The first row is the header, which stays in sight. */
  readonly rows: readonly (readonly SheetValue[])[];
  readonly name: string;
  /** How days are shown, in the code of spreadsheets. */
  readonly dateFormat: string;
}

/** Characters of a column at most, and for a day. */
const MOST_WIDTH = 48;
const DATE_WIDTH = 12;
const MARGIN = 3;
/** Rows to measure for the width of a column. */
const MEASURED_ROWS = 200;
/** What the name of a sheet cannot hold. */
const NOT_IN_NAMES = /[\\/?*:[\]]/g;
const MOST_NAME_CHARACTERS = 31;

/** The day of the user's calendar: spreadsheets have no time zone, and the library writes days of UTC. */
function dayOf(date: Date): Date {
  return new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
}

/** A sheet as an XLSX file. A text is never a formula. */
export function writeSheet({ rows, name, dateFormat }: Sheet): Promise<Blob> {
  const [head = []] = rows;
  const data: SheetData = rows.map((row, index) =>
    row.map((value) => {
      if (value === null || value === '') return null;
      if (typeof value === 'number') return { value, type: Number };
      if (value instanceof Date) return { value: dayOf(value), type: Date, format: dateFormat };
      return { value, type: String, ...(index === 0 ? { fontWeight: 'bold' as const } : {}) };
    }),
  );
  const columns = head.map((_, column) => {
    const widths = rows.slice(0, MEASURED_ROWS).map((row) => {
      const value = row[column];
      return value instanceof Date ? DATE_WIDTH : String(value ?? '').length;
    });
    return { width: Math.min(Math.max(...widths) + MARGIN, MOST_WIDTH) };
  });
  const sheet = name.replaceAll(NOT_IN_NAMES, ' ').slice(0, MOST_NAME_CHARACTERS);
  return writeXlsxFile(data, { sheet, columns, stickyRowsCount: 1 }).toBlob();
}
