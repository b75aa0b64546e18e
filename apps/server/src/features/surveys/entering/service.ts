import { fail, throwAll } from '@quint/contract/errors.ts';
import { toStoredLanguage } from '@quint/contract/languages.ts';
import type { EntranceBody, ParticipateAnswer, ParticipateBody } from '@quint/contract/participation.ts';
import type { Actor } from '@quint/domain/actor.ts';
import { normalizeEmail } from '@quint/domain/email.ts';
import type { Participant, ParticipationProblem } from '@quint/domain/participation.ts';
import { readParticipation } from '@quint/domain/participation.ts';
import type { Entrance, OpenEntrance } from '@quint/domain/survey-entrances.ts';
import { flavourOf, linkKindOf } from '@quint/domain/survey-entrances.ts';
import { SURVEY_PATH } from '@quint/domain/survey-paths.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { mintScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { requestProof } from '#features/auth/sign-up/service.ts';
import { surveyLinkKey } from '#features/invitations/emails.ts';
import { insertInvitations } from '#features/invitations/queries.ts';
import { getLinkEnd, INSTRUMENT_VERSION } from '#features/invitations/service.ts';
import { surveyLinkMailOf } from '#features/surveys/entering/emails.ts';
import * as queries from '#features/surveys/entering/queries.ts';
import { isOpenToProof } from '#features/talents/owning/queries.ts';
import { claimTalent } from '#features/talents/owning/service.ts';
import { scopeOfActor } from '#http/access.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';
import { deriveLinkToken, findTokenOrganization, hashToken } from '#http/tokens.ts';
import { queueMails } from '#mail/outbox.ts';

/** A whole class or fair behind one address may sign up at once. */
const PER_ADDRESS: RateLimit = { action: 'survey-sign-up-address', hits: 120, windowSeconds: 15 * 60 };
const PER_EMAIL: RateLimit = { action: 'survey-sign-up-email', hits: 10, windowSeconds: 3600 };

/** The platform's own workspace, for people who come without a company. It is made when the first one comes. */
export const OWN_WORKSPACE_ID = '00000000-0000-7000-8000-000000000001';

type Answer = ParticipateAnswer['data'];

interface Door {
  readonly scope: OrganizationScope;
  readonly name: string;
}

async function findLinkedDoor(
  deps: Deps,
  { entrance, token }: { entrance: OpenEntrance; token: string },
): Promise<Door | undefined> {
  const kind = linkKindOf(entrance);
  const organizationId = findTokenOrganization(token);
  if (kind === undefined || organizationId === undefined) return undefined;
  const scope = mintScope(organizationId);
  const tokenHash = hashToken(token);
  return deps.db.read(scope, async (db) => {
    if (!(await queries.isLiveLink(db, scope, { tokenHash, kind }))) return undefined;
    const workspace = await queries.findOpenWorkspace(db, scope);
    return workspace && { scope, name: workspace.name };
  });
}

async function openOwnDoor(deps: Deps): Promise<Door> {
  const { brand } = deps.config.publicSettings;
  const scope = mintScope(OWN_WORKSPACE_ID);
  await deps.db.platform.write((db) =>
    queries.ensureWorkspace(db, { id: OWN_WORKSPACE_ID, name: brand, language: 'EN' }),
  );
  return { scope, name: brand };
}

/** The workspace behind an entrance. Throws `survey.link_expired` when there is none (any more). */
async function openDoor(deps: Deps, { entrance, workspace }: EntranceBody): Promise<Door> {
  if (workspace !== undefined) {
    const door = await findLinkedDoor(deps, { entrance, token: workspace });
    if (door === undefined) throw fail('survey.link_expired');
    return door;
  }
  const configured = deps.config.surveyWorkspaces[entrance];
  if (configured === undefined) return openOwnDoor(deps);
  const scope = mintScope(configured);
  const found = await deps.db.read(scope, (db) => queries.findOpenWorkspace(db, scope));
  if (found === undefined) throw fail('survey.link_expired');
  return { scope, name: found.name };
}

/** Whose survey somebody would take part in. Throws `survey.link_expired`. */
export async function describeEntrance(deps: Deps, body: EntranceBody): Promise<{ name: string }> {
  const { name } = await openDoor(deps, body);
  return { name };
}

function toFailure({ field: _field, ...problem }: ParticipationProblem) {
  const { code, ...details } = problem;
  return fail(code, details as never);
}

interface Invitee {
  readonly talentId: string;
  readonly entrance: Entrance;
  readonly language: ParticipateBody['language'];
}

/** A fresh sheet with its personal link; answers the keys of both. */
async function invite(
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
  const tokenHash = hashToken(tokenOf(deps, scope, person.linkId));
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
      linkExpiresAt: getLinkEnd(now),
      now,
      entrance,
    },
  });
  return person;
}

function tokenOf(deps: Deps, scope: OrganizationScope, linkId: string): string {
  const link = { organizationId: scope.organizationId, id: linkId };
  return deriveLinkToken(surveyLinkKey(deps.config), link);
}

function pathOf(deps: Deps, scope: OrganizationScope, linkId: string): string {
  return `${SURVEY_PATH}?token=${tokenOf(deps, scope, linkId)}`;
}

interface Admission {
  readonly scope: OrganizationScope;
  readonly participant: Participant;
  readonly entrance: OpenEntrance;
  readonly language: ParticipateBody['language'];
}

async function mailLink(
  deps: Deps,
  db: Writer,
  { admission, to, resultId }: { admission: Admission; to: string; resultId: string },
): Promise<void> {
  const language = toStoredLanguage(admission.language);
  const mail = surveyLinkMailOf({ resultId, to, language, now: deps.clock.now() });
  await queueMails(deps, db, admission.scope, { mails: [mail] });
}

/** Nobody but the owner of the address gets into a sheet that is there already: the link goes by mail. */
async function admitAgain(
  deps: Deps,
  db: Writer,
  { admission, person }: { admission: Admission; person: queries.KnownPerson },
): Promise<Answer> {
  if (person.has_finished) throw fail('participation.already');
  const { scope, entrance, language } = admission;
  const linkExpiresAt = getLinkEnd(deps.clock.now());
  let resultId = person.open_result;
  const linkId = resultId && (await queries.renewLink(db, scope, { resultId, linkExpiresAt }));
  if (resultId === null || linkId === undefined) {
    const invitee = { talentId: person.talent_id, entrance, language };
    ({ resultId } = await invite(deps, db, { scope, invitee }));
  }
  await mailLink(deps, db, { admission, to: person.email, resultId });
  return { state: 'link_sent', next: null };
}

async function admit(deps: Deps, db: Writer, admission: Admission): Promise<Answer> {
  const { scope, participant, entrance, language } = admission;
  const email = normalizeEmail(participant.email);
  const known = await queries.findPerson(db, scope, email);
  if (known !== undefined) return admitAgain(deps, db, { admission, person: known });
  const talentId = newId();
  const isNew = await queries.insertParticipant(db, scope, {
    talentId,
    email: participant.email,
    firstName: participant.name.first,
    lastName: participant.name.last,
    language: toStoredLanguage(language),
    userId: null,
    isDirectlyInvited: false,
    isOpenForWork: entrance === 'talent_pool',
  });
  // Signed up in the same moment from another tab: that one is in, this one gets the mail.
  if (!isNew) return { state: 'link_sent', next: null };
  const { resultId, linkId } = await invite(deps, db, { scope, invitee: { talentId, entrance, language } });
  await mailLink(deps, db, { admission, to: participant.email, resultId });
  return { state: 'started', next: pathOf(deps, scope, linkId) };
}

/**
 * Lets somebody take part who was not invited by name: talent, sheet, personal link and its mail in one transaction.
 * Throws what is wrong with the entries, `survey.link_expired` for a link that was taken back, `participation.already`
 * for an address that has finished, `participation.workspace_admin` in the public check, and REQUESTS_EXCEEDED.
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
  await countAttempt(deps.db, PER_EMAIL, email);
  const { entrance, language } = body;
  const { scope } = await openDoor(deps, body);
  if (
    entrance === 'public_check' &&
    (await deps.db.platform.read((db) => queries.isWorkspaceAdmin(db, email)))
  ) {
    throw fail('participation.workspace_admin');
  }
  return deps.db.write(scope, (db) => admit(deps, db, { scope, participant, entrance, language }));
}

interface OwnTalent {
  readonly talentId: string;
  readonly resultId: string | null;
}

/** The own talent of an administrator; undefined where one of the address waits for a new proof of it. */
async function findOrMakeOwnTalent(
  db: Writer,
  scope: OrganizationScope,
  { actor, account }: { actor: Actor; account: queries.Account },
): Promise<OwnTalent | undefined> {
  const { userId } = actor;
  await claimTalent(db, scope, actor);
  const own = await queries.findOwnPerson(db, scope, userId);
  if (own !== undefined) {
    const finished = await queries.findNewestFinished(db, scope, own.talent_id);
    return { talentId: own.talent_id, resultId: own.open_result ?? finished ?? null };
  }
  const talentId = newId();
  const isNew = await queries.insertParticipant(db, scope, {
    talentId,
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
    language: account.language ?? 'EN',
    userId,
    isDirectlyInvited: true,
    isOpenForWork: false,
  });
  if (isNew) return { talentId, resultId: null };
  if (await isOpenToProof(db, scope, normalizeEmail(account.email))) return undefined;
  throw fail('talent.address_taken', { email: account.email });
}

/**
 * The own survey of an administrator: the sheet that is open or finished, else a new one. Answers the path it waits at.
 * The talent behind it belongs to the account. Where the talent of the address has begun before the account last proved
 * that address, a mail to prove it anew goes out: `account.proof_sent`. Throws `talent.address_taken` when the address
 * stands in a record that no account can take.
 */
export async function openOwnSurvey(
  deps: Deps,
  actor: Actor,
  language: ParticipateBody['language'],
): Promise<{ next: string }> {
  const scope = scopeOfActor(actor);
  const account = await deps.db.platform.read((db) => queries.findAccount(db, actor.userId));
  if (account === undefined) throw fail('INVALID_CREDENTIALS');
  const linkId = await deps.db.write(scope, async (db) => {
    const own = await findOrMakeOwnTalent(db, scope, { actor, account });
    if (own === undefined) return undefined;
    const { talentId, resultId } = own;
    const linkExpiresAt = getLinkEnd(deps.clock.now());
    const live = resultId && (await queries.renewLink(db, scope, { resultId, linkExpiresAt }));
    if (live !== null && live !== undefined) return live;
    return (await invite(deps, db, { scope, invitee: { talentId, entrance: 'admin', language } })).linkId;
  });
  if (linkId !== undefined) return { next: pathOf(deps, scope, linkId) };
  await requestProof(deps, actor.userId);
  throw fail('account.proof_sent', { email: account.email });
}
