/** What a list may have at most. A list beyond is refused as a whole, with the limit in the message. */
export const LIST_LIMITS = {
  megabytes: 10,
  /** Of all parts of a workbook together. */
  unpackedMegabytes: 100,
  rows: 50_000,
  columns: 300,
  cells: 3_000_000,
  seconds: 30,
} as const;
