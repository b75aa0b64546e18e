import { baseRateOf } from '@quint/psychometrics/base-rate.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { RangeOrigin } from '#features/roles/roles/components/range-origin.tsx';
import type { EntryOf } from '../api.ts';

const FREE = { min: 1, max: 9, weight: 1 };

/** What a version of the ranges changed and where it came from, why, and its effect in the norm group. */
export function RangeChanges({ entry }: { readonly entry: EntryOf<'ranges'> }) {
  const { t } = useTranslation('role-history');
  const { t: ranges } = useTranslation('role-ranges');
  const { t: personality } = useTranslation('personality');
  const count = baseRateOf(entry.ranges)?.reach.strong;
  const changes = TRAITS.flatMap((trait) => {
    const [now, old] = [entry.ranges[trait], entry.before?.[trait] ?? FREE];
    const isSame = now.min === old.min && now.max === old.max && now.weight === old.weight;
    return isSame ? [] : [{ trait, now, old, source: entry.sources[trait] }];
  });
  return (
    <>
      <ul className="text-second">
        {changes.map(({ trait, now, old, source }) => (
          <li key={trait} className="tabular-nums">
            {t('ranges.range', { name: personality(`traits.${trait}.name`), min: now.min, max: now.max })}
            {now.weight > 1 && `, ${t('ranges.weight', { weight: now.weight })}`}
            {entry.before !== null && (
              <span className="text-third">
                {' '}
                {t('ranges.before', { min: old.min, max: old.max, weight: old.weight })}
              </span>
            )}
            {source !== undefined && (
              <>
                {' · '}
                <RangeOrigin trait={trait} source={source} />
              </>
            )}
          </li>
        ))}
      </ul>
      {entry.reason !== null && (
        <p className="text-pretty">
          {ranges(entry.results > 0 ? 'history.after' : 'history.early', {
            count: entry.results,
            reason: entry.reason,
          })}
        </p>
      )}
      <p className="text-sm text-pretty text-third">
        {count === undefined ? t('ranges.open') : t('ranges.reach', { count })}
      </p>
    </>
  );
}
