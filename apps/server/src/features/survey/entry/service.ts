import type { Failure } from '@quint/contract/base/errors.ts';
import { fail, throwAll } from '@quint/contract/base/errors.ts';
import { toStoredLanguage } from '@quint/contract/base/languages.ts';
import type {
  EntranceBody,
  ParticipateAnswer,
  ParticipateBody,
} from '@quint/contract/survey/participation.ts';
import { normalizeEmail } from '@quint/domain/base/email.ts';
import type { Participant, ParticipationProblem } from '@quint/domain/survey/participation.ts';
import { readParticipation } from '@quint/domain/survey/participation.ts';
import type { Entrance, OpenEntrance } from '@quint/domain/survey/survey-entrances.ts';
import { flavourOf } from '@quint/domain/survey/survey-entrances.ts';
import { INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { surveyLinkKey } from '#features/invitations/invitations/emails.ts';
import { surveyLinkMailOf } from '#features/invitations/invitations/personal-link/emails.ts';
import { insertInvitations } from '#features/invitations/invitations/queries.ts';
import { getLinkEnd } from '#features/invitations/invitations/model.ts';
import type { EntryRefused } from '#features/survey/entry/emails.ts';
import { entryRefusedMailOf } from '#features/survey/entry/emails.ts';
import * as queries from '#features/survey/entry/queries.ts';
import { ensureOwnWorkspace, resolveWorkspace } from '#features/survey/entry/workspace/service.ts';
import { makePass, passPath } from '#features/invitations/invitations/passes/service.ts';
import { answerEvenly } from '#http/even-answer.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { addAttempt, countAttempt } from '#http/rate-limit.ts';
import { deriveLinkToken, hashToken } from '#secrets/tokens.ts';
import { lockMailBudget, scheduleSends } from '#outbox/budget.ts';
import { queueMails } from '#outbox/outbox.ts';

/** A whole class or fair behind one IP address may sign up at once. */
const PER_ADDRESS: RateLimit = { action: 'survey-sign-up-address', hits: 120, windowSeconds: 15 * 60 };
/** Sign-ups with an address per workspace and in total: beyond them no mail is repeated. */
const PER_EMAIL: RateLimit = { action: 'survey-sign-up-email', hits: 10, windowSeconds: 3600 };
const PER_EMAIL_EVERYWHERE: RateLimit = {
  action: 'survey-sign-up-everywhere',
  hits: 30,
  windowSeconds: 3600,
};

type Answer = ParticipateAnswer['data'];

/** The name of the workspace of an entrance. Throws `link.unknown` and `survey.link_expired`. */
export async function describeEntrance(deps: Deps, body: EntranceBody): Promise<{ name: string }> {
  const { name } = await resolveWorkspace(deps, body);
  return { name };
}

function toFailure(problem: ParticipationProblem): Failure {
  switch (problem.code) {
    case 'participation.name_too_short':
      return fail(problem.code, { min: problem.min });
    case 'talent.name_too_long':
      return fail(problem.code, { max: problem.max });
    case 'talent.email_invalid':
      return fail(problem.code, { email: problem.email });
    default:
      return fail(problem.code);
  }
}

interface Invitee {
  readonly talentId: string;
  readonly entrance: Entrance;
  readonly language: ParticipateBody['language'];
}

/** Creates a sheet with its personal link; returns its id and the expiry. */
export async function invite(
  deps: Deps,
  db: Writer,
  { scope, invitee }: { scope: OrganizationScope; invitee: Invitee },
) {
  const now = deps.clock.now();
  const { talentId, entrance } = invitee;
  const person = {
    talentId,
    resultId: newId(),
    linkId: newId(),
    language: toStoredLanguage(invitee.language),
  };
  const linkEnd = getLinkEnd(now);
  const tokenHash = linkHashOf(deps, scope, person.linkId);
  await insertInvitations(db, scope, {
    people: [{ ...person, tokenHash }],
    terms: {
      inviteType: entrance === 'admin' ? 'team' : 'recruiting',
      flavour: flavourOf(entrance),
      surveyPath: null,
      subject: null,
      message: null,
      instrumentVersion: INSTRUMENT_VERSION,
      sendAt: null,
      linkExpiresAt: linkEnd,
      now,
      entrance,
    },
  });
  return { resultId: person.resultId, linkEnd };
}

function linkHashOf(deps: Deps, scope: OrganizationScope, linkId: string): Buffer {
  const link = { organizationId: scope.organizationId, id: linkId };
  return hashToken(deriveLinkToken(surveyLinkKey(deps.config), link));
}

interface Admission {
  readonly scope: OrganizationScope;
  /** The public link or entrance, by which its mails are counted. */
  readonly publicForm: string;
  readonly participant: Participant;
  readonly entrance: OpenEntrance;
  readonly language: ParticipateBody['language'];
  /** The address was entered so often that a repeated mail is left out. */
  readonly isEnough: boolean;
}

async function mailLink(
  deps: Deps,
  db: Writer,
  { admission, to, resultId }: { admission: Admission; to: string; resultId: string },
): Promise<void> {
  const language = toStoredLanguage(admission.language);
  const mail = surveyLinkMailOf({ resultId, to, language, now: deps.clock.now() });
  const { scope, publicForm } = admission;
  const [slot] = await scheduleSends(deps, db, {
    scope,
    mails: [{ to, from: null }],
    purpose: 'survey_link',
    publicForm,
  });
  await queueMails(deps, db, scope, { mails: [{ ...mail, ...(slot === undefined ? {} : { slot }) }] });
}

/** Reports why an address cannot take part; only by mail while account disclosure is off. */
async function refuse(
  deps: Deps,
  db: Writer,
  { admission, to, why }: { admission: Admission; to: string; why: EntryRefused },
): Promise<Answer> {
  if (deps.config.accountDisclosure) throw fail(`participation.${why}`);
  if (admission.isEnough) return { state: 'link_sent', next: null };
  const language = toStoredLanguage(admission.language);
  const mail = entryRefusedMailOf({ why, to, language, now: deps.clock.now() });
  const { scope, publicForm } = admission;
  const [slot] = await scheduleSends(deps, db, {
    scope,
    mails: [{ to, from: null }],
    purpose: 'notice',
    publicForm,
  });
  await queueMails(deps, db, scope, { mails: [{ ...mail, ...(slot === undefined ? {} : { slot }) }] });
  return { state: 'link_sent', next: null };
}

/**
 * Only the owner of the address gets access to an existing sheet: the link is mailed, and with account disclosure off,
 * so is the notice that the survey is finished.
 */
async function admitAgain(
  deps: Deps,
  db: Writer,
  { admission, person }: { admission: Admission; person: queries.KnownPerson },
): Promise<Answer> {
  if (person.has_finished) return refuse(deps, db, { admission, to: person.email, why: 'already' });
  const { scope, entrance, language } = admission;
  const linkExpiresAt = getLinkEnd(deps.clock.now());
  let resultId = person.open_result;
  const linkId = resultId && (await queries.renewLink(db, scope, { resultId, linkExpiresAt }));
  if (resultId === null || linkId === undefined) {
    const invitee = { talentId: person.talent_id, entrance, language };
    ({ resultId } = await invite(deps, db, { scope, invitee }));
  } else {
    // The renewed link equals that of earlier mails.
    if (admission.isEnough) return { state: 'link_sent', next: null };
    await queries.changeUnansweredLanguage(db, scope, { resultId, language: toStoredLanguage(language) });
  }
  await mailLink(deps, db, { admission, to: person.email, resultId });
  return { state: 'link_sent', next: null };
}

async function admit(deps: Deps, db: Writer, admission: Admission): Promise<Answer> {
  const { scope, participant, entrance, language } = admission;
  const email = normalizeEmail(participant.email);
  await lockMailBudget(db, scope);
  const person = await queries.findPerson(db, scope, email);
  if (person !== undefined) return admitAgain(deps, db, { admission, person });
  const talentId = newId();
  const isNew = await queries.insertParticipant(db, scope, {
    talentId,
    email: participant.email,
    firstName: participant.name.first,
    lastName: participant.name.last,
    language: toStoredLanguage(language),
    userId: null,
    isDirectlyInvited: false,
  });
  // A concurrent sign-up from another tab was faster: that one has access, this one gets the mail.
  if (!isNew) return { state: 'link_sent', next: null };
  const { resultId, linkEnd } = await invite(deps, db, { scope, invitee: { talentId, entrance, language } });
  await mailLink(deps, db, { admission, to: participant.email, resultId });
  if (!deps.config.accountDisclosure) return { state: 'link_sent', next: null };
  const pass = await makePass(deps, db, { scope, pass: { resultId, kind: 'door', linkEnd } });
  return { state: 'started', next: passPath(pass) };
}

/** Counts a sign-up with an address. It does not block anybody: otherwise an attacker could lock the owner out. */
async function isEnteredTooOften(deps: Deps, scope: OrganizationScope, email: string): Promise<boolean> {
  const here = await addAttempt(deps.db, PER_EMAIL, `${scope.organizationId}/${email}`);
  const everywhere = await addAttempt(deps.db, PER_EMAIL_EVERYWHERE, email);
  return here.hits > PER_EMAIL.hits || everywhere.hits > PER_EMAIL_EVERYWHERE.hits;
}

/**
 * Signs a person up who was not invited directly: talent, sheet, personal link and its mail in one transaction. Throws
 * validation errors, `survey.link_expired` for a revoked link, `participation.already` for an address that has
 * finished, `participation.workspace_admin` in the public check, and REQUESTS_EXCEEDED for the network. With account
 * disclosure off, every address gets the same response, and its owner gets the details by mail.
 */
export async function participate(
  deps: Deps,
  body: ParticipateBody,
  { address }: { address: string },
): Promise<Answer> {
  const { participant, problems } = readParticipation(body);
  throwAll(problems.map(toFailure));
  if (participant === undefined) throw fail('participation.consent_required');
  await countAttempt(deps.db, PER_ADDRESS, address);
  const email = normalizeEmail(participant.email);
  const { entrance, language } = body;
  const workspace = await resolveWorkspace(deps, body);
  await ensureOwnWorkspace(deps, workspace);
  const { scope, publicForm } = workspace;
  const isEnough = await isEnteredTooOften(deps, scope, email);
  const admission = { scope, publicForm, participant, entrance, language, isEnough };
  return answerEvenly(deps.config, async () => {
    const isAdmin =
      entrance === 'public_check' &&
      (await deps.db.platform.read((db) => queries.isWorkspaceAdmin(db, email)));
    return deps.db.write(scope, (db) =>
      isAdmin
        ? refuse(deps, db, { admission, to: participant.email, why: 'workspace_admin' })
        : admit(deps, db, admission),
    );
  });
}
