import type { Trait } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { TraitName } from '#features/roles/components/trait-name.tsx';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { countStanines, medianOf, type Stanines } from '../distribution.ts';

/** Under this many nothing is shown, so that nobody can be picked out. */
const FEWEST_SHOWN = 4;
const STANINES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const FILL: Readonly<Record<Trait, string>> = {
  O: 'bg-trait-o',
  C: 'bg-trait-c',
  E: 'bg-trait-e',
  A: 'bg-trait-a',
  ES: 'bg-trait-es',
};

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
                className={cx('shape rounded-sm', FILL[trait])}
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
    <details className="pt-4">
      <summary className="min-h-6 cursor-pointer text-xs font-semibold text-lila-strong">
        {t('distribution.table')}
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={t('distribution.table')} className="relative overflow-x-auto pt-2">
        <table className="w-full text-right tabular-nums">
          <caption className="sr-only">{t('distribution.table')}</caption>
          <thead className="text-xs text-third">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 text-left font-medium">
                {t('distribution.value')}
              </th>
              {STANINES.map((value) => (
                <th key={value} scope="col" className="px-1.5 py-2 font-medium">
                  {value}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {TRAITS.map((trait) => (
              <tr key={trait} className="border-b border-line-soft">
                <th scope="row" className="py-2 pr-3 text-left font-medium whitespace-nowrap">
                  <TraitName trait={trait} />
                </th>
                {STANINES.map((value) => (
                  <td key={value} className="px-1.5 py-2">
                    {counts[trait][value - 1] ?? 0}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

/** How the results of a group lie on the five traits; nothing of fewer than four people. */
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
