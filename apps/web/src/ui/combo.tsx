import { ChevronDown } from 'lucide-react';
import { Button as AriaButton, ComboBox, Input, ListBox, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { FieldLabel, FieldNotes, INPUT_CLASS, INPUT_SIZE } from './field-frame.tsx';
import { LIST_POPOVER, OptionItem } from './option.tsx';
import type { SelectProps } from './select.tsx';

export interface ComboProps<Value extends string = string> extends Omit<SelectProps<Value>, 'onChange'> {
  readonly onChange: (value: Value | null) => void;
  /** For options searched elsewhere: called while the user types. */
  readonly onSearch?: ((text: string) => void) | undefined;
}

/** What is searched elsewhere may match by what its label does not show. */
const showAll = () => true;

/** A combo box: one of many options, narrowed by typing. */
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
      {...(onSearch === undefined ? {} : { onInputChange: onSearch, defaultFilter: showAll })}
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
