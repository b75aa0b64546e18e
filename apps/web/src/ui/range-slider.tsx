import type { KeyboardEvent } from 'react';
import { Label, Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';

export type RangeTone = 'lila' | 'o' | 'c' | 'e' | 'a' | 'es';
export type RangeEnds = readonly [lowest: number, highest: number];

const FILL: Readonly<Record<RangeTone, string>> = {
  lila: 'bg-lila',
  o: 'bg-trait-o',
  c: 'bg-trait-c',
  e: 'bg-trait-e',
  a: 'bg-trait-a',
  es: 'bg-trait-es',
};
const RING: Readonly<Record<RangeTone, string>> = {
  lila: 'border-lila text-lila',
  o: 'border-trait-o text-trait-o',
  c: 'border-trait-c text-trait-c',
  e: 'border-trait-e text-trait-e',
  a: 'border-trait-a text-trait-a',
  es: 'border-trait-es text-trait-es',
};
const LOWEST = 1;
const HIGHEST = 9;
const STEPS = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, index) => LOWEST + index);
/** The track starts at the middle of the first step and ends at that of the last. */
const HALF_STEP = `${50 / STEPS.length}%`;
/** A handle is at the border of its step: half a step beside the value, of eight between the first and the last. */
const TO_BORDER = `${50 / (STEPS.length - 1)}%`;

/** The start and end of whole steps on a track of nine, for elements above or below it. */
function spanOfSteps([lowest, highest]: RangeEnds): { left: string; right: string } {
  return {
    left: `${((lowest - LOWEST) / STEPS.length) * 100}%`,
    right: `${((HIGHEST - highest) / STEPS.length) * 100}%`,
  };
}

interface RangeSliderProps {
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  /** The lowest and highest step of the range, which may be equal. */
  readonly value: RangeEnds;
  readonly onChange: (value: [number, number]) => void;
  /** Called on release, when the value should be saved. */
  readonly onChangeEnd?: ((value: [number, number]) => void) | undefined;
  readonly tone?: RangeTone | undefined;
  readonly disabled?: boolean | undefined;
  /** Leaves out the numbers of the steps below the track. */
  readonly hideSteps?: boolean | undefined;
  /** Another range to compare with: a dashed bracket below the track. */
  readonly bracket?: RangeEnds | undefined;
  /** A proposed range: a pale solid bracket below the steps. Null reserves its space. */
  readonly proposal?: RangeEnds | null | undefined;
  /** The id of the element that describes the proposal. */
  readonly describedBy?: string | undefined;
}

function toPair(value: readonly number[]): [number, number] {
  return [value[0] ?? LOWEST, value[1] ?? HIGHEST];
}

/** Page Up and Page Down move the whole range by a step, within the limits. */
function useMoveWhole({ value, onChange, onChangeEnd }: RangeSliderProps) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    event.stopPropagation();
    const by = event.key === 'PageUp' ? 1 : -1;
    const [lowest, highest] = [value[0] + by, value[1] + by];
    if (lowest < LOWEST || highest > HIGHEST) return;
    onChange([lowest, highest]);
    onChangeEnd?.([lowest, highest]);
  };
}

function Brackets({ bracket, proposal }: Pick<RangeSliderProps, 'bracket' | 'proposal'>) {
  return (
    <>
      {bracket !== undefined && (
        <span
          aria-hidden="true"
          className="absolute -top-1.5 h-1.5 border border-t-0 border-dashed border-third"
          style={spanOfSteps(bracket)}
        />
      )}
      {proposal !== undefined && proposal !== null && (
        <span
          aria-hidden="true"
          className="absolute bottom-0.5 h-2 rounded-b-sm border-2 border-t-0 border-control forced-colors:border-[CanvasText]"
          style={spanOfSteps(proposal)}
        />
      )}
    </>
  );
}

function Steps({ value: [lowest, highest] }: Pick<RangeSliderProps, 'value'>) {
  return (
    <span aria-hidden="true" className="grid grid-cols-9 text-center text-xs text-third tabular-nums">
      {STEPS.map((step) => (
        <span key={step} className={cx(step >= lowest && step <= highest && 'font-bold text-ink')}>
          {step}
        </span>
      ))}
    </span>
  );
}

/** The track of nine steps and the selected part. */
function Track({ value, tone = 'lila' }: Pick<RangeSliderProps, 'value' | 'tone'>) {
  return (
    <span aria-hidden="true" className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2">
      <span className="shape-track absolute inset-0 grid grid-cols-9 overflow-hidden rounded-full bg-mute-strong">
        {STEPS.map((step) => (
          <span key={step} className="border-e-2 border-surface last:border-e-0" />
        ))}
      </span>
      <span className={cx('shape absolute inset-y-0', FILL[tone])} style={spanOfSteps(value)} />
    </span>
  );
}

const HANDLE =
  'shape top-1/2 size-5 rounded-full border-3 bg-surface max-md:size-7 ' +
  // A target of 28 px for the mouse and 44 px for fingers, and the halo while it is dragged.
  'before:absolute before:-inset-1 max-md:before:-inset-2 after:absolute after:-inset-2 after:rounded-full after:bg-current after:opacity-0 data-dragging:after:opacity-25 ' +
  'data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus';

/** The handles: a finger that moves vertically scrolls the page, horizontally it drags. */
function Handles({ tone = 'lila' }: Pick<RangeSliderProps, 'tone'>) {
  const { t } = useTranslation();
  return (
    <div className="absolute inset-y-0" style={{ insetInline: HALF_STEP }}>
      <SliderTrack className="size-full" style={{ touchAction: 'pan-y' }}>
        {(['lowest', 'highest'] as const).map((end, index) => (
          <SliderThumb
            key={end}
            index={index}
            aria-label={t(`range.${end}`)}
            style={{ marginInlineStart: index === 0 ? `-${TO_BORDER}` : TO_BORDER, touchAction: 'pan-y' }}
            className={cx(HANDLE, RING[tone])}
          />
        ))}
      </SliderTrack>
    </div>
  );
}

/** A range of whole steps from 1 to 9. Its handles are at the borders of the steps; they may meet but not cross. */
export function RangeSlider(props: RangeSliderProps) {
  const {
    label,
    hideLabel = false,
    value,
    onChange,
    onChangeEnd,
    tone,
    disabled = false,
    hideSteps = false,
    describedBy,
  } = props;
  const { t } = useTranslation();
  return (
    <Slider
      value={[...value]}
      minValue={LOWEST}
      maxValue={HIGHEST}
      step={1}
      isDisabled={disabled}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      onChange={(next: number[]) => onChange(toPair(next))}
      {...(onChangeEnd === undefined ? {} : { onChangeEnd: (next: number[]) => onChangeEnd(toPair(next)) })}
      className="group flex w-full flex-col"
    >
      <div className={cx('flex items-baseline justify-between gap-3 pb-1', hideLabel && 'sr-only')}>
        <Label className="text-sm font-semibold">{label}</Label>
        <span className="text-sm text-third tabular-nums">
          {t('range.value', { from: value[0], to: value[1] })}
        </span>
      </div>
      <div
        className="relative h-6 group-data-disabled:opacity-45 max-md:h-9"
        onKeyDownCapture={useMoveWhole(props)}
      >
        <Track value={value} tone={tone} />
        <Handles tone={tone} />
      </div>
      <div className={cx('relative', props.proposal !== undefined && 'pb-2')}>
        <Brackets {...props} />
        {!hideSteps && <Steps value={value} />}
      </div>
    </Slider>
  );
}
