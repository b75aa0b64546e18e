import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { serverNow } from '#lib/server-time.ts';
import type { AssessmentDetail } from '../api.ts';
import { berlinDay, daysBetween } from '../model/people.ts';

/** The number of days left: "ends in 17 days, Wednesday 9 December". */
export function usePeriodText({ status, date_start: start, date_end: end }: AssessmentDetail): string {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const [now] = useState(() => serverNow());
  const longDay = (day: string) => {
    const noon = `${day}T12:00:00`;
    return t('period.day', {
      weekday: format.date(noon, 'weekday'),
      date: format.date(noon, 'dayMonthLong'),
    });
  };
  if (status === 'ended') return t('period.ended', { day: longDay(end) });
  const today = berlinDay(now);
  if (status === 'planned') {
    return t('period.starts', { count: daysBetween(today, start), day: longDay(start) });
  }
  return t('period.ends', { count: daysBetween(today, end), day: longDay(end) });
}
