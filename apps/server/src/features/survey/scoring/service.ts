import type { Failure } from '@quint/contract/base/errors.ts';
import { fail, throwAll } from '@quint/contract/base/errors.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import type { Norm } from '@quint/psychometrics/norms.ts';
import { scoreSheet } from '@quint/psychometrics/scoring.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import type { Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import { getNorm } from '#features/measures/norms/service.ts';
import { MAKE_REPORT } from '#features/measures/reports/jobs.ts';
import { storeScore } from '#features/survey/completion/queries.ts';
import type { CountingAnswer, LockedSheet, SheetKey } from '#features/survey/queries.ts';
import { listCountingAnswers } from '#features/survey/queries.ts';
import { notifySubscribers } from '#features/survey/watchers/service.ts';

function findWhatIsMissing(sheet: LockedSheet, answers: readonly CountingAnswer[]): Failure[] {
  const answeredItems = new Set(answers.map(({ item }) => item));
  const items = getForm(sheet.instrument_version).order.filter((item) => !answeredItems.has(item));
  return [
    ...(items.length > 0 ? [fail('survey.items_missing', { items })] : []),
    ...(sheet.demographics_given ? [] : [fail('survey.demographics_missing')]),
  ];
}

/**
 * The current answers of a complete sheet. Throws `survey.items_missing` with the unanswered items and
 * `survey.demographics_missing`, both when both apply.
 */
export async function readCompleteSheet(
  tx: Writer,
  key: SheetKey,
  sheet: LockedSheet,
): Promise<CountingAnswer[]> {
  const answers = await listCountingAnswers(tx, key.scope, key.resultId);
  throwAll(findWhatIsMissing(sheet, answers));
  return answers;
}

/** What the score of a sheet is made of, beside its answers. */
export interface SheetToScore {
  readonly instrument: string;
  readonly isTranslated: boolean;
  readonly norm: Norm;
}

/** Scores the current answers of a sheet. */
export function scoreAnswers(
  answers: readonly CountingAnswer[],
  { instrument, isTranslated, norm }: SheetToScore,
): SheetScore {
  const timedAnswers = answers.filter(({ seconds }) => seconds !== null);
  const score = scoreSheet(
    {
      instrument: getForm(instrument).instrument,
      answers: Object.fromEntries(answers.map(({ item, value }) => [item, value])),
      seconds: Object.fromEntries(timedAnswers.map(({ item, seconds }) => [item, seconds ?? 0])),
    },
    norm,
  );
  return isTranslated ? { ...score, quality: { ...score.quality, translated: true } } : score;
}

/** Scores a locked sheet, stores the score and requests the report, in the transaction that finishes or confirms it. */
export async function scoreSheetOf(
  deps: Deps,
  tx: Writer,
  { key, sheet, answers }: { key: SheetKey; sheet: LockedSheet; answers: readonly CountingAnswer[] },
): Promise<void> {
  const instrument = sheet.instrument_version;
  const norm = await getNorm(tx, { instrument, language: sheet.language });
  const score = scoreAnswers(answers, { instrument, isTranslated: sheet.page_translated, norm });
  await storeScore(tx, key, { score, now: deps.clock.now() });
  await notifySubscribers(deps, tx, key);
  const { organizationId } = key.scope;
  await deps.jobs.enqueue(tx, MAKE_REPORT, [{ organizationId, resultId: key.resultId }]);
}
