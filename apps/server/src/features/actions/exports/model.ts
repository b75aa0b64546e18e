import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { LOCALES } from '@quint/phrases/base/languages.ts';
import type { Deps } from '#deps.ts';
import type { Registry } from '#items/declare/collection.ts';
import type { OpenedList, OpenedRecord } from '#items/read/records.ts';
import type { Cell, SheetRow } from '#sheets/sheet.ts';

/** The exporting actor, and the language. */
export interface ExportContext {
  readonly deps: Deps;
  readonly registry: Registry;
  readonly actor: Actor;
  readonly language: Language;
}

/** A column of a file: its heading, and its cell for a record. */
export interface FileColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => Cell;
}

/** A table before it is written as a file. It uses a connection until it is closed. */
export interface OpenedTable {
  /** The file name without date and extension. */
  readonly file: string;
  readonly title: string;
  readonly count: number;
  readonly header: readonly string[];
  readonly batches: () => AsyncIterable<readonly SheetRow[]>;
  readonly close: () => Promise<void>;
}

/** Formats dates and times in the language of the file. */
export interface DateFormatters {
  readonly toDay: (time: string | null | undefined) => Cell;
  /** "24 Nov" */
  readonly toDayMonth: (time: string) => string;
}

export function createDateFormatters(timeZone: string, language: Language): DateFormatters {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const dayMonth = new Intl.DateTimeFormat(LOCALES[language], { timeZone, day: 'numeric', month: 'short' });
  return {
    toDay: (time) => (time === null || time === undefined ? null : { day: day.format(new Date(time)) }),
    toDayMonth: (time) => dayMonth.format(new Date(time)),
  };
}

export function toRow<Row>(columns: readonly FileColumn<Row>[], row: Row): SheetRow {
  return columns.map(({ cell }) => cell(row));
}

/** The rows of a list whose records have the fields that the columns read. */
export async function* toRows<Row>(
  columns: readonly FileColumn<Row>[],
  batches: AsyncIterable<readonly OpenedRecord[]>,
): AsyncGenerator<readonly SheetRow[]> {
  for await (const records of batches) {
    yield records.map((record) => toRow(columns, record as Row));
  }
}

/** A list as a table with the given columns. */
export function tableOf<Row>(
  { file, title }: Pick<OpenedTable, 'file' | 'title'>,
  columns: readonly FileColumn<Row>[],
  list: OpenedList,
): OpenedTable {
  return {
    file,
    title,
    count: list.count,
    header: columns.map(({ header }) => header),
    batches: () => toRows(columns, list.batches()),
    close: list.close,
  };
}
