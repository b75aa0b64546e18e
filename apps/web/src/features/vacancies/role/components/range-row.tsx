import { hasRequirement } from '@quint/psychometrics/ranges.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { ChevronDown } from 'lucide-react';
import { memo, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ColleagueLine } from '#features/invitations/stakeholders/components/colleague-line.tsx';
import { RangeTrack } from '#features/roles/roles/components/range-strip.tsx';
import { TRAIT_TONE, TraitName } from '#features/roles/roles/components/trait-name.tsx';
import { NEW_RANGE } from '#features/roles/roles/form.ts';
import { cx } from '#lib/class-names.ts';
import { useTraitLabels } from '#lib/trait-labels.ts';
import { Button } from '#ui/button.tsx';
import { RangeSlider } from '#ui/range-slider.tsx';
import { isSameSpan, type RangeSpan } from '../model/proposals.ts';
import type { RangeView } from '../model/range-view.ts';
import { RangeDetails } from './range-details.tsx';
import { RangePlot } from './range-plot.tsx';
import { RangeWarning } from './range-warning.tsx';
import { useTimesLabel, WeightChoice } from './weight-choice.tsx';

interface RangeRowProps extends RangeView {
  readonly isOpen: boolean;
  readonly onOpen: (trait: Trait) => void;
}

/** The trait, and its range in words. */
function Heading({ trait, range }: Pick<RangeView, 'trait' | 'range'>) {
  const { t } = useTranslation('role-ranges');
  const times = useTimesLabel();
  const isCounted = hasRequirement(range);
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 md:flex-col">
      <h3 className="font-semibold">
        <TraitName trait={trait} />
      </h3>
      <p className={cx('tabular-nums', !isCounted && 'text-third')}>
        {isCounted ? t('row.range', { min: range.min, max: range.max }) : t('row.free')}
        {isCounted && range.weight > 1 && <span className="text-second">{` · ${times(range.weight)}`}</span>}
      </p>
    </div>
  );
}

/** The slider with the people above it, or only the range where it cannot be changed. */
function Track({ isOpen, bracket, colleaguesId, ...view }: RangeRowProps & TrackExtras) {
  const { trait, range, isReadOnly, people, scale, parts, changes } = view;
  const { t: personality } = useTranslation('personality');
  return (
    <div className="min-w-0 px-2.5 max-md:px-3.5">
      <p className="-mx-1.5 flex justify-between gap-4 pb-1 text-xs text-second">
        <span>{personality(`traits.${trait}.left`)}</span>
        <span className="text-end">{personality(`traits.${trait}.right`)}</span>
      </p>
      {(isOpen || parts.hasPeople) && (
        <RangePlot
          trait={trait}
          range={range}
          stack={people?.stacks[trait]}
          doubtful={people?.doubtful[trait]}
          scale={scale}
        />
      )}
      {isReadOnly ? (
        <div className="py-2">
          <RangeTrack trait={trait} range={range} />
        </div>
      ) : (
        <RangeSlider
          label={personality(`traits.${trait}.name`)}
          hideLabel
          hideSteps={!isOpen && !parts.hasPeople}
          tone={TRAIT_TONE[trait]}
          value={[range.min, range.max]}
          {...bracket}
          describedBy={colleaguesId}
          onChange={([min, max]) => changes.onChange(trait, { ...range, min, max })}
          onChangeEnd={() => changes.onStep(trait)}
        />
      )}
      <RangeWarning range={range} />
    </div>
  );
}

interface TrackExtras {
  readonly bracket: Pick<Parameters<typeof RangeSlider>[0], 'bracket' | 'proposal'>;
  readonly colleaguesId: string | undefined;
}

/** The button that lets a trait count which has no requirement yet. */
function CountTrait({
  trait,
  onTake,
}: Pick<RangeView, 'trait'> & { readonly onTake: (span: RangeSpan) => void }) {
  const { t } = useTranslation('role-ranges');
  const traits = useTraitLabels();
  const { min, max } = NEW_RANGE;
  return (
    <Button
      kind="secondary"
      size="xs"
      aria-label={t('row.countTrait', { min, max, ...traits.one(trait) })}
      onPress={() => onTake({ min, max })}
    >
      {t('row.count')}
    </Button>
  );
}

const isAlike = (one: RangeView['range'], other: RangeView['range']) =>
  isSameSpan(one, other) && one.weight === other.weight;

/**
 * Compares props: a step of one range renders the others only if their own values change, because the form copies them.
 */
function showTheSame(one: RangeRowProps, other: RangeRowProps): boolean {
  const { range, savedRange, ...values } = one;
  const keys = Object.keys(values) as (keyof typeof values)[];
  return (
    isAlike(range, other.range) &&
    isAlike(savedRange, other.savedRange) &&
    keys.every((key) => one[key] === other[key])
  );
}

/** The range of one trait: in words, on its slider, and on demand with people, weight, colleagues and reason. */
export const RangeRow = memo(function RangeRow(props: RangeRowProps) {
  const { isOpen, onOpen, ...view } = props;
  const { trait, range, savedRange, isReadOnly, parts, mergedTrait, answers, changes } = view;
  const { t } = useTranslation('role-ranges');
  const traits = useTraitLabels();
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const take = (span: RangeSpan) => {
    changes.onTake(trait, { [trait]: span });
    // The offer disappears: the range it moved gets the focus.
    row.current?.querySelector<HTMLInputElement>('input[type="range"]')?.focus({ preventScroll: true });
  };
  const hasColleagues = parts.hasColleagues && mergedTrait !== undefined;
  const mergedRange = hasColleagues ? mergedTrait.range : null;
  const bracket = {
    ...(isSameSpan(savedRange, range) ? {} : { bracket: [savedRange.min, savedRange.max] as const }),
    ...(hasColleagues
      ? {
          proposal:
            mergedRange === null || isSameSpan(mergedRange, range)
              ? null
              : ([mergedRange.min, mergedRange.max] as const),
        }
      : {}),
  };
  return (
    <li ref={row} data-trait={trait} className="border-t border-line py-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-5 gap-y-2 md:grid-cols-[11rem_minmax(0,1fr)_auto]">
        <div className="flex flex-col items-start gap-1.5">
          <Heading trait={trait} range={range} />
          {!isReadOnly && !hasRequirement(range) && <CountTrait trait={trait} onTake={take} />}
        </div>
        <span className="md:order-last">
          <Button
            kind="icon"
            size="sm"
            aria-label={t('row.more', { ...traits.one(trait) })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-more` : undefined}
            onPress={() => onOpen(trait)}
          >
            <ChevronDown aria-hidden="true" className={cx('size-4', isOpen && 'rotate-180')} />
          </Button>
        </span>
        <div className="min-w-0 max-md:col-span-2">
          <Track {...props} bracket={bracket} colleaguesId={hasColleagues ? `${id}-colleagues` : undefined} />
          {!isOpen && parts.hasWeights && hasRequirement(range) && (
            <div className="pt-2">
              <WeightChoice
                trait={trait}
                weight={range.weight}
                onWeight={isReadOnly ? undefined : changes.onWeight}
              />
            </div>
          )}
          {hasColleagues && (
            <div id={`${id}-colleagues`} className="pt-2">
              <ColleagueLine
                trait={trait}
                mergedTrait={mergedTrait}
                now={range}
                answers={answers}
                onAdopt={isReadOnly ? undefined : take}
              />
            </div>
          )}
        </div>
      </div>
      {isOpen && (
        <div id={`${id}-more`}>
          <RangeDetails view={view} onTake={take} />
        </div>
      )}
    </li>
  );
}, showTheSame);
