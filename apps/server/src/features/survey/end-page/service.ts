import { fail } from '@quint/contract/base/errors.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { toLocale } from '@quint/contract/base/languages.ts';
import type { SurveySession } from '@quint/contract/survey/survey.ts';
import { normalizeEmail } from '@quint/domain/base/email.ts';
import { joinName } from '@quint/domain/base/names.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { getSurveyUrl, listSayableRoles } from '#features/invitations/invitations/emails.ts';
import { surveyLinkMailOf } from '#features/invitations/invitations/personal-link/emails.ts';
import { makePass, passPath } from '#features/invitations/invitations/passes/service.ts';
import { getLinkEnd } from '#features/invitations/invitations/model.ts';
import { OWN_WORKSPACE_ID } from '#features/workspace/organizations/model.ts';
import { findPerson, insertParticipant } from '#features/survey/entry/queries.ts';
import { invite } from '#features/survey/entry/service.ts';
import { ensureOwnWorkspace, resolveWorkspace } from '#features/survey/entry/workspace/service.ts';
import type { EndedSurvey } from '#features/survey/end-page/queries.ts';
import * as queries from '#features/survey/end-page/queries.ts';
import type { CountingAnswer, SheetKey } from '#features/survey/queries.ts';
import { listCountingAnswers } from '#features/survey/queries.ts';
import { hashToken, newTenantToken } from '#secrets/tokens.ts';
import { lockMailBudget, scheduleSends } from '#outbox/budget.ts';
import { queueMails } from '#outbox/outbox.ts';

/** People who take the survey for themselves belong to this workspace, which no employer reads. */
const ENTRANCE = 'b2c';

/** Whether the survey of a workspace can be continued outside of it. */
function canContinue(
  deps: Deps,
  { organizationId }: OrganizationScope,
  { link_expires_at: end }: Pick<EndedSurvey, 'link_expires_at'>,
): boolean {
  const target = deps.config.surveyWorkspaces[ENTRANCE] ?? OWN_WORKSPACE_ID;
  return target !== organizationId && end > deps.clock.now();
}

function contactOf(survey: EndedSurvey) {
  const { contact_email: email } = survey;
  if (email === null) return null;
  return { name: joinName(survey.contact_first_name, survey.contact_last_name), email };
}

/** What the person of an ended survey reads behind its link. Throws `survey.link_expired` for any other survey. */
export async function readEnded(
  deps: Deps,
  key: SheetKey,
): Promise<NonNullable<SurveySession['filled']> & { readonly workspace: string }> {
  const { scope, resultId } = key;
  return deps.db.read(scope, async (db) => {
    const survey = await queries.findEndedSurvey(db, key);
    if (survey === undefined) throw fail('survey.link_expired');
    const [role = null] = listSayableRoles(survey.role === null ? [] : [survey.role]);
    const answers = await listCountingAnswers(db, scope, resultId);
    const link = await queries.findResultLink(db, key, deps.clock.now());
    const { organizationId } = scope;
    return {
      workspace: survey.workspace,
      role,
      contact: contactOf(survey),
      can_continue: canContinue(deps, scope, survey),
      answered: answers.length,
      result_url: link === undefined ? null : getSurveyUrl(deps.config, { organizationId, ...link }),
    };
  });
}

interface Continuation {
  readonly survey: EndedSurvey;
  readonly answers: readonly CountingAnswer[];
  readonly language: StoredLanguage;
}

/** The open sheet of the person in the workspace for people who take the survey for themselves, or a new one. */
async function findOrCopySheet(
  deps: Deps,
  db: Writer,
  scope: OrganizationScope,
  { survey, answers, language }: Continuation,
): Promise<{ readonly resultId: string; readonly isNew: boolean }> {
  const person = await findPerson(db, scope, normalizeEmail(survey.email));
  if (person !== undefined && person.open_result !== null)
    return { resultId: person.open_result, isNew: false };
  const talentId = person?.talent_id ?? newId();
  if (person === undefined) {
    await insertParticipant(db, scope, {
      talentId,
      email: survey.email,
      firstName: survey.first_name,
      lastName: survey.last_name,
      language,
      userId: null,
      isDirectlyInvited: false,
    });
  }
  const invitee = { talentId, entrance: ENTRANCE, language: toLocale(language) } as const;
  const { resultId } = await invite(deps, db, { scope, invitee });
  const { age, gender, instrument_version: instrument } = survey;
  const tokenHash = hashToken(newTenantToken(scope.organizationId));
  const sheet = { instrument, answers, age, gender, tokenHash, now: deps.clock.now() };
  await queries.copyAnswers(db, scope, { resultId, sheet });
  return { resultId, isNew: true };
}

/** Mails the personal link, so that the person can return later and on other devices. */
async function mailLink(
  deps: Deps,
  db: Writer,
  {
    scope,
    to,
    resultId,
    language,
  }: { scope: OrganizationScope; to: string; resultId: string; language: StoredLanguage },
): Promise<void> {
  const mail = surveyLinkMailOf({ resultId, to, language, now: deps.clock.now() });
  const [slot] = await scheduleSends(deps, db, {
    scope,
    mails: [{ to, from: null }],
    purpose: 'survey_link',
    publicForm: ENTRANCE,
  });
  await queueMails(deps, db, scope, { mails: [{ ...mail, ...(slot === undefined ? {} : { slot }) }] });
}

/**
 * Continues a survey that ended with its role for its person alone: the answers so far are copied to the workspace for
 * people who take the survey for themselves, so the former workspace sees neither the answers to come nor the result.
 * The caller has verified the address. Returns a path that opens the survey on this device. Throws
 * `survey.link_expired` for any other survey.
 */
export async function continueForOneself(
  deps: Deps,
  key: SheetKey,
  pageLanguage: StoredLanguage | undefined,
): Promise<{ next: string }> {
  const source = await deps.db.read(key.scope, async (db) => ({
    survey: await queries.findEndedSurvey(db, key),
    answers: await listCountingAnswers(db, key.scope, key.resultId),
  }));
  const { survey, answers } = source;
  if (survey === undefined || !canContinue(deps, key.scope, survey)) throw fail('survey.link_expired');
  const target = await resolveWorkspace(deps, { entrance: ENTRANCE });
  await ensureOwnWorkspace(deps, target);
  const { scope } = target;
  const language = pageLanguage ?? survey.language;
  const pass = await deps.db.write(scope, async (db) => {
    await lockMailBudget(db, scope);
    const { resultId, isNew } = await findOrCopySheet(deps, db, scope, { survey, answers, language });
    if (isNew) await mailLink(deps, db, { scope, to: survey.email, resultId, language });
    const linkEnd = getLinkEnd(deps.clock.now());
    return makePass(deps, db, { scope, pass: { resultId, kind: 'account', linkEnd } });
  });
  await deps.db.write(key.scope, (db) => queries.markContinued(db, key));
  return { next: passPath(pass) };
}
