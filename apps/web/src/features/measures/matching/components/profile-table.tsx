import { finerBarsOf } from '@quint/psychometrics/range-position.ts';
import type { SheetScore, Trait, TraitScore } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TraitName } from '#features/roles/roles/components/trait-name.tsx';
import { useFormat } from '#lib/format.ts';
import { DoubtMark } from '#ui/doubt.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import type { Ranges } from './profile-spectrum.tsx';

interface ProfileTableProps {
  readonly sheet: Pick<SheetScore, 'traits' | 'versions' | 'quality'>;
  readonly ranges?: Ranges | undefined;
}

/** The five traits in numbers. */
export function NumbersTable({ sheet: { traits, versions, quality }, ranges }: ProfileTableProps) {
  const { t } = useTranslation('matching');
  const { t: personality } = useTranslation('personality');
  const format = useFormat();
  const columns = [
    'stanine',
    'bar',
    'percentile',
    ...(ranges === undefined ? [] : (['range'] as const)),
  ] as const;
  const formatPercentile = (trait: Trait, { z, percentile }: TraitScore): string => {
    const { low, high } = finerBarsOf(trait, z, versions).percentile;
    const value = format.number(percentile);
    return t('table.withSpan', { value, low: format.number(low), high: format.number(high) });
  };
  const scoreCells = (trait: Trait, score: TraitScore | null): readonly ReactNode[] =>
    score === null
      ? []
      : [
          <strong key="stanine" className="font-semibold">
            {format.number(score.stanine)}
          </strong>,
          <span key="bar" className="whitespace-nowrap">
            {t('table.span', { low: format.number(score.low, 1), high: format.number(score.high, 1) })}
          </span>,
          <span key="percentile" className="whitespace-nowrap">
            {formatPercentile(trait, score)}
          </span>,
        ];
  const formatRange = (range: Ranges[Trait]): string =>
    range === undefined || (range.min === 1 && range.max === 9)
      ? personality('anyValue')
      : personality('range', { min: range.min, max: range.max });
  return (
    <>
      <DoubtMark quality={quality.verdict} className="pb-2" />
      <DataTable
        caption={t('table.caption')}
        columns={[
          { key: 'trait', header: t('table.trait') },
          ...columns.map((column) => ({
            key: column,
            header: t(`table.${column}`),
            align: 'end' as const,
          })),
        ]}
        rows={TRAITS.map((trait) => {
          const range = ranges === undefined ? [] : [formatRange(ranges[trait])];
          return {
            id: trait,
            head: <TraitName trait={trait} />,
            cells: [...scoreCells(trait, traits[trait]), ...range],
            instead: t('spectrum.notScored'),
          };
        })}
      />
    </>
  );
}

/** The content of the charts in numbers. */
export function ProfileTable(props: ProfileTableProps) {
  const { t } = useTranslation('matching');
  return (
    <div className="pt-3">
      <Disclosure label={t('table.show')} labelOpen={t('table.hide')}>
        <NumbersTable {...props} />
      </Disclosure>
    </div>
  );
}
