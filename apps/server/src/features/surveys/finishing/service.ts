import type { Failure } from '@quint/contract/errors.ts';
import { fail, throwAll } from '@quint/contract/errors.ts';
import type { SurveyResult, SurveySession } from '@quint/contract/survey.ts';
import { REDIRECT_COUNTDOWN_SECONDS } from '@quint/domain/limits.ts';
import { FINDER_ROLES } from '@quint/domain/role-finder.ts';
import { variantOf } from '@quint/domain/survey-entrances.ts';
import { endPathOf } from '@quint/domain/survey-paths.ts';
import { getReportTexts } from '@quint/phrases/report/bank.ts';
import { compareFit, fitOf } from '@quint/psychometrics/fit.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import type { Norm } from '@quint/psychometrics/norms.ts';
import { scoreSheet } from '@quint/psychometrics/scoring.ts';
import { bandOf } from '@quint/psychometrics/stanines.ts';
import type { Language, SheetScore } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import { getLinkEnd, INSTRUMENT_VERSION } from '#features/invitations/service.ts';
import { getNorm } from '#features/norms/service.ts';
import { MAKE_REPORT } from '#features/reports/jobs.ts';
import { FINDER } from '#features/surveys/finishing/model.ts';
import * as queries from '#features/surveys/finishing/queries.ts';
import type { CountingAnswer } from '#features/surveys/queries.ts';
import { listCountingAnswers } from '#features/surveys/queries.ts';
import { assertOpen, describeSurvey } from '#features/surveys/service.ts';
import type { SurveySeat } from '#http/access.ts';

export interface Finish {
  readonly result: string;
  /** A path of this site. */
  readonly redirect: string;
  readonly countdown_seconds: number;
}

function findWhatIsMissing(
  seat: SurveySeat,
  sheet: queries.SheetToFinish,
  answers: readonly CountingAnswer[],
): Failure[] {
  const answered = new Set(answers.map(({ item }) => item));
  const items = getForm(seat.instrument).order.filter((item) => !answered.has(item));
  return [
    ...(items.length > 0 ? [fail('survey.items_missing', { items })] : []),
    ...(sheet.demographics_given ? [] : [fail('survey.demographics_missing')]),
  ];
}

function score(seat: SurveySeat, answers: readonly CountingAnswer[], norm: Norm): SheetScore {
  const timed = answers.filter(({ seconds }) => seconds !== null);
  return scoreSheet(
    {
      instrument: getForm(seat.instrument).instrument,
      answers: Object.fromEntries(answers.map(({ item, value }) => [item, value])),
      seconds: Object.fromEntries(timed.map(({ item, seconds }) => [item, seconds ?? 0])),
    },
    norm,
  );
}

async function scoreAndStore(deps: Deps, tx: Writer, seat: SurveySeat): Promise<void> {
  const sheet = await queries.lockSheet(tx, seat);
  if (sheet === undefined) throw fail('survey.no_session');
  if (sheet.status === 'FINISHED') return;
  assertOpen(sheet.status);
  const answers = await listCountingAnswers(tx, seat.scope, seat.resultId);
  throwAll(findWhatIsMissing(seat, sheet, answers));
  const norm = await getNorm(tx, { instrument: seat.instrument, language: sheet.language });
  await queries.storeScore(tx, seat, { score: score(seat, answers, norm), now: deps.clock.now() });
  const { organizationId } = seat.scope;
  await deps.jobs.enqueue(tx, MAKE_REPORT, [{ organizationId, resultId: seat.resultId }]);
}

/**
 * Finishes the survey: scores the sheet, stores the score and asks for the report, in one transaction. Finished again,
 * also at the same time, it answers the same and does nothing. Throws `survey.items_missing` with the items that are
 * open and `survey.demographics_missing`, both when both are. Works in a frozen workspace: what was begun is finished.
 */
export async function finishSurvey(deps: Deps, seat: SurveySeat): Promise<Finish> {
  const sheet = await deps.db.write(seat.scope, async (tx) => {
    await scoreAndStore(deps, tx, seat);
    return queries.findFinishedSheet(tx, seat);
  });
  if (sheet === undefined) throw fail('survey.no_session');
  const redirect = endPathOf(variantOf(sheet));
  return { result: seat.resultId, redirect, countdown_seconds: REDIRECT_COUNTDOWN_SECONDS };
}

function describeTraits(sheet: SheetScore, language: Language): SurveyResult['traits'] {
  const { traits } = getReportTexts(language);
  return TRAITS.map((trait) => {
    const texts = traits[trait];
    const own = sheet.traits[trait];
    const band = own === null ? undefined : texts.bands[bandOf(own.stanine)];
    return {
      trait,
      name: texts.name,
      left_pole: texts.leftPole,
      right_pole: texts.rightPole,
      headline: band?.headline ?? '',
      text: band?.text ?? getReportTexts(language).quality.traitMissing,
      score: own && {
        stanine: own.stanine,
        t: own.t,
        percentile: own.percentile,
        low: own.low,
        high: own.high,
      },
    };
  });
}

/** The jobs of the role finder, the nearest first; one that needs a trait without a value comes last. */
function findRoles(sheet: SheetScore): NonNullable<SurveyResult['roles']> {
  const stanines = Object.fromEntries(TRAITS.map((trait) => [trait, sheet.traits[trait]?.stanine]));
  const zs = Object.fromEntries(TRAITS.map((trait) => [trait, sheet.traits[trait]?.z]));
  const rated = FINDER_ROLES.map((role) => {
    const { area, ranges } = FINDER[role];
    const isComplete = TRAITS.every((trait) => ranges[trait] === undefined || stanines[trait] !== undefined);
    return { role, area, fit: isComplete ? fitOf({ stanines, zs }, ranges) : undefined };
  });
  return rated
    .toSorted((one, other) => {
      if (one.fit === undefined || other.fit === undefined) return one.fit === undefined ? 1 : -1;
      return compareFit(one.fit, other.fit);
    })
    .map(({ role, area, fit }) => ({
      role,
      area,
      fit: fit?.fit ?? null,
      low: fit?.interval?.low ?? null,
      high: fit?.interval?.high ?? null,
      band: fit?.band ?? 'none',
    }));
}

/**
 * What the person's own sheet says, in the language of the screen, with the note on how it was answered.
 * Throws `result.not_finished` before.
 */
export async function getOwnResult(deps: Deps, seat: SurveySeat, language: Language): Promise<SurveyResult> {
  const sheet = await deps.db.read(seat.scope, (db) => queries.findFinishedSheet(db, seat));
  if (sheet === undefined) throw fail('survey.no_session');
  const { result, date_finished: finishedAt } = sheet;
  if (result === null || finishedAt === null) throw fail('result.not_finished');
  const { quality } = getReportTexts(language);
  const { verdict, flags } = result.quality;
  const variant = variantOf(sheet);
  return {
    id: seat.resultId,
    date_finished: finishedAt.toISOString(),
    language,
    retake_possible: isRetakePossible(sheet, deps.clock.now()),
    quality: {
      verdict,
      label: quality.verdicts[verdict].label,
      text: quality.verdicts[verdict].talent,
      notes: flags.map(({ index }) => quality.flags[index]),
    },
    traits: describeTraits(result, language),
    variant,
    ...(variant === 'role_finder' ? { roles: findRoles(result) } : {}),
    versions: result.versions,
  };
}

function isRetakePossible(sheet: queries.FinishedSheet, now: Date): boolean {
  return sheet.link_expires_at > now && !sheet.is_freezed;
}

async function insertRetake(deps: Deps, tx: Writer, seat: SurveySeat): Promise<string> {
  const sheet = await queries.findFinishedSheet(tx, seat);
  const now = deps.clock.now();
  if (sheet?.is_freezed === true) throw fail('workspace.frozen');
  if (sheet === undefined || !isRetakePossible(sheet, now)) throw fail('survey.link_expired');
  const id = newId();
  const linkExpiresAt = getLinkEnd(now);
  await queries.insertRetake(tx, seat, { id, instrument: INSTRUMENT_VERSION, now, linkExpiresAt });
  return id;
}

/**
 * Puts this device on a new sheet and answers where it stands; the finished result stays until the new one is finished
 * too. While a newer sheet of the person is open, from another tab, another device or a new invitation, that one is
 * taken. Throws `workspace.frozen`, and `survey.link_expired` when the link is too old to begin anything.
 */
export async function retakeSurvey(deps: Deps, seat: SurveySeat): Promise<SurveySession> {
  const resultId = await deps.db.write(seat.scope, async (tx) => {
    const locked = await queries.lockSheet(tx, seat);
    const current = await queries.findSheetIdOfSession(tx, seat);
    if (locked === undefined || current === undefined) throw fail('survey.no_session');
    if (locked.status !== 'FINISHED' || current !== seat.resultId) return current;
    const id = (await queries.findNewerOpenSheet(tx, seat)) ?? (await insertRetake(deps, tx, seat));
    await queries.moveSession(tx, seat, id);
    return id;
  });
  const instrument = resultId === seat.resultId ? seat.instrument : INSTRUMENT_VERSION;
  return describeSurvey(deps, { ...seat, resultId, instrument });
}
