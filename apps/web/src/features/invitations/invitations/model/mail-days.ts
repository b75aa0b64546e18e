import { compareCodes } from '@quint/domain/base/text-order.ts';
import type { InvitationTermsAnswer, MailDay } from '@quint/contract/invitations/invitations.ts';
import { countByDay, mailDayOf, morningOf, planMails } from '@quint/domain/invitations/mail-budget.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';

type Terms = InvitationTermsAnswer['data'];

/** How many days are listed individually. */
const DAYS_NAMED = 3;
const DAY_MS = 86_400_000;

/** Merges the days of two requests. */
export function addDays(before: readonly MailDay[], more: readonly MailDay[]): readonly MailDay[] {
  const counts = new Map(before.map(({ day, mails }) => [day, mails]));
  for (const { day, mails } of more) counts.set(day, (counts.get(day) ?? 0) + mails);
  return [...counts].map(([day, mails]) => ({ day, mails })).toSorted((a, b) => compareCodes(a.day, b.day));
}

/** The days on which a number of mails would be sent, by the budget as last loaded. */
export function planDays(
  { mails_per_day: perDay, days }: Terms,
  request: { readonly count: number; readonly from: Date | undefined; readonly now: Date },
): readonly MailDay[] {
  const mailsByDay = new Map(days.map(({ day, mails }) => [day, mails]));
  const from = request.from ?? null;
  const mails = Array.from({ length: request.count }, () => from);
  return countByDay(planMails({ perDay, mailsByDay, now: request.now }, mails));
}

/** The number of mails that can still be sent today. */
export function leftToday({ mails_per_day: perDay, days }: Terms, now: Date): number {
  const today = mailDayOf(now);
  return Math.max(0, perDay - (days.find(({ day }) => day === today)?.mails ?? 0));
}

/** Formats days as a sentence: "50 today, 50 tomorrow, 50 on 24 Nov and 150 more until 27 Nov". */
export function useDaysText(): (days: readonly MailDay[], now: Date) => string {
  const { t } = useTranslation('invitations');
  const format = useFormat();
  return (days, now) => {
    const namedDays = days.length > DAYS_NAMED + 1 ? days.slice(0, DAYS_NAMED) : days;
    const remainingDays = days.slice(namedDays.length);
    const nameOf = ({ day, mails: count }: MailDay) => {
      if (day === mailDayOf(now)) return t('days.today', { count });
      if (day === mailDayOf(new Date(now.getTime() + DAY_MS))) return t('days.tomorrow', { count });
      return t('days.on', { count, date: format.date(morningOf(day), 'dayMonth') });
    };
    const last = remainingDays.at(-1);
    const more =
      last === undefined
        ? []
        : [
            t('days.more', {
              count: remainingDays.reduce((sum, { mails }) => sum + mails, 0),
              date: format.date(morningOf(last.day), 'dayMonth'),
            }),
          ];
    return format.list([...namedDays.map(nameOf), ...more]);
  };
}
