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

/** The sheet is the person's own: nobody else stays on it, and one that was handed in is scored. */
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
 * What follows from a proved session on a sheet, in the transaction that begins or proves it: links that were copied
 * and their sessions end, and the sheet is confirmed unless answers of others are on it, which the person is asked about.
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

/** Makes a session the person's own, and settles what follows. */
export async function proveSeat(deps: Deps, tx: Writer, seat: SurveySeat): Promise<SurveySeat> {
  const proved = { ...seat, isProved: true };
  await queries.proveSession(tx, seat, deps.clock.now());
  await settleProof(deps, tx, proved);
  return proved;
}

/** Proves the session of this device with the code that was mailed. Throws `survey.code_wrong`. */
export async function proveByCode(deps: Deps, seat: SurveySeat, code: string): Promise<SurveySession> {
  await checkCode(deps, seat, code);
  const proved = await deps.db.write(seat.scope, (tx) => proveSeat(deps, tx, seat));
  return describeSurvey(deps, proved);
}

/**
 * The person says whether the answers that other devices gave are the own ones. Yes: they count. No: they are called off
 * with their sheet, and a fresh one is begun. Asked again it changes nothing.
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
