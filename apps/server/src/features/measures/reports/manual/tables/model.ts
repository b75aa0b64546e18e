import type { ReportDocument } from '@quint/contract/measures/documents.ts';
import * as blocks from '#features/measures/reports/documents/model.ts';

type Block = ReportDocument['chapters'][number]['blocks'][number];

/** A table, or a sentence if it would be empty. */
export function tableOr(
  emptyText: string,
  caption: string,
  heads: Parameters<typeof blocks.table>[1],
  rows: readonly (readonly string[])[],
): Block {
  return rows.length === 0 ? blocks.note(emptyText) : blocks.table(caption, heads, rows);
}
