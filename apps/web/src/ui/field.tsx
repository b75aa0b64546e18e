import { Minus, Plus } from 'lucide-react';
import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  Group,
  Input,
  NumberField as AriaNumberField,
  TextArea as AriaTextArea,
  TextField as AriaTextField,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { FieldLabel, FieldNotes, INPUT_CLASS, INPUT_SIZE, type FieldWords } from './field-frame.tsx';

interface TextInputProps extends FieldWords {
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly autoFocus?: boolean | undefined;
}

export interface TextFieldProps extends TextInputProps {
  readonly type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  /** Inside the box at its start: an icon. */
  readonly before?: ReactNode;
  /** Inside the box at its end: an icon button or a unit. */
  readonly after?: ReactNode;
}

/** One line of text. `before` and `after` sit inside the box. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    required,
    disabled,
    readOnly,
    inputRef,
    placeholder,
    before,
    after,
    ...rest
  } = props;
  return (
    <AriaTextField
      {...rest}
      isRequired={required === true}
      isInvalid={error !== undefined}
      isDisabled={disabled === true}
      isReadOnly={readOnly === true}
      validationBehavior="aria"
      className="flex w-full flex-col gap-1.5"
    >
      <FieldLabel label={label} required={required} hideLabel={hideLabel} />
      <span className="relative flex items-center">
        {before !== undefined && (
          <span className="pointer-events-none absolute left-3 grid text-third">{before}</span>
        )}
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className={cx(
            INPUT_CLASS,
            INPUT_SIZE,
            before !== undefined && 'pl-9',
            after !== undefined && 'pr-11',
          )}
        />
        {after !== undefined && <span className="absolute right-1 grid">{after}</span>}
      </span>
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}

export interface TextAreaProps extends TextInputProps {
  readonly rows?: number | undefined;
  readonly inputRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text; the box grows with them where the browser can. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    required,
    disabled,
    readOnly,
    inputRef,
    placeholder,
    rows = 4,
    ...rest
  } = props;
  return (
    <AriaTextField
      {...rest}
      isRequired={required === true}
      isInvalid={error !== undefined}
      isDisabled={disabled === true}
      isReadOnly={readOnly === true}
      validationBehavior="aria"
      className="flex w-full flex-col gap-1.5"
    >
      <FieldLabel label={label} required={required} hideLabel={hideLabel} />
      <AriaTextArea
        ref={inputRef}
        rows={rows}
        placeholder={placeholder}
        className={cx(INPUT_CLASS, INPUT_SIZE, 'field-sizing-content')}
      />
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}

export interface NumberFieldProps extends FieldWords {
  readonly name?: string | undefined;
  /** NaN stands for an empty field. */
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
  'grid size-9 shrink-0 place-items-center text-second hover:text-ink data-disabled:opacity-40';

/** A number in the writing of the locale, with steppers. */
export function NumberField(props: NumberFieldProps) {
  const { label, hideLabel, hint, error, required, disabled, min, max, ...rest } = props;
  const { t } = useTranslation();
  return (
    <AriaNumberField
      {...rest}
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
          'flex min-h-10 items-center data-focus-within:border-focus data-focus-within:ring-1 data-focus-within:ring-focus',
        )}
      >
        <AriaButton slot="decrement" aria-label={t('field.decrease')} className={STEP_CLASS}>
          <Minus aria-hidden="true" className="size-4" />
        </AriaButton>
        <Input className="w-full min-w-0 bg-transparent text-center text-base tabular-nums outline-none" />
        <AriaButton slot="increment" aria-label={t('field.increase')} className={STEP_CLASS}>
          <Plus aria-hidden="true" className="size-4" />
        </AriaButton>
      </Group>
      <FieldNotes hint={hint} error={error} />
    </AriaNumberField>
  );
}
