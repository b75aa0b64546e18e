import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';

/** Figures with their intervals, and the names of scales. */
export function useStudyWords() {
  const { t } = useTranslation('norms');
  const { t: words } = useTranslation('personality');
  const format = useFormat();
  const number = (value: number) => format.number(value, 2);
  return {
    number,
    scale: (scale: 'O' | 'C' | 'E' | 'A' | 'N') =>
      scale === 'N' ? t('scales.neuroticism') : words(`traits.${scale}.name`),
    interval: (value: number | null, low: number | null, high: number | null) =>
      value === null || low === null || high === null
        ? '–'
        : t('studies.interval', { value: number(value), low: number(low), high: number(high) }),
  };
}
