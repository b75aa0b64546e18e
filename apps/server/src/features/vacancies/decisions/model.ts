import type { DecisionNote, VacancyDecision } from '@quint/contract/vacancies/decisions.ts';
import { isAdministratorMissing, isFullySigned } from '@quint/domain/vacancies/decisions.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isAdmin } from '@quint/domain/workspace/actor.ts';
import { namesTrait } from '@quint/phrases/base/trait-mentions.ts';
import type { NoteRow } from '#features/vacancies/decisions/queries.ts';
import type { Rater } from '#features/vacancies/interviews/model.ts';

/** Those who decide about the role and rated the interview: their signatures are needed. */
export function listSigners(raters: readonly Rater[]): readonly Rater[] {
  return raters.filter(({ isDecider, submittedAt }) => isDecider && submittedAt !== null);
}

/** Whether an account may sign: a rater who decides, or an administrator. */
export function maySign(actor: Actor, raters: readonly Rater[]): boolean {
  return isAdmin(actor) || listSigners(raters).some(({ userId }) => userId === actor.userId);
}

function signedNote(note: NoteRow | undefined, raters: readonly Rater[]) {
  const signatures = note?.signatures.map((row) => ({
    userId: row.user_id,
    isAdministrator: row.is_administrator,
  }));
  return { raters: listSigners(raters), signatures: signatures ?? [] };
}

/** Whether the last needed signature has arrived. */
export function isComplete(note: NoteRow, raters: readonly Rater[]): boolean {
  return isFullySigned(signedNote(note, raters));
}

/** Whether an administrator has to sign who did not rate. */
export function needsAdministrator(note: NoteRow | undefined, raters: readonly Rater[]): boolean {
  return isAdministratorMissing(signedNote(note, raters));
}

function toNote(row: NoteRow): DecisionNote {
  return {
    id: row.id,
    decision: row.decision,
    reason: row.reason,
    by: row.by,
    date: row.date_created.toISOString(),
    completed_at: row.date_complete?.toISOString() ?? null,
    signatures: row.signatures.map(({ user_id: user, name, date }) => ({
      user,
      name,
      date: new Date(date).toISOString(),
    })),
  };
}

/** The current note among the notes about a person. */
export function currentNote(notes: readonly NoteRow[]): NoteRow | undefined {
  return notes.find(({ date_replaced: replacedAt }) => replacedAt === null);
}

/** The decision as its reader sees it. */
export function toDecision(
  notes: readonly NoteRow[],
  {
    actor,
    raters,
    isOpen,
  }: { readonly actor: Actor; readonly raters: readonly Rater[]; readonly isOpen: boolean },
): VacancyDecision {
  const current = currentNote(notes);
  const signerIds = new Set(current?.signatures.map(({ user_id: user }) => user));
  return {
    note: current === undefined ? null : toNote(current),
    earlier: notes.filter((note) => note !== current).map(toNote),
    signers: listSigners(raters).map(({ userId, name }) => ({
      user: userId,
      name,
      is_you: userId === actor.userId,
      has_signed: signerIds.has(userId),
    })),
    needs_administrator: needsAdministrator(current, raters),
    may_sign: isOpen && maySign(actor, raters),
    warning: current !== undefined && namesTrait(current.reason) ? 'names_trait' : null,
  };
}
