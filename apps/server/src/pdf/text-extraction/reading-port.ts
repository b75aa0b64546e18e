import type { ResumeFinds } from '@quint/domain/profile/resume/types.ts';

export const PAGES_MAX = 30;
/** Pieces of text of a document. */
export const RUNS_MAX = 60_000;

/** Why nothing can be read from a file. */
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

/** Reads resumes apart from the server: whatever is in a file ends in an answer. */
export interface ResumeReader {
  read(bytes: Uint8Array): Promise<ReadingAnswer>;
  /** Ends what is being read. */
  close(): void;
}
