import type { NormFit } from '@quint/contract/measures/matching.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { rangeStateQuery, type RangeState, type RoleAttributes } from '../api.ts';
import { RangeLockLine } from './range-lock.tsx';
import { RangeOrigin } from './range-origin.tsx';
import { RangeTrack } from './range-strip.tsx';
import { TraitName } from './trait-name.tsx';

interface RoleRangesProps {
  readonly roleId: string;
  readonly attributes: RoleAttributes;
  /** The fit of the norm group to the ranges. */
  readonly norm?: NormFit | undefined;
}

/** Whether the ranges are fixed, and the reasons of later changes. */
function LockNotes({ roleId, state }: { readonly roleId: string; readonly state: RangeState }) {
  const { t } = useTranslation('role-ranges');
  const version = state.range_history.length;
  const { reason, results } = state.range_history.at(-1) ?? { reason: null, results: 0 };
  return (
    <div className="flex flex-col gap-2 pb-4">
      <RangeLockLine roleId={roleId} state={state} />
      {reason !== null && (
        <p className="text-sm text-pretty text-second">
          {results === 0
            ? t('lock.changedEarly', { version, reason })
            : t('lock.changed', { version, count: results, reason })}
        </p>
      )}
    </div>
  );
}

/** The five ranges of a role, each with its poles and the number of the norm group inside. */
export function RoleRangesCard({ roleId, attributes, norm }: RoleRangesProps) {
  const state = useQuery(rangeStateQuery(roleId)).data;
  const { t } = useTranslation('roles');
  const { t: personality } = useTranslation('personality');
  return (
    <Card title={t('detail.ranges')}>
      {state !== undefined && <LockNotes roleId={roleId} state={state} />}
      <ul className="flex flex-col gap-4">
        {TRAITS.map((trait) => {
          const range = attributes[trait];
          const free = range.min === 1 && range.max === 9;
          return (
            <li key={trait} className="flex flex-col gap-1.5">
              <span className="flex flex-wrap items-center justify-between gap-2">
                <TraitName trait={trait} />
                <span className="flex items-center gap-2">
                  {range.weight > 1 && <Badge>{t('detail.weight', { weight: range.weight })}</Badge>}
                  <span className="font-semibold tabular-nums">
                    {free
                      ? personality('anyValue')
                      : personality('range', { min: range.min, max: range.max })}
                  </span>
                </span>
              </span>
              <RangeTrack trait={trait} range={range} />
              {norm?.inside[trait] !== undefined && (
                <span className="text-xs text-third tabular-nums">
                  {t('detail.inside', { count: norm.inside[trait] })}
                </span>
              )}
              <span className="flex justify-between gap-4 text-xs text-third">
                <span>{personality(`traits.${trait}.left`)}</span>
                <span className="text-end">{personality(`traits.${trait}.right`)}</span>
              </span>
              {state !== undefined && (
                <RangeOrigin trait={trait} source={state.range_sources[trait]} range={range} />
              )}
            </li>
          );
        })}
      </ul>
      <p className="pt-4 text-xs text-third">{t('detail.rangesNote')}</p>
    </Card>
  );
}
