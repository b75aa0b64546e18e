import type { Failure } from '@quint/contract/base/errors.ts';
import { fail, throwAll } from '@quint/contract/base/errors.ts';
import type { SurveyAnswer } from '@quint/contract/survey/survey.ts';
import type { Form } from '@quint/psychometrics/forms.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import { listSharedItems } from '@quint/psychometrics/items.ts';
import type { InstrumentId } from '@quint/psychometrics/types.ts';
import { INSTRUMENT_VERSION, isWorkForm } from '@quint/psychometrics/types.ts';
import type { z } from 'zod';
import type { Deps } from '#deps.ts';
import { saveAnswers, assignForm } from '#features/survey/answers/queries.ts';
import { findSheetOfSession, lockSheet } from '#features/survey/queries.ts';
import { assertOpen, findRespondentSession } from '#features/survey/service.ts';
import type { RespondentSession } from '#http/access.ts';
import type { TokenClaim } from '#secrets/tokens.ts';

const SECONDS_MAX = 86_400;

type WireAnswer = z.infer<typeof SurveyAnswer>;

function findProblems(form: Form, answers: readonly WireAnswer[]): Failure[] {
  return answers.flatMap(({ item, value }) => {
    if (!form.byNumber.has(item) && !form.instructedAnswers.has(item))
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
    isTranslated: answers.some(({ translated }) => translated === true),
    now: deps.clock.now(),
  });
}

/** What was saved: the number of answered items, and the form of the sheet where it is not that of the answers. */
export interface Progress {
  readonly answered: number;
  readonly instrument?: InstrumentId;
}

/** A batch of answers; without an instrument they are to the items of the sheet. */
export interface AnswerBatch {
  readonly answers: readonly WireAnswer[];
  readonly instrument?: InstrumentId | undefined;
}

/**
 * The form of a sheet that gets answers of another one: a sheet has the work form of its first answers, whatever form
 * it was made with. Throws why the sheet accepts no answers.
 */
async function resolveForm(
  deps: Deps,
  session: RespondentSession,
  requestedInstrument: InstrumentId,
): Promise<InstrumentId> {
  return deps.db.write(session.scope, async (tx) => {
    // Locked, so that no other device's first answers come between.
    const sheet = await lockSheet(tx, session);
    if (sheet === undefined) throw fail('survey.no_session');
    assertOpen(session, sheet);
    const { instrument } = getForm(sheet.instrument_version);
    if (!isWorkForm(requestedInstrument) || !isWorkForm(instrument)) return instrument;
    return (await assignForm(tx, session, requestedInstrument)) ? requestedInstrument : instrument;
  });
}

/** Saves what needs a closer look than `giveAnswers` takes, and throws why nothing can be saved. */
async function saveAnswersChecked(
  deps: Deps,
  claim: TokenClaim,
  { answers, instrument }: AnswerBatch,
): Promise<Progress> {
  const session = await findRespondentSession(deps, claim);
  if (session === undefined) throw fail('survey.no_session');
  const own = getForm(session.instrument).instrument;
  const requestedInstrument = instrument ?? own;
  throwAll(findProblems(getForm(requestedInstrument), answers));
  const form = requestedInstrument === own ? own : await resolveForm(deps, session, requestedInstrument);
  const sharedItems =
    form === requestedInstrument ? undefined : new Set(listSharedItems(requestedInstrument, form));
  const batch = sharedItems === undefined ? answers : answers.filter(({ item }) => sharedItems.has(item));
  const answeredCount = await save(deps, claim, { instrument: form, answers: batch });
  if (answeredCount !== undefined)
    return form === requestedInstrument
      ? { answered: answeredCount }
      : { answered: answeredCount, instrument: form };
  const sheet = await deps.db.read(session.scope, (db) => findSheetOfSession(db, session));
  if (sheet === undefined) throw fail('survey.no_session');
  assertOpen(session, sheet);
  // Another device gave the sheet its form meanwhile.
  if (sheet.instrument_version !== form)
    return saveAnswersChecked(deps, claim, { answers, instrument: requestedInstrument });
  throw fail('SERVICE_UNAVAILABLE');
}

/**
 * Stores a batch of answers, all or none, and returns the number of answered items. Repeating a batch, late or out of
 * order, changes nothing. Of answers to another form than that of the sheet those count whose items read the same in
 * both. Throws `survey.no_session`, an error per wrong answer, and `survey.completed` once it is finished. Nearly every
 * sheet is of the form of its answers: then one statement is enough.
 */
export async function storeAnswers(deps: Deps, claim: TokenClaim, batch: AnswerBatch): Promise<Progress> {
  const { answers, instrument = INSTRUMENT_VERSION } = batch;
  const isFine = findProblems(getForm(instrument), answers).length === 0;
  const answeredCount = isFine ? await save(deps, claim, { instrument, answers }) : undefined;
  return answeredCount === undefined ? saveAnswersChecked(deps, claim, batch) : { answered: answeredCount };
}
