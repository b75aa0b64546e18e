import type { Ref } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import { cx } from '#lib/class-names.ts';
import { FieldLabel, FieldNotes, INPUT_CLASS, INPUT_SIZE, type FieldWords } from './field-frame.tsx';

interface DateFieldProps extends FieldWords {
  readonly name?: string | undefined;
  /** 2026-11-24; empty while nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** The first day that may be chosen. */
  readonly min?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A day, in the browser's own field. */
export function DateField(props: DateFieldProps) {
  const { label, hideLabel, hint, error, required, min, inputRef, ...rest } = props;
  return (
    <AriaTextField
      {...rest}
      type="date"
      isRequired={required === true}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className="flex w-full flex-col gap-1.5"
    >
      <FieldLabel label={label} required={required} hideLabel={hideLabel} />
      <Input ref={inputRef} min={min} className={cx(INPUT_CLASS, INPUT_SIZE)} />
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
