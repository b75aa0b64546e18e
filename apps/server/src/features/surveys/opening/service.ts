import { fail } from '@quint/contract/errors.ts';
import type { StoredLanguage } from '@quint/contract/ids.ts';
import { toLocale } from '@quint/contract/languages.ts';
import type { SurveySession } from '@quint/contract/survey.ts';
import type { Device } from '@quint/domain/survey-proof.ts';
import { passToOtherDevice, provesAddress } from '@quint/domain/survey-proof.ts';
import type { LinkState } from '@quint/domain/survey-state.ts';
import { linkStateOf } from '@quint/domain/survey-state.ts';
import type { Language } from '@quint/phrases/languages.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfToken } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { checkCode, requestCode } from '#features/surveys/codes/service.ts';
import * as queries from '#features/surveys/opening/queries.ts';
import { usePass } from '#features/invitations/passes/queries.ts';
import { makePass, passPath } from '#features/invitations/passes/service.ts';
import { forgetDemographics } from '#features/surveys/proving/queries.ts';
import { proveSeat, settleProof } from '#features/surveys/proving/service.ts';
import { findSheetOfSeat, lockSheet } from '#features/surveys/queries.ts';
import { assertOpen, closedSurvey, completedSurvey, describeSurvey } from '#features/surveys/service.ts';
import { findSeat } from '#features/surveys/service.ts';
import type { SurveySeat } from '#http/access.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';
import { hashToken, newTenantToken, readTokenClaim } from '#secrets/tokens.ts';

/** Only unknown links are counted: a whole company behind one IP address may open its real ones at once. */
const UNKNOWN_LINKS: RateLimit = { action: 'survey-link-address', hits: 60, windowSeconds: 15 * 60 };

export interface LinkOpening {
  readonly token: string;
  /** The mailed digits, for a link that requires them. */
  readonly code: string | undefined;
  /** The IP address, for the limit on guessing. */
  readonly address: string;
  /** The current session of this device, if any. */
  readonly cookie: string | undefined;
  readonly device: Device | undefined;
  /** The language of a response without a known person. */
  readonly language: Language;
}

export interface OpenedLink {
  readonly session: SurveySession;
  /** The token of a new session; undefined when the device keeps its own or gets none. */
  readonly cookie: string | undefined;
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
  if (state === 'expired') return closedSurvey('expired', language);
  if (state === 'not_started' || state === 'assessment_expired') {
    const session = { ...closedSurvey(state, language), workspace: { name: sheet.workspace } };
    return { ...session, date: findDate(sheet, state) };
  }
  if (state === 'completed' && sheet.link_expires_at <= now) {
    // The link is too old to show the result; that the survey is finished can still be said.
    return completedSurvey(sheet.workspace, language, sheet.instrument_version);
  }
  return undefined;
}

export interface Found {
  readonly scope: OrganizationScope;
  readonly sheet: queries.LinkedSheet;
}

/** The sheet of a link. Throws REQUESTS_EXCEEDED for an IP address that tries too many unknown links. */
export async function findLinked(
  deps: Deps,
  { token, address }: { token: string; address: string },
): Promise<Found | undefined> {
  const claim = readTokenClaim(token);
  const now = deps.clock.now();
  const linked =
    claim &&
    (await scopeOfToken(deps.db, claim, (workspace, scope, { tokenHash }) =>
      workspace.read((db) => queries.findSheetByLink(db, scope, { tokenHash, now })),
    ));
  if (linked !== undefined) return { scope: linked.scope, sheet: linked.found };
  await countAttempt(deps.db, UNKNOWN_LINKS, address);
  return undefined;
}

/** A pass without proof can begin a sheet; one with answers requires a mailed code. */
export function asksForCode(sheet: queries.LinkedSheet): boolean {
  return !provesAddress(sheet.opened_by) && (sheet.has_answers || sheet.status === 'FINISHED');
}

/** The session this device already has on the sheet. */
export async function findOwnSeat(
  deps: Deps,
  { scope, sheet }: Found,
  cookie: string | undefined,
): Promise<SurveySeat | undefined> {
  const key = cookie === undefined ? undefined : readTokenClaim(cookie);
  const own = key && (await findSeat(deps, key));
  const isSame = own?.resultId === sheet.result_id && own.scope.organizationId === scope.organizationId;
  return isSame ? own : undefined;
}

/** Continues the session of this device; a link that proves the address proves the session, too. */
async function goOn(deps: Deps, { sheet }: Found, own: SurveySeat): Promise<SurveySession> {
  if (own.isProved || sheet.is_spent || !provesAddress(sheet.opened_by)) return describeSurvey(deps, own);
  const seat = await deps.db.write(own.scope, async (tx) => {
    if (sheet.pass_id !== null) await usePass(tx, own.scope, { id: sheet.pass_id, now: deps.clock.now() });
    return proveSeat(deps, tx, own);
  });
  return describeSurvey(deps, seat);
}

/** Creates a session; undefined when another device used the pass at the same moment. */
async function beginSession(
  deps: Deps,
  tx: Writer,
  { found, cookie, opening }: { found: Found; cookie: string; opening: LinkOpening },
): Promise<SurveySeat | undefined> {
  const { scope, sheet } = found;
  const now = deps.clock.now();
  const seat: SurveySeat = {
    scope,
    sessionId: newId(),
    resultId: sheet.result_id,
    openedBy: sheet.opened_by,
    isProved: provesAddress(sheet.opened_by) || asksForCode(sheet),
    instrument: sheet.instrument_version,
  };
  // Lock order as everywhere: the sheet first.
  if ((await lockSheet(tx, seat)) === undefined) return undefined;
  if (sheet.pass_id !== null && !(await usePass(tx, scope, { id: sheet.pass_id, now }))) return undefined;
  const { device } = opening;
  await queries.insertSurveySession(tx, seat, { tokenHash: hashToken(cookie), device, now });
  if (!seat.isProved) {
    await queries.endOtherUnproved(tx, seat, now);
    return seat;
  }
  await forgetDemographics(tx, seat);
  await settleProof(deps, tx, seat);
  return seat;
}

/**
 * Exchanges a survey link for a session of this device. The mailed link and a proved device's link prove the address; a
 * pass works once. An unknown, expired, withdrawn or revoked link returns its state and nothing about the workspace; a
 * device that opens another link of its own sheet keeps its session. Throws `survey.code_wrong`, and REQUESTS_EXCEEDED
 * for an IP address that tries too many unknown links.
 */
export async function openLink(deps: Deps, opening: LinkOpening): Promise<OpenedLink> {
  const found = await findLinked(deps, opening);
  if (found === undefined) return { session: closedSurvey('not_found', opening.language), cookie: undefined };
  const { scope, sheet } = found;
  const language = toLocale(sheet.language);
  const own = await findOwnSeat(deps, found, opening.cookie);
  const closed = findClosed(sheet, deps.clock.now());
  if (closed !== undefined && (own === undefined || closed.state !== 'completed'))
    return { session: closed, cookie: undefined };
  if (own !== undefined) return { session: await goOn(deps, found, own), cookie: undefined };
  if (sheet.is_spent) return { session: closedSurvey('link_used', language), cookie: undefined };
  if (asksForCode(sheet)) {
    const session = { ...closedSurvey('code_needed', language), workspace: { name: sheet.workspace } };
    if (opening.code === undefined) return { session, cookie: undefined };
    await checkCode(deps, { scope, resultId: sheet.result_id }, opening.code);
  }
  const cookie = newTenantToken(scope.organizationId);
  const seat = await deps.db.write(scope, (tx) => beginSession(deps, tx, { found, cookie, opening }));
  if (seat === undefined) return { session: closedSurvey('link_used', language), cookie: undefined };
  return { session: await describeSurvey(deps, seat), cookie };
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
  const found = await findLinked(deps, link);
  const isOpen = found !== undefined && !found.sheet.is_spent && asksForCode(found.sheet);
  if (!isOpen || findClosed(found.sheet, deps.clock.now()) !== undefined) throw fail('survey.link_expired');
  await requestCode(deps, { scope: found.scope, resultId: found.sheet.result_id }, language);
}

/** A one-time link for another device, which proves no more than this one did. Throws why the survey is closed. */
export async function handOver(deps: Deps, seat: SurveySeat): Promise<{ url: string; expires: string }> {
  const { scope, resultId } = seat;
  return deps.db.write(scope, async (tx) => {
    const sheet = await findSheetOfSeat(tx, seat);
    const handover = await queries.findHandover(tx, seat);
    if (sheet === undefined || handover === undefined) throw fail('survey.no_session');
    assertOpen(seat, sheet);
    const kind = passToOtherDevice(seat);
    const pass = await makePass(deps, tx, {
      scope,
      pass: { resultId, kind, linkEnd: handover.link_expires_at },
    });
    const url = new URL(passPath(pass), publicOrigin(deps.config));
    return { url: url.href, expires: pass.expiresAt.toISOString() };
  });
}
