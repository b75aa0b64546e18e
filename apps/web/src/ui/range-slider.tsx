import { Label, Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';

export type RangeTone = 'lila' | 'o' | 'c' | 'e' | 'a' | 'es';

const FILL: Readonly<Record<RangeTone, string>> = {
  lila: 'bg-lila',
  o: 'bg-trait-o',
  c: 'bg-trait-c',
  e: 'bg-trait-e',
  a: 'bg-trait-a',
  es: 'bg-trait-es',
};

interface RangeSliderProps {
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  /** Lowest and highest value of the range; equal values are allowed. */
  readonly value: readonly [number, number];
  readonly onChange: (value: [number, number]) => void;
  /** Called on release: the moment to save. */
  readonly onChangeEnd?: ((value: [number, number]) => void) | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly tone?: RangeTone | undefined;
  readonly disabled?: boolean | undefined;
  /** The numbers under the track. */
  readonly ticks?: boolean | undefined;
}

function toPair(value: readonly number[]): [number, number] {
  return [value[0] ?? 0, value[1] ?? 0];
}

function Ticks({ min, max }: { readonly min: number; readonly max: number }) {
  return (
    <div aria-hidden="true" className="mx-2.5 flex justify-between text-xs text-third tabular-nums">
      {Array.from({ length: max - min + 1 }, (_, index) => (
        <span key={index} className="w-0 text-center *:-translate-x-1/2">
          <span className="inline-block">{min + index}</span>
        </span>
      ))}
    </div>
  );
}

/** A slider with two handles; whole numbers from 1 to 9 by default. */
export function RangeSlider(props: RangeSliderProps) {
  const {
    label,
    hideLabel,
    value,
    onChange,
    onChangeEnd,
    min = 1,
    max = 9,
    tone = 'lila',
    disabled,
    ticks,
  } = props;
  const { t } = useTranslation();
  const names = [t('range.lowest'), t('range.highest')] as const;
  const share = (position: number) => ((position - min) / (max - min)) * 100;
  return (
    <Slider
      value={[...value]}
      minValue={min}
      maxValue={max}
      step={1}
      isDisabled={disabled === true}
      onChange={(next: number[]) => onChange(toPair(next))}
      {...(onChangeEnd === undefined ? {} : { onChangeEnd: (next: number[]) => onChangeEnd(toPair(next)) })}
      className="group flex w-full flex-col gap-1"
    >
      <div className={cx('flex items-baseline justify-between', hideLabel === true && 'sr-only')}>
        <Label className="text-sm font-semibold">{label}</Label>
        <output className="text-sm text-third tabular-nums">
          {t('range.value', { from: value[0], to: value[1] })}
        </output>
      </div>
      <div className="px-2.5 group-data-disabled:opacity-45">
        <SliderTrack className="relative flex h-7 w-full items-center">
          <span className="shape-track absolute inset-x-0 -mx-2.5 h-2 rounded-full bg-mute-strong" />
          <span
            className={cx('shape absolute h-2', FILL[tone])}
            style={{ left: `${share(value[0])}%`, right: `${100 - share(value[1])}%` }}
          />
          {names.map((name, index) => (
            <SliderThumb
              key={name}
              index={index}
              aria-label={name}
              className={cx(
                'shape top-1/2 size-5 rounded-full border-[3px] border-surface shadow-soft ring-1 ring-line transition-transform',
                'data-dragging:scale-115 data-focus-visible:outline-2 data-focus-visible:outline-offset-1 data-focus-visible:outline-focus',
                'before:absolute before:-inset-1',
                FILL[tone],
              )}
            />
          ))}
        </SliderTrack>
      </div>
      {ticks === true && <Ticks min={min} max={max} />}
    </Slider>
  );
}
