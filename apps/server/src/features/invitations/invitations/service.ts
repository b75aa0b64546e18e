import type {
  InvitationPreviewAnswer,
  InvitationPreviewBody,
  InvitationRow,
  InviteTalentsAnswer,
  InviteTalentsBody,
  RejectedInvitation,
} from '@quint/contract/invitations/invitations.ts';
import { fail, failureOf } from '@quint/contract/base/errors.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { toLocale } from '@quint/contract/base/languages.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { RowProblem } from '@quint/domain/invitations/invitation-rows.ts';
import { INVITATIONS_PER_REQUEST } from '@quint/domain/base/limits.ts';
import { toEmail } from '@quint/domain/base/email.ts';
import { toLine } from '@quint/domain/base/names.ts';
import { toPhone } from '@quint/domain/base/phone.ts';
import type { SendSlot } from '@quint/domain/invitations/mail-budget.ts';
import { countByDay } from '@quint/domain/invitations/mail-budget.ts';
import type { Flavour } from '@quint/domain/survey/survey-entrances.ts';
import { MAILS_OFF_PATH } from '@quint/domain/survey/survey-paths.ts';
import { getErrorMessage } from '@quint/phrases/base/errors/error-message.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { listRolesInUse } from '#features/invitations/invitations/named-roles/queries.ts';
import {
  composeInvitation,
  getSampleFirstName,
  INVITATION_MAIL,
  invitationMessageKey,
  inviterOf,
  surveyLinkKey,
} from '#features/invitations/invitations/emails.ts';
import { getLinkEnd, groupBySendTime } from '#features/invitations/invitations/model.ts';
import type { InvitationTerms, NewInvitation } from '#features/invitations/invitations/queries.ts';
import {
  findInviter,
  getWorkspace,
  insertInvitations,
  insertLinks,
  insertTalents,
  listKnownIds,
} from '#features/invitations/invitations/queries.ts';
import { findProblems } from '#features/invitations/invitations/row-problems/service.ts';
import { assertCustomTextAllowed } from '#features/invitations/invitations/limits/service.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { readOwnWords } from '#features/invitations/mail-words/service.ts';
import { readOwnPath } from '#http/own-path.ts';
import { deriveLinkToken, hashToken } from '#secrets/tokens.ts';
import { lockMailBudget, readNextSendTime, scheduleSends } from '#outbox/budget.ts';
import { queueMails } from '#outbox/outbox.ts';

/** The language and the allowed origins of the request. */
export interface Caller {
  readonly language: Language;
  readonly ownOrigins: readonly string[];
}

const URL_FIELDS = [
  ['surveyUrl', 'standard'],
  ['surveyB2cUrl', 'b2c'],
  ['surveyAdminUrl', 'admin'],
  ['surveyRoleCompassUrl', 'role-finder'],
] as const satisfies readonly (readonly [keyof InviteTalentsBody, Flavour])[];

/** The survey of the links: the standard one when it is listed or the list is empty, otherwise the first one. */
function readSurveyVariant(
  body: InviteTalentsBody,
  ownOrigins: readonly string[],
): { flavour: Flavour; surveyPath: string | null } {
  const namedSurveys = URL_FIELDS.flatMap(([field, variant]) => {
    const value = body[field];
    return value === undefined
      ? []
      : [{ flavour: variant, surveyPath: readOwnPath(field, value, ownOrigins) }];
  });
  return namedSurveys[0] ?? { flavour: 'standard', surveyPath: null };
}

function readSendAt(body: Pick<InviteTalentsBody, 'sendAt'>, now: Date): Date | null {
  if (body.sendAt === undefined) return null;
  const sendAt = new Date(body.sendAt);
  if (sendAt <= now) throw fail('invitation.send_at_past');
  return sendAt;
}

function readTerms(deps: Deps, body: InviteTalentsBody, { actor, caller }: { actor: Actor; caller: Caller }) {
  if (body.talents.length === 0) throw fail('invitation.empty');
  if (body.talents.length > INVITATIONS_PER_REQUEST) {
    throw fail('invitation.too_many', { max: INVITATIONS_PER_REQUEST });
  }
  const now = deps.clock.now();
  const sendAt = readSendAt(body, now);
  const terms: InvitationTerms = {
    ...readSurveyVariant(body, caller.ownOrigins),
    inviteType: body.inviteType,
    subject: body.subject ?? null,
    message: body.message ?? null,
    instrumentVersion: INSTRUMENT_VERSION,
    sendAt,
    linkExpiresAt: getLinkEnd(sendAt ?? now),
    invitedBy: actor.userId,
    now,
  };
  return terms;
}

async function assertKnown(db: Writer, scope: OrganizationScope, rows: readonly InvitationRow[]) {
  const roles = [...new Set(rows.flatMap((row) => row.roles ?? []))];
  const teams = [...new Set(rows.flatMap((row) => row.teams ?? []))];
  const knownRoles = await listKnownIds(db, scope, { table: 'roles', ids: roles });
  if (knownRoles.size < roles.length) throw fail('invitation.unknown_role');
  const knownTeams = await listKnownIds(db, scope, { table: 'teams', ids: teams });
  if (knownTeams.size < teams.length) throw fail('invitation.unknown_team');
}

function prepare(
  row: InvitationRow,
  context: { key: Uint8Array; scope: OrganizationScope; language: StoredLanguage },
): NewInvitation {
  const linkId = newId();
  const token = deriveLinkToken(context.key, { organizationId: context.scope.organizationId, id: linkId });
  const phone = toPhone(row.phone);
  return {
    talentId: newId(),
    resultId: newId(),
    linkId,
    tokenHash: hashToken(token),
    email: toEmail(row.email),
    firstName: toLine(row.first_name),
    lastName: toLine(row.last_name),
    phone: phone === '' ? null : phone,
    language: row.language ?? context.language,
    roles: [...new Set(row.roles)],
    teams: [...new Set(row.teams)],
  };
}

async function insertPeople(
  deps: Deps,
  db: Writer,
  scope: OrganizationScope,
  {
    people,
    terms,
  }: { people: readonly (NewInvitation & { readonly slot: SendSlot })[]; terms: InvitationTerms },
): Promise<void> {
  for (const group of groupBySendTime(people, terms)) await insertInvitations(db, scope, group);
  for (const to of ['roles', 'teams'] as const) {
    const links = people.flatMap((person) =>
      person[to].map((toId) => ({ id: newId(), talentId: person.talentId, toId })),
    );
    await insertLinks(db, scope, { to, links });
  }
  const mails = people.map((person) => ({
    messageKey: invitationMessageKey(person.resultId, 1),
    kind: INVITATION_MAIL.kind,
    to: person.email,
    language: person.language,
    payload: { resultId: person.resultId, count: 1, invitedBy: terms.invitedBy },
    slot: person.slot,
  }));
  await queueMails(deps, db, scope, { mails });
}

/** Schedules every mail: on a day with budget, and at least a day after another invitation. */
export async function assignSlots<Person extends { readonly email: string }>(
  deps: Deps,
  db: Writer,
  { scope, people, from }: { scope: OrganizationScope; people: readonly Person[]; from: Date | null },
): Promise<(Person & { readonly slot: SendSlot })[]> {
  const wantedMails = people.map(({ email }) => ({ to: email, from }));
  const slots = await scheduleSends(deps, db, { scope, mails: wantedMails, purpose: 'invitation' });
  return people.flatMap((person, index) => {
    const slot = slots[index];
    return slot === undefined ? [] : [{ ...person, slot }];
  });
}

function toRejected(row: InvitationRow, problem: RowProblem, language: Language): RejectedInvitation {
  const failure = failureOf(problem);
  return { email: row.email, code: failure.code, message: getErrorMessage(failure, language) };
}

/**
 * Invites people to the survey: talent, invitation, survey link, role and team links and the mail, all in one
 * transaction. A row with a problem is rejected with its reason while the others succeed, so a list can be sent again
 * after an interruption: people invited before are rejected with `talent.already_invited`. Mails over the daily budget
 * are sent on the following days, and no address gets two invitations within a day. Throws FORBIDDEN for another
 * workspace and `invitation.*` for problems of the whole request.
 */
export async function inviteTalents(
  deps: Deps,
  actor: Actor,
  { body, caller }: { body: InviteTalentsBody; caller: Caller },
): Promise<InviteTalentsAnswer['data']> {
  const scope = scopeOfActor(actor);
  if (body.organizationId !== undefined && body.organizationId !== scope.organizationId) {
    throw fail('FORBIDDEN');
  }
  const terms = readTerms(deps, body, { actor, caller });
  const rows = body.talents;
  return deps.db.write(scope, async (db) => {
    await assertCustomTextAllowed(deps, db, { scope, texts: body });
    await assertKnown(db, scope, rows);
    const { language } = await getWorkspace(db, scope);
    const problems = await findProblems(db, scope, rows);
    const key = surveyLinkKey(deps.config);
    const preparedPeople = rows.map((row, index) =>
      problems[index] === undefined ? prepare(row, { key, scope, language }) : undefined,
    );
    const free = preparedPeople.filter((person) => person !== undefined);
    await lockMailBudget(db, scope);
    const insertedIds = await insertTalents(db, scope, { people: free, terms });
    const news = free.filter((person) => insertedIds.has(person.talentId));
    const people = await assignSlots(deps, db, { scope, people: news, from: terms.sendAt });
    await insertPeople(deps, db, scope, { people, terms });
    const rejectedRows = rows.flatMap((row, index) => {
      const person = preparedPeople[index];
      if (person !== undefined && insertedIds.has(person.talentId)) return [];
      // Invited by a concurrent request.
      const problem = problems[index] ?? {
        field: 'email' as const,
        code: 'talent.already_invited' as const,
        email: row.email.trim(),
      };
      return [toRejected(row, problem, caller.language)];
    });
    const invitedTalents = people.map(({ talentId, email, resultId, slot }) => ({
      id: talentId,
      email,
      result: resultId,
      send_at: slot.sendAt?.toISOString() ?? null,
    }));
    return {
      invited: invitedTalents,
      rejected: rejectedRows,
      days: countByDay(people.map(({ slot }) => slot)),
    };
  });
}

/**
 * The invitation mail as the next person would get it, with placeholder links; without a first name, for a sample
 * person. Throws `invitation.own_words_locked` and `invitation.send_at_past`.
 */
export async function previewInvitation(
  deps: Deps,
  actor: Actor,
  body: InvitationPreviewBody,
): Promise<InvitationPreviewAnswer['data']> {
  const scope = scopeOfActor(actor);
  const now = deps.clock.now();
  const from = readSendAt(body, now);
  await deps.db.read(scope, (db) => assertCustomTextAllowed(deps, db, { scope, texts: body }));
  const sendAt = await deps.db.read(scope, (db) => readNextSendTime(deps, db, { scope, from }));
  const workspace = await deps.db.read(scope, (db) => getWorkspace(db, scope));
  const inviter = await deps.db.read(scope, (db) => findInviter(db, actor.userId));
  const roles = await deps.db.read(scope, (db) => listRolesInUse(db, scope, body.roles ?? []));
  const language = toLocale(body.language);
  const [role, ...otherRoles] = roles;
  const roleId = role === undefined || otherRoles.length > 0 ? null : role.id;
  const key = { kind: 'invitation', language: body.language, roleId } as const;
  const firstName = toLine(body.first_name);
  return composeInvitation(language, {
    firstName: firstName === '' ? getSampleFirstName(language) : firstName,
    lastName: toLine(body.last_name),
    addressForm: workspace.address_form,
    workspace: workspace.name,
    isRetake: false,
    purpose: body.inviteType,
    isOfPublicForm: false,
    roles: roles.map(({ name }) => name),
    subject: body.subject ?? null,
    message: body.message ?? null,
    ownWords: await deps.db.read(scope, (db) => readOwnWords(deps, db, { scope, key })),
    url: new URL('/survey', publicOrigin(deps.config)).href,
    expires: getLinkEnd(sendAt ?? now),
    inviter: inviter && inviterOf(inviter),
    optOutUrl: new URL(MAILS_OFF_PATH, publicOrigin(deps.config)).href,
    origin: publicOrigin(deps.config),
  });
}
