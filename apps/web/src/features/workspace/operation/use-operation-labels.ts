import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { findJob, findMailKind } from './model/names.ts';

const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;
const STEP = 1000;

/** Formats names and sizes of the page. */
export function useOperationLabels() {
  const { t } = useTranslation('operation');
  const format = useFormat();
  return {
    job(name: string): string {
      const jobName = findJob(name);
      return jobName === undefined ? name : t(`job.${jobName}`);
    },
    mailKind(name: string): string {
      const kind = findMailKind(name);
      return kind === undefined ? name : t(`kind.${kind}`);
    },
    bytes(bytes: number): string {
      let value = bytes / STEP;
      let unit = 0;
      while (value >= STEP && unit < UNITS.length - 1) {
        value /= STEP;
        unit += 1;
      }
      return `${format.number(value, value < 10 ? 1 : 0)}\u00a0${UNITS[unit] ?? ''}`;
    },
    time: (date: string) => format.date(date, 'dateTime'),
  };
}
