import { fail } from '@quint/contract/base/errors.ts';
import { toStoredLanguage } from '@quint/contract/base/languages.ts';
import type { RoleSurvey } from '@quint/contract/roles/stakeholders.ts';
import { resolveFeatures } from '@quint/domain/workspace/features.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import type { JobAnswers } from '@quint/psychometrics/job-statements.ts';
import { JOB_STATEMENTS, JOB_STATEMENTS_VERSION } from '@quint/psychometrics/job-statements.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfToken } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import type { LinkedRequest } from '#features/roles/roles/stakeholders/answers/queries.ts';
import * as queries from '#features/roles/roles/stakeholders/answers/queries.ts';
import type { StoredRanges } from '#features/roles/roles/stakeholders/model.ts';
import { rangesOfAnswers } from '#features/roles/roles/stakeholders/model.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';
import { readTokenClaim } from '#secrets/tokens.ts';

/** Only unknown links are counted: a whole company behind one IP address may open its real ones at once. */
const UNKNOWN_LINKS: RateLimit = { action: 'stakeholder-link-address', hits: 60, windowSeconds: 15 * 60 };
/** Limit per link: twenty statements, answered several times. */
const USES: RateLimit = { action: 'stakeholder-link', hits: 600, windowSeconds: 15 * 60 };

/** The link of a request, and its user. */
export interface RequestLink {
  readonly token: string;
  /** The IP address, for the limit on guessing. */
  readonly address: string;
  readonly language: Language;
}

interface ScopedRequest {
  readonly scope: OrganizationScope;
  readonly request: LinkedRequest;
}

async function findLinked(deps: Deps, { token, address }: RequestLink): Promise<ScopedRequest | undefined> {
  const claim = readTokenClaim(token);
  const match =
    claim &&
    (await scopeOfToken(deps.db, claim, (workspace, scope, { tokenHash }) =>
      workspace.read((db) => queries.findRequestByLink(db, scope, tokenHash)),
    ));
  if (match === undefined) {
    await countAttempt(deps.db, UNKNOWN_LINKS, address);
    return undefined;
  }
  await countAttempt(deps.db, USES, match.record.id);
  return { scope: match.scope, request: match.record };
}

function stateOf(request: LinkedRequest, now: Date): RoleSurvey['state'] {
  if (request.is_gone || request.status === 'CANCELED') return 'closed';
  if (request.status === 'FINISHED') return 'finished';
  if (request.date_expires === null || request.date_expires <= now) return 'expired';
  const isAsking = resolveFeatures(request.features).FEATURE_ROLE_ASSISTANT;
  return request.is_freezed || request.is_archived || !isAsking ? 'paused' : 'open';
}

/** Reveals nothing about a request, so that an unknown link and one of a deleted role look the same. */
function closedSurvey(language: Language): RoleSurvey {
  return {
    state: 'closed',
    language: toStoredLanguage(language),
    workspace: null,
    asked_by: null,
    date_expires: null,
    role: null,
    answers: {},
    ranges: null,
  };
}

function toOwnRanges(ranges: StoredRanges): NonNullable<RoleSurvey['ranges']> {
  return Object.fromEntries(Object.entries(ranges).map(([trait, { min, max }]) => [trait, { min, max }]));
}

function describe(request: LinkedRequest, { now, language }: { now: Date; language: Language }): RoleSurvey {
  const state = stateOf(request, now);
  if (state === 'closed') return closedSurvey(language);
  const { name, purpose, description, accountabilities, value_creation, shortened } = request;
  const isShown = state === 'open' || state === 'finished';
  return {
    state,
    language: request.language,
    workspace: request.workspace,
    asked_by: request.asked_by,
    date_expires: request.date_expires?.toISOString() ?? null,
    role: isShown ? { name, purpose, description, accountabilities, value_creation, shortened } : null,
    answers: state === 'open' ? request.answers : {},
    ranges: state === 'finished' ? toOwnRanges(request.ranges ?? {}) : null,
  };
}

/**
 * The content of a mailed link: the role and the answers so far, or the person's ranges once they are submitted.
 * Reading changes nothing, because mail programs open links; the first answer records that the request was opened. An
 * unknown link and one of a cancelled request or a deleted role have the same response. Throws REQUESTS_EXCEEDED.
 */
export async function openRoleSurvey(deps: Deps, link: RequestLink): Promise<RoleSurvey> {
  const match = await findLinked(deps, link);
  if (match === undefined) return closedSurvey(link.language);
  return describe(match.request, { now: deps.clock.now(), language: link.language });
}

async function getOpen(deps: Deps, link: RequestLink): Promise<ScopedRequest> {
  const match = await findLinked(deps, link);
  const state = match === undefined ? 'closed' : stateOf(match.request, deps.clock.now());
  if (match === undefined || (state !== 'open' && state !== 'finished')) throw fail('role_survey.closed');
  return match;
}

/**
 * Saves answers to statements; other answers stay, and repeating it changes nothing. Returns the number of answered
 * statements. Throws `role_survey.closed` and `role_survey.finished`.
 */
export async function saveRoleAnswers(
  deps: Deps,
  link: RequestLink,
  answers: JobAnswers,
): Promise<{ answered: number }> {
  const { scope, request } = await getOpen(deps, link);
  const { id } = request;
  const now = deps.clock.now();
  return deps.db.write(scope, async (db) => {
    const before = await queries.lockOpenRequest(db, scope, { id, now });
    if (before === undefined) throw fail('role_survey.finished');
    const all = { ...before, ...answers };
    await queries.saveAnswers(db, scope, { id, now, answers: all, version: JOB_STATEMENTS_VERSION });
    return { answered: Object.keys(all).length };
  });
}

/**
 * Submits the answers: locks them and returns the person's ranges. Idempotent. Throws `role_survey.closed` and
 * `role_survey.statements_missing`.
 */
export async function finishRoleSurvey(deps: Deps, link: RequestLink): Promise<RoleSurvey> {
  const { scope, request } = await getOpen(deps, link);
  const { id } = request;
  const now = deps.clock.now();
  await deps.db.write(scope, async (db) => {
    const answers = await queries.lockOpenRequest(db, scope, { id, now });
    // Submitted before, or by a concurrent request.
    if (answers === undefined) return;
    const count = JOB_STATEMENTS.filter((statement) => answers[statement.id] === undefined).length;
    if (count > 0) throw fail('role_survey.statements_missing', { count });
    await queries.finishRequest(db, scope, {
      request,
      resultId: newId(),
      now,
      answers,
      ranges: rangesOfAnswers(answers),
      version: JOB_STATEMENTS_VERSION,
    });
  });
  return openRoleSurvey(deps, link);
}
