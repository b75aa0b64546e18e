import { Input, TextField as AriaTextField } from 'react-aria-components';
import { cx } from '#lib/class-names.ts';
import { FieldLabel, FieldNotes, INPUT_CLASS, INPUT_SIZE } from '#ui/field-frame.tsx';

interface DateTimeFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  /** Local date and time: 2026-11-24T09:00. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A local date and time, in the browser's own field. */
export function DateTimeField({ label, hint, error, value, onChange }: DateTimeFieldProps) {
  return (
    <AriaTextField
      type="datetime-local"
      value={value}
      onChange={onChange}
      isInvalid={error !== undefined}
      isRequired
      validationBehavior="aria"
      className="flex w-full flex-col gap-1.5"
    >
      <FieldLabel label={label} required />
      <Input className={cx(INPUT_CLASS, INPUT_SIZE, 'max-w-[260px]')} />
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
