import type { NormFit } from '@quint/contract/measures/matching.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { rangeStateQuery, type RangeState, type RoleAttributes } from '../api.ts';
import { RangeLockLine } from './range-lock.tsx';
import { RangeOrigin } from './range-origin.tsx';
import { RangeItem } from './range-item.tsx';

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
  return (
    <Card title={t('detail.ranges')}>
      {state !== undefined && <LockNotes roleId={roleId} state={state} />}
      <ul className="flex flex-col gap-4">
        {TRAITS.map((trait) => (
          <RangeItem
            key={trait}
            trait={trait}
            range={attributes[trait]}
            weightLabel={t('detail.weight', { weight: attributes[trait].weight })}
            note={
              norm?.inside[trait] !== undefined && (
                <span className="text-xs text-third tabular-nums">
                  {t('detail.inside', { count: norm.inside[trait] })}
                </span>
              )
            }
          >
            {state !== undefined && (
              <RangeOrigin trait={trait} source={state.range_sources[trait]} range={attributes[trait]} />
            )}
          </RangeItem>
        ))}
      </ul>
      <p className="pt-4 text-xs text-third">{t('detail.rangesNote')}</p>
    </Card>
  );
}
