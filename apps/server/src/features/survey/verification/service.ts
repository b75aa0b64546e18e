import { fail } from '@quint/contract/base/errors.ts';
import type { SurveySession } from '@quint/contract/survey/survey.ts';
import { INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import { checkCode } from '#features/survey/codes/service.ts';
import { revokePasses } from '#features/invitations/invitations/passes/queries.ts';
import * as queries from '#features/survey/verification/queries.ts';
import type { LockedSheet } from '#features/survey/queries.ts';
import { lockSheet } from '#features/survey/queries.ts';
import { readCompleteSheet, scoreSheetOf } from '#features/survey/scoring/service.ts';
import { describeSurvey, stateOfSession } from '#features/survey/service.ts';
import type { RespondentSession } from '#http/access.ts';

/** Confirms a sheet: other sessions end, and a submitted sheet is scored. */
async function confirm(
  deps: Deps,
  tx: Writer,
  { session, sheet }: { session: RespondentSession; sheet: LockedSheet },
) {
  const now = deps.clock.now();
  await queries.confirmSheet(tx, session, now);
  await queries.endUnproved(tx, session, { now, sparesPublicForms: false });
  await revokePasses(tx, session.scope, { resultId: session.resultId, kinds: ['copied', 'door'], now });
  if (!sheet.is_submitted) return;
  const answers = await readCompleteSheet(tx, session, sheet);
  await scoreSheetOf(deps, tx, { key: session, sheet, answers });
}

async function lockOwnSheet(tx: Writer, session: RespondentSession): Promise<LockedSheet> {
  const sheet = await lockSheet(tx, session);
  if (sheet === undefined) throw fail('survey.no_session');
  return sheet;
}

/**
 * The consequences of a proved session, in the transaction that creates or proves it: copied links and their sessions
 * end, and the sheet is confirmed unless it has answers of other devices, about which the person is asked.
 */
export async function settleProof(deps: Deps, tx: Writer, session: RespondentSession): Promise<void> {
  const sheet = await lockOwnSheet(tx, session);
  const now = deps.clock.now();
  await queries.endUnproved(tx, session, { now, sparesPublicForms: true });
  await revokePasses(tx, session.scope, { resultId: session.resultId, kinds: ['copied'], now });
  if (stateOfSession(session, sheet) !== 'whose_answers') return;
  if (await queries.hasUnprovedAnswers(tx, session)) return;
  await confirm(deps, tx, { session, sheet });
}

/**
 * Marks a session as the person's own, with its consequences.
 * Triggers: known people of the pool (see triggers.md).
 */
export async function verifySession(
  deps: Deps,
  tx: Writer,
  session: RespondentSession,
): Promise<RespondentSession> {
  const verifiedSession = { ...session, isProved: true };
  await queries.verifySession(tx, session, deps.clock.now());
  await settleProof(deps, tx, verifiedSession);
  return verifiedSession;
}

/** Proves the session of this device with the mailed code. Throws `survey.code_wrong`. */
export async function verifyByCode(
  deps: Deps,
  session: RespondentSession,
  code: string,
): Promise<SurveySession> {
  await checkCode(deps, session, code);
  const verifiedSession = await deps.db.write(session.scope, (tx) => verifySession(deps, tx, session));
  return describeSurvey(deps, verifiedSession);
}

/**
 * Records whether the answers of other devices are the person's own. Yes: they count. No: their sheet is withdrawn, and
 * a new one is begun. Repeating it changes nothing.
 */
export async function confirmOwnership(
  deps: Deps,
  session: RespondentSession,
  { own }: { own: boolean },
): Promise<SurveySession> {
  const next = await deps.db.write(session.scope, async (tx) => {
    const sheet = await lockOwnSheet(tx, session);
    if (stateOfSession(session, sheet) !== 'whose_answers') return session;
    if (own) {
      await confirm(deps, tx, { session, sheet });
      return session;
    }
    const now = deps.clock.now();
    const fresh = { id: newId(), instrument: INSTRUMENT_VERSION, now };
    await queries.replaceSheet(tx, session, fresh);
    await queries.endUnproved(tx, session, { now, sparesPublicForms: false });
    await revokePasses(tx, session.scope, { resultId: session.resultId, kinds: ['copied', 'door'], now });
    return { ...session, resultId: fresh.id, instrument: fresh.instrument };
  });
  return describeSurvey(deps, next);
}
