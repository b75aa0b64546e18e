import { ChevronDown } from 'lucide-react';
import {
  Button as AriaButton,
  ListBox,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { FieldLabel, FieldNotes, INPUT_CLASS, INPUT_SIZE, type BaseFieldProps } from './field-frame.tsx';
import { LIST_POPOVER, OptionItem, type Option } from './option.tsx';

export interface SelectProps<Value extends string = string> extends BaseFieldProps {
  readonly name?: string | undefined;
  readonly options: readonly Option<Value>[];
  /** Null when nothing is selected. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** A select: a button that opens a list. For more than about a dozen options use Combo. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    label,
    hideLabel,
    hint,
    error,
    required,
    options,
    value,
    onChange,
    placeholder,
    disabled,
    ...selectProps
  } = props;
  const { t } = useTranslation();
  return (
    <AriaSelect
      {...selectProps}
      value={value}
      onChange={(key) => {
        const chosenOption = options.find((option) => option.value === key);
        if (chosenOption !== undefined) onChange(chosenOption.value);
      }}
      isRequired={required === true}
      isInvalid={error !== undefined}
      isDisabled={disabled === true}
      validationBehavior="aria"
      className="flex w-full flex-col gap-1.5"
    >
      <FieldLabel label={label} required={required} hideLabel={hideLabel} />
      <AriaButton
        className={cx(
          INPUT_CLASS,
          INPUT_SIZE,
          'flex items-center gap-2 text-left data-focus-visible:border-focus data-focus-visible:ring-1 data-focus-visible:ring-focus',
        )}
      >
        <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-third">
          {({ isPlaceholder, selectedText }) =>
            isPlaceholder ? (placeholder ?? t('field.choose')) : selectedText
          }
        </SelectValue>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-third" />
      </AriaButton>
      <FieldNotes hint={hint} error={error} />
      <Popover offset={8} className={LIST_POPOVER}>
        <ListBox items={options} className="outline-none">
          {options.map((option) => (
            <OptionItem key={option.value} option={option} />
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
