import { Minus, Plus } from 'lucide-react';
import { Button as AriaButton, Group, Input, NumberField as AriaNumberField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { FieldLabel, FieldNotes, INPUT_CLASS, type BaseFieldProps } from './field-frame.tsx';

export interface NumberFieldProps extends BaseFieldProps {
  readonly name?: string | undefined;
  /** NaN for an empty field. */
  readonly value?: number | undefined;
  readonly defaultValue?: number | undefined;
  readonly onChange?: ((value: number) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  readonly disabled?: boolean | undefined;
  readonly formatOptions?: Intl.NumberFormatOptions | undefined;
}

const STEP_CLASS =
  'grid size-9 shrink-0 max-md:size-11 place-items-center text-second hover:text-ink data-disabled:opacity-40';

/** A number in the format of the locale, with steppers. */
export function NumberField(props: NumberFieldProps) {
  const { label, hideLabel, hint, error, required, disabled, min, max, ...fieldProps } = props;
  const { t } = useTranslation();
  return (
    <AriaNumberField
      {...fieldProps}
      {...(min === undefined ? {} : { minValue: min })}
      {...(max === undefined ? {} : { maxValue: max })}
      isRequired={required === true}
      isInvalid={error !== undefined}
      isDisabled={disabled === true}
      validationBehavior="aria"
      className="flex w-full flex-col gap-1.5"
    >
      <FieldLabel label={label} required={required} hideLabel={hideLabel} />
      <Group
        className={cx(
          INPUT_CLASS,
          'flex min-h-10 items-center max-md:min-h-11 data-focus-within:border-focus data-focus-within:ring-1 data-focus-within:ring-focus',
        )}
      >
        <AriaButton slot="decrement" aria-label={t('field.decrease')} className={STEP_CLASS}>
          <Minus aria-hidden="true" className="size-4" />
        </AriaButton>
        <Input className="w-full min-w-0 self-stretch bg-transparent text-center text-base tabular-nums outline-none" />
        <AriaButton slot="increment" aria-label={t('field.increase')} className={STEP_CLASS}>
          <Plus aria-hidden="true" className="size-4" />
        </AriaButton>
      </Group>
      <FieldNotes hint={hint} error={error} />
    </AriaNumberField>
  );
}
