import type { ErrorCode } from '@quint/contract/base/errors.ts';
import { fail, failureOf } from '@quint/contract/base/errors.ts';
import type { InvitationPreviewAnswer } from '@quint/contract/invitations/invitations.ts';
import { toLocale } from '@quint/contract/base/languages.ts';
import type {
  AskStakeholdersAnswer,
  AskStakeholdersBody,
  StakeholderPreviewBody,
} from '@quint/contract/roles/stakeholders.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { findEmailProblem } from '@quint/domain/base/email-check.ts';
import { normalizeEmail, toEmail } from '@quint/domain/base/email.ts';
import { STAKEHOLDERS_PER_REQUEST } from '@quint/domain/base/limits.ts';
import {
  countByDay,
  canUseCustomText,
  CUSTOM_TEXT_FINISHED_SURVEYS,
} from '@quint/domain/invitations/mail-budget.ts';
import type { SendSlot } from '@quint/domain/invitations/mail-budget.ts';
import { holdsAddress, toLine } from '@quint/domain/base/names.ts';
import { MAILS_OFF_PATH } from '@quint/domain/survey/survey-paths.ts';
import { getErrorMessage } from '@quint/phrases/base/errors/error-message.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { recordAudit } from '#database/audit.ts';
import type { Reader, Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import type { NewRequest, SurveyedRole } from '#features/roles/roles/stakeholders/requests/queries.ts';
import * as queries from '#features/roles/roles/stakeholders/requests/queries.ts';
import {
  composeRequest,
  getPreviewPage,
  getRequestEnd,
  getSampleRole,
  requestMessageKey,
  STAKEHOLDER_MAIL,
  tokenOfRequest,
} from '#features/roles/roles/stakeholders/emails.ts';
import { hashAddress } from '#outbox/addresses.ts';
import { lockMailBudget, readNextSendTime, readTrust, scheduleSends } from '#outbox/budget.ts';
import { listOptedOut } from '#outbox/opt-outs.ts';
import { queueMails } from '#outbox/outbox.ts';
import { hashToken } from '#secrets/tokens.ts';

type Row = AskStakeholdersBody['emails'][number];
type Refusal = Extract<
  ErrorCode,
  | 'role.stakeholder_email_invalid'
  | 'role.stakeholder_twice_in_list'
  | 'role.stakeholder_already_asked'
  | 'role.stakeholder_opted_out'
>;

async function assertCustomTextAllowed(
  deps: Deps,
  db: Reader,
  { scope, message }: { scope: OrganizationScope; message: string | undefined },
): Promise<void> {
  if (message === undefined || canUseCustomText(await readTrust(deps, db, scope))) return;
  throw fail('invitation.own_words_locked', { min: CUSTOM_TEXT_FINISHED_SURVEYS });
}

/** The role's name is in mails to outsiders, where an address would become a link. */
async function getRole(db: Reader, scope: OrganizationScope, roleId: string): Promise<SurveyedRole> {
  const role = await queries.findSurveyedRole(db, scope, roleId);
  if (role === undefined) throw fail('record.not_found');
  if (role.is_archived) throw fail('role.archived');
  if (holdsAddress(role.name)) throw fail('name.holds_address');
  return role;
}

/** The addresses of a list that have unsubscribed from the mails of all workspaces. */
async function findOptedOut(deps: Deps, emails: readonly string[]): Promise<Set<string>> {
  const hashes = emails.map((email) => hashAddress(deps.config, email));
  const optedOutHashes = await deps.db.platform.read((db) => listOptedOut(db, hashes));
  return new Set(emails.filter((_email, index) => optedOutHashes.has(hashes[index]?.toString('hex') ?? '')));
}

function checkRows(
  rows: readonly Row[],
  { askedEmails, optedOut }: { askedEmails: ReadonlySet<string>; optedOut: ReadonlySet<string> },
): (Refusal | undefined)[] {
  const seenEmails = new Set<string>();
  return rows.map(({ email }) => {
    if (findEmailProblem(email) !== undefined) return 'role.stakeholder_email_invalid';
    const key = normalizeEmail(email);
    if (seenEmails.has(key)) return 'role.stakeholder_twice_in_list';
    seenEmails.add(key);
    if (askedEmails.has(key)) return 'role.stakeholder_already_asked';
    return optedOut.has(key) ? 'role.stakeholder_opted_out' : undefined;
  });
}

interface PlannedRequest extends NewRequest {
  readonly slot: SendSlot;
}

async function sendRequests(
  deps: Deps,
  db: Writer,
  { scope, requests }: { scope: OrganizationScope; requests: readonly NewRequest[] },
): Promise<PlannedRequest[]> {
  const recipients = requests.map(({ email }) => ({ to: email, from: null }));
  const slots = await scheduleSends(deps, db, { scope, mails: recipients, purpose: 'invitation' });
  const now = deps.clock.now();
  const plannedRequests = requests.flatMap((request, index) => {
    const slot = slots[index];
    return slot === undefined ? [] : [{ ...request, slot }];
  });
  const ends = plannedRequests.map(({ id, slot }) => ({ id, expires: getRequestEnd(slot.sendAt ?? now) }));
  await queries.setEnds(db, scope, ends);
  const mails = plannedRequests.map(({ id, email, language, slot }) => ({
    messageKey: requestMessageKey({ id, count: 1 }),
    kind: STAKEHOLDER_MAIL.kind,
    to: email,
    language,
    payload: { id, count: 1 },
    slot,
  }));
  await queueMails(deps, db, scope, { mails });
  return plannedRequests;
}

function toRejected({ email }: Row, code: Refusal, language: Language) {
  const message = getErrorMessage(failureOf({ code, email: email.trim() }), language);
  return { email, code, message };
}

function prepare(
  deps: Deps,
  scope: OrganizationScope,
  { row, standard }: { row: Row; standard: NewRequest['language'] },
): NewRequest {
  const id = newId();
  return {
    id,
    email: toEmail(row.email),
    language: ('language' in row ? row.language : undefined) ?? standard,
    tokenHash: hashToken(tokenOfRequest(deps.config, scope, id)),
  };
}

/**
 * Asks up to 50 people about the requirements of a role: request, link and mail in one transaction. An
 * address with a problem is rejected with its reason while the others are asked. Administrators may be asked,
 * too: they know the job. Mails over the daily budget are sent on the following days. Throws record.not_found
 * for an unknown or deleted role, `role.stakeholders_none`, `role.stakeholders_too_many`,
 * `name.holds_address` and `invitation.own_words_locked`.
 */
export async function createStakeholderRequests(
  deps: Deps,
  actor: Actor,
  { body, language }: { body: AskStakeholdersBody; language: Language },
): Promise<AskStakeholdersAnswer['data']> {
  const { roleId, emails: rows, message } = body;
  const scope = scopeOfActor(actor);
  if (rows.length === 0) throw fail('role.stakeholders_none');
  if (rows.length > STAKEHOLDERS_PER_REQUEST) {
    throw fail('role.stakeholders_too_many', { max: STAKEHOLDERS_PER_REQUEST });
  }
  const emails = [...new Set(rows.map(({ email }) => normalizeEmail(email)))];
  const optedOut = await findOptedOut(deps, emails);
  return deps.db.write(scope, async (db) => {
    const role = await getRole(db, scope, roleId);
    await assertCustomTextAllowed(deps, db, { scope, message });
    const askedEmails = await queries.listAsked(db, scope, { roleId, emails });
    const refusals = checkRows(rows, { askedEmails, optedOut });
    const standard = body.language ?? role.language;
    const preparedRequests = rows.map((row, index) =>
      refusals[index] === undefined ? prepare(deps, scope, { row, standard }) : undefined,
    );
    const validRequests = preparedRequests.filter((request) => request !== undefined);
    await lockMailBudget(db, scope);
    const insertedIds = await queries.insertRequests(db, scope, {
      requests: validRequests,
      roleId,
      message: message ?? null,
      userId: actor.userId,
      now: deps.clock.now(),
    });
    const newRequests = validRequests.filter(({ id }) => insertedIds.has(id));
    const sentRequests = await sendRequests(deps, db, { scope, requests: newRequests });
    await recordRequests(db, { scope, actor, roleId, requests: sentRequests });
    const rejectedRows = rows.flatMap((row, index) => {
      const request = preparedRequests[index];
      if (request !== undefined && insertedIds.has(request.id)) return [];
      // Not rejected itself: a concurrent request has asked this address first.
      return [toRejected(row, refusals[index] ?? 'role.stakeholder_already_asked', language)];
    });
    return {
      asked: sentRequests.map(({ id, email, slot }) => ({
        id,
        email,
        send_at: slot.sendAt?.toISOString() ?? null,
      })),
      rejected: rejectedRows,
      days: countByDay(sentRequests.map(({ slot }) => slot)),
    };
  });
}

async function recordRequests(
  db: Writer,
  {
    scope,
    actor,
    roleId,
    requests,
  }: { scope: OrganizationScope; actor: Actor; roleId: string; requests: readonly NewRequest[] },
): Promise<void> {
  if (requests.length === 0) return;
  const items = requests.map(({ id }) => id);
  await recordAudit(db, { scope, actor, action: 'ra_surveys.ask', items, details: { role: roleId } });
}

/** A preview of the mail. Throws `invitation.own_words_locked` and `name.holds_address`. */
export async function previewRequest(
  deps: Deps,
  actor: Actor,
  { role, language: storedLanguage, message }: StakeholderPreviewBody,
): Promise<InvitationPreviewAnswer['data']> {
  const scope = scopeOfActor(actor);
  const language = toLocale(storedLanguage);
  const name = toLine(role);
  if (holdsAddress(name)) throw fail('name.holds_address');
  return deps.db.read(scope, async (db) => {
    await assertCustomTextAllowed(deps, db, { scope, message });
    const requester = await queries.getAsking(db, scope, actor.userId);
    const sendAt = await readNextSendTime(deps, db, { scope, from: null });
    return composeRequest(language, {
      ...requester,
      role: name === '' ? getSampleRole(language) : name,
      message: message ?? null,
      expires: getRequestEnd(sendAt ?? deps.clock.now()),
      url: getPreviewPage(deps.config),
      optOutUrl: new URL(MAILS_OFF_PATH, publicOrigin(deps.config)).href,
    });
  });
}
