import { Check, Minus } from 'lucide-react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';
import { cx } from '#lib/class-names.ts';
import type { ToggleProps } from './toggle-props.ts';

export interface CheckboxProps extends ToggleProps {
  /** Indeterminate: some of its items are selected. */
  readonly some?: boolean | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
}

export function Checkbox({ checked, children, disabled, some, error, required, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...props}
      isSelected={checked}
      isIndeterminate={some === true}
      isDisabled={disabled === true}
      isInvalid={error !== undefined}
      isRequired={required === true}
      validationBehavior="aria"
      className={cx(
        'group relative inline-flex min-h-6 min-w-6 items-start gap-2.5 data-disabled:opacity-45',
        children !== undefined && 'max-md:min-h-11 max-md:py-2.5',
      )}
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
