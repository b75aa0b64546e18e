import type { ReactNode } from 'react';
import { Radio as AriaRadio, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import { cx } from '#lib/class-names.ts';
import { FieldLabel, FieldNotes, type BaseFieldProps } from './field-frame.tsx';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly note?: ReactNode;
  readonly disabled?: boolean | undefined;
}
const LOOK = {
  list: 'flex flex-col gap-1',
  cards: 'flex flex-col gap-2',
  pills: 'flex flex-wrap gap-2',
  beside: 'grid gap-2 md:auto-cols-fr md:grid-flow-col',
} as const;

export interface RadioGroupProps<Value extends string> extends BaseFieldProps {
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  /**
   * `cards` draws a frame around every option; `beside` places such cards side by side if there is space; `pills` are
   * short options in one line.
   */
  readonly look?: keyof typeof LOOK | undefined;
}

const CARD =
  'rounded-md border border-line bg-surface p-3.5 transition-colors hover:border-control data-selected:border-lila data-selected:bg-lila-soft';

const FRAME = {
  list: 'max-md:min-h-11 max-md:items-center',
  cards: CARD,
  beside: CARD,
  pills:
    'items-center rounded-full border border-line bg-surface px-3 py-1.5 transition-colors hover:border-control max-md:min-h-11 data-selected:border-lila data-selected:bg-lila-soft',
} as const;

/** A radio group: one of a few options, all visible. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    label,
    hideLabel,
    hint,
    error,
    required,
    options,
    value,
    onChange,
    disabled,
    look = 'list',
    name,
  } = props;
  return (
    <AriaRadioGroup
      {...(name === undefined ? {} : { name })}
      value={value}
      onChange={(nextValue) => {
        const option = options.find((candidate) => candidate.value === nextValue);
        if (option !== undefined) onChange(option.value);
      }}
      isRequired={required === true}
      isInvalid={error !== undefined}
      isDisabled={disabled === true}
      validationBehavior="aria"
      className="flex flex-col gap-1.5"
    >
      <FieldLabel label={label} required={required} hideLabel={hideLabel} />
      <span className={LOOK[look]}>
        {options.map((option) => (
          <AriaRadio
            key={option.value}
            value={option.value}
            isDisabled={option.disabled === true}
            className={cx(
              'group relative flex min-h-7 items-start gap-2.5 data-disabled:opacity-45',
              FRAME[look],
            )}
          >
            <span className="mt-px grid size-[18px] shrink-0 place-items-center rounded-full border border-control bg-surface transition-colors group-data-selected:border-[5px] group-data-selected:border-lila group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus forced-colors:group-data-selected:border-[Highlight]" />
            <span className={cx('flex flex-col', look === 'beside' && 'min-w-0 flex-1')}>
              <span>{option.label}</span>
              {option.note !== undefined && <span className="text-xs text-third">{option.note}</span>}
            </span>
          </AriaRadio>
        ))}
      </span>
      <FieldNotes hint={hint} error={error} />
    </AriaRadioGroup>
  );
}
