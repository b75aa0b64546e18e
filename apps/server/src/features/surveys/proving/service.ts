import { fail } from '@quint/contract/errors.ts';
import type { SurveySession } from '@quint/contract/survey.ts';
import { INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import { checkCode } from '#features/surveys/codes/service.ts';
import { revokePasses } from '#features/invitations/passes/queries.ts';
import * as queries from '#features/surveys/proving/queries.ts';
import type { LockedSheet } from '#features/surveys/queries.ts';
import { lockSheet } from '#features/surveys/queries.ts';
import { readCompleteSheet, scoreSheetOf } from '#features/surveys/scoring/service.ts';
import { describeSurvey, stateOfSeat } from '#features/surveys/service.ts';
import type { SurveySeat } from '#http/access.ts';

/** Confirms a sheet: other sessions end, and a submitted sheet is scored. */
async function confirm(deps: Deps, tx: Writer, { seat, sheet }: { seat: SurveySeat; sheet: LockedSheet }) {
  const now = deps.clock.now();
  await queries.confirmSheet(tx, seat, now);
  await queries.endUnproved(tx, seat, { now, spareDoors: false });
  await revokePasses(tx, seat.scope, { resultId: seat.resultId, kinds: ['copied', 'door'], now });
  if (!sheet.is_handed_in) return;
  const answers = await readCompleteSheet(tx, seat, sheet);
  await scoreSheetOf(deps, tx, { key: seat, sheet, answers });
}

async function lockOwnSheet(tx: Writer, seat: SurveySeat): Promise<LockedSheet> {
  const sheet = await lockSheet(tx, seat);
  if (sheet === undefined) throw fail('survey.no_session');
  return sheet;
}

/**
 * The consequences of a proved session, in the transaction that creates or proves it: copied links and their sessions
 * end, and the sheet is confirmed unless it has answers of other devices, about which the person is asked.
 */
export async function settleProof(deps: Deps, tx: Writer, seat: SurveySeat): Promise<void> {
  const sheet = await lockOwnSheet(tx, seat);
  const now = deps.clock.now();
  await queries.endUnproved(tx, seat, { now, spareDoors: true });
  await revokePasses(tx, seat.scope, { resultId: seat.resultId, kinds: ['copied'], now });
  if (stateOfSeat(seat, sheet) !== 'whose_answers') return;
  if (await queries.hasUnprovedAnswers(tx, seat)) return;
  await confirm(deps, tx, { seat, sheet });
}

/** Marks a session as the person's own, with its consequences. */
export async function proveSeat(deps: Deps, tx: Writer, seat: SurveySeat): Promise<SurveySeat> {
  const proved = { ...seat, isProved: true };
  await queries.proveSession(tx, seat, deps.clock.now());
  await settleProof(deps, tx, proved);
  return proved;
}

/** Proves the session of this device with the mailed code. Throws `survey.code_wrong`. */
export async function proveByCode(deps: Deps, seat: SurveySeat, code: string): Promise<SurveySession> {
  await checkCode(deps, seat, code);
  const proved = await deps.db.write(seat.scope, (tx) => proveSeat(deps, tx, seat));
  return describeSurvey(deps, proved);
}

/**
 * Records whether the answers of other devices are the person's own. Yes: they count. No: their sheet is withdrawn, and
 * a new one is begun. Repeating it changes nothing.
 */
export async function sayWhoseAnswers(
  deps: Deps,
  seat: SurveySeat,
  { own }: { own: boolean },
): Promise<SurveySession> {
  const next = await deps.db.write(seat.scope, async (tx) => {
    const sheet = await lockOwnSheet(tx, seat);
    if (stateOfSeat(seat, sheet) !== 'whose_answers') return seat;
    if (own) {
      await confirm(deps, tx, { seat, sheet });
      return seat;
    }
    const now = deps.clock.now();
    const fresh = { id: newId(), instrument: INSTRUMENT_VERSION, now };
    await queries.replaceSheet(tx, seat, fresh);
    await queries.endUnproved(tx, seat, { now, spareDoors: false });
    await revokePasses(tx, seat.scope, { resultId: seat.resultId, kinds: ['copied', 'door'], now });
    return { ...seat, resultId: fresh.id, instrument: fresh.instrument };
  });
  return describeSurvey(deps, next);
}
