import { isSameText, textMatcher } from '@quint/domain/base/search-text.ts';
import { ChevronDown } from 'lucide-react';
import { useContext, type FocusEvent, type KeyboardEvent } from 'react';
import {
  Button as AriaButton,
  ComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  Popover,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { isFocusedByDialog } from './dialog-content.tsx';
import { FieldLabel, FieldNotes, INPUT_CLASS, INPUT_SIZE } from './field-frame.tsx';
import { LIST_POPOVER, OptionItem, type Option } from './option.tsx';
import type { SelectProps } from './select.tsx';

export interface ComboProps<Value extends string = string> extends Omit<SelectProps<Value>, 'onChange'> {
  readonly onChange: (value: Value | null) => void;
  /** For options found by a search: called while the user types. */
  readonly onSearch?: ((text: string) => void) | undefined;
}

/** Options found by a search may match by something their label does not show. */
const showAll = () => true;
const hasText = (label: string, input: string) => textMatcher(input)(label);

/** The option for a typed text: the one with this label, or else the only one whose label contains its words. */
function findTyped(options: readonly Option[], input: string): Option | undefined {
  const text = input.trim();
  if (text === '') return undefined;
  const isMatch = textMatcher(text);
  const matches = options.filter(
    ({ label, disabled, creates }) => disabled !== true && creates !== true && isMatch(label),
  );
  const exact =
    matches.find(({ label }) => label === text) ?? matches.find(({ label }) => isSameText(label, text));
  // If a new record can be created from the text, part of another label is not a match.
  const isPart = options.some(({ creates }) => creates === true);
  return exact ?? (matches.length === 1 && !isPart ? matches[0] : undefined);
}

interface ComboInputProps {
  readonly options: readonly Option[];
  readonly placeholder: string;
}

/** The input of a combo box. Enter, Tab and leaving the field select the option for the typed text. */
function ComboInput({ options, placeholder }: ComboInputProps) {
  const state = useContext(ComboBoxStateContext);
  const isTyped = (text: string) =>
    state !== null && text !== (options.find(({ value }) => value === state.value)?.label ?? '');
  const choose = (option: Option | undefined): boolean => {
    if (state === null || option === undefined) return false;
    state.setValue(option.value);
    return true;
  };
  const open = () => {
    if (state !== null && !state.isOpen) state.open(null, 'manual');
  };
  const takeKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value: text } = event.currentTarget;
    const isPointed = state?.isOpen === true && state.selectionManager.focusedKey !== null;
    if (event.nativeEvent.isComposing || isPointed || !isTyped(text)) return;
    if (event.key === 'Tab') choose(findTyped(options, text));
    if (event.key !== 'Enter' || text.trim() === '') return;
    choose(findTyped(options, text) ?? options.find(({ creates }) => creates === true));
    // An unmatched text stays, so that it can be corrected, and does not submit the form.
    event.preventDefault();
    event.stopPropagation();
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const { value: text } = event.currentTarget;
    const target = event.relatedTarget;
    const isWithin = target?.closest('[role=listbox]') !== null && target !== null;
    if (!isWithin && isTyped(text)) choose(findTyped(options, text));
  };
  return (
    <Input
      placeholder={placeholder}
      className={cx(INPUT_CLASS, INPUT_SIZE, 'pr-10')}
      onClick={open}
      onFocus={() => {
        // The focus also returns from its own list.
        if (state?.isFocused === false && !isFocusedByDialog()) open();
      }}
      onKeyDownCapture={takeKey}
      onBlurCapture={leave}
    />
  );
}

/** A combo box: one of many options, filtered by typing. */
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
    ...comboProps
  } = props;
  const { t } = useTranslation();
  return (
    <ComboBox
      {...comboProps}
      value={value}
      onChange={(key) => onChange(options.find((option) => option.value === key)?.value ?? null)}
      defaultFilter={onSearch === undefined ? hasText : showAll}
      {...(onSearch === undefined ? {} : { onInputChange: onSearch })}
      menuTrigger="input"
      allowsEmptyCollection
      isRequired={required === true}
      isInvalid={error !== undefined}
      isDisabled={disabled === true}
      validationBehavior="aria"
      className="flex w-full flex-col gap-1.5"
    >
      <FieldLabel label={label} required={required} hideLabel={hideLabel} />
      <span className="relative flex items-center">
        <ComboInput options={options} placeholder={placeholder ?? t('field.choose')} />
        <AriaButton
          aria-label={t('field.showOptions')}
          className="finger absolute right-1 grid size-8 place-items-center text-third"
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
