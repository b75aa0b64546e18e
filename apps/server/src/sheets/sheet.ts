import type { Language } from '@quint/phrases/base/languages.ts';

/** A day is `YYYY-MM-DD`. */
export type Cell = string | number | { readonly day: string } | null;

export type SheetRow = readonly Cell[];

/** A table whose rows are read while it is written. */
export interface Sheet {
  readonly name: string;
  readonly language: Language;
  readonly header: readonly string[];
  readonly batches: AsyncIterable<readonly SheetRow[]>;
}
