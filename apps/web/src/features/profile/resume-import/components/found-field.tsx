import { TriangleAlert } from 'lucide-react';
import { FieldError, Input, Label, TextField } from 'react-aria-components';
import { cx } from '#lib/class-names.ts';

interface FoundFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  readonly placeholder?: string | undefined;
  /** The problem of the field, in a word or two beside the label. */
  readonly gap: string | undefined;
}

/** A field with extracted text, and beside its label what is missing. */
export function FoundField({ id, label, value, onChange, maxLength, placeholder, gap }: FoundFieldProps) {
  return (
    <TextField
      id={id}
      value={value}
      onChange={onChange}
      maxLength={maxLength}
      isInvalid={gap !== undefined}
      validationBehavior="aria"
      className="flex min-w-0 flex-col gap-1"
    >
      <span className="flex min-h-5 flex-wrap items-center justify-between gap-x-1 text-xs">
        <Label className="text-second">{label}</Label>
        <FieldError className="flex items-center gap-1 font-semibold text-partial-text">
          {gap !== undefined && (
            <>
              <TriangleAlert aria-hidden="true" className="size-3.5" />
              {gap}
            </>
          )}
        </FieldError>
      </span>
      <Input
        placeholder={placeholder}
        className={cx(
          'min-h-11 w-full min-w-0 rounded-md border bg-surface px-3 py-1.5 text-base text-ink outline-none placeholder:text-third md:min-h-9',
          'data-focused:border-focus data-focused:ring-1 data-focused:ring-focus forced-colors:data-focused:outline-2',
          gap === undefined ? 'border-control hover:border-second' : 'border-partial ring-1 ring-partial',
        )}
      />
    </TextField>
  );
}
