import { fail } from '@quint/contract/base/errors.ts';
import type { DecisionBody, SignatureBody, VacancyDecision } from '@quint/contract/vacancies/decisions.ts';
import type { InterviewParams } from '@quint/contract/vacancies/interviews.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { accountOf } from '@quint/domain/workspace/actor.ts';
import type { AuditEntry } from '#database/audit.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { SIGN_DECISION_MAIL } from '#features/vacancies/decisions/emails.ts';
import {
  currentNote,
  isComplete,
  listSigners,
  maySign,
  needsAdministrator,
  toDecision,
} from '#features/vacancies/decisions/model.ts';
import type { NoteRow } from '#features/vacancies/decisions/queries.ts';
import * as queries from '#features/vacancies/decisions/queries.ts';
import { findColleague } from '#features/vacancies/interviews/raters/queries.ts';
import type { InterviewState } from '#features/vacancies/interviews/state/service.ts';
import { lockInterview, openedAt, readInterview } from '#features/vacancies/interviews/state/service.ts';
import { queueMails } from '#outbox/outbox.ts';

interface DecisionRequest<Body> extends InterviewParams {
  readonly body: Body;
}

interface Work {
  readonly actor: Actor;
  readonly state: InterviewState;
}

async function readDecision(
  tx: Writer,
  scope: OrganizationScope,
  { actor, state }: Work,
): Promise<VacancyDecision> {
  const notes = await queries.listNotes(tx, scope, state.key);
  return toDecision(notes, {
    actor,
    raters: state.raters,
    isOpen: state.vacancy.state === 'recruiting',
  });
}

function audit(
  tx: Writer,
  scope: OrganizationScope,
  { actor, state }: Work,
  entry: Pick<AuditEntry, 'action' | 'details'>,
): Promise<void> {
  const { roleId, talentId } = state.key;
  return recordAudit(tx, { scope, actor, items: [roleId], talentIds: [talentId], ...entry });
}

/**
 * The decision note about a person, its signatures, and the notes it replaced. Throws `interview.not_open` before
 * everybody has submitted, `record.not_found` and `role.not_considered`.
 */
export async function getDecision(deps: Deps, actor: Actor, key: InterviewParams): Promise<VacancyDecision> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    const state = await readInterview(tx, scope, { actor, key, now: deps.clock.now() });
    openedAt(state);
    return readDecision(tx, scope, { actor, state });
  });
}

/**
 * Writes the decision note. A changed note is a new one, which has to be signed again; the former one stays. The same
 * note again changes nothing. Throws `decision.changed` when another note was written meanwhile,
 * `interview.not_open`, and as `lockInterview`.
 */
export async function writeDecision(
  deps: Deps,
  actor: Actor,
  { body, ...key }: DecisionRequest<DecisionBody>,
): Promise<VacancyDecision> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    const state = await lockInterview(tx, scope, { actor, key });
    openedAt(state);
    const { decision, reason, replaces } = body;
    const current = currentNote(await queries.listNotes(tx, scope, key));
    if (current?.decision === decision && current.reason === reason) {
      return readDecision(tx, scope, { actor, state });
    }
    if ((current?.id ?? null) !== replaces) throw fail('decision.changed');
    const at = deps.clock.now();
    if (current !== undefined) await queries.replaceNote(tx, scope, current.id, at);
    await queries.insertNote(tx, scope, { ...key, id: newId(), decision, reason, by: accountOf(actor), at });
    await audit(tx, scope, { actor, state }, { action: 'decisions.write' });
    return readDecision(tx, scope, { actor, state });
  });
}

/** Mails the other people whose signatures are missing, with the first signature. */
async function mailOthers(
  deps: Deps,
  tx: Writer,
  scope: OrganizationScope,
  { actor, state, note }: Work & { readonly note: NoteRow },
): Promise<void> {
  const signerIds = new Set(note.signatures.map(({ user_id: userId }) => userId));
  const administrators = needsAdministrator(note, state.raters)
    ? await queries.listDecidingAdministrators(tx, scope, state.key.roleId)
    : [];
  const missingIds = new Set([...listSigners(state.raters).map(({ userId }) => userId), ...administrators]);
  for (const userId of missingIds) {
    const contact = signerIds.has(userId) ? undefined : await findColleague(tx, scope, userId);
    if (contact === undefined) continue;
    const mail = {
      messageKey: `sign-decision:${note.id}:${userId}`,
      kind: SIGN_DECISION_MAIL.kind,
      to: contact.email,
      language: contact.language,
      payload: { ...state.key, userId, by: actor.userId, noteId: note.id },
    };
    await queueMails(deps, tx, scope, { mails: [mail] });
  }
}

async function findCurrent(tx: Writer, scope: OrganizationScope, state: InterviewState): Promise<NoteRow> {
  const note = currentNote(await queries.listNotes(tx, scope, state.key));
  if (note === undefined) throw fail('decision.none');
  return note;
}

/**
 * Signs the note that the actor has read. The last needed signature moves the person to the stage of the decision;
 * nothing is sent to them. Signing again does nothing, except completing a note whose missing signatures are no longer
 * needed. Throws `decision.none`, `decision.changed`, `decision.not_signer`, `interview.members_only`, `interview.not_open`,
 * and as `lockInterview`.
 * Triggers: status of the talent (see triggers.md).
 */
export async function signDecision(
  deps: Deps,
  actor: Actor,
  { body, ...key }: DecisionRequest<SignatureBody>,
): Promise<VacancyDecision> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    const state = await lockInterview(tx, scope, { actor, key });
    openedAt(state);
    const work = { actor, state };
    if ((await findCurrent(tx, scope, state)).id !== body.note) throw fail('decision.changed');
    if (!maySign(actor, state.raters)) throw fail('decision.not_signer');
    const at = deps.clock.now();
    const signature = { noteId: body.note, userId: actor.userId, at };
    const isNew = await queries.insertSignature(tx, scope, signature);
    if (isNew) await audit(tx, scope, work, { action: 'decisions.sign' });
    const note = await findCurrent(tx, scope, state);
    // An administrator of the platform without a membership has no name here.
    const hasSigned = note.signatures.some(({ user_id: userId }) => userId === actor.userId);
    if (!hasSigned) throw fail('interview.members_only');
    const { decision, date_complete: completedAt } = note;
    if (completedAt === null && isComplete(note, state.raters)) {
      await queries.completeNote(tx, scope, note.id, at);
      await queries.moveToStage(tx, scope, { ...key, decision, by: accountOf(actor), at });
      await audit(tx, scope, work, { action: 'decisions.complete', details: { decision } });
    } else if (isNew && note.signatures.length === 1) {
      await mailOthers(deps, tx, scope, { ...work, note });
    }
    return readDecision(tx, scope, work);
  });
}
