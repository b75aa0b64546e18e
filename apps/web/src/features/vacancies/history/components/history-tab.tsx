import { baseRateOf } from '@quint/psychometrics/base-rate.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { RoleRanges, Trait } from '@quint/psychometrics/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { rangeStateQuery, type RangeState, type RangeVersion } from '#features/roles/roles/api.ts';
import { RangeOrigin } from '#features/roles/roles/components/range-origin.tsx';
import { useLockLabel } from '#features/roles/roles/components/range-lock.tsx';
import { useFormat } from '#lib/format.ts';
import { drawsQuery } from '#features/vacancies/ways/api.ts';
import { Card } from '#ui/card.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';

/** The traits whose range or weight changed; for the first version, all traits with a requirement. */
function changedTraits(version: RangeVersion, before: RangeVersion | undefined): readonly Trait[] {
  return TRAITS.filter((trait) => {
    const { min, max, weight } = version.ranges[trait];
    const old = before?.ranges[trait] ?? { min: 1, max: 9, weight: 1 };
    return min !== old.min || max !== old.max || weight !== old.weight;
  });
}

interface VersionProps {
  readonly version: RangeVersion;
  readonly before: RangeVersion | undefined;
  readonly number: number;
  readonly lock: RangeState['range_lock'] | undefined;
}

function Version({ version, before, number, lock }: VersionProps) {
  const { t } = useTranslation('role-history');
  const { t: personality } = useTranslation('personality');
  const { t: ranges } = useTranslation('role-ranges');
  const format = useFormat();
  const reach = (ranges: RoleRanges) => baseRateOf(ranges)?.reach.strong;
  const formatLock = useLockLabel();
  const count = reach(version.ranges);
  const traits = changedTraits(version, before);
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3 first:border-t-0">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{t('history.version', { number })}</span>
        <span className="text-xs text-third">
          <time dateTime={version.date}>{format.date(version.date, 'dateTime')}</time>
          {version.by !== null && ` · ${version.by}`}
        </span>
      </p>
      <ul className="text-second">
        {traits.map((trait) => {
          const { min, max, weight } = version.ranges[trait];
          const old = before?.ranges[trait];
          const name = personality(`traits.${trait}.name`);
          return (
            <li key={trait} className="tabular-nums">
              {t('history.range', { name, min, max })}
              {weight > 1 && `, ${t('history.weight', { weight })}`}
              {old !== undefined && (
                <span className="text-third">
                  {' '}
                  {t('history.before', { min: old.min, max: old.max, weight: old.weight })}
                </span>
              )}
              {version.sources[trait] !== undefined && (
                <>
                  {' · '}
                  <RangeOrigin trait={trait} source={version.sources[trait]} />
                </>
              )}
            </li>
          );
        })}
      </ul>
      {version.reason !== null && (
        <p className="text-pretty">
          {ranges(version.results > 0 ? 'history.after' : 'history.early', {
            count: version.results,
            reason: version.reason,
          })}
        </p>
      )}
      {lock !== undefined && lock.kind !== null && lock.version === number && (
        <p className="text-xs text-third">{formatLock(lock)}</p>
      )}
      <p className="text-xs text-third">
        {count === undefined ? t('history.open') : t('history.reach', { count })}
      </p>
    </li>
  );
}

/** The random draws of a role, the newest first. */
function Draws({ roleId }: { readonly roleId: string }) {
  const { t } = useTranslation('role-history');
  const format = useFormat();
  const draws = useQuery(drawsQuery(roleId)).data ?? [];
  if (draws.length === 0) return null;
  return (
    <Card title={t('draws.title')}>
      <ol>
        {draws.map(({ id, date, by, pool, names, seed, reason, date_undone: undone }) => (
          <li key={id} className="flex flex-col gap-1 border-t border-line py-3 first:border-t-0">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold">
                {t('draws.drawn', { count: names.length, pool: format.number(pool) })}
              </span>
              <span className="text-xs text-third">
                <time dateTime={date}>{format.date(date, 'dateTime')}</time>
                {by !== null && ` · ${by}`}
              </span>
            </p>
            <p translate="no" className="text-pretty text-second">
              {format.list(names.map((name) => name ?? t('draws.deleted')))}
            </p>
            {reason !== null && <p className="text-pretty">{reason}</p>}
            {undone !== null && (
              <p className="text-second">{t('draws.undone', { date: format.date(undone) })}</p>
            )}
            <p className="text-xs break-all text-third">{t('draws.seed', { seed })}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The random draws, and the versions of the ranges of a role with the effect of each in the norm group, newest first. */
export function HistoryTab({ roleId }: { readonly roleId: string }) {
  const { t } = useTranslation('role-history');
  const { t: common } = useTranslation();
  const history = useQuery(rangeStateQuery(roleId));
  const versions = history.data?.range_history ?? [];
  return (
    <div className="flex flex-col gap-5">
      <Draws roleId={roleId} />
      <Card title={t('history.ranges')}>
        {history.isPending && <LinesSkeleton label={common('state.loading')} />}
        {history.isError && (
          <NotLoaded level={3} error={history.error} onRetry={() => void history.refetch()} />
        )}
        <ol>
          {versions
            .map((version, index) => (
              <Version
                key={version.id}
                version={version}
                before={versions[index - 1]}
                number={index + 1}
                lock={history.data?.range_lock}
              />
            ))
            .toReversed()}
        </ol>
      </Card>
    </div>
  );
}
