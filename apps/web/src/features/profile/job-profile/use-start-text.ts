import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { serverNow } from '#lib/server-time.ts';

/** The earliest start in words; a day that has passed means at once. */
export function useStartText(): (day: string) => string {
  const { t } = useTranslation('job-profile');
  const format = useFormat();
  return (day) =>
    day <= serverNow().toISOString().slice(0, 10)
      ? t('start.atOnce')
      : t('start.from', { date: format.date(day) });
}
