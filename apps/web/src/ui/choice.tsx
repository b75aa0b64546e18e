import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Checkbox as AriaCheckbox,
  Radio as AriaRadio,
  RadioGroup as AriaRadioGroup,
  Switch as AriaSwitch,
} from 'react-aria-components';
import { cx } from '#lib/class-names.ts';
import { FieldLabel, FieldNotes, type FieldWords } from './field-frame.tsx';

interface ToggleProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children?: ReactNode;
  /** The accessible name of a toggle without visible text. */
  readonly 'aria-label'?: string | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface CheckboxProps extends ToggleProps {
  /** Indeterminate: some of the items it stands for are selected. */
  readonly some?: boolean | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
}

/** A check box. */
export function Checkbox({ checked, children, disabled, some, error, required, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...rest}
      isSelected={checked}
      isIndeterminate={some === true}
      isDisabled={disabled === true}
      isInvalid={error !== undefined}
      isRequired={required === true}
      validationBehavior="aria"
      className="group relative inline-flex min-h-6 min-w-6 items-start gap-2.5 data-disabled:opacity-45"
    >
      <span
        className={cx(
          'mt-0.5 grid size-[18px] shrink-0 place-items-center rounded-[5px] border border-control bg-surface text-on-lila transition-colors',
          'group-hover:border-second group-data-selected:border-lila group-data-selected:bg-lila group-data-indeterminate:border-lila group-data-indeterminate:bg-lila',
          'group-data-invalid:border-danger group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus',
          'forced-colors:group-data-selected:bg-[Highlight] forced-colors:group-data-selected:text-[HighlightText]',
        )}
      >
        {some === true ? (
          <Minus aria-hidden="true" strokeWidth={3} className="size-3" />
        ) : (
          checked && <Check aria-hidden="true" strokeWidth={3} className="size-3" />
        )}
      </span>
      {(children !== undefined || error !== undefined) && (
        <span className="flex flex-col">
          <span>
            {children}
            {required === true && (
              <span aria-hidden="true" className="text-danger">
                {' *'}
              </span>
            )}
          </span>
          {error !== undefined && <span className="text-xs text-danger">{error}</span>}
        </span>
      )}
    </AriaCheckbox>
  );
}

/** A switch that takes effect at once. */
export function Switch({ checked, children, disabled, ...rest }: ToggleProps) {
  return (
    <AriaSwitch
      {...rest}
      isSelected={checked}
      isDisabled={disabled === true}
      className="group inline-flex min-h-6 items-center gap-2.5 data-disabled:opacity-45"
    >
      <span className="flex h-5 w-[34px] shrink-0 rounded-full bg-control p-0.5 transition-colors group-data-selected:bg-lila group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus forced-colors:border">
        <span className="shape size-4 rounded-full bg-surface transition-transform group-data-selected:translate-x-[14px]" />
      </span>
      {children !== undefined && <span>{children}</span>}
    </AriaSwitch>
  );
}

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly note?: ReactNode;
  readonly disabled?: boolean | undefined;
}
export interface RadioGroupProps<Value extends string> extends FieldWords {
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** `cards` draws a frame around every option. */
  readonly look?: 'list' | 'cards' | undefined;
}

const CARD =
  'rounded-md border border-line bg-surface p-3.5 transition-colors hover:border-control data-selected:border-lila data-selected:bg-lila-soft';

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
      onChange={(chosen) => {
        const option = options.find((candidate) => candidate.value === chosen);
        if (option !== undefined) onChange(option.value);
      }}
      isRequired={required === true}
      isInvalid={error !== undefined}
      isDisabled={disabled === true}
      validationBehavior="aria"
      className="flex flex-col gap-1.5"
    >
      <FieldLabel label={label} required={required} hideLabel={hideLabel} />
      <span className={cx('flex flex-col', look === 'cards' ? 'gap-2' : 'gap-1')}>
        {options.map((option) => (
          <AriaRadio
            key={option.value}
            value={option.value}
            isDisabled={option.disabled === true}
            className={cx(
              'group relative flex min-h-7 items-start gap-2.5 data-disabled:opacity-45',
              look === 'cards' && CARD,
            )}
          >
            <span className="mt-px grid size-[18px] shrink-0 place-items-center rounded-full border border-control bg-surface transition-colors group-data-selected:border-[5px] group-data-selected:border-lila group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus forced-colors:group-data-selected:border-[Highlight]" />
            <span className="flex flex-col">
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
