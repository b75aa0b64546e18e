import type { ColumnMeaning } from '@quint/domain/people/people-lists/headings.ts';
import type { ListColumn } from '@quint/domain/people/people-lists/open-list.ts';
import type { RowProblem } from '@quint/domain/invitations/invitation-rows.ts';
import type { AsideRow, ReadPerson } from '@quint/domain/people/people-lists/read-list.ts';

/** The reasons why a list cannot be read; each has a text with advice. */
export const LIST_REFUSALS = [
  'empty',
  'old_excel',
  'open_document',
  'numbers',
  'password',
  'no_table',
  'archive',
  'unknown',
  'broken',
  'failed',
  'too_large',
  'too_many_rows',
  'too_many_columns',
  'too_slow',
  'no_address',
  'no_values',
] as const;
export type ListRefusal = (typeof LIST_REFUSALS)[number];

/** Thrown when a list cannot be read. */
export class RefusedList extends Error {
  readonly refusal: ListRefusal;
  constructor(refusal: ListRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

export type ListSource = { readonly text: string } | { readonly bytes: Uint8Array };

/** A person of the list, with the problems to correct before an invitation. */
export interface CheckedPerson extends ReadPerson {
  readonly problems: readonly RowProblem[];
}

export interface CheckedList {
  readonly people: readonly CheckedPerson[];
  readonly aside: readonly AsideRow[];
}

/** A list after the first reading, with guessed columns. */
export interface OpenedList {
  /** The names of the worksheets, when several have contents. */
  readonly sheets: readonly string[];
  readonly sheet: number;
  /** Empty when the list has no columns and each line is parsed on its own. */
  readonly columns: readonly ListColumn[];
  readonly hasHeadings: boolean;
  /** The number of repaired characters. */
  readonly repairs: number;
  readonly list: CheckedList;
}

export type ListRequest =
  | { readonly kind: 'open'; readonly source: ListSource }
  | { readonly kind: 'sheet'; readonly sheet: number }
  | {
      readonly kind: 'read';
      readonly meanings: readonly ColumnMeaning[];
      readonly restoredLines: readonly number[];
    };

export type ListAnswer =
  | { readonly kind: 'opened'; readonly openedList: OpenedList }
  | { readonly kind: 'read'; readonly list: CheckedList }
  | { readonly kind: 'refused'; readonly refusal: ListRefusal };
