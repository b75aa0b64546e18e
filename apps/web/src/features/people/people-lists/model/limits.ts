/** The limits of a list. A larger list is refused as a whole, with the limit in the message. */
export const LIST_LIMITS = {
  megabytes: 10,
  /** All parts of a workbook together. */
  unpackedMegabytes: 100,
  rows: 50_000,
  columns: 300,
  cells: 3_000_000,
  seconds: 30,
} as const;
