import type { OverseenDraw, OverseenVersion } from '@quint/contract/measures/works-council.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RecordPlaceholder } from '#features/base/records/components/missing-record.tsx';
import { RangeItem } from '#features/roles/roles/components/range-item.tsx';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { roleQuery } from '../api.ts';

interface VersionLineProps {
  readonly version: OverseenVersion;
  readonly before: OverseenVersion | undefined;
  readonly number: number;
}

const FREE = { min: 1, max: 9, weight: 1 };

/** The changes of one version, who made it, why, and whether there were results by then. */
function VersionLine({ version, before, number }: VersionLineProps) {
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

/** A random draw with its numbers and what repeats it, without the people. */
function DrawLine({ draw }: { readonly draw: OverseenDraw }) {
  const { t } = useTranslation('works-council');
  const format = useFormat();
  const { date, by, people, pool, reason, date_undone: undone, seed } = draw;
  return (
    <li className="flex flex-col gap-1 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">
          {t('role.draws.drawn', { count: people, pool: format.number(pool) })}
        </span>
        <span className="text-xs text-third">
          <time dateTime={date}>{format.date(date, 'dateTime')}</time>
          {by !== null && ` · ${by}`}
        </span>
      </p>
      {reason !== null && <p className="text-pretty">{t('role.reason', { reason })}</p>}
      {undone !== null && (
        <p className="text-second">{t('role.draws.undone', { date: format.date(undone) })}</p>
      )}
      <p className="text-xs wrap-anywhere text-third">{t('role.draws.seed', { seed })}</p>
    </li>
  );
}

/** The current ranges of a role, all earlier versions, and its random draws. */
export function RangesOfRolePage({ roleId }: { readonly roleId: string }) {
  const { t } = useTranslation('works-council');
  const role = useQuery(roleQuery(roleId));
  if (role.data === undefined) return <RecordPlaceholder queries={[role]} />;
  const { name, history, ranges, draws } = role.data;
  const crumbs = [
    { label: t('ranges.title'), link: { to: '/works-council/roles' } },
    { label: name },
  ] as const;
  return (
    <>
      <PageHeader title={name} lead={t('role.lead')} crumbs={crumbs} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title={t('role.today')}>
          <ul className="flex flex-col gap-4">
            {TRAITS.map((trait) => (
              <RangeItem
                key={trait}
                trait={trait}
                range={ranges[trait]}
                weightLabel={t('role.weight', { weight: ranges[trait].weight })}
              />
            ))}
          </ul>
        </Card>
        <Card title={t('role.history')}>
          {history.length === 0 && <p className="text-third">{t('role.noHistory')}</p>}
          <ol>
            {history
              .map((version, index) => (
                <VersionLine
                  key={version.id}
                  version={version}
                  before={history[index - 1]}
                  number={index + 1}
                />
              ))
              .toReversed()}
          </ol>
        </Card>
        {draws.length > 0 && (
          <Card title={t('role.draws.title')}>
            <ol>
              {draws.map((draw) => (
                <DrawLine key={draw.id} draw={draw} />
              ))}
            </ol>
          </Card>
        )}
      </div>
    </>
  );
}
