import { fail } from '@quint/contract/base/errors.ts';
import type { InterviewColleague, InterviewParams } from '@quint/contract/vacancies/interviews.ts';
import { isExpectedToRate } from '@quint/domain/vacancies/interviews.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { accountOf } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { readAsked } from '#features/roles/roles/interview-questions/service.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import { RATE_INTERVIEW_MAIL } from '#features/vacancies/interviews/emails.ts';
import { toColleagues, toRater } from '#features/vacancies/interviews/model.ts';
import { listRaters } from '#features/vacancies/interviews/queries.ts';
import * as queries from '#features/vacancies/interviews/raters/queries.ts';
import type { InterviewState } from '#features/vacancies/interviews/state/service.ts';
import { lockInterview, openWhenSubmitted, raterOf } from '#features/vacancies/interviews/state/service.ts';
import { queueMails } from '#outbox/outbox.ts';

const DAY_MS = 86_400_000;

interface ColleagueRequest extends InterviewParams {
  readonly userId: string;
}

/** The version for a colleague who did not begin. Throws `interview.no_questions` before recruiting. */
async function currentVersion(
  tx: Writer,
  scope: OrganizationScope,
  { vacancy }: InterviewState,
): Promise<number> {
  const { version } = await readAsked(tx, scope, { id: vacancy.id, ranges: rangesOf(vacancy) });
  if (version === null) throw fail('interview.no_questions');
  return version;
}

async function setExcuse(
  deps: Deps,
  actor: Actor,
  { userId, isExcused, ...key }: ColleagueRequest & { readonly isExcused: boolean },
): Promise<InterviewColleague[]> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    const state = await lockInterview(tx, scope, { actor, key });
    const rater = raterOf(state, userId);
    if (rater === undefined) throw fail('record.not_found');
    if (state.interview.ratings_opened_at !== null) throw fail('interview.opened');
    if (rater.submittedAt !== null) throw fail('interview.submitted');
    const now = deps.clock.now();
    const isChanged = (rater.excusedAt !== null) !== isExcused;
    const raterKey = { ...key, userId };
    if (isChanged && isExcused) {
      const version = rater.version ?? (await currentVersion(tx, scope, state));
      await queries.excuseRater(tx, scope, raterKey, { version, at: now, by: accountOf(actor) });
    } else if (isChanged) {
      await queries.removeExcuse(tx, scope, raterKey);
    }
    if (isChanged) {
      await recordAudit(tx, {
        scope,
        actor,
        action: isExcused ? 'interviews.excuse' : 'interviews.expect',
        items: [key.roleId, userId],
        talentIds: [key.talentId],
      });
    }
    const raters = (await listRaters(tx, scope, key)).map(toRater);
    await openWhenSubmitted(tx, scope, { ...state, raters }, now);
    return toColleagues(raters, actor.userId);
  });
}

/**
 * Records that a colleague does not rate this interview, so that the ratings of the others do not wait for them.
 * Throws `record.not_found` for a colleague who does not decide about the role, `interview.submitted`,
 * `interview.opened`, `interview.no_questions`, and as `lockInterview`.
 */
export function excuseColleague(
  deps: Deps,
  actor: Actor,
  request: ColleagueRequest,
): Promise<InterviewColleague[]> {
  return setExcuse(deps, actor, { ...request, isExcused: true });
}

/** Takes that back. Throws the same errors. */
export function expectColleague(
  deps: Deps,
  actor: Actor,
  request: ColleagueRequest,
): Promise<InterviewColleague[]> {
  return setExcuse(deps, actor, { ...request, isExcused: false });
}

/**
 * Mails a colleague that their ratings are missing, at most once a day. Throws `record.not_found` for a colleague who
 * does not rate this interview, `interview.not_expected` for one who is done or excused,
 * `interview.reminded_lately`, and as `lockInterview`.
 */
export async function remindColleague(
  deps: Deps,
  actor: Actor,
  { userId, ...key }: ColleagueRequest,
): Promise<void> {
  const scope = scopeOfActor(actor);
  await deps.db.write(scope, async (tx) => {
    const state = await lockInterview(tx, scope, { actor, key });
    const rater = raterOf(state, userId);
    if (rater === undefined) throw fail('record.not_found');
    const isMissing = isExpectedToRate(rater) && rater.submittedAt === null && userId !== actor.userId;
    if (!isMissing || state.interview.ratings_opened_at !== null) throw fail('interview.not_expected');
    const contact = await queries.findColleague(tx, scope, userId);
    if (contact === undefined) throw fail('record.not_found');
    const now = deps.clock.now();
    const messageKeyStart = `rate-interview:${key.roleId}:${key.talentId}:${userId}:`;
    const since = new Date(now.getTime() - DAY_MS);
    if (await queries.wasMailedSince(tx, scope, { messageKeyStart, since })) {
      throw fail('interview.reminded_lately');
    }
    const mail = {
      messageKey: `${messageKeyStart}${now.toISOString()}`,
      kind: RATE_INTERVIEW_MAIL.kind,
      to: contact.email,
      language: contact.language,
      payload: { ...key, userId, by: actor.userId },
    };
    await queueMails(deps, tx, scope, { mails: [mail] });
    await recordAudit(tx, {
      scope,
      actor,
      action: 'interviews.remind',
      items: [key.roleId, userId],
      talentIds: [key.talentId],
    });
  });
}
