import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { serverNow } from '#lib/server-time.ts';

const DAY_MS = 86_400_000;

function dayOf(date: Date): string {
  return date.toDateString();
}

/** Formats a past time: today as a time, then as a day. */
export function useStamp(): (timestamp: string) => string {
  const format = useFormat();
  const [now] = useState(() => serverNow());
  return (timestamp) => {
    const date = new Date(timestamp);
    if (dayOf(date) === dayOf(now)) return format.date(date, 'time');
    return format.date(date, date.getFullYear() === now.getFullYear() ? 'dayMonth' : 'date');
  };
}

/** Formats a future time: today, 14:10; tomorrow, 14:10; or with its date. */
export function useWhen(): (timestamp: string, now: Date) => string {
  const { t } = useTranslation('record');
  const format = useFormat();
  return (timestamp, now) => {
    const date = new Date(timestamp);
    const time = format.date(date, 'time');
    if (dayOf(date) === dayOf(now)) return t('survey.today', { time });
    if (dayOf(date) === dayOf(new Date(now.getTime() + DAY_MS))) return t('survey.tomorrow', { time });
    return format.date(date, 'dateTime');
  };
}
