import { findAddresses, hasAddress, looksLikeName } from './cells.ts';
import { findHeading } from './headings.ts';
import type { ListRow } from './rows.ts';

/** A line with a field name and its value: "E-Mail: anna@mail.example". */
const FIELD = /^(?:[•*–-]\s*)?([^\s:=;@][^:=;\t@]{1,39}?)\s*[:=;\t]\s*(.*)$/;
/** The share of lines that must be fields. */
const MOST = 0.8;

interface Field {
  readonly line: number;
  readonly heading: string;
  readonly value: string;
}

function readField({ line, text }: ListRow): Field | undefined {
  const [, heading = '', value = ''] = FIELD.exec(text.trimStart()) ?? [];
  return findHeading(heading) === undefined
    ? undefined
    : { line, heading: heading.trim(), value: value.trim() };
}

/** The fields of each person: a repeated field begins the next person. */
function divide(fields: readonly Field[]): readonly (readonly Field[])[] {
  const records: Field[][] = [];
  for (const field of fields) {
    const record = records.at(-1);
    const isNew = record === undefined || record.some(({ heading }) => heading === field.heading);
    if (isNew) records.push([field]);
    else record.push(field);
  }
  return records;
}

const toRow = (line: number, cells: readonly string[]): ListRow => ({ line, cells, text: cells.join('\t') });

/** The rows of a text with one named value per line; undefined for other texts. */
export function readRecords(rows: readonly ListRow[]): readonly ListRow[] | undefined {
  const fields = rows.flatMap((row) => readField(row) ?? []);
  if (fields.length < 2 || fields.length < rows.length * MOST) return undefined;
  const hasEmail = fields.some(({ heading, value }) => findHeading(heading) === 'email' && hasAddress(value));
  const headings = [...new Set(fields.map(({ heading }) => heading))];
  if (!hasEmail || headings.length < 2) return undefined;
  const records = divide(fields).map((record) =>
    toRow(
      record[0]?.line ?? 0,
      headings.map((heading) => record.find((field) => field.heading === heading)?.value ?? ''),
    ),
  );
  return [toRow(rows[0]?.line ?? 0, headings), ...records];
}

/** Whether a row is an address without a name. */
function isBareAddress({ text }: ListRow): boolean {
  const { addresses, text: others } = findAddresses(text);
  return addresses.length === 1 && others === '';
}

/** Joins names and addresses on alternating lines; other rows stay unchanged. */
export function joinPairs(rows: readonly ListRow[]): readonly ListRow[] {
  const isPaired =
    rows.length % 2 === 0 &&
    rows.every((row, index) => (index % 2 === 0 ? looksLikeName(row.text) : isBareAddress(row)));
  if (!isPaired) return rows;
  return rows.flatMap((row, index): ListRow[] => {
    const [address = ''] = findAddresses(rows[index + 1]?.text ?? '').addresses;
    if (index % 2 === 1) return [];
    return [{ line: row.line, cells: [row.text, address], text: `${row.text} <${address}>` }];
  });
}
