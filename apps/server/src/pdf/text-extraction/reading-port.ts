import type { ResumeFinds } from '@quint/domain/profile/resume/types.ts';

export const PAGES_MAX = 30;
/** Pieces of text of a document. */
export const RUNS_MAX = 60_000;

/** Why a file cannot be parsed. */
export type UnreadableReason =
  | 'protected'
  | 'no_text'
  /** Pictures of pages, without text. */
  | 'scan'
  | 'too_many_pages'
  | 'too_much_text'
  | 'too_large'
  | 'took_too_long'
  | 'broken';

export type ReadingAnswer =
  | { readonly pages: number; readonly finds: ResumeFinds }
  | { readonly unreadable: UnreadableReason };

/** Parses resumes outside the server process: every file gives a result or an error. */
export interface ResumeReader {
  read(bytes: Uint8Array): Promise<ReadingAnswer>;
  /** Aborts running parsers. */
  close(): void;
}
