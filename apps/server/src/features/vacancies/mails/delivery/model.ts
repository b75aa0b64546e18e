import { fail } from '@quint/contract/base/errors.ts';
import type { MailDayPlan, WordsByLanguage } from '@quint/contract/vacancies/mails.ts';
import type { RoleState } from '@quint/domain/roles/stages.ts';
import { nextAnswerTime } from '@quint/domain/base/working-days.ts';
import { mailDayOf } from '@quint/domain/invitations/mail-budget.ts';
import { compareCodes } from '@quint/domain/base/text-order.ts';
import type { SentKind } from '@quint/domain/vacancies/mails.ts';
import { isAnswer, MAIL_WITHIN_DAYS } from '@quint/domain/vacancies/mails.ts';
import type { Recipient } from '#features/vacancies/mails/recipients/queries.ts';

const DAY_MS = 86_400_000;

/** Throws the reason why a role sends no such mails in its state. */
export function assertStateAllows(kind: SentKind, state: RoleState): void {
  if (state === 'draft' || state === 'archived') throw fail('role.not_in_use');
  if (kind === 'filled' && state !== 'filled') throw fail('role.not_filled');
  if (kind === 'interview' && state === 'filled') throw fail('role.filled');
}

/**
 * The earliest time of mails: the requested one, otherwise the next working day for an answer, and null for an
 * invitation to an interview, which is sent at once.
 */
export function earliestOf(kind: SentKind, sendAt: string | undefined, now: Date): Date | null {
  if (sendAt === undefined) return isAnswer(kind) ? nextAnswerTime(now) : null;
  const time = new Date(sendAt);
  if (time <= now) throw fail('vacancy_mail.send_at_past');
  if (time.getTime() > now.getTime() + MAIL_WITHIN_DAYS * DAY_MS) {
    throw fail('vacancy_mail.send_at_late', { days: MAIL_WITHIN_DAYS });
  }
  return time;
}

/** Own words of a request: for all, and for some people. */
export interface RequestedWords {
  readonly words?: WordsByLanguage | undefined;
  readonly words_for?: Readonly<Record<string, string>> | undefined;
}

/** The own words for a person; null uses those of the role or the workspace, an empty text none. */
export function wordsFor(
  { words, words_for: personal }: RequestedWords,
  { id, language }: Pick<Recipient, 'id' | 'language'>,
): string | null {
  return personal?.[id]?.trim() ?? words?.[language]?.trim() ?? null;
}

/** Whether a request contains own words. */
export function hasOwnWords({ words, words_for: personal }: RequestedWords): boolean {
  const texts = [words?.EN, words?.DE, ...Object.values(personal ?? {})];
  return texts.some((text) => text !== undefined && text.trim() !== '');
}

/** How many mails are sent on each day, and from when. */
export function daysOf(times: readonly Date[]): MailDayPlan[] {
  const timesByDay = Map.groupBy(times, mailDayOf);
  return [...timesByDay]
    .map(([day, group]) => ({
      day,
      mails: group.length,
      send_at: new Date(Math.min(...group.map((time) => time.getTime()))).toISOString(),
    }))
    .sort((a, b) => compareCodes(a.day, b.day));
}
