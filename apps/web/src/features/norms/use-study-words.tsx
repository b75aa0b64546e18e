import { useTranslation } from 'react-i18next';

/** Figures of studies in two decimals with their intervals, and the names of scales. */
export function useStudyWords() {
  const { t, i18n } = useTranslation('norms');
  const { t: words } = useTranslation('personality');
  const decimals = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'negative',
  });
  const number = (value: number) => decimals.format(value);
  return {
    number,
    scale: (scale: 'O' | 'C' | 'E' | 'A' | 'N') =>
      scale === 'N' ? t('scales.neuroticism') : words(`traits.${scale}.name`),
    /** The value, and its interval in a line of its own, so that columns stay narrow. */
    interval: (value: number | null, low: number | null, high: number | null) =>
      value === null || low === null || high === null ? (
        '–'
      ) : (
        <>
          {number(value)}{' '}
          <span className="block text-xs whitespace-nowrap text-third">
            {t('studies.interval', { low: number(low), high: number(high) })}
          </span>
        </>
      ),
  };
}
