import type { FairnessReport } from '@quint/contract/norms.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';

type Comparison = FairnessReport['comparisons'][number];
type Group = Comparison['groups'][number];
const FIRST = ['fit', 'hired', 'unremarkable'] as const;
const ORDER: readonly string[] = [...FIRST, ...TRAITS];

function useWords() {
  const { t } = useTranslation('norms');
  const { t: words } = useTranslation('personality');
  return {
    measure(measure: string): string {
      const known = FIRST.find((each) => each === measure);
      if (known !== undefined) return t(`fairness.measures.${known}`);
      return t('fairness.measures.trait', { trait: words(`traits.${measure as Trait}.name`) });
    },
    group(name: string): string {
      const known = (['male', 'female', 'diverse'] as const).find((each) => each === name);
      return known === undefined ? t('fairness.ages', { band: name }) : t(`fairness.groups.${known}`);
    },
  };
}

function Verdict({ group }: { readonly group: Group }) {
  const { t } = useTranslation('norms');
  if (group.ratio === null) return null;
  return (
    <span className="inline-flex flex-wrap justify-end gap-1.5">
      {group.is_low && <Badge tone="partial">{t('fairness.low')}</Badge>}
      {group.is_small && <Badge>{t('fairness.small')}</Badge>}
      {!group.is_low && !group.is_small && <Badge tone="strong">{t('fairness.fine')}</Badge>}
    </span>
  );
}

function ComparisonTable({ comparison, least }: { readonly comparison: Comparison; readonly least: number }) {
  const { t } = useTranslation('norms');
  const format = useFormat();
  const words = useWords();
  const name = words.measure(comparison.measure);
  const caption = `${t(`fairness.dimensions.${comparison.dimension}`)}: ${name}`;
  return (
    <div className="flex flex-col gap-1">
      <h3 className="font-semibold text-pretty">{name}</h3>
      <DataTable
        caption={caption}
        columns={[
          { key: 'group', header: t('fairness.group') },
          ...(['people', 'rate', 'ratio', 'reading'] as const).map((key) => ({
            key,
            header: t(`fairness.${key}`),
            align: 'end' as const,
          })),
        ]}
        rows={comparison.groups.map((group) => ({
          id: group.name,
          head: words.group(group.name),
          cells: [
            group.people === null ? (
              <span key="people" className="whitespace-nowrap">
                {t('fairness.hidden', { count: least })}
              </span>
            ) : (
              format.number(group.people)
            ),
            group.rate === null ? '–' : format.percent(group.rate),
            group.ratio === null ? '–' : format.number(group.ratio, 2),
            <Verdict key="verdict" group={group} />,
          ],
        }))}
      />
    </div>
  );
}

/** Each measure by group, with the ratio to the best group. */
export function ImpactCard({
  dimension,
  fairness,
}: {
  readonly dimension: Comparison['dimension'];
  readonly fairness: FairnessReport;
}) {
  const { t } = useTranslation('norms');
  const own = fairness.comparisons
    .filter((comparison) => comparison.dimension === dimension)
    .toSorted((a, b) => ORDER.indexOf(a.measure) - ORDER.indexOf(b.measure));
  return (
    <Card title={t(`fairness.dimensions.${dimension}`)}>
      {own.length === 0 ? (
        <p className="text-third">{t('fairness.nothing')}</p>
      ) : (
        <div className="flex flex-col gap-6">
          {own.map((comparison) => (
            <ComparisonTable key={comparison.measure} comparison={comparison} least={fairness.least_people} />
          ))}
        </div>
      )}
    </Card>
  );
}
