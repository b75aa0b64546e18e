import { fail } from '@quint/contract/base/errors.ts';
import type { InterviewParams } from '@quint/contract/vacancies/interviews.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { hiddenFrom } from '@quint/domain/workspace/actor.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { interviewMailsDe } from '@quint/phrases/vacancies/mails/interviews.de.ts';
import { interviewMailsEn } from '@quint/phrases/vacancies/mails/interviews.en.ts';
import { recordAudit } from '#database/audit.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { PRINTS } from '#features/measures/reports/documents/service.ts';
import { findReportedPeople } from '#features/measures/reports/people/queries.ts';
import { nameOf } from '#features/measures/reports/people/service.ts';
import type { DecisionInput } from '#features/vacancies/decisions/document/model.ts';
import { buildDecisionDocument, decisionFileName } from '#features/vacancies/decisions/document/model.ts';
import { currentNote, listSigners, needsAdministrator } from '#features/vacancies/decisions/model.ts';
import { listNotes } from '#features/vacancies/decisions/queries.ts';
import { openedAt, readInterview } from '#features/vacancies/interviews/state/service.ts';
import { countAttempt } from '#http/rate-limit.ts';
import { PdfError } from '#pdf/pdf-port.ts';

interface PrintRequest extends InterviewParams {
  readonly language: Language;
}

const FORMER_COLLEAGUE = { en: interviewMailsEn.somebody, de: interviewMailsDe.somebody } as const;

async function readInput(
  deps: Deps,
  actor: Actor,
  { language, ...key }: PrintRequest,
): Promise<DecisionInput> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    const state = await readInterview(tx, scope, { actor, key, now: deps.clock.now() });
    openedAt(state);
    const note = currentNote(await listNotes(tx, scope, key));
    if (note === undefined) throw fail('decision.none');
    const [person] = await findReportedPeople(tx, scope, [key.talentId]);
    if (person === undefined) throw fail('record.not_found');
    const submittedRaters = state.raters.filter(({ submittedAt }) => submittedAt !== null);
    const signerIds = new Set(note.signatures.map(({ user_id: userId }) => userId));
    const wordName = ({ name }: { readonly name: string | null }) => name ?? FORMER_COLLEAGUE[language];
    await recordAudit(tx, {
      scope,
      actor,
      action: 'decisions.print',
      items: [key.roleId],
      talentIds: [key.talentId],
    });
    return {
      language,
      person: nameOf(person, hiddenFrom(actor)),
      role: state.vacancy.name,
      workspace: person.workspace,
      note,
      interviewAt: state.interview.interview_at,
      versions: [...new Set(submittedRaters.flatMap(({ version }) => version ?? []))].toSorted(
        (a, b) => b - a,
      ),
      raters: submittedRaters.map(wordName),
      openSigners: listSigners(state.raters)
        .filter(({ userId }) => !signerIds.has(userId))
        .map(wordName),
      needsAdministrator: needsAdministrator(note, state.raters),
    };
  });
}

/**
 * The decision note as PDF. It is not stored, so that it is deleted with the data of the person. Throws
 * `decision.none`, `interview.not_open`, `report.failed`, REQUESTS_EXCEEDED after thirty a minute, `record.not_found`
 * and `role.not_considered`.
 */
export async function printDecision(
  deps: Deps,
  actor: Actor,
  request: PrintRequest,
): Promise<{ readonly fileName: string; readonly content: Uint8Array }> {
  await countAttempt(deps.db, PRINTS, actor.userId);
  const input = await readInput(deps, actor, request);
  const line = scopeOfActor(actor).organizationId;
  const content = await deps.pdf
    .renderDocument(buildDecisionDocument(input), line)
    .catch((error: unknown) => {
      throw error instanceof PdfError ? fail('report.failed') : error;
    });
  return { fileName: decisionFileName(request.language, input.note), content };
}
