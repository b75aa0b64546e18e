import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';

const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;
const STEP = 1000;

/** Formats names and sizes of the page. */
export function useOperationLabels() {
  const { t } = useTranslation('operation');
  const format = useFormat();
  const jobNames: Readonly<Record<string, string>> = t('job', { returnObjects: true });
  const mailNames: Readonly<Record<string, string>> = t('kind', { returnObjects: true });
  return {
    /** The name of a job; as it is, if it has no text. */
    job: (name: string): string => jobNames[name] ?? name,
    /** The name of a kind of mail; as it is, if it has no text. */
    mailKind: (name: string): string => mailNames[name] ?? name,
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
