import { fail } from '@quint/contract/base/errors.ts';
import type {
  PlannedMails,
  PlanMailsBody,
  RefusedMail,
  SendMailsBody,
  SentMails,
} from '@quint/contract/vacancies/mails.ts';
import { RECALL_SECONDS } from '@quint/domain/people/people.ts';
import type { SentKind } from '@quint/domain/vacancies/mails.ts';
import { isAnswer } from '@quint/domain/vacancies/mails.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { getErrorMessage } from '@quint/phrases/base/errors/error-message.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { assertOwnWordsAllowed } from '#features/invitations/mail-words/service.ts';
import { lockTalents } from '#features/people/talents/locking/queries.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import { outboxKindOf, vacancyMessageKey } from '#features/vacancies/mails/emails.ts';
import * as queries from '#features/vacancies/mails/queries.ts';
import { findMailProblem, nameFor } from '#features/vacancies/mails/recipients/model.ts';
import type { Recipient } from '#features/vacancies/mails/recipients/queries.ts';
import { listRecipients } from '#features/vacancies/mails/recipients/queries.ts';
import { findOptedOutOfRole } from '#features/vacancies/mails/recipients/service.ts';
import {
  assertStateAllows,
  daysOf,
  earliestOf,
  hasOwnWords,
  wordsFor,
} from '#features/vacancies/mails/delivery/model.ts';
import { lockMailBudget, planApplicationMails, scheduleSends } from '#outbox/budget.ts';
import { queueMails } from '#outbox/outbox.ts';

/** Refused people of a plan that are named. */
const REFUSED_SHOWN = 50;

/** The actor, and the language of the reasons. */
export interface MailCaller {
  readonly actor: Actor;
  readonly language: Language;
}

/** The work of one request inside its transaction, with the role locked. */
export interface MailContext {
  readonly deps: Deps;
  readonly db: Writer;
  readonly scope: OrganizationScope;
  readonly actor: Actor;
  readonly roleId: string;
  readonly now: Date;
}

export interface MailsToPlan {
  readonly kind: SentKind;
  readonly people: readonly { readonly person: Recipient; readonly words: string | null }[];
  /** The earliest time; null sends them at once. */
  readonly from: Date | null;
  readonly interviewAt: Date | null;
  /** The reason with which people who get an answer are marked; null without one. */
  readonly reason: 'other_person' | null;
}

export interface PlannedMail {
  readonly id: string;
  readonly person: Recipient;
  readonly sendAt: Date;
}

/**
 * Inserts mails and queues them within the budget, and marks those who get an answer as not moving forward. Each mail
 * waits a moment in which it can be stopped. The mail budget and the people must be locked.
 */
export async function planMails(
  { deps, db, scope, actor, roleId, now }: MailContext,
  { kind, people, from, interviewAt, reason }: MailsToPlan,
): Promise<PlannedMail[]> {
  if (people.length === 0) return [];
  const notBefore = new Date(now.getTime() + RECALL_SECONDS * 1000);
  const slots = await scheduleSends(deps, db, {
    scope,
    mails: people.map(({ person }) => ({ to: person.email, from })),
    purpose: 'application',
  });
  const mails = people.flatMap(({ person, words }, index) => {
    const slot = slots[index];
    if (slot === undefined) return [];
    const sendAt = slot.sendAt === null || slot.sendAt < notBefore ? notBefore : slot.sendAt;
    return [{ id: newId(), talentId: person.id, person, words, sendAt, slot }];
  });
  const { userId } = actor;
  await queries.insertVacancyMails(db, scope, { roleId, kind, mails, interviewAt, userId, now });
  await queueMails(deps, db, scope, {
    mails: mails.map(({ id, person, slot }) => ({
      messageKey: vacancyMessageKey(id),
      kind: outboxKindOf(kind),
      to: person.email,
      language: person.language,
      payload: { mailId: id },
      slot,
      notBefore,
    })),
  });
  const talentIds = mails.map(({ talentId }) => talentId);
  if (isAnswer(kind)) {
    await queries.rejectAnswered(db, scope, { roleId, talentIds, reason, userId, now });
  } else if (interviewAt !== null) {
    await queries.setInterviewTime(db, scope, { roleId, talentIds, at: interviewAt });
  }
  return mails.map(({ id, person, sendAt }) => ({ id, person, sendAt }));
}

/** The answer for people who get no mail, in the order of the request. */
export function refusalsOf(
  people: readonly { readonly person: Recipient; readonly failure: ReturnType<typeof findMailProblem> }[],
  { actor, language }: MailCaller,
): RefusedMail[] {
  return people.flatMap(({ person, failure }) =>
    failure === undefined
      ? []
      : [
          {
            talent: person.id,
            name: nameFor(actor, person),
            code: failure.code,
            message: getErrorMessage(failure, language),
          },
        ],
  );
}

function refusalsOfUnknown(
  ids: readonly string[],
  people: ReadonlyMap<string, Recipient>,
  language: Language,
): RefusedMail[] {
  const failure = fail('role.not_considered');
  const message = getErrorMessage(failure, language);
  return ids
    .filter((id) => !people.has(id))
    .map((talent) => ({ talent, name: '', code: failure.code, message }));
}

function readInterviewTime({ kind, interview_at: time }: SendMailsBody, now: Date): Date | null {
  if (kind !== 'interview' || time === undefined) return null;
  const at = new Date(time);
  if (at <= now) throw fail('vacancy_mail.interview_past');
  return at;
}

function toDistinct(talents: readonly string[]): string[] {
  const ids = [...new Set(talents.map((id) => id.toLowerCase()))];
  if (ids.length < talents.length) throw fail('vacancy_mail.twice');
  return ids;
}

async function recordSending(
  { db, scope, actor, roleId }: MailContext,
  kind: SentKind,
  mails: readonly { readonly person: Recipient }[],
): Promise<void> {
  if (mails.length === 0) return;
  const talentIds = mails.map(({ person }) => person.id);
  const details = { kind, count: mails.length };
  await recordAudit(db, {
    scope,
    actor,
    action: 'vacancy_mails.send',
    items: [roleId],
    talentIds,
    details,
  });
}

/**
 * Sends mails of one kind to people of a role, within the mail budget. A person who cannot get the mail is refused with
 * a reason while the others get theirs. An answer marks its person as not moving forward. Throws `record.not_found`,
 * `role.not_in_use`, `role.filled`, `role.not_filled`, `invitation.own_words_locked` and `vacancy_mail.*` for problems
 * of the whole request.
 */
export async function sendVacancyMails(
  deps: Deps,
  caller: MailCaller,
  { roleId, body }: { roleId: string; body: SendMailsBody },
): Promise<SentMails> {
  const { actor, language } = caller;
  const scope = scopeOfActor(actor);
  const now = deps.clock.now();
  const { kind } = body;
  const ids = toDistinct(body.talents);
  const from = earliestOf(kind, body.send_at, now);
  const interviewAt = readInterviewTime(body, now);
  const optedOut = await findOptedOutOfRole(deps, scope, { roleId, talentIds: ids });
  return deps.db.write(scope, async (db) => {
    await lockMailBudget(db, scope);
    if (!(await queries.lockRole(db, scope, roleId))) throw fail('record.not_found');
    const { state } = await findVacancy(db, scope, { actor, roleId });
    assertStateAllows(kind, state);
    if (hasOwnWords(body)) await assertOwnWordsAllowed(deps, db, scope);
    await lockTalents(db, scope, ids);
    const rows = await listRecipients(db, scope, { roleId, talentIds: ids, now });
    const people = new Map(rows.map((person) => [person.id, person]));
    const checks = ids.flatMap((id) => {
      const person = people.get(id);
      return person === undefined
        ? []
        : [{ person, words: wordsFor(body, person), failure: findMailProblem(person, kind, optedOut) }];
    });
    const toSend = checks.filter(({ failure }) => failure === undefined);
    const context = { deps, db, scope, actor, roleId, now };
    const reason = kind === 'filled' ? 'other_person' : null;
    const mails = await planMails(context, { kind, people: toSend, from, interviewAt, reason });
    await recordSending(context, kind, mails);
    return {
      mails: mails.map(({ id, person, sendAt }) => ({
        id,
        talent: person.id,
        name: nameFor(actor, person),
        language: person.language,
        send_at: sendAt.toISOString(),
      })),
      refused: [...refusalsOf(checks, caller), ...refusalsOfUnknown(ids, people, language)],
      days: daysOf(mails.map(({ sendAt }) => sendAt)),
    };
  });
}

/** When mails of one kind would be sent, and to whom not. Changes nothing. Throws as sending does. */
export async function planVacancyMails(
  deps: Deps,
  caller: MailCaller,
  { roleId, body }: { roleId: string; body: PlanMailsBody },
): Promise<PlannedMails> {
  const { actor, language } = caller;
  const scope = scopeOfActor(actor);
  const now = deps.clock.now();
  const { kind } = body;
  const ids = toDistinct(body.talents);
  const from = earliestOf(kind, body.send_at, now);
  const optedOut = await findOptedOutOfRole(deps, scope, { roleId, talentIds: ids });
  return deps.db.read(scope, async (db) => {
    const { state } = await findVacancy(db, scope, { actor, roleId });
    assertStateAllows(kind, state);
    const rows = await listRecipients(db, scope, { roleId, talentIds: ids, now });
    const people = new Map(rows.map((person) => [person.id, person]));
    const checks = rows.map((person) => ({ person, failure: findMailProblem(person, kind, optedOut) }));
    const toSend = checks.filter(({ failure }) => failure === undefined).map(({ person }) => person);
    const slots = await planApplicationMails(deps, db, { scope, times: toSend.map(() => from) });
    const refusals = [...refusalsOf(checks, caller), ...refusalsOfUnknown(ids, people, language)];
    const inLanguage = (code: 'EN' | 'DE') => toSend.filter((person) => person.language === code).length;
    return {
      count: toSend.length,
      languages: { EN: inLanguage('EN'), DE: inLanguage('DE') },
      days: daysOf(slots.map(({ sendAt }) => sendAt ?? now)),
      refused: refusals.slice(0, REFUSED_SHOWN),
      refused_count: refusals.length,
    };
  });
}
