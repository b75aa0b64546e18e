import { startsText } from '@quint/domain/base/search-text.ts';
import { ComboBox, Input, ListBox, Popover } from 'react-aria-components';
import { cx } from '#lib/class-names.ts';
import { FieldLabel, FieldNotes, INPUT_CLASS, INPUT_SIZE } from '#ui/field-frame.tsx';
import { LIST_POPOVER, OptionItem } from '#ui/option.tsx';

const MOST_SHOWN = 6;

interface PlaceFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly required?: boolean | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly suggestions: readonly string[];
}

/** A place: free text with suggestions that start with it. */
export function PlaceField({ label, hint, error, required, value, onChange, suggestions }: PlaceFieldProps) {
  const matching = value.trim() === '' ? [] : suggestions.filter((name) => startsText(name, value));
  const visibleNames = matching.filter((name) => name !== value).slice(0, MOST_SHOWN);
  return (
    <ComboBox
      allowsCustomValue
      inputValue={value}
      onInputChange={onChange}
      defaultFilter={() => true}
      isRequired={required === true}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className="flex w-full flex-col gap-1.5"
    >
      <FieldLabel label={label} required={required} />
      <Input className={cx(INPUT_CLASS, INPUT_SIZE)} />
      <FieldNotes hint={hint} error={error} />
      <Popover offset={8} className={LIST_POPOVER}>
        <ListBox className="max-h-[320px] outline-none">
          {visibleNames.map((name) => (
            <OptionItem key={name} option={{ value: name, label: name }} />
          ))}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
