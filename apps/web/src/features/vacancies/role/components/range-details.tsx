import { baseRateOf } from '@quint/psychometrics/base-rate.ts';
import { findRatiosToReview, groupReachOf } from '@quint/psychometrics/group-reach.ts';
import { hasRequirement } from '@quint/psychometrics/ranges.ts';
import { TriangleAlert } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoleAttributes } from '#features/roles/roles/api.ts';
import { RangeOrigin, TemplateReason } from '#features/roles/roles/components/range-origin.tsx';
import { useRatioTexts } from '#features/roles/roles/use-ratio-texts.ts';
import { useSettled } from '#lib/use-settled.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { narrowerRange } from '../model/narrowing.ts';
import type { RangeSpan } from '../model/proposals.ts';
import type { RangeView } from '../model/range-view.ts';
import { insideOf } from '../use-reach.ts';
import { WeightChoice } from './weight-choice.tsx';

/** The effect of a narrower range is counted after a short rest, because it costs as much as the sentence. */
const COUNT_WAITS_MS = 150;

/** How many of the norm group and of the own people are inside the range of a trait. */
function Share({ trait, range, people }: RangeView) {
  const { t } = useTranslation('role-ranges');
  const { norm, own } = insideOf(trait, range, people);
  return (
    <p className="tabular-nums">
      <strong className="font-semibold">{t('row.norm', { count: norm })}</strong>{' '}
      <span className="text-second">{t('row.inside')}</span>
      {own !== null && (
        <>
          {', '}
          <strong className="font-semibold">{t('row.own', { own, total: people?.size })}</strong>
        </>
      )}
    </p>
  );
}

/**
 * How many people would fit other ranges, and the groups of people that would then fit clearly less often than another
 * and do not yet. Undefined if as many people fit as before.
 */
function effectOf(before: RoleAttributes, after: RoleAttributes) {
  const count = baseRateOf(after)?.reach.strong;
  const countBefore = baseRateOf(before)?.reach.strong;
  if (count === undefined || countBefore === undefined || count >= countBefore) return undefined;
  const ratiosOf = (attributes: RoleAttributes) => {
    const groups = groupReachOf(attributes);
    return groups === null ? [] : findRatiosToReview(groups);
  };
  const groupsBefore = ratiosOf(before).map(({ lower }) => lower.group);
  return { count, newRatios: ratiosOf(after).filter(({ lower }) => !groupsBefore.includes(lower.group)) };
}

interface NarrowerProps {
  readonly view: RangeView;
  readonly attributes: RoleAttributes;
  readonly part: RangeSpan;
  readonly onTake: (part: RangeSpan) => void;
}

/** One narrower range with the number of people who would then fit all five; nothing while that changes nothing. */
function Narrower({ view: { trait, range }, attributes, part, onTake }: NarrowerProps) {
  const { t } = useTranslation('role-ranges');
  const formatRatio = useRatioTexts();
  const now = useSettled(attributes, COUNT_WAITS_MS);
  const effect = useMemo(
    () => effectOf(now, { ...now, [trait]: { ...range, ...part } }),
    [now, trait, range, part],
  );
  if (effect === undefined) return null;
  return (
    <div className="text-second tabular-nums md:ml-auto md:text-end">
      <button type="button" className="link finger min-h-6 font-semibold" onClick={() => onTake(part)}>
        {t('row.narrowTo', part)}
      </button>
      {`: ${t('row.narrowEffect', { count: effect.count })}`}
      {effect.newRatios.map((ratio) => (
        <p
          key={ratio.lower.group}
          className="flex items-center gap-1.5 text-xs text-partial-text md:justify-end"
        >
          <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
          {formatRatio(ratio).ratio}
        </p>
      ))}
    </div>
  );
}

interface RangeDetailsProps {
  readonly view: RangeView;
  readonly onTake: (part: RangeSpan) => void;
}

/** What an open row says about its range: the reason, who is inside, how often it counts, one narrower range. */
export function RangeDetails({ view, onTake }: RangeDetailsProps) {
  const { trait, range, source, attributes, isReadOnly, changes } = view;
  const isCounted = hasRequirement(range);
  const part = narrowerRange(range);
  return (
    <div className="flex flex-col gap-3 pt-3">
      {source?.kind === 'template' ? (
        <Suspense fallback={<Skeleton className="h-11 w-full" />}>
          <TemplateReason trait={trait} template={source.template} />
        </Suspense>
      ) : (
        <p>
          <RangeOrigin trait={trait} source={source} range={range} />
        </p>
      )}
      {isCounted && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Share {...view} />
          <WeightChoice
            trait={trait}
            weight={range.weight}
            onWeight={isReadOnly ? undefined : changes.onWeight}
          />
          {!isReadOnly && attributes !== undefined && part !== undefined && (
            <Narrower view={view} attributes={attributes} part={part} onTake={onTake} />
          )}
        </div>
      )}
    </div>
  );
}
