import { TRAITS } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { TraitName } from '#features/roles/roles/components/trait-name.tsx';
import { useFormat } from '#lib/format.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import type { Strips } from '../model/strips.ts';
import { useClusterPosition } from '../use-shape-text.ts';

const STANINES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Names the traits on which a group has two clusters. */
export function ClusterTexts({ strips }: { readonly strips: Strips }) {
  const { t } = useTranslation('records');
  const { t: traits } = useTranslation('personality');
  const format = useFormat();
  const at = useClusterPosition();
  const lines = TRAITS.flatMap((trait) => {
    const clusters = strips[trait].shape?.clusters ?? null;
    if (clusters === null) return [];
    const { low, high, between } = clusters;
    const text = t(`distribution.words.camps.${between === 0 ? 'empty' : 'few'}`, {
      trait: traits(`traits.${trait}.name`),
      low: format.number(low.people),
      lowAt: at(low),
      high: format.number(high.people),
      highAt: at(high),
      between: format.number(between),
    });
    return [{ trait, text }];
  });
  if (lines.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 rounded-md bg-lila-soft p-4">
      <ul className="flex flex-col gap-1">
        {lines.map(({ trait, text }) => (
          <li key={trait} className="text-pretty">
            {text}
          </li>
        ))}
      </ul>
      <p className="text-xs text-pretty text-second">{t('distribution.words.campsNote')}</p>
    </div>
  );
}

/** The numbers behind the strips. */
export function StripsTable({ strips }: { readonly strips: Strips }) {
  const { t } = useTranslation('records');
  const format = useFormat();
  return (
    <Disclosure label={t('distribution.table')}>
      <DataTable
        caption={t('distribution.table')}
        columns={[
          { key: 'trait', header: t('distribution.value') },
          ...STANINES.map((value) => ({ key: String(value), header: value, align: 'end' as const })),
        ]}
        rows={TRAITS.map((trait) => ({
          id: trait,
          head: <TraitName trait={trait} />,
          cells: STANINES.map((value) => format.number(strips[trait].shape?.counts[value - 1] ?? 0)),
        }))}
      />
    </Disclosure>
  );
}
