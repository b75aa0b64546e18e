import type { FitOfTalent } from '@quint/contract/matching.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { useTranslation } from 'react-i18next';
import { usePlaceWords } from '#features/fit/components/cost-words.tsx';
import { wholeCosts } from '#features/fit/model/costs.ts';
import { useTraitWords } from '#lib/trait-words.ts';

type Group = { readonly index: number; readonly of: number } | undefined;

/** A row as it is read out: name, fit, word, interval, group, and what costs. */
export function useRowName(): (name: string, fit: FitOfTalent, group: Group) => string {
  const { t } = useTranslation('role-people');
  const { t: common } = useTranslation();
  const traits = useTraitWords();
  const place = usePlaceWords();
  return (name, fit, group) => {
    if (fit.score === null) return name;
    const costs = wholeCosts(fit.costs, fit.score).map(({ part, points }) =>
      t('row.cost', { ...traits.one(part.trait), place: place(part), points }),
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
