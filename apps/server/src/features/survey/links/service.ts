import { fail } from '@quint/contract/base/errors.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { toLocale } from '@quint/contract/base/languages.ts';
import type { SurveySession } from '@quint/contract/survey/survey.ts';
import type { Device } from '@quint/domain/survey/survey-proof.ts';
import { passToOtherDevice, verifiesAddress } from '@quint/domain/survey/survey-proof.ts';
import type { LinkState } from '@quint/domain/survey/survey-state.ts';
import { linkStateOf } from '@quint/domain/survey/survey-state.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfToken } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { checkCode, requestCode } from '#features/survey/codes/service.ts';
import * as queries from '#features/survey/links/queries.ts';
import { usePass } from '#features/invitations/invitations/passes/queries.ts';
import { makePass, passPath } from '#features/invitations/invitations/passes/service.ts';
import { forgetDemographics } from '#features/survey/verification/queries.ts';
import { verifySession, settleProof } from '#features/survey/verification/service.ts';
import { findSheetOfSession, lockSheet } from '#features/survey/queries.ts';
import {
  assertOpen,
  closedSurvey,
  completedSurvey,
  describeEnded,
  describeSurvey,
} from '#features/survey/service.ts';
import { findRespondentSession } from '#features/survey/service.ts';
import type { RespondentSession } from '#http/access.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';
import { hashToken, newTenantToken, readTokenClaim } from '#secrets/tokens.ts';

/** Only unknown links are counted: a whole company behind one IP address may open its real ones at once. */
const UNKNOWN_LINKS: RateLimit = { action: 'survey-link-address', hits: 60, windowSeconds: 15 * 60 };

export interface LinkRequest {
  readonly token: string;
  /** The mailed digits, for a link that requires them. */
  readonly code: string | undefined;
  /** The IP address, for the limit on guessing. */
  readonly address: string;
  /** The current session of this device, if any. */
  readonly cookie: string | undefined;
  readonly device: Device | undefined;
  /** The language of a response for an unknown person. */
  readonly language: Language;
}

export interface OpenedLink {
  readonly session: SurveySession;
  /** The token of a new session; undefined when the device keeps its session or gets none. */
  readonly cookie: string | undefined;
}

function findLinkState(sheet: queries.LinkedSheet, now: Date): LinkState {
  if (sheet.is_dead) return 'expired';
  const link = {
    status: sheet.status,
    isRoleFilled: sheet.is_role_filled,
    expiresAt: sheet.link_expires_at,
    startsAt: sheet.assessment_starts_at,
    endsAt: sheet.assessment_ends_at,
  };
  return linkStateOf(link, now);
}

/** The start of the period, or its last day. */
function findDate(sheet: queries.LinkedSheet, state: 'not_started' | 'assessment_expired'): string | null {
  const end = sheet.assessment_ends_at;
  if (state === 'assessment_expired') return end && new Date(end.getTime() - 1).toISOString();
  return (sheet.send_at ?? sheet.assessment_starts_at)?.toISOString() ?? null;
}

/** The response for a link that opens no session; undefined when it does. */
export function findClosed(sheet: queries.LinkedSheet, now: Date): SurveySession | undefined {
  const language = toLocale(sheet.language);
  const state = findLinkState(sheet, now);
  if (state === 'expired' || state === 'role_filled') return closedSurvey(state, language);
  if (state === 'not_started' || state === 'assessment_expired') {
    const session = { ...closedSurvey(state, language), workspace: { name: sheet.workspace } };
    return { ...session, date: findDate(sheet, state) };
  }
  if (state === 'completed' && sheet.link_expires_at <= now) {
    // The link is too old to show the result, but it can still report that the survey is finished.
    return completedSurvey(sheet.workspace, language, sheet.instrument_version);
  }
  return undefined;
}

export interface LinkTarget {
  readonly scope: OrganizationScope;
  readonly sheet: queries.LinkedSheet;
}

/** The sheet of a link. Throws REQUESTS_EXCEEDED for an IP address that tries too many unknown links. */
export async function findLinked(
  deps: Deps,
  { token, address }: { token: string; address: string },
): Promise<LinkTarget | undefined> {
  const claim = readTokenClaim(token);
  const now = deps.clock.now();
  const match =
    claim &&
    (await scopeOfToken(deps.db, claim, (workspace, scope, { tokenHash }) =>
      workspace.read((db) => queries.findSheetByLink(db, scope, { tokenHash, now })),
    ));
  if (match !== undefined) return { scope: match.scope, sheet: match.record };
  await countAttempt(deps.db, UNKNOWN_LINKS, address);
  return undefined;
}

/** The survey of a link that ended because its role was filled. */
export function describeEndedLink(deps: Deps, { scope, sheet }: LinkTarget): Promise<SurveySession> {
  const { result_id: resultId, opened_by: openedBy } = sheet;
  return describeEnded(deps, {
    scope,
    resultId,
    openedBy,
    isProved: false,
    language: toLocale(sheet.language),
  });
}

/** A pass without verification can start a sheet; one with answers requires a mailed code. */
export function requiresCode(sheet: queries.LinkedSheet): boolean {
  return !verifiesAddress(sheet.opened_by) && (sheet.has_answers || sheet.status === 'FINISHED');
}

/** The session this device already has on the sheet. */
export async function findDeviceSession(
  deps: Deps,
  { scope, sheet }: LinkTarget,
  cookie: string | undefined,
): Promise<RespondentSession | undefined> {
  const key = cookie === undefined ? undefined : readTokenClaim(cookie);
  const own = key && (await findRespondentSession(deps, key));
  const isSame = own?.resultId === sheet.result_id && own.scope.organizationId === scope.organizationId;
  return isSame ? own : undefined;
}

/** Continues the session of this device; a link that verifies the address also verifies the session. */
async function goOn(deps: Deps, { sheet }: LinkTarget, own: RespondentSession): Promise<SurveySession> {
  if (own.isProved || sheet.is_spent || !verifiesAddress(sheet.opened_by)) return describeSurvey(deps, own);
  const verifiedSession = await deps.db.write(own.scope, async (tx) => {
    if (sheet.pass_id !== null) await usePass(tx, own.scope, { id: sheet.pass_id, now: deps.clock.now() });
    return verifySession(deps, tx, own);
  });
  return describeSurvey(deps, verifiedSession);
}

/** Creates a session; undefined when another device used the pass at the same time. */
async function beginSession(
  deps: Deps,
  tx: Writer,
  { target, cookie, request }: { target: LinkTarget; cookie: string; request: LinkRequest },
): Promise<RespondentSession | undefined> {
  const { scope, sheet } = target;
  const now = deps.clock.now();
  const session: RespondentSession = {
    scope,
    sessionId: newId(),
    resultId: sheet.result_id,
    openedBy: sheet.opened_by,
    isProved: verifiesAddress(sheet.opened_by) || requiresCode(sheet),
    instrument: sheet.instrument_version,
  };
  // Same lock order as elsewhere: the sheet first.
  if ((await lockSheet(tx, session)) === undefined) return undefined;
  if (sheet.pass_id !== null && !(await usePass(tx, scope, { id: sheet.pass_id, now }))) return undefined;
  const { device } = request;
  await queries.insertSurveySession(tx, session, { tokenHash: hashToken(cookie), device, now });
  if (!session.isProved) {
    await queries.endOtherUnproved(tx, session, now);
    return session;
  }
  await forgetDemographics(tx, session);
  await settleProof(deps, tx, session);
  return session;
}

/**
 * Exchanges a survey link for a session of this device. The mailed link and the link of a verified device verify the
 * address; a pass works once. An unknown, expired, withdrawn or revoked link returns its status and nothing about the
 * workspace; a device that opens another link of its own sheet keeps its session. Throws `survey.code_wrong`, and
 * REQUESTS_EXCEEDED for an IP address that tries too many unknown links.
 */
export async function openLink(deps: Deps, request: LinkRequest): Promise<OpenedLink> {
  const target = await findLinked(deps, request);
  if (target === undefined)
    return { session: closedSurvey('not_found', request.language), cookie: undefined };
  const { scope, sheet } = target;
  const language = toLocale(sheet.language);
  const own = await findDeviceSession(deps, target, request.cookie);
  const closedSession = findClosed(sheet, deps.clock.now());
  if (closedSession?.state === 'role_filled') {
    return { session: await describeEndedLink(deps, target), cookie: undefined };
  }
  if (closedSession !== undefined && (own === undefined || closedSession.state !== 'completed'))
    return { session: closedSession, cookie: undefined };
  if (own !== undefined) return { session: await goOn(deps, target, own), cookie: undefined };
  if (sheet.is_spent) return { session: closedSurvey('link_used', language), cookie: undefined };
  if (requiresCode(sheet)) {
    const session = { ...closedSurvey('code_needed', language), workspace: { name: sheet.workspace } };
    if (request.code === undefined) return { session, cookie: undefined };
    await checkCode(deps, { scope, resultId: sheet.result_id }, request.code);
  }
  const cookie = newTenantToken(scope.organizationId);
  const newSession = await deps.db.write(scope, (tx) => beginSession(deps, tx, { target, cookie, request }));
  if (newSession === undefined) return { session: closedSurvey('link_used', language), cookie: undefined };
  return { session: await describeSurvey(deps, newSession), cookie };
}

/**
 * Mails a code to the person of the sheet behind a link that requires one. Throws `survey.link_expired` for any other
 * link, and REQUESTS_EXCEEDED after too many requests.
 */
export async function sendCodeOfLink(
  deps: Deps,
  link: { readonly token: string; readonly address: string },
  language: StoredLanguage | undefined,
): Promise<void> {
  const target = await findLinked(deps, link);
  const isOpen = target !== undefined && !target.sheet.is_spent && requiresCode(target.sheet);
  if (!isOpen || findClosed(target.sheet, deps.clock.now()) !== undefined) throw fail('survey.link_expired');
  await requestCode(deps, { scope: target.scope, resultId: target.sheet.result_id }, language);
}

/** A one-time link for another device, with the same verification. Throws the reason why the survey is closed. */
export async function handOver(
  deps: Deps,
  session: RespondentSession,
): Promise<{ url: string; expires: string }> {
  const { scope, resultId } = session;
  return deps.db.write(scope, async (tx) => {
    const sheet = await findSheetOfSession(tx, session);
    const handover = await queries.findHandover(tx, session);
    if (sheet === undefined || handover === undefined) throw fail('survey.no_session');
    assertOpen(session, sheet);
    const kind = passToOtherDevice(session);
    const pass = await makePass(deps, tx, {
      scope,
      pass: { resultId, kind, linkEnd: handover.link_expires_at },
    });
    const url = new URL(passPath(pass), publicOrigin(deps.config));
    return { url: url.href, expires: pass.expiresAt.toISOString() };
  });
}
