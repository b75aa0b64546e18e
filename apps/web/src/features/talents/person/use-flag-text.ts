import type { QualityFlag } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';

const SECONDS_PER_MINUTE = 60;

/** Describes a flag about the answers in a sentence. */
export function useFlagText(): (flag: QualityFlag) => string {
  const { t } = useTranslation('record');
  return ({ index, value }) => {
    if (index === 'fast_total') {
      // The time in seconds.
      return t('doubt.reasons.fast_total', { count: Math.floor(value / SECONDS_PER_MINUTE) + 1 });
    }
    // The number of missed check statements.
    return index === 'instructed'
      ? t('doubt.reasons.instructed', { count: value })
      : t(`doubt.reasons.${index}`);
  };
}
