import type {
  AnswerKinds,
  MailRecipient,
  NamedPeople,
  SavedWords,
  VacancyMailOfKind,
  VacancyMails,
} from '@quint/contract/vacancies/mails.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import {
  FIRST_REMINDER_DAYS,
  NEXT_REMINDER_DAYS,
  REMINDERS_PER_INVITATION,
} from '@quint/domain/base/limits.ts';
import { canUseCustomText, CUSTOM_TEXT_FINISHED_SURVEYS } from '@quint/domain/invitations/mail-budget.ts';
import type { VacancyMailKind } from '@quint/domain/vacancies/mails.ts';
import { isAnswer, VACANCY_MAIL_KINDS } from '@quint/domain/vacancies/mails.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import type { MailCounts } from '#features/vacancies/mails/counts/queries.ts';
import { countSentKinds, countSurveyMails } from '#features/vacancies/mails/counts/queries.ts';
import { getMailTerms } from '#features/vacancies/mails/queries.ts';
import { isConsidered, nameFor } from '#features/vacancies/mails/recipients/model.ts';
import type { Recipient } from '#features/vacancies/mails/recipients/queries.ts';
import { listRecipients } from '#features/vacancies/mails/recipients/queries.ts';
import { listUpcoming } from '#features/vacancies/mails/schedule/service.ts';
import type { SavedWordsRow } from '#features/vacancies/mails/words/queries.ts';
import { listSavedWords } from '#features/vacancies/mails/words/queries.ts';
import { readBudget, readTrust } from '#outbox/budget.ts';

const NAMES_SHOWN = 3;
const RECIPIENTS_SHOWN = 50;
const NO_MAILS: MailCounts = { sentCount: 0, waitingCount: 0 };

/** Some people as the actor may see them. */
export function namePeople(actor: Actor, people: readonly Recipient[], limit: number): NamedPeople {
  const firstPeople = people
    .slice(0, limit)
    .map((person) => ({ id: person.id, name: nameFor(actor, person) }));
  return { count: people.length, people: firstPeople };
}

function wordsIn(
  savedWords: readonly SavedWordsRow[],
  { kind, language }: { kind: VacancyMailKind; language: StoredLanguage },
): SavedWords | null {
  const row = savedWords.find((each) => each.kind === kind && each.language === language);
  return row === undefined ? null : { words: row.words, for: row.is_of_role ? 'role' : 'workspace' };
}

async function countMails(
  db: Reader,
  scope: OrganizationScope,
  roleId: string,
): Promise<(kind: VacancyMailKind) => MailCounts> {
  const sentKinds = await countSentKinds(db, scope, roleId);
  const survey = await countSurveyMails(db, scope, roleId);
  const bySurvey: Partial<Record<VacancyMailKind, MailCounts>> = {
    invitation: { sentCount: survey.invitations, waitingCount: survey.plannedInvitations },
    reminder: { sentCount: survey.reminders, waitingCount: 0 },
    thanks: { sentCount: survey.results, waitingCount: 0 },
  };
  return (kind) => bySurvey[kind] ?? sentKinds.get(kind) ?? NO_MAILS;
}

async function describeKinds(
  db: Reader,
  scope: OrganizationScope,
  roleId: string,
): Promise<VacancyMailOfKind[]> {
  const countsOf = await countMails(db, scope, roleId);
  const savedWords = await listSavedWords(db, scope, roleId);
  return VACANCY_MAIL_KINDS.map((kind) => {
    const { sentCount, waitingCount } = countsOf(kind);
    return {
      kind,
      sent: sentCount,
      waiting: waitingCount,
      words: {
        EN: wordsIn(savedWords, { kind, language: 'EN' }),
        DE: wordsIn(savedWords, { kind, language: 'DE' }),
      },
    };
  });
}

/** The mails of a vacancy: what goes out next, each mail with its count and own words, and what limits them. */
export async function describeVacancyMails(deps: Deps, actor: Actor, roleId: string): Promise<VacancyMails> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, async (db) => {
    const { id, name, state } = await findVacancy(db, scope, { actor, roleId });
    const now = deps.clock.now();
    const terms = await getMailTerms(db, scope);
    const people = await listRecipients(db, scope, { roleId, now });
    const consideredPeople = people.filter(isConsidered);
    const inLanguage = (code: StoredLanguage) =>
      consideredPeople.filter(({ language }) => language === code).length;
    const peopleToInvite = consideredPeople.filter(
      ({ shortlisted_at: shortlistedAt, is_invited_to_interview: isInvited }) =>
        shortlistedAt !== null && !isInvited,
    );
    const { perDay } = await readBudget(deps, db, scope);
    const { sends_reminders: isOn, address_form, ...maskTerms } = terms;
    return {
      role: { id, name, state },
      kinds: await describeKinds(db, scope, roleId),
      upcoming: await listUpcoming(deps, db, { scope, actor, roleId, maskTerms: maskTerms }),
      languages: { EN: inLanguage('EN'), DE: inLanguage('DE') },
      without_interview: namePeople(actor, peopleToInvite, NAMES_SHOWN),
      reminders: {
        is_on: isOn,
        first_days: FIRST_REMINDER_DAYS,
        next_days: NEXT_REMINDER_DAYS,
        most: REMINDERS_PER_INVITATION,
      },
      address_form,
      mails_per_day: perDay,
      own_words: {
        is_allowed: canUseCustomText(await readTrust(deps, db, scope)),
        min_finished: CUSTOM_TEXT_FINISHED_SURVEYS,
      },
    };
  });
}

/** Whether a mail of a kind comes into question for a person, for choosing a reader of a preview. */
function comesIntoQuestion(kind: VacancyMailKind, person: Recipient): boolean {
  if (kind === 'invitation' || kind === 'reminder') return !person.has_finished;
  if (kind === 'thanks') return person.has_finished;
  if (kind === 'interview') return isConsidered(person) && person.has_finished;
  if (kind === 'after_interview') return person.hired_at === null && person.had_interview;
  return isAnswer(kind) && person.hired_at === null && !person.had_interview;
}

/** The people who could be the reader of a mail, with the language of their mails; at most 50 of them are named. */
export async function listMailReaders(
  deps: Deps,
  actor: Actor,
  { roleId, kind }: { roleId: string; kind: VacancyMailKind },
): Promise<{ count: number; people: MailRecipient[] }> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, async (db) => {
    await findVacancy(db, scope, { actor, roleId });
    const rows = await listRecipients(db, scope, { roleId, now: deps.clock.now() });
    const people = rows.filter((person) => comesIntoQuestion(kind, person));
    return {
      count: people.length,
      people: people.slice(0, RECIPIENTS_SHOWN).map((person) => ({
        id: person.id,
        name: nameFor(actor, person),
        language: person.language,
      })),
    };
  });
}

/**
 * Which answer fits people who are not moving forward: one after an interview, or one without. People who have an
 * answer, or were hired, get none, and nobody in a role that sends no mails. Throws `record.not_found`.
 */
export async function getAnswerKinds(
  deps: Deps,
  actor: Actor,
  { roleId, talents: talentIds }: { roleId: string; talents: readonly string[] },
): Promise<AnswerKinds> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, async (db) => {
    const { state } = await findVacancy(db, scope, { actor, roleId });
    if (state === 'draft' || state === 'archived') return { after_interview: [], no_interview: [] };
    const people = await listRecipients(db, scope, { roleId, talentIds, now: deps.clock.now() });
    const open = people.filter(
      ({ hired_at: hiredAt, answer_kind: answerKind }) => hiredAt === null && answerKind === null,
    );
    const idsOf = (hadInterview: boolean) =>
      open.filter((person) => person.had_interview === hadInterview).map(({ id }) => id);
    return { after_interview: idsOf(true), no_interview: idsOf(false) };
  });
}
