import type { Failure } from '@quint/contract/errors.ts';
import { fail, throwAll } from '@quint/contract/errors.ts';
import type { SurveyAnswer } from '@quint/contract/survey.ts';
import type { Form } from '@quint/psychometrics/forms.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import { INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import type { z } from 'zod';
import type { Deps } from '#deps.ts';
import { saveAnswers } from '#features/surveys/answering/queries.ts';
import { findSheetOfSeat } from '#features/surveys/queries.ts';
import { assertOpen, findSeat } from '#features/surveys/service.ts';
import type { TokenClaim } from '#secrets/tokens.ts';

const SECONDS_MAX = 86_400;

type WireAnswer = z.infer<typeof SurveyAnswer>;

function findProblems(form: Form, answers: readonly WireAnswer[]): Failure[] {
  return answers.flatMap(({ item, value }) => {
    if (!form.byNumber.has(item) && !form.instructed.has(item))
      return [fail('survey.unknown_item', { item })];
    const fits = typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= form.boxes;
    return fits ? [] : [fail('survey.answer_out_of_range', { item })];
  });
}

function toSeconds(seconds: number | null | undefined): number | null {
  return typeof seconds === 'number' && seconds >= 0 ? Math.min(seconds, SECONDS_MAX) : null;
}

/** Saves validated answers; undefined when they cannot be saved. */
function save(deps: Deps, claim: TokenClaim, batch: { instrument: string; answers: readonly WireAnswer[] }) {
  const { instrument, answers } = batch;
  return saveAnswers(deps.db, claim, {
    instrument,
    items: answers.map(({ item }) => item),
    values: answers.map(({ value }) => Number(value)),
    seqs: answers.map(({ seq }) => seq),
    seconds: answers.map(({ seconds }) => toSeconds(seconds)),
    now: deps.clock.now(),
  });
}

/** Finds out why a save failed, and throws that error. */
async function giveClosely(deps: Deps, claim: TokenClaim, answers: readonly WireAnswer[]): Promise<number> {
  const seat = await findSeat(deps, claim);
  if (seat === undefined) throw fail('survey.no_session');
  throwAll(findProblems(getForm(seat.instrument), answers));
  const answered = await save(deps, claim, { instrument: seat.instrument, answers });
  if (answered !== undefined) return answered;
  const sheet = await deps.db.read(seat.scope, (db) => findSheetOfSeat(db, seat));
  if (sheet === undefined) throw fail('survey.no_session');
  assertOpen(seat, sheet);
  throw fail('SERVICE_UNAVAILABLE');
}

/**
 * Stores a batch of answers, all or none, and returns the number of answered items. Repeating a batch, late or out of
 * order, changes nothing. Throws `survey.no_session`, an error per wrong answer, and `survey.completed` once it is
 * finished. Nearly every sheet is of the current form: then one statement is enough.
 */
export async function giveAnswers(
  deps: Deps,
  claim: TokenClaim,
  answers: readonly WireAnswer[],
): Promise<number> {
  const isFine = findProblems(getForm(INSTRUMENT_VERSION), answers).length === 0;
  const answered = isFine ? await save(deps, claim, { instrument: INSTRUMENT_VERSION, answers }) : undefined;
  return answered ?? giveClosely(deps, claim, answers);
}
