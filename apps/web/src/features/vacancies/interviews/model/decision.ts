import type { VacancyDecision } from '@quint/contract/vacancies/decisions.ts';
import type { Decision } from '@quint/domain/vacancies/decisions.ts';

/** The decision note as it is being written. */
export interface WrittenDecision {
  readonly decision: Decision | null;
  readonly reason: string;
}

const NOTHING_WRITTEN: WrittenDecision = { decision: null, reason: '' };

/** The current note as a start for writing. */
export function toWritten({ note }: VacancyDecision): WrittenDecision {
  return note === null ? NOTHING_WRITTEN : { decision: note.decision, reason: note.reason };
}

/** Whether what is written differs from the current note. */
export function isNewNote({ decision, reason }: WrittenDecision, { note }: VacancyDecision): boolean {
  return note === null || note.decision !== decision || note.reason !== reason.trim();
}

/** Whether the fields have contents that differ from the note they began with. */
export function isTouched(writtenNote: WrittenDecision, base: VacancyDecision): boolean {
  const isEmpty = writtenNote.decision === null && writtenNote.reason.trim() === '';
  return !isEmpty && isNewNote(writtenNote, base);
}

/** What is missing before the note can be signed. */
export function missingPart({
  decision,
  reason,
}: WrittenDecision): 'both' | 'decision' | 'reason' | undefined {
  const hasReason = reason.trim() !== '';
  if (decision === null) return hasReason ? 'decision' : 'both';
  return hasReason ? undefined : 'reason';
}
