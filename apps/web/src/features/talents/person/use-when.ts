import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';

const DAY_MS = 86_400_000;

function dayOf(date: Date): string {
  return date.toDateString();
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
