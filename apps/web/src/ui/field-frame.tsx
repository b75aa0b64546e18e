import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';

export interface BaseFieldProps {
  readonly label: string;
  /** The label is only for screen readers: the position of the field makes its meaning clear. */
  readonly hideLabel?: boolean | undefined;
  readonly hint?: ReactNode;
  /** The error message; undefined while the value is valid. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
}

export const INPUT_CLASS =
  'w-full min-w-0 rounded-md border border-control bg-surface text-ink placeholder:text-third outline-none transition-colors ' +
  'hover:border-second data-focused:border-focus data-focused:ring-1 data-focused:ring-focus ' +
  'data-invalid:border-danger data-invalid:data-focused:ring-danger data-disabled:bg-mute data-disabled:text-third ' +
  'forced-colors:data-focused:outline-2';
export const INPUT_SIZE = 'min-h-10 max-md:min-h-11 px-3 py-2 text-base';

/** The label of a field; a star marks required ones. */
export function FieldLabel({ label, required, hideLabel }: BaseFieldProps) {
  return (
    <Label className={hideLabel === true ? 'sr-only' : 'text-sm font-semibold text-ink'}>
      {label}
      {required === true && (
        <span aria-hidden="true" className="text-danger">
          {' *'}
        </span>
      )}
    </Label>
  );
}

/** Hint and error of a field, linked to the input by the component library. */
export function FieldNotes({ hint, error }: Pick<BaseFieldProps, 'hint' | 'error'>) {
  return (
    <>
      {hint !== undefined && error === undefined && (
        <Text slot="description" className="text-xs text-third">
          {hint}
        </Text>
      )}
      <FieldError className="flex items-start gap-1.5 text-xs text-danger">
        {error !== undefined && (
          <>
            <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
            <span>{error}</span>
          </>
        )}
      </FieldError>
    </>
  );
}
