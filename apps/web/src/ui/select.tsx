import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  ComboBox,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { FieldLabel, FieldNotes, INPUT_CLASS, INPUT_SIZE, type FieldWords } from './field-frame.tsx';

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** A second, quieter line. */
  readonly note?: string | undefined;
  readonly before?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string = string> extends FieldWords {
  readonly name?: string | undefined;
  readonly options: readonly Option<Value>[];
  /** null: nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
}

const LIST_POPOVER =
  'min-w-(--trigger-width) max-w-[360px] overflow-auto rounded-md border border-line bg-raised p-1 shadow-soft entering:animate-[rise_150ms_ease-in-out]';

function OptionItem({ option }: { readonly option: Option }) {
  return (
    <ListBoxItem
      id={option.value}
      textValue={option.label}
      isDisabled={option.disabled === true}
      className="group flex min-h-9 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1.5 outline-none data-disabled:opacity-45 data-focused:bg-mute data-selected:font-semibold forced-colors:data-focused:outline-2"
    >
      {option.before}
      <span className="flex min-w-0 flex-col">
        <span className="wrap-anywhere">{option.label}</span>
        {option.note !== undefined && <span className="text-xs font-normal text-third">{option.note}</span>}
      </span>
      <Check
        aria-hidden="true"
        className="ml-auto hidden size-4 shrink-0 text-lila-strong group-data-selected:block"
      />
    </ListBoxItem>
  );
}

/** One of a few: a button that opens a list. From about a dozen options on, take Combo. */
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
    ...rest
  } = props;
  const { t } = useTranslation();
  return (
    <AriaSelect
      {...rest}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen !== undefined) onChange(chosen.value);
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

export interface ComboProps<Value extends string = string> extends Omit<SelectProps<Value>, 'onChange'> {
  readonly onChange: (value: Value | null) => void;
  /** For options searched elsewhere: called as the person types. */
  readonly onSearch?: ((text: string) => void) | undefined;
}

/** One of many: type to narrow the list. */
export function Combo<Value extends string>(props: ComboProps<Value>) {
  const {
    label,
    hideLabel,
    hint,
    error,
    required,
    options,
    value,
    onChange,
    onSearch,
    placeholder,
    disabled,
    ...rest
  } = props;
  const { t } = useTranslation();
  return (
    <ComboBox
      {...rest}
      value={value}
      onChange={(key) => onChange(options.find((option) => option.value === key)?.value ?? null)}
      {...(onSearch === undefined ? {} : { onInputChange: onSearch })}
      menuTrigger="focus"
      allowsEmptyCollection
      isRequired={required === true}
      isInvalid={error !== undefined}
      isDisabled={disabled === true}
      validationBehavior="aria"
      className="flex w-full flex-col gap-1.5"
    >
      <FieldLabel label={label} required={required} hideLabel={hideLabel} />
      <span className="relative flex items-center">
        <Input
          placeholder={placeholder ?? t('field.choose')}
          className={cx(INPUT_CLASS, INPUT_SIZE, 'pr-10')}
        />
        <AriaButton
          aria-label={t('field.showOptions')}
          className="absolute right-1 grid size-8 place-items-center text-third"
        >
          <ChevronDown aria-hidden="true" className="size-4" />
        </AriaButton>
      </span>
      <FieldNotes hint={hint} error={error} />
      <Popover offset={8} className={LIST_POPOVER}>
        <ListBox
          className="max-h-[320px] outline-none"
          renderEmptyState={() => <p className="px-2.5 py-2 text-third">{t('field.noOptions')}</p>}
        >
          {options.map((option) => (
            <OptionItem key={option.value} option={option} />
          ))}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
