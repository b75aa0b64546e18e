/** Rows that a list asks the server for at a time. */
export const ROWS_ON_PAGE = 100;

/** A page of a list, and the number of rows on all pages. */
export interface RowPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}
