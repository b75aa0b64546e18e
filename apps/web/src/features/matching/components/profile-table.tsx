import type { SheetScore } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { TraitName } from '#features/roles/components/trait-name.tsx';
import { useFormat } from '#lib/format.ts';
import type { Ranges } from './profile-spectrum.tsx';

interface ProfileTableProps {
  readonly traits: SheetScore['traits'];
  readonly ranges?: Ranges | undefined;
}

/** What the charts show, in numbers. */
export function ProfileTable({ traits, ranges }: ProfileTableProps) {
  const { t } = useTranslation('matching');
  const { t: words } = useTranslation('personality');
  const format = useFormat();
  const columns = [
    'stanine',
    'bar',
    'percentile',
    ...(ranges === undefined ? [] : (['range'] as const)),
  ] as const;
  return (
    <details className="pt-3">
      <summary className="min-h-6 cursor-pointer text-xs font-semibold text-lila-strong">
        {t('table.show')}
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={t('table.caption')} className="overflow-x-auto pt-2">
        <table className="w-full text-left tabular-nums">
          <caption className="sr-only">{t('table.caption')}</caption>
          <thead className="text-xs text-third">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 pr-3 font-medium">
                {t('table.trait')}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-2 pl-3 text-right font-medium whitespace-nowrap">
                  {t(`table.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {TRAITS.map((trait) => {
              const score = traits[trait];
              const range = ranges?.[trait];
              return (
                <tr key={trait} className="border-b border-line-soft">
                  <th scope="row" className="py-2 pr-3 font-medium whitespace-nowrap">
                    <TraitName trait={trait} />
                  </th>
                  {score === null ? (
                    <td colSpan={3} className="py-2 pl-3 text-right text-third">
                      {t('spectrum.notScored')}
                    </td>
                  ) : (
                    <>
                      <td className="py-2 pl-3 text-right font-semibold">{format.number(score.stanine)}</td>
                      <td className="py-2 pl-3 text-right whitespace-nowrap">
                        {t('table.span', {
                          low: format.number(score.low, 1),
                          high: format.number(score.high, 1),
                        })}
                      </td>
                      <td className="py-2 pl-3 text-right">{format.number(score.percentile)}</td>
                    </>
                  )}
                  {ranges !== undefined && (
                    <td className="py-2 pl-3 text-right whitespace-nowrap">
                      {range === undefined || (range.min === 1 && range.max === 9)
                        ? words('anyValue')
                        : words('range', { min: range.min, max: range.max })}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </details>
  );
}
