import type { VacancyMailKind } from '@quint/domain/vacancies/mails.ts';
import { nextAutomatic } from '#features/invitations/invitations/reminders/model.ts';
import type { NamedPerson, OpenSheet } from '#features/vacancies/mails/schedule/queries.ts';

/** Mails of one kind that go out at one time. */
export interface UpcomingGroup {
  readonly kind: VacancyMailKind;
  readonly sendAt: Date;
  readonly count: number;
  readonly people: readonly NamedPerson[];
}

/** A mail of an open survey that goes out by itself. */
interface SurveyMail {
  readonly sheet: OpenSheet;
  readonly kind: 'invitation' | 'reminder';
  readonly sendAt: Date;
  readonly isAutomatic: boolean;
}

function mailOf(sheet: OpenSheet, now: Date): SurveyMail | undefined {
  if (sheet.status === 'SCHEDULED') {
    return sheet.send_at === null
      ? undefined
      : { sheet, kind: 'invitation', sendAt: sheet.send_at, isAutomatic: false };
  }
  if (sheet.remind_at !== null)
    return { sheet, kind: 'reminder', sendAt: sheet.remind_at, isAutomatic: false };
  const due = nextAutomatic(sheet, now);
  return due && { sheet, kind: 'reminder', sendAt: due, isAutomatic: true };
}

/** The next mail of each open survey: its scheduled invitation, or its reminder. */
export function nextSurveyMails(sheets: readonly OpenSheet[], now: Date): SurveyMail[] {
  return sheets.flatMap((sheet) => mailOf(sheet, now) ?? []);
}

/** The same mails by kind and time. */
export function groupSurveyMails(mails: readonly SurveyMail[], names: number): UpcomingGroup[] {
  const groups = Map.groupBy(mails, ({ kind, sendAt }) => `${kind}:${sendAt.getTime()}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const people = group.slice(0, names).map(({ sheet }) => sheet.person);
    return [{ kind: first.kind, sendAt: first.sendAt, count: group.length, people }];
  });
}
