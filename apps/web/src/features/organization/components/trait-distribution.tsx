import type { Trait } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { TraitName } from '#features/roles/components/trait-name.tsx';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { TRAIT_FILL } from '#ui/trait-fill.ts';
import { countStanines, medianOf, type Stanines } from '../model/distribution.ts';

/** Below this number nothing is shown, so that no person can be identified. */
const FEWEST_SHOWN = 4;
const STANINES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

function TraitRow({ trait, counts }: { readonly trait: Trait; readonly counts: readonly number[] }) {
  const { t } = useTranslation('records');
  const { t: words } = useTranslation('personality');
  const format = useFormat();
  const most = Math.max(...counts, 1);
  const median = medianOf(counts);
  return (
    <li className="flex flex-col gap-1.5">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <TraitName trait={trait} />
        <span className="text-xs text-third tabular-nums">
          {median === undefined ? '' : t('distribution.median', { value: format.number(median, 1) })}
        </span>
      </span>
      <span className="relative grid h-14 grid-cols-9 items-end gap-1" aria-hidden="true">
        {STANINES.map((value) => {
          const count = counts[value - 1] ?? 0;
          return (
            <span key={value} className="flex h-full flex-col justify-end rounded-sm bg-mute">
              <span
                className={cx('shape rounded-sm', TRAIT_FILL[trait])}
                style={{ height: `${(count / most) * 100}%` }}
              />
            </span>
          );
        })}
        {median !== undefined && (
          <span
            className="absolute inset-y-0 w-0.5 rounded-full bg-ink"
            style={{ left: `calc(${((median - 0.5) / 9) * 100}% - 1px)` }}
          />
        )}
      </span>
      <span className="flex justify-between gap-4 text-xs text-third">
        <span>{words(`traits.${trait}.left`)}</span>
        <span className="text-end">{words(`traits.${trait}.right`)}</span>
      </span>
    </li>
  );
}

function Numbers({ counts }: { readonly counts: Readonly<Record<Trait, readonly number[]>> }) {
  const { t } = useTranslation('records');
  return (
    <div className="pt-4">
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
            cells: STANINES.map((value) => counts[trait][value - 1] ?? 0),
          }))}
        />
      </Disclosure>
    </div>
  );
}

/** The distribution of a group's results on the five traits; nothing for fewer than four people. */
export function TraitDistribution({ results }: { readonly results: readonly Stanines[] }) {
  const { t } = useTranslation('records');
  const counts = countStanines(results);
  return (
    <Card title={t('distribution.title')}>
      {results.length < FEWEST_SHOWN ? (
        <p className="text-third">{t('distribution.few')}</p>
      ) : (
        <>
          <p className="pb-4 text-xs text-third">{t('distribution.lead', { count: results.length })}</p>
          <ul className="flex flex-col gap-5">
            {TRAITS.map((trait) => (
              <TraitRow key={trait} trait={trait} counts={counts[trait]} />
            ))}
          </ul>
          <Numbers counts={counts} />
        </>
      )}
    </Card>
  );
}
