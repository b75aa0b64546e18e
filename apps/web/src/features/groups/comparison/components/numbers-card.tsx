import type { Trait } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { ExcludedText } from '#features/base/fit/components/excluded-from-rankings.tsx';
import { TraitName } from '#features/roles/roles/components/trait-name.tsx';
import { useFormat } from '#lib/format.ts';
import { useIsMobile } from '#lib/media.ts';
import { Card } from '#ui/card.tsx';
import { DoubtMark } from '#ui/doubt.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { ComparedPerson, Comparison } from '../model/comparison.ts';
import { PersonShape } from './person-shape.tsx';

interface NumbersCardProps {
  readonly comparison: Comparison;
  readonly withRole: boolean;
}

/** The chart as a table: exact positions with their bars, and the fit with its interval. */
export function NumbersCard({ comparison, withRole }: NumbersCardProps) {
  const { t, i18n } = useTranslation('comparison');
  const format = useFormat();
  const tenths = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const { people, traits } = comparison;
  const isPhone = useIsMobile();
  /** A value with its interval; on a phone in two short lines, so that all columns are in sight. */
  const cell = (value: string, low: string, high: string) =>
    isPhone ? (
      <>
        {value}
        <span className="block text-xs whitespace-nowrap text-third">{t('cellShort', { low, high })}</span>
      </>
    ) : (
      t('cell', { value, low, high })
    );
  const cellOf = (trait: Trait, index: number) => {
    const dotRow = traits.find((row) => row.trait === trait)?.dotRows[index] ?? null;
    if (dotRow === null) return <span className="text-third">{t('cellNone')}</span>;
    const number = (value: number) => tenths.format(value);
    return cell(number(dotRow.position), number(dotRow.low), number(dotRow.high));
  };
  const fitOf = ({ fit, person }: ComparedPerson) =>
    person.isExcluded ? (
      <ExcludedText />
    ) : fit === undefined || fit.score === null || fit.interval === null ? (
      '–'
    ) : (
      cell(format.number(fit.score), format.number(fit.interval.low), format.number(fit.interval.high))
    );
  const rows = traits.map(({ trait, range }) => ({
    id: trait as string,
    head: <TraitName trait={trait} isShort={isPhone} />,
    cells: [
      ...(withRole
        ? [
            range === undefined
              ? t('noRange')
              : t(isPhone ? 'cellShort' : 'interval', { low: range.min, high: range.max }),
          ]
        : []),
      ...people.map(({ index }) => cellOf(trait, index)),
    ],
  }));
  const fitRow = { id: 'fit', head: t(isPhone ? 'fitShort' : 'fit'), cells: ['', ...people.map(fitOf)] };
  return (
    <Card title={t('table')}>
      <DataTable
        caption={t('table')}
        columns={[
          { key: 'trait', header: t('trait') },
          ...(withRole ? [{ key: 'range', header: t('rangeHead') }] : []),
          ...people.map((of) => ({
            key: of.id,
            header: (
              <span className="inline-flex flex-col items-start">
                <span className="inline-flex items-center gap-1.5">
                  <PersonShape of={of} className="size-3.5" />
                  {isPhone ? of.short : of.name}
                </span>
                <DoubtMark quality={of.quality} />
              </span>
            ),
          })),
        ]}
        rows={withRole ? [...rows, fitRow] : rows}
      />
      <p className="pt-3 text-xs text-third">{t('tableNote')}</p>
    </Card>
  );
}
