import type { Failure } from '@quint/contract/base/errors.ts';
import { fail, throwAll } from '@quint/contract/base/errors.ts';
import { toLocale } from '@quint/contract/base/languages.ts';
import type { SurveySession } from '@quint/contract/survey/survey.ts';
import type { DemographicsProblem } from '@quint/domain/survey/demographics.ts';
import { readDemographics } from '@quint/domain/survey/demographics.ts';
import { splitName } from '@quint/domain/base/person-name.ts';
import type { SurveySessionState } from '@quint/domain/survey/survey-state.ts';
import { purposeOf, variantOf } from '@quint/domain/survey/survey-entrances.ts';
import { toSurveySessionState } from '@quint/domain/survey/survey-state.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import { scopeOfToken } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { readEnded } from '#features/survey/end-page/service.ts';
import * as queries from '#features/survey/queries.ts';
import { listSayableRoles } from '#features/invitations/invitations/emails.ts';
import type { RespondentSession } from '#http/access.ts';
import type { TokenClaim } from '#secrets/tokens.ts';

/** The survey session of a cookie's token; undefined when there is none, or it has ended. */
export async function findRespondentSession(
  deps: Deps,
  claim: TokenClaim,
): Promise<RespondentSession | undefined> {
  const session = await scopeOfToken(deps.db, claim, (workspace, scope, { tokenHash }) =>
    workspace.read((db) => queries.findSurveySession(db, scope, { tokenHash, now: deps.clock.now() })),
  );
  if (session === undefined) return undefined;
  const { scope, record: row } = session;
  return {
    scope,
    sessionId: row.id,
    resultId: row.result_id,
    openedBy: row.opened_by,
    isProved: row.is_proved,
    instrument: row.instrument_version,
  };
}

/** The response for a survey that cannot be opened. */
export function closedSurvey(state: SurveySession['state'], language: Language): SurveySession {
  return { state, language, workspace: null, answered: 0, total: 0 };
}

/** The state of a sheet for a session. */
export function stateOfSession(session: RespondentSession, sheet: queries.SheetStatus): SurveySessionState {
  return toSurveySessionState({
    status: sheet.status,
    isRoleFilled: sheet.is_role_filled,
    isSubmitted: sheet.is_submitted,
    isConfirmed: sheet.is_confirmed,
    isProved: session.isProved,
  });
}

export function completedSurvey(workspace: string, language: Language, instrument: string): SurveySession {
  const total = getForm(instrument).order.length;
  return { state: 'completed', language, workspace: { name: workspace }, answered: total, total };
}

/**
 * A survey that ended because its role was filled. Only the person whose address is verified learns the role, whom to
 * ask, and how to go on.
 */
export async function describeEnded(
  deps: Deps,
  {
    scope,
    resultId,
    openedBy,
    isProved,
    language,
  }: Pick<RespondentSession, 'scope' | 'resultId' | 'openedBy' | 'isProved'> & { language: Language },
): Promise<SurveySession> {
  const { workspace, ...endPage } = await readEnded(deps, { scope, resultId });
  const session = { ...closedSurvey('role_filled', language), workspace: { name: workspace } };
  return isProved || openedBy === 'mailed' ? { ...session, filled: endPage } : session;
}

/** The state of a session's survey, with the answers so far while it is open. */
export async function describeSurvey(deps: Deps, session: RespondentSession): Promise<SurveySession> {
  const sheet = await deps.db.read(session.scope, (db) => queries.findSheetOfSession(db, session));
  if (sheet === undefined) throw fail('survey.no_session');
  const language = toLocale(sheet.language);
  const state = stateOfSession(session, sheet);
  const { workspace, instrument_version: instrument } = sheet;
  // An unverified session may be an administrator's, who must not see the name.
  const first_name = session.isProved || session.openedBy !== 'unknown' ? sheet.first_name : null;
  const variant = variantOf(sheet);
  const commonFields = { variant, sheet: session.resultId };
  if (state === 'completed') {
    return { ...completedSurvey(workspace, language, instrument), ...commonFields, first_name };
  }
  if (state === 'role_filled') return describeEnded(deps, { ...session, language });
  if (state === 'not_started' || state === 'expired') return closedSurvey(state, language);
  const answers = await deps.db.read(session.scope, (db) =>
    queries.listCountingAnswers(db, session.scope, session.resultId),
  );
  const roles = listSayableRoles(sheet.roles);
  const progress = {
    state,
    language,
    workspace: { name: workspace },
    ...commonFields,
    purpose: purposeOf(sheet),
    // The page shows one role; the invitation lists several.
    ...(roles.length === 1 ? { role: roles[0] } : {}),
    ...(sheet.hold_results === 'no' ? {} : { hold: sheet.hold_results }),
    answered: answers.length,
    total: getForm(instrument).order.length,
  };
  // Final answers and those of unknown origin are counted and not shown.
  if (state !== 'open') return progress;
  return {
    ...progress,
    instrument,
    demographics_given: sheet.demographics_given,
    first_name,
    answers: answers.map(({ item, value }) => ({ item, value })),
    next_seq: (sheet.last_seq ?? 0) + 1,
  };
}

const CLOSED_FAILURES: Readonly<Record<Exclude<SurveySessionState, 'open'>, () => Failure>> = {
  completed: () => fail('survey.completed'),
  awaiting_proof: () => fail('survey.completed'),
  whose_answers: () => fail('survey.whose_answers'),
  not_started: () => fail('survey.not_started'),
  expired: () => fail('survey.link_expired'),
  role_filled: () => fail('survey.role_filled'),
};

/** Throws the reason why a sheet accepts no more answers of a session. */
export function assertOpen(session: RespondentSession, sheet: queries.SheetStatus): void {
  const state = stateOfSession(session, sheet);
  if (state !== 'open') throw CLOSED_FAILURES[state]();
}

function toFailure(problem: DemographicsProblem): Failure {
  if (problem.code === 'survey.age_too_low') return fail(problem.code, { min: problem.min });
  if (problem.code === 'survey.age_too_high') return fail(problem.code, { max: problem.max });
  return fail(problem.code);
}

/**
 * Stores name, age and gender; may be repeated until the survey is finished. Throws all problems at once. Returns the
 * talent's first name.
 */
export async function giveDemographics(
  deps: Deps,
  session: RespondentSession,
  input: { name?: unknown; age?: unknown; gender?: unknown },
): Promise<string | null> {
  const { demographics, problems } = readDemographics(input);
  throwAll(problems.map(toFailure));
  if (demographics === undefined) throw fail('survey.demographics_missing');
  return deps.db.write(session.scope, async (tx) => {
    const sheet = await queries.lockSheetStatus(tx, session);
    if (sheet === undefined) throw fail('survey.no_session');
    assertOpen(session, sheet);
    const name = splitName(demographics.name);
    return queries.saveDemographics(tx, session, { demographics, name, now: deps.clock.now() });
  });
}
