import { fail } from '@quint/contract/base/errors.ts';
import { toLocale } from '@quint/contract/base/languages.ts';
import type { SurveySession } from '@quint/contract/survey/survey.ts';
import { verifiesAddress } from '@quint/domain/survey/survey-proof.ts';
import { recordAudit } from '#database/audit.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import type { LinkedSheet } from '#features/survey/links/queries.ts';
import type { LinkRequest } from '#features/survey/links/service.ts';
import {
  requiresCode,
  describeEndedLink,
  findClosed,
  findLinked,
  findDeviceSession,
} from '#features/survey/links/service.ts';
import * as queries from '#features/survey/preview/queries.ts';
import { lockSheet } from '#features/survey/queries.ts';
import { closedSurvey, describeSurvey } from '#features/survey/service.ts';

export type LinkPreview = Pick<LinkRequest, 'token' | 'address' | 'cookie' | 'language'>;

/** The survey as in a new session of the link, without answers. */
async function describePreview(
  deps: Deps,
  { scope, sheet }: { scope: OrganizationScope; sheet: LinkedSheet },
): Promise<SurveySession> {
  const { result_id: resultId, opened_by: openedBy, instrument_version: instrument } = sheet;
  // No session has this id; an unverified one gets no more data than the person will.
  const session = { scope, sessionId: resultId, resultId, openedBy, isProved: false, instrument };
  const survey = await describeSurvey(deps, session);
  const { answers: _answers, next_seq: _next, sheet: _sheet, ...visibleFields } = survey;
  const request =
    openedBy === 'mailed'
      ? await deps.db.read(scope, (db) => queries.findFormRequest(db, scope, resultId))
      : undefined;
  if (request === undefined) return { ...visibleFields, preview: { declinable: false } };
  const { name, date } = request;
  return { ...visibleFields, preview: { declinable: true, request: { name, date: date.toISOString() } } };
}

/**
 * The content behind a survey link. Read-only: mail servers open links and run the scripts of their pages. A device
 * whose session the link does not verify further gets the state of its session. Throws REQUESTS_EXCEEDED for an IP
 * address that tries too many unknown links.
 */
export async function previewLink(deps: Deps, link: LinkPreview): Promise<SurveySession> {
  const linkedSheet = await findLinked(deps, link);
  if (linkedSheet === undefined) return closedSurvey('not_found', link.language);
  const { sheet } = linkedSheet;
  const own = await findDeviceSession(deps, linkedSheet, link.cookie);
  const closedSession = findClosed(sheet, deps.clock.now());
  if (closedSession?.state === 'role_filled') return describeEndedLink(deps, linkedSheet);
  if (closedSession !== undefined && (own === undefined || closedSession.state !== 'completed'))
    return closedSession;
  if (own !== undefined && (own.isProved || sheet.is_spent || !verifiesAddress(sheet.opened_by))) {
    return describeSurvey(deps, own);
  }
  const language = toLocale(sheet.language);
  if (own === undefined && sheet.is_spent) return closedSurvey('link_used', language);
  if (own === undefined && requiresCode(sheet)) {
    return { ...closedSurvey('code_needed', language), workspace: { name: sheet.workspace } };
  }
  return describePreview(deps, linkedSheet);
}

/**
 * Called when the owner of an address did not fill in the public form: withdraws the sheet, and deletes a record that
 * only the form created. Throws `survey.link_expired` for a link that is not, or no longer, such a request.
 */
export async function declineLink(deps: Deps, link: Pick<LinkPreview, 'token' | 'address'>): Promise<void> {
  const linkedSheet = await findLinked(deps, link);
  if (linkedSheet === undefined || linkedSheet.sheet.opened_by !== 'mailed')
    throw fail('survey.link_expired');
  const { scope, sheet } = linkedSheet;
  const resultId = sheet.result_id;
  await deps.db.write(scope, async (tx) => {
    await lockSheet(tx, { scope, resultId });
    if ((await queries.findFormRequest(tx, scope, resultId)) === undefined) {
      throw fail('survey.link_expired');
    }
    const now = deps.clock.now();
    await queries.withdrawSheet(tx, scope, { resultId, now });
    await queries.deletePersonOfForm(tx, scope, resultId);
    await recordAudit(tx, { scope, actor: undefined, action: 'invitations.decline', items: [resultId] });
  });
}
