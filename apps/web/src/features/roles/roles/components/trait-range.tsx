import type { RangeSource } from '@quint/contract/roles/role-sources.ts';
import type { Profiles } from '@quint/psychometrics/own-reach.ts';
import { hasRequirement, rangeWarning } from '@quint/psychometrics/ranges.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { ChevronDown, CircleMinus, Info, TriangleAlert } from 'lucide-react';
import { memo, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { useSettled } from '#lib/use-settled.ts';
import { useTraitLabels } from '#lib/trait-labels.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceMenu } from '#ui/choice-menu.tsx';
import { RangeSlider } from '#ui/range-slider.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import type { WeightedRange } from '../api.ts';
import type { DotScale } from '../model/plot.ts';
import { isNarrower, isSameSpan, type Proposal, type RangeSpan } from '../model/proposals.ts';
import { insideOf } from '../use-reach.ts';
import { NarrowerRanges, ProposalLine } from './range-offers.tsx';
import { RangeOrigin } from './range-origin.tsx';
import { RangePlot } from './range-plot.tsx';
import { TRAIT_TONE, TraitName } from './trait-name.tsx';

/** A warning waits until nothing has moved for a moment, so that it does not flicker while a handle is dragged. */
const WARNING_WAITS_MS = 250;
const WEIGHTS = [1, 2, 3] as const;

/** What a range is warned of; null for a usual one. */
export function warningOf(range: WeightedRange): 'free' | 'wide' | 'narrow' | null {
  return hasRequirement(range) ? rangeWarning(range) : 'free';
}

const WARNING_ICON = { free: CircleMinus, wide: Info, narrow: TriangleAlert };

function Warning({ range }: { readonly range: WeightedRange }) {
  const { t } = useTranslation('role-ranges');
  const warning = useSettled(warningOf(range), WARNING_WAITS_MS);
  if (warning === null) return null;
  const Icon = WARNING_ICON[warning];
  return (
    <p
      className={cx(
        'flex items-center gap-1.5 pt-1 text-xs font-semibold',
        warning === 'narrow' ? 'text-partial-text' : 'text-second',
      )}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {t(`editor.${warning}`)}
    </p>
  );
}

interface WeightProps {
  readonly trait: Trait;
  readonly weight: number;
  readonly onWeight: (trait: Trait, weight: number) => void;
}

/** The weight of a trait: three buttons, on a phone one button with a menu. */
const Weight = memo(function Weight({ trait, weight, onWeight }: WeightProps) {
  const { t } = useTranslation('role-ranges');
  const traits = useTraitLabels();
  const label = t('editor.weightOf', { ...traits.one(trait) });
  const options = WEIGHTS.map((value) => ({
    value: String(value),
    label: t('editor.times', { weight: value }),
  }));
  const choose = (value: string) => onWeight(trait, Number(value));
  return (
    <>
      <span className="flex items-center gap-2 max-md:hidden">
        <SegmentedControl
          size="sm"
          label={label}
          options={options}
          value={String(weight)}
          onChange={choose}
        />
        <span aria-hidden="true" className="text-xs text-second">
          {t('editor.weight')}
        </span>
      </span>
      <span className="md:hidden">
        <ChoiceMenu
          label={label}
          groups={[
            {
              id: 'weight',
              label,
              options,
              selectedValues: [String(weight)],
              onChange: ([value = '1']) => choose(value),
            },
          ]}
          trigger={
            <Button kind="light" size="sm" aria-label={`${label}: ${t('editor.times', { weight })}`}>
              {t('editor.times', { weight })}
              <ChevronDown aria-hidden="true" className="size-3.5 text-third" />
            </Button>
          }
        />
      </span>
    </>
  );
});

interface TraitRangeProps {
  readonly trait: Trait;
  readonly range: WeightedRange;
  readonly onChange: (trait: Trait, range: WeightedRange) => void;
  readonly onWeight: (trait: Trait, weight: number) => void;
  /** A handle was released. */
  readonly onStep: (trait: Trait) => void;
  /** The range as it is saved; undefined for a new role. */
  readonly savedRange: WeightedRange | undefined;
  /** Where the saved range comes from. */
  readonly source: RangeSource | undefined;
  /** What others propose where the saved range differs from it. */
  readonly proposal: Proposal | undefined;
  /** Narrower ranges are offered: almost everybody fits. */
  readonly isNarrowing: boolean;
  /** An offered range was taken. */
  readonly onTake: (trait: Trait, range: RangeSpan) => void;
  readonly people: Profiles | null;
  readonly scale: DotScale;
}

/** Where the range comes from as it stands now; undefined for one set by hand. */
function sourceNow({ range, savedRange, source, proposal }: TraitRangeProps): RangeSource | undefined {
  if (savedRange !== undefined && isSameSpan(savedRange, range)) return source;
  return proposal && isSameSpan(proposal.range, range) ? proposal.source : undefined;
}

function Facts(props: TraitRangeProps) {
  const { trait, range, source, people, onWeight } = props;
  const { t } = useTranslation('role-ranges');
  const inside = insideOf(trait, range, people);
  const now = sourceNow(props);
  const counts = { count: inside.norm, own: inside.own, total: people?.size };
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-0.5 md:grid-cols-1 md:content-start">
      <span className="flex flex-wrap items-baseline gap-x-2.5 md:flex-col md:gap-y-0.5">
        <span className="font-semibold">
          <TraitName trait={trait} />
        </span>
        <span aria-hidden="true" className="font-semibold tabular-nums">
          {t('editor.range', range)}
        </span>
      </span>
      <span className="text-xs text-third tabular-nums max-md:order-last max-md:col-span-2">
        <span className="md:sr-only">{t('editor.insideLabel')} </span>
        {inside.own === null ? t('editor.inside', counts) : t('editor.insideOwn', counts)}
      </span>
      <Weight trait={trait} weight={range.weight} onWeight={onWeight} />
      {(source !== undefined || now !== undefined) && (
        <span className="max-md:order-last max-md:col-span-2">
          <RangeOrigin trait={trait} source={now} range={range} />
        </span>
      )}
    </div>
  );
}

const isAlike = (one: WeightedRange | undefined, other: WeightedRange | undefined) =>
  one?.min === other?.min && one?.max === other?.max && one?.weight === other?.weight;

/** A step of one range draws the others only where their own figures change: the form copies its values. */
function showTheSame(one: TraitRangeProps, other: TraitRangeProps): boolean {
  return (
    isAlike(one.range, other.range) &&
    isAlike(one.savedRange, other.savedRange) &&
    one.source === other.source &&
    one.proposal === other.proposal &&
    one.isNarrowing === other.isNarrowing &&
    one.onTake === other.onTake &&
    one.people === other.people &&
    one.scale === other.scale &&
    one.onChange === other.onChange &&
    one.onWeight === other.onWeight &&
    one.onStep === other.onStep
  );
}

/** What is offered below a slider, and the bracket that shows it on the track. */
function useOffers({ trait, range, proposal, isNarrowing, onTake }: TraitRangeProps) {
  const row = useRef<HTMLDivElement>(null);
  const id = useId();
  const [previewRange, setPreviewRange] = useState<RangeSpan>();
  const take = (offeredRange: RangeSpan) => {
    setPreviewRange(undefined);
    onTake(trait, offeredRange);
    // The offer goes: what it moved is next.
    row.current?.querySelector<HTMLInputElement>('input[type="range"]')?.focus({ preventScroll: true });
  };
  const visibleRange = previewRange ?? proposal?.range;
  const isNarrowed = isNarrowing && !(proposal !== undefined && isNarrower(proposal.range, range));
  const span =
    visibleRange === undefined || isSameSpan(visibleRange, range)
      ? null
      : ([visibleRange.min, visibleRange.max] as const);
  return {
    row,
    id: proposal === undefined ? undefined : id,
    bracket: proposal === undefined && !isNarrowed ? undefined : span,
    offers: (
      <>
        {proposal !== undefined && (
          <ProposalLine id={id} trait={trait} proposal={proposal} range={range} onTake={take} />
        )}
        {isNarrowed && <NarrowerRanges trait={trait} range={range} onTake={take} onLook={setPreviewRange} />}
      </>
    ),
  };
}

/** The range of a trait: what it says on the left, and on the right where people are above its slider. */
export const TraitRange = memo(function TraitRange(props: TraitRangeProps) {
  const { trait, range, onChange, onStep, savedRange, people, scale } = props;
  const { t: personality } = useTranslation('personality');
  const { row, id, bracket, offers } = useOffers(props);
  const isSaved = savedRange === undefined || isSameSpan(savedRange, range);
  return (
    <div
      ref={row}
      data-trait={trait}
      className="grid gap-x-5 gap-y-2 border-t border-line py-2 md:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <Facts {...props} />
      <div className="min-w-0 px-2.5 max-md:px-3.5">
        <div className="flex flex-col">
          <span className="order-1 -mx-1.5 flex justify-between gap-4 text-xs text-third max-md:order-3 max-md:pt-1 md:-mb-3">
            <span>{personality(`traits.${trait}.left`)}</span>
            <span className="text-end">{personality(`traits.${trait}.right`)}</span>
          </span>
          <span className="order-2 flex flex-col">
            <RangePlot
              trait={trait}
              range={range}
              stack={people?.stacks[trait]}
              doubtful={people?.doubtful[trait]}
              scale={scale}
            />
            <RangeSlider
              label={personality(`traits.${trait}.name`)}
              hideLabel
              tone={TRAIT_TONE[trait]}
              value={[range.min, range.max]}
              bracket={isSaved ? undefined : [savedRange.min, savedRange.max]}
              proposal={bracket}
              describedBy={id}
              onChange={([min, max]) => onChange(trait, { ...range, min, max })}
              onChangeEnd={() => onStep(trait)}
            />
          </span>
        </div>
        <Warning range={range} />
        {offers}
      </div>
    </div>
  );
}, showTheSame);
