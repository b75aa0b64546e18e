import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface SeatStepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

const STEP =
  'grid size-7 shrink-0 place-items-center rounded-full bg-mute text-ink transition-colors hover:bg-mute-strong disabled:bg-transparent disabled:text-third disabled:opacity-60 finger max-md:size-8 outline-focus';

const PAGE = 5;

/** The value after a key of a spin button; undefined for other keys. */
function valueAfter(key: string, { value, min, max }: SeatStepperProps): number | undefined {
  const values: Readonly<Record<string, number>> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    PageUp: value + PAGE,
    PageDown: value - PAGE,
    Home: min,
    End: max,
  };
  const next = values[key];
  return next === undefined ? undefined : Math.min(Math.max(next, min), max);
}

/** A number of seats with buttons for less and more; the field of forms would need too much code for visitors. */
export function SeatStepper(props: SeatStepperProps) {
  const { label, value, min, max, onChange } = props;
  const { t } = useTranslation('plans');
  const onKeyDown = (event: KeyboardEvent) => {
    const next = valueAfter(event.key, props);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <span className="inline-flex items-center rounded-full border border-control bg-surface p-[3px] max-md:py-0">
      <button
        type="button"
        aria-label={t('flow.fewer', { what: label })}
        disabled={value <= min}
        className={STEP}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden="true" className="size-4" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        value={value}
        min={min}
        max={max}
        // Input replaces the number, which is never empty.
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          const nextValue = event.currentTarget.valueAsNumber;
          if (Number.isInteger(nextValue)) onChange(Math.min(Math.max(nextValue, min), max));
        }}
        onKeyDown={onKeyDown}
        className="min-h-7 w-14 [appearance:textfield] rounded-sm bg-transparent text-center text-md font-semibold tabular-nums outline-focus max-md:h-11 max-md:w-11 [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button
        type="button"
        aria-label={t('flow.more', { what: label })}
        disabled={value >= max}
        className={STEP}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}
