import type { FairnessComparison } from '@quint/contract/measures/fairness.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { DataTable } from '#ui/data-table.tsx';
import { useFairnessLabels } from '../use-fairness-labels.ts';

interface TablesProps {
  readonly comparison: FairnessComparison;
}

function GroupTable({ comparison }: TablesProps) {
  const { t } = useTranslation('fairness');
  const format = useFormat();
  const labels = useFairnessLabels();
  return (
    <DataTable
      caption={labels.caption(comparison, 'groups')}
      columns={[
        { key: 'group', header: t('tables.group') },
        ...(['people', 'rate', 'interval'] as const).map((key) => ({
          key,
          header: t(`tables.${key}`),
          align: 'end' as const,
        })),
      ]}
      rows={comparison.groups.map(({ name, people, rate, low, high }) => ({
        id: name,
        head: labels.group(name),
        cells: [
          format.number(people),
          format.percent(rate),
          t('tables.between', { from: format.percent(low), to: format.percent(high) }),
        ],
      }))}
    />
  );
}

function RatioTable({ comparison }: TablesProps) {
  const { t } = useTranslation('fairness');
  const format = useFormat();
  const labels = useFairnessLabels();
  return (
    <div>
      <DataTable
        caption={labels.caption(comparison, 'ratios')}
        columns={[
          { key: 'pair', header: t('tables.pair') },
          ...(['ratio', 'interval', 'fisher'] as const).map((key) => ({
            key,
            header: t(`tables.${key}`),
            align: 'end' as const,
          })),
        ]}
        rows={comparison.ratios.map((of) => {
          const { ratio, from, to } = labels.ratio(of);
          const isThere = of.ratio !== null;
          return {
            id: `${of.lower}/${of.higher}`,
            head: t('tables.pairOf', { lower: labels.group(of.lower), higher: labels.group(of.higher) }),
            cells: [
              isThere ? ratio : '–',
              isThere ? t('tables.between', { from, to }) : '–',
              format.number(of.fisher_p, 3),
            ],
          };
        })}
      />
      <p className="pt-1.5 text-xs text-third">
        {comparison.ratios.every(({ method }) => method === 'exact') ? t('tables.exact') : t('tables.score')}
      </p>
    </div>
  );
}

function TrendTable({ comparison }: TablesProps) {
  const { t } = useTranslation('fairness');
  const format = useFormat();
  const labels = useFairnessLabels();
  const { groups, trend } = comparison;
  return (
    <DataTable
      caption={labels.caption(comparison, 'trend')}
      columns={[
        { key: 'period', header: t('trend.period') },
        ...groups.map(({ name }) => ({ key: name, header: labels.group(name), align: 'end' as const })),
      ]}
      rows={trend.map(({ period, groups: periodGroups }) => ({
        id: period,
        head: labels.period(period, 'short'),
        cells: groups.map(({ name }) => {
          const group = periodGroups.find((each) => each.name === name);
          return group === undefined
            ? '–'
            : t('trend.cell', { rate: format.percent(group.rate), people: format.number(group.people) });
        }),
      }))}
    />
  );
}

/** The numbers behind a comparison: shares, ratios and periods. */
export function ComparisonTables({ comparison }: TablesProps) {
  return (
    <div className="flex flex-col gap-4 pt-2">
      <GroupTable comparison={comparison} />
      {comparison.ratios.length > 0 && <RatioTable comparison={comparison} />}
      {comparison.trend.length > 0 && <TrendTable comparison={comparison} />}
    </div>
  );
}
