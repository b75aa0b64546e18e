import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';

/** Formats figures of studies with two decimals and intervals, and the names of scales and forms. */
export function useStudyLabels() {
  const { t } = useTranslation('norms');
  const { t: personality } = useTranslation('personality');
  const format = useFormat();
  const number = (value: number) => format.decimals(value);
  return {
    number,
    /** For example "German, ipip-neo-work@2", so that cards about two versions have different titles. */
    form: ({ language, instrument }: { readonly language: 'DE' | 'EN'; readonly instrument: string }) =>
      t('scales.form', { language: t(`scales.languages.${language}`), instrument }),
    scale: (scale: 'O' | 'C' | 'E' | 'A' | 'N') =>
      scale === 'N' ? t('scales.neuroticism') : personality(`traits.${scale}.name`),
    /** The value, and its interval on a second line, which keeps columns narrow. */
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
