import type { Failure } from '@quint/contract/errors.ts';
import { fail, throwAll } from '@quint/contract/errors.ts';
import { toLocale } from '@quint/contract/languages.ts';
import type { SurveySession } from '@quint/contract/survey.ts';
import type { DemographicsProblem } from '@quint/domain/demographics.ts';
import { readDemographics } from '@quint/domain/demographics.ts';
import type { InvitationStatus } from '@quint/domain/invitation-status.ts';
import { splitName } from '@quint/domain/person-name.ts';
import { SURVEY_PATH } from '@quint/domain/survey-paths.ts';
import type { LinkState, SheetState } from '@quint/domain/survey-state.ts';
import { variantOf } from '@quint/domain/survey-entrances.ts';
import { linkStateOf, sheetStateOf } from '@quint/domain/survey-state.ts';
import type { Language } from '@quint/phrases/languages.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import { newId } from '#database/ids.ts';
import { mintScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { getSurveyUrl } from '#features/invitations/emails.ts';
import * as queries from '#features/surveys/queries.ts';
import type { SurveyKey, SurveySeat } from '#http/access.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';
import { findTokenOrganization, hashToken, newTenantToken } from '#http/tokens.ts';

/** Only links nobody made are counted: a whole company behind one address may open its real ones at once. */
const UNKNOWN_LINKS: RateLimit = { action: 'survey-link-address', hits: 60, windowSeconds: 15 * 60 };

/** What a cookie's token claims; undefined when it cannot be one of ours. */
export function toSurveyKey(token: string): SurveyKey | undefined {
  const organizationId = findTokenOrganization(token);
  if (organizationId === undefined) return undefined;
  return { scope: mintScope(organizationId), tokenHash: hashToken(token) };
}

/** The survey session a key opens; undefined when there is none (any more). */
export async function findSeat(deps: Deps, { scope, tokenHash }: SurveyKey): Promise<SurveySeat | undefined> {
  const found = await deps.db.read(scope, (db) =>
    queries.findSurveySession(db, scope, { tokenHash, now: deps.clock.now() }),
  );
  if (found === undefined) return undefined;
  return { scope, sessionId: found.id, resultId: found.result_id, instrument: found.instrument_version };
}

export interface LinkOpening {
  readonly token: string;
  /** Who asks, for the limit on guessing. */
  readonly address: string;
  /** The session this device has already, if any. */
  readonly cookie: string | undefined;
  /** The language of an answer that knows no person. */
  readonly language: Language;
}

export interface OpenedLink {
  readonly session: SurveySession;
  /** The token of a session begun now; undefined when the device keeps its own or gets none. */
  readonly cookie: string | undefined;
}

function closed(
  state: 'not_found' | 'expired' | 'not_started' | 'assessment_expired',
  language: Language,
): SurveySession {
  return { state, language, workspace: null, answered: 0, total: 0 };
}

function findLinkState(sheet: queries.LinkedSheet, now: Date): LinkState {
  if (sheet.is_dead) return 'expired';
  const link = {
    status: sheet.status,
    expiresAt: sheet.link_expires_at,
    startsAt: sheet.assessment_starts_at,
    endsAt: sheet.assessment_ends_at,
  };
  return linkStateOf(link, now);
}

/** When it opens, or which day was the last. */
function findDate(sheet: queries.LinkedSheet, state: 'not_started' | 'assessment_expired'): string | null {
  const end = sheet.assessment_ends_at;
  if (state === 'assessment_expired') return end && new Date(end.getTime() - 1).toISOString();
  return (sheet.send_at ?? sheet.assessment_starts_at)?.toISOString() ?? null;
}

/**
 * Exchanges a survey link for a session of this device. A link that is unknown, expired, canceled or taken back
 * answers its state and nothing of the workspace; a device that opens the same link again keeps its session.
 * Throws REQUESTS_EXCEEDED for an address that tries too many unknown links.
 */
export async function openLink(deps: Deps, opening: LinkOpening): Promise<OpenedLink> {
  const organizationId = findTokenOrganization(opening.token);
  const scope = organizationId === undefined ? undefined : mintScope(organizationId);
  const sheet =
    scope &&
    (await deps.db.read(scope, (db) => queries.findSheetByLink(db, scope, hashToken(opening.token))));
  if (scope === undefined || sheet === undefined) {
    await countAttempt(deps.db, UNKNOWN_LINKS, opening.address);
    return { session: closed('not_found', opening.language), cookie: undefined };
  }
  const now = deps.clock.now();
  const language = toLocale(sheet.language);
  const state = findLinkState(sheet, now);
  if (state === 'expired') return { session: closed('expired', language), cookie: undefined };
  if (state === 'not_started' || state === 'assessment_expired') {
    const session = { ...closed(state, language), workspace: { name: sheet.workspace } };
    return { session: { ...session, date: findDate(sheet, state) }, cookie: undefined };
  }
  const key = opening.cookie === undefined ? undefined : toSurveyKey(opening.cookie);
  const own = key && (await findSeat(deps, key));
  if (own?.resultId === sheet.result_id && own.scope.organizationId === scope.organizationId) {
    return { session: await describeSurvey(deps, own), cookie: undefined };
  }
  if (state === 'completed' && sheet.link_expires_at <= now) {
    // The link is too old to show what came of it; that it is done can still be said.
    return { session: completed(sheet.workspace, language, sheet.instrument_version), cookie: undefined };
  }
  const cookie = newTenantToken(scope.organizationId);
  const seat: SurveySeat = {
    scope,
    sessionId: newId(),
    resultId: sheet.result_id,
    instrument: sheet.instrument_version,
  };
  await deps.db.read(scope, (db) =>
    queries.insertSurveySession(db, seat, { tokenHash: hashToken(cookie), now }),
  );
  return { session: await describeSurvey(deps, seat), cookie };
}

/** The personal link of the sheet, to go on with it on another device. Throws what closes a sheet. */
export async function handOver(deps: Deps, seat: SurveySeat): Promise<{ url: string; expires: string }> {
  const { scope } = seat;
  const link = await deps.db.read(scope, (db) => queries.findOwnLink(db, seat));
  if (link === undefined) throw fail('survey.link_expired');
  assertOpen(link.status);
  const { organizationId } = scope;
  const url = getSurveyUrl(deps.config, {
    organizationId,
    linkId: link.id,
    flavour: 'standard',
    surveyPath: SURVEY_PATH,
  });
  return { url, expires: link.link_expires_at.toISOString() };
}

function completed(workspace: string, language: Language, instrument: string): SurveySession {
  const total = getForm(instrument).order.length;
  return { state: 'completed', language, workspace: { name: workspace }, answered: total, total };
}

/** Where the survey of a session stands, with the answers so far while it is open. */
export async function describeSurvey(deps: Deps, seat: SurveySeat): Promise<SurveySession> {
  const sheet = await deps.db.read(seat.scope, (db) => queries.findSheetOfSeat(db, seat));
  if (sheet === undefined) throw fail('survey.no_session');
  const language = toLocale(sheet.language);
  const state = sheetStateOf(sheet.status);
  if (state === 'completed') {
    const { workspace, first_name } = sheet;
    return { ...completed(workspace, language, seat.instrument), first_name, variant: variantOf(sheet) };
  }
  if (state !== 'open') return closed(state, language);
  const answers = await deps.db.read(seat.scope, (db) =>
    queries.listCountingAnswers(db, seat.scope, seat.resultId),
  );
  return {
    state,
    language,
    workspace: { name: sheet.workspace },
    variant: variantOf(sheet),
    purpose: sheet.invite_type,
    answered: answers.length,
    total: getForm(seat.instrument).order.length,
    demographics_given: sheet.demographics_given,
    first_name: sheet.first_name,
    answers: answers.map(({ item, value }) => ({ item, value })),
    next_seq: (sheet.last_seq ?? 0) + 1,
  };
}

const CLOSED: Readonly<Record<Exclude<SheetState, 'open'>, () => Failure>> = {
  completed: () => fail('survey.completed'),
  not_started: () => fail('survey.not_started'),
  expired: () => fail('survey.link_expired'),
};

/** Throws what it means that a sheet takes no more answers; returns while it is open. */
export function assertOpen(status: InvitationStatus): void {
  const state = sheetStateOf(status);
  if (state !== 'open') throw CLOSED[state]();
}

function toFailure(problem: DemographicsProblem): Failure {
  if (problem.code === 'survey.age_too_low') return fail(problem.code, { min: problem.min });
  if (problem.code === 'survey.age_too_high') return fail(problem.code, { max: problem.max });
  return fail(problem.code);
}

/**
 * Keeps name, age and gender as the person states them; may be repeated until the survey is finished. Throws all
 * problems at once. Returns the first name the talent has now.
 */
export async function giveDemographics(
  deps: Deps,
  seat: SurveySeat,
  input: { name?: unknown; age?: unknown; gender?: unknown },
): Promise<string | null> {
  const { demographics, problems } = readDemographics(input);
  throwAll(problems.map(toFailure));
  if (demographics === undefined) throw fail('survey.demographics_missing');
  return deps.db.write(seat.scope, async (tx) => {
    const status = await queries.lockSheetStatus(tx, seat);
    if (status === undefined) throw fail('survey.no_session');
    assertOpen(status);
    const name = splitName(demographics.name);
    return queries.saveDemographics(tx, seat, { demographics, name, now: deps.clock.now() });
  });
}
