import type { DocumentBlock } from '@quint/contract/measures/documents.ts';
import type { Row, DocumentContext } from '#features/privacy/data-export/document/fields/model.ts';
import {
  factsBlock,
  formatDateTime,
  formatValue,
  part,
  tableBlock,
} from '#features/privacy/data-export/document/fields/model.ts';

const orderOf = (row: Row): number => Number(row['number'] ?? row['item'] ?? 0);

/** The answers of one sheet in the order of the statements; a changed answer is listed once for each time. */
function sheetOf(context: DocumentContext, rows: readonly Row[], sheet: Row | undefined): DocumentBlock[] {
  const { caption, columns, about } = context.texts.answers;
  const orderedRows = rows.toSorted(
    (one, other) => orderOf(one) - orderOf(other) || Number(one['seq']) - Number(other['seq']),
  );
  const labels = [
    { label: columns.number, share: 1 },
    { label: columns.statement, share: 7 },
    { label: columns.answer, share: 4 },
    { label: columns.seconds, share: 2 },
    { label: columns.received, share: 4 },
  ];
  const lines = orderedRows.map((row) => [
    formatValue(context, row['number'] ?? row['item']),
    formatValue(context, row['statement']),
    formatValue(context, row['answer'] ?? row['value']),
    formatValue(context, row['seconds']),
    formatDateTime(context.language, row['date_received']),
  ]);
  const versions = [
    ...new Set(
      rows.map((row) => formatValue(context, row['instrument_version'] ?? sheet?.['instrument_version'])),
    ),
  ];
  return [
    ...factsBlock([
      [about.version, versions.join(', ')],
      [about.language, formatValue(context, sheet?.['language'])],
    ]),
    ...tableBlock(caption, labels, lines),
  ];
}

/** All answers to statements, sheet by sheet. */
export function answersPart(
  context: DocumentContext,
  rows: readonly Row[],
  sheets: readonly Row[],
): DocumentBlock[] {
  const bySheet = Map.groupBy(rows, (row) => row['result_id']);
  const blocks = [...bySheet].flatMap(([result, own]) =>
    sheetOf(
      context,
      own,
      sheets.find(({ id }) => id === result),
    ),
  );
  return part(context.texts.answers.title, blocks);
}
