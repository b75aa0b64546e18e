import { currentNote, isComplete } from '#features/vacancies/decisions/model.ts';
import { listNotes } from '#features/vacancies/decisions/queries.ts';
import type { InterviewMailPayload } from '#features/vacancies/interviews/emails.ts';
import { layoutInterviewMail } from '#features/vacancies/interviews/emails.ts';
import { toRater } from '#features/vacancies/interviews/model.ts';
import { listRaters } from '#features/vacancies/interviews/queries.ts';
import type { MailKind } from '#outbox/outbox.ts';

/** Asks a colleague to sign a decision note. Not sent for a replaced note, or when the signature is no longer needed. */
export const SIGN_DECISION_MAIL: MailKind<InterviewMailPayload & { readonly noteId: string }> = {
  kind: 'sign-decision',
  async compose(deps, scope, { payload, language }) {
    const isNeeded = await deps.db.read(scope, async (db) => {
      const note = currentNote(await listNotes(db, scope, payload));
      if (note === undefined || note.id !== payload.noteId) return false;
      const raters = (await listRaters(db, scope, payload)).map(toRater);
      const hasSigned = note.signatures.some(({ user_id: userId }) => userId === payload.userId);
      return !hasSigned && !isComplete(note, raters);
    });
    return isNeeded ? layoutInterviewMail(deps, scope, { payload, language, kind: 'sign' }) : undefined;
  },
};
