import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { wholeCosts } from '@quint/psychometrics/whole-costs.ts';
import { useTranslation } from 'react-i18next';
import { useRangePositionText } from '#features/base/fit/components/cost-texts.tsx';
import { useTraitLabels } from '#lib/trait-labels.ts';

type Group = { readonly index: number; readonly of: number } | undefined;

/** A row as screen readers read it: name, fit, band, interval, group, and costs. */
export function useRowName(): (name: string, fit: FitOfTalent, group: Group) => string {
  const { t } = useTranslation('role-people');
  const { t: common } = useTranslation();
  const traits = useTraitLabels();
  const formatPosition = useRangePositionText();
  return (name, fit, group) => {
    if (fit.score === null) return name;
    const costs = wholeCosts(fit.costs, fit.score).map(({ part, points }) =>
      t('row.cost', { ...traits.one(part.trait), place: formatPosition(part), points }),
    );
    return [
      name,
      `${fit.score} ${common('fit.ofHundred')}`,
      common(`fit.${fit.band}`),
      fit.interval === null ? undefined : common('fit.intervalSpoken', fit.interval),
      group === undefined ? undefined : t('row.group', group),
      ...costs,
      isDoubtful(fit.quality) ? common('doubt.line') : undefined,
    ]
      .filter((part) => part !== undefined)
      .join(', ');
  };
}
