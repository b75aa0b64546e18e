import type { FairnessComparison } from '@quint/contract/measures/fairness.ts';
import { genderGroupOf } from '@quint/domain/people/talents.ts';
import { useTranslation } from 'react-i18next';
import type { Ratio } from './model/comparisons.ts';
import { roundRatio } from './model/comparisons.ts';
import { useFormat } from '#lib/format.ts';

const AGES = { '16-29': 'from16', '30-44': 'from30', '45-59': 'from45', '60+': 'from60' } as const;

interface FairnessLabels {
  /** The group as a heading of a line. */
  readonly group: (name: string) => string;
  /** The group inside a sentence. */
  readonly groupInLine: (name: string) => string;
  /** The group after "37 of 100". */
  readonly groupOf: (name: string) => string;
  /** A share from 0 to 1 as a whole number of 100. */
  readonly ofHundred: (rate: number) => string;
  /** The caption of a picture or table of a comparison. */
  readonly caption: (
    of: Pick<FairnessComparison, 'outcome' | 'dimension'>,
    what: 'dots' | 'groups' | 'ratios' | 'trend',
  ) => string;
  /** A ratio and the ends of its interval. */
  readonly ratio: (ratio: Ratio) => { readonly ratio: string; readonly from: string; readonly to: string };
  /** The period `2026-1` in words. */
  readonly period: (period: string, style: 'long' | 'short') => string;
}

/** The labels of groups, ratios and periods of the fairness page. */
export function useFairnessLabels(): FairnessLabels {
  const { t } = useTranslation('fairness');
  const format = useFormat();
  const word = (name: string, where: 'names' | 'inLine' | 'of') => {
    const gender = genderGroupOf(name);
    if (gender !== undefined) return t(`groups.${where}.${gender}`);
    const age = Object.entries(AGES).find(([band]) => band === name)?.[1];
    if (age === undefined) return name;
    return where === 'of' ? t(`groups.ofAges.${age}`) : t(`groups.ages.${age}`);
  };
  return {
    group: (name) => word(name, 'names'),
    groupInLine: (name) => word(name, 'inLine'),
    groupOf: (name) => word(name, 'of'),
    ofHundred: (rate) => format.number(100 * rate, 0),
    caption: ({ outcome, dimension }, what) =>
      t(`captions.${what}`, { outcome: t(`outcomes.${outcome}`), by: t(`captions.by.${dimension}`) }),
    ratio(of) {
      const { ratio, from, to } = roundRatio(of);
      return {
        ratio: format.decimals(ratio),
        from: format.decimals(from),
        to: format.decimals(to),
      };
    },
    period(period, style) {
      const [year = '', half] = period.split('-');
      if (half === undefined) return t('trend.year', { year });
      const isFirst = half === '1';
      if (style === 'short') return isFirst ? t('trend.short1', { year }) : t('trend.short2', { year });
      return isFirst ? t('trend.half1', { year }) : t('trend.half2', { year });
    },
  };
}
