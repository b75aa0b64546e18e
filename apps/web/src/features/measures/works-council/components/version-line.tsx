import type { OverseenVersion } from '@quint/contract/measures/works-council.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';

interface VersionLineProps {
  readonly version: OverseenVersion;
  readonly before: OverseenVersion | undefined;
  readonly number: number;
}

const FREE = { min: 1, max: 9, weight: 1 };

/** The changes of one version, who made it, why, and whether there were results by then. */
export function VersionLine({ version, before, number }: VersionLineProps) {
  const { t } = useTranslation('works-council');
  const { t: personality } = useTranslation('personality');
  const format = useFormat();
  const changes = TRAITS.flatMap((trait) => {
    const [now, old] = [version.ranges[trait], before?.ranges[trait] ?? FREE];
    const isSame = now.min === old.min && now.max === old.max && now.weight === old.weight;
    return isSame ? [] : [{ trait, now, old, origin: version.origins[trait] ?? ('hand' as const) }];
  });
  return (
    <li className="flex flex-col gap-2 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{t('role.version', { number })}</span>
        <span className="text-xs text-third">
          <time dateTime={version.date}>{format.date(version.date, 'dateTime')}</time>
          {version.by !== null && ` · ${version.by}`}
        </span>
        {version.is_after_results && <Badge tone="partial">{t('role.afterResults')}</Badge>}
      </p>
      {changes.length === 0 && <p className="text-third">{t('role.nothing')}</p>}
      <ul className="flex flex-col gap-1 text-second">
        {changes.map(({ trait, now, old, origin }) => (
          <li key={trait} className="tabular-nums">
            <span className="font-medium text-ink">{personality(`traits.${trait}.name`)}</span>{' '}
            {personality('range', { min: now.min, max: now.max })}
            {now.weight > 1 && `, ${t('role.weight', { weight: now.weight })}`}
            {before !== undefined && (
              <span className="text-third">
                {' '}
                {t('role.before', { min: old.min, max: old.max, weight: old.weight })}
              </span>
            )}
            {' · '}
            {t(`role.origin.${origin}`)}
          </li>
        ))}
      </ul>
      {version.reason !== null && (
        <p className="text-pretty">{t('role.reason', { reason: version.reason })}</p>
      )}
    </li>
  );
}
