import { CircleAlert } from 'lucide-react';
import type { InputHTMLAttributes, Ref } from 'react';
import { cx } from '#lib/class-names.ts';

interface FieldErrorProps {
  readonly id: string;
  readonly text: string | undefined;
}

/** The error of a field, linked to it by id. */
export function FieldError({ id, text }: FieldErrorProps) {
  if (text === undefined) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      {text}
    </p>
  );
}

interface TextInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'onChange' | 'id'
> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text input with label, hint and error; native, without the component library. */
export function TextInput({ id, label, hint, error, onChange, ...input }: TextInputProps) {
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const descriptionIds = [hint === undefined ? '' : hintId, error === undefined ? '' : errorId].filter(
    (part) => part !== '',
  );
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        onChange={(event) => onChange(event.target.value)}
        aria-required="true"
        aria-invalid={error !== undefined}
        aria-describedby={descriptionIds.length === 0 ? undefined : descriptionIds.join(' ')}
        className={cx(
          'min-h-11 w-full min-w-0 rounded-md border bg-surface px-3.5 py-2 text-md text-ink transition-colors',
          error === undefined ? 'border-control hover:border-second' : 'border-danger',
        )}
      />
      {hint !== undefined && (
        <p id={hintId} className="text-xs text-third">
          {hint}
        </p>
      )}
      <FieldError id={errorId} text={error} />
    </div>
  );
}
