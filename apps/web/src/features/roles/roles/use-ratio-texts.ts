import type { GroupRatio } from '@quint/psychometrics/group-reach.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';

/** Describes the ratio of two groups by the published norms, and the shares it comes from. */
export function useRatioTexts(): (ratio: GroupRatio) => { readonly ratio: string; readonly shares: string } {
  const { t } = useTranslation('role-ranges');
  const format = useFormat();
  return ({ lower, higher, ratio }) => ({
    ratio: t('groups.ratio', {
      lower: t(`groups.lower.${lower.group}`),
      higher: t(`groups.higher.${higher.group}`),
      // Rounded down: a value below 0.80 must not be shown as 0.80.
      ratio: format.decimals(Math.floor(100 * ratio) / 100),
    }),
    shares: t('groups.shares', {
      low: lower.ofHundred,
      lowerOf: t(`groups.of.${lower.group}`),
      high: higher.ofHundred,
      higherOf: t(`groups.of.${higher.group}`),
    }),
  });
}
