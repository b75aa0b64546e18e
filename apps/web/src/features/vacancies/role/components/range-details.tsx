import { baseRateOf } from '@quint/psychometrics/base-rate.ts';
import { hasRequirement } from '@quint/psychometrics/ranges.ts';
import { useTranslation } from 'react-i18next';
import type { RoleAttributes } from '#features/roles/roles/api.ts';
import { RangeOrigin, TemplateReason } from '#features/roles/roles/components/range-origin.tsx';
import { useSettled } from '#lib/use-settled.ts';
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

interface NarrowerProps {
  readonly view: RangeView;
  readonly attributes: RoleAttributes;
  readonly part: RangeSpan;
  readonly onTake: (part: RangeSpan) => void;
}

/** One narrower range with the number of people who would then fit all five; nothing while that changes nothing. */
function Narrower({ view: { trait, range }, attributes, part, onTake }: NarrowerProps) {
  const { t } = useTranslation('role-ranges');
  const now = useSettled(attributes, COUNT_WAITS_MS);
  const count = baseRateOf({ ...now, [trait]: { ...range, ...part } })?.reach.strong;
  const before = baseRateOf(now)?.reach.strong;
  if (count === undefined || before === undefined || count >= before) return null;
  return (
    <p className="text-second tabular-nums md:ml-auto">
      <button type="button" className="link finger min-h-6 font-semibold" onClick={() => onTake(part)}>
        {t('row.narrowTo', part)}
      </button>
      {`: ${t('row.narrowEffect', { count })}`}
    </p>
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
        <TemplateReason trait={trait} template={source.template} />
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
