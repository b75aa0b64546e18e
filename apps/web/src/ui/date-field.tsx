import type { Ref } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import { cx } from '#lib/class-names.ts';
import { FieldLabel, FieldNotes, INPUT_CLASS, INPUT_SIZE, type FieldWords } from './field-frame.tsx';

interface DateFieldProps extends FieldWords {
  readonly name?: string | undefined;
  /** 2026-11-24, with a time 2026-11-24T09:00; empty while nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** The earliest day or moment. */
  readonly min?: string | undefined;
  readonly withTime?: boolean | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A day, or a day and a local time, in the browser's own field. */
export function DateField(props: DateFieldProps) {
  const { label, hideLabel, hint, error, required, min, withTime = false, inputRef, ...rest } = props;
  return (
    <AriaTextField
      {...rest}
      type={withTime ? 'datetime-local' : 'date'}
      isRequired={required === true}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className="flex w-full flex-col gap-1.5"
    >
      <FieldLabel label={label} required={required} hideLabel={hideLabel} />
      <Input ref={inputRef} min={min} className={cx(INPUT_CLASS, INPUT_SIZE, withTime && 'max-w-[260px]')} />
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
