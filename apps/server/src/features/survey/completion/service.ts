import { fail } from '@quint/contract/base/errors.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { SurveyResult, SurveySession } from '@quint/contract/survey/survey.ts';
import { REDIRECT_COUNTDOWN_SECONDS } from '@quint/domain/base/limits.ts';
import { FINDER_ROLES } from '@quint/domain/survey/role-finder.ts';
import { variantOf } from '@quint/domain/survey/survey-entrances.ts';
import { endPathOf } from '@quint/domain/survey/survey-paths.ts';
import { getReportTexts } from '@quint/phrases/measures/report/bank.ts';
import { getVerdictText, listQualityNotes } from '@quint/phrases/measures/report/flag-text.ts';
import { compareFit, fitOf } from '@quint/psychometrics/fit.ts';
import { finerBarsOf } from '@quint/psychometrics/range-position.ts';
import { bandOf } from '@quint/psychometrics/stanines.ts';
import type { Language, SheetScore } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import { getLinkEnd } from '#features/invitations/invitations/model.ts';
import { FINDER } from '#features/survey/completion/model.ts';
import * as queries from '#features/survey/completion/queries.ts';
import { lockSheet } from '#features/survey/queries.ts';
import { mailCode } from '#features/survey/codes/service.ts';
import { settleProof } from '#features/survey/verification/service.ts';
import { readCompleteSheet, scoreSheetOf } from '#features/survey/scoring/service.ts';
import { assertOpen, describeSurvey, stateOfSession } from '#features/survey/service.ts';
import type { RespondentSession } from '#http/access.ts';

export interface Finish {
  readonly state: 'completed' | 'awaiting_proof';
  readonly result: string;
  /** A path of this site. */
  readonly redirect: string;
  readonly countdown_seconds: number;
}

/** Whether the sheet is scored now; without a verified address it is submitted and waits. */
async function submitOrScore(
  deps: Deps,
  tx: Writer,
  { session, language }: { session: RespondentSession; language: StoredLanguage | undefined },
): Promise<void> {
  const lockedSheet = await lockSheet(tx, session);
  if (lockedSheet === undefined) throw fail('survey.no_session');
  const state = stateOfSession(session, lockedSheet);
  if (state === 'completed' || state === 'awaiting_proof') return;
  assertOpen(session, lockedSheet);
  const sheet = { ...lockedSheet, language: language ?? lockedSheet.language };
  if (sheet.language !== lockedSheet.language) await queries.setLanguage(tx, session, sheet.language);
  const answers = await readCompleteSheet(tx, session, sheet);
  if (sheet.is_confirmed) return scoreSheetOf(deps, tx, { key: session, sheet, answers });
  await queries.submit(tx, session, deps.clock.now());
  await mailCode(deps, tx, session);
}

/**
 * Finishes the survey: scores the sheet, stores the score and requests the report, in one transaction. A
 * sheet without a verified address is locked instead, and a code is mailed. Repeated or concurrent calls give
 * the same response and do nothing. `language` is the language the sheet was answered in. Throws
 * `survey.items_missing` with the unanswered items and `survey.demographics_missing`, both when both apply.
 * Works in a frozen workspace, so that a survey in progress can be finished.
 * Triggers: webhook event, pool snapshot, newest survey of the talent (see triggers.md).
 */
export async function finishSurvey(
  deps: Deps,
  session: RespondentSession,
  language: StoredLanguage | undefined,
): Promise<Finish> {
  const sheet = await deps.db.write(session.scope, async (tx) => {
    await submitOrScore(deps, tx, { session, language });
    return queries.findFinishedSheet(tx, session);
  });
  if (sheet === undefined) throw fail('survey.no_session');
  const redirect = endPathOf(variantOf(sheet));
  const state = sheet.status === 'FINISHED' ? ('completed' as const) : ('awaiting_proof' as const);
  return { state, result: session.resultId, redirect, countdown_seconds: REDIRECT_COUNTDOWN_SECONDS };
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
        z: own.z,
        stanine: own.stanine,
        t: own.t,
        percentile: own.percentile,
        percentile_bar: finerBarsOf(trait, own.z, sheet.versions).percentile,
        low: own.low,
        high: own.high,
      },
    };
  });
}

/** The jobs of the role finder, best fit first; one that requires a trait without a value comes last. */
function findRoles(sheet: SheetScore): NonNullable<SurveyResult['roles']> {
  const stanines = Object.fromEntries(TRAITS.map((trait) => [trait, sheet.traits[trait]?.stanine]));
  const zs = Object.fromEntries(TRAITS.map((trait) => [trait, sheet.traits[trait]?.z]));
  const ratedRoles = FINDER_ROLES.map((role) => {
    const { area, ranges } = FINDER[role];
    const isComplete = TRAITS.every((trait) => ranges[trait] === undefined || stanines[trait] !== undefined);
    return { role, area, fit: isComplete ? fitOf({ stanines, zs }, ranges, sheet.versions) : undefined };
  });
  return ratedRoles
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
 * The result of the person's own sheet, in the language of the screen, with the note on response quality. Throws
 * `result.not_finished`.
 */
export async function getOwnResult(
  deps: Deps,
  session: RespondentSession,
  language: Language,
): Promise<SurveyResult> {
  const sheet = await deps.db.read(session.scope, (db) => queries.findFinishedSheet(db, session));
  if (sheet === undefined) throw fail('survey.no_session');
  const { result, date_finished: finishedAt } = sheet;
  if (result === null || finishedAt === null) throw fail('result.not_finished');
  const { quality } = getReportTexts(language);
  const { verdict } = result.quality;
  const variant = variantOf(sheet);
  return {
    id: session.resultId,
    date_finished: finishedAt.toISOString(),
    language,
    statement: sheet.statement,
    retake_possible: isRetakePossible(sheet, deps.clock.now()),
    quality: {
      verdict,
      label: quality.verdicts[verdict].label,
      text: getVerdictText(quality, result.quality, 'talent'),
      notes: [...listQualityNotes(quality, result.quality)],
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

async function insertRetake(
  deps: Deps,
  tx: Writer,
  { session, language }: { session: RespondentSession; language: StoredLanguage | undefined },
): Promise<string> {
  const sheet = await queries.findFinishedSheet(tx, session);
  const now = deps.clock.now();
  if (sheet?.is_freezed === true) throw fail('workspace.frozen');
  if (sheet === undefined || !isRetakePossible(sheet, now)) throw fail('survey.link_expired');
  const id = newId();
  const linkExpiresAt = getLinkEnd(now);
  await queries.insertRetake(tx, session, {
    id,
    instrument: INSTRUMENT_VERSION,
    language,
    now,
    linkExpiresAt,
  });
  return id;
}

/**
 * Switches this device to a new sheet and returns its state; the finished result stays until the new one is finished.
 * The new sheet is in the given language, otherwise in that of the finished one. An open newer sheet of the person,
 * from another tab, device or invitation, is used instead. Throws `workspace.frozen`, and `survey.link_expired` when
 * the link is too old to start.
 */
export async function retakeSurvey(
  deps: Deps,
  session: RespondentSession,
  language: StoredLanguage | undefined,
): Promise<SurveySession> {
  const resultId = await deps.db.write(session.scope, async (tx) => {
    const lockedSheet = await lockSheet(tx, session);
    const current = await queries.findSheetIdOfSession(tx, session);
    if (lockedSheet === undefined || current === undefined) throw fail('survey.no_session');
    if (lockedSheet.status !== 'FINISHED' || current !== session.resultId) return current;
    const id =
      (await queries.findNewerOpenSheet(tx, session)) ??
      (await insertRetake(deps, tx, { session, language }));
    await queries.moveSession(tx, session, id);
    await settleProof(deps, tx, { ...session, resultId: id });
    return id;
  });
  return describeSurvey(deps, { ...session, resultId });
}
