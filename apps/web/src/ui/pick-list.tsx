import { textMatcher } from '@quint/domain/base/search-text.ts';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Combo } from './combo.tsx';
import type { BaseFieldProps } from './field-frame.tsx';
import type { Option } from './option.tsx';

/** About as many as a user scans; further options are found by typing. */
const MOST_SHOWN = 50;

interface PickListProps extends Omit<BaseFieldProps, 'hideLabel'> {
  readonly options: readonly Option[];
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  /** For options found by a search: called while the user types. */
  readonly onSearch?: ((text: string) => void) | undefined;
  /** The maximum is reached. */
  readonly isFull?: boolean | undefined;
  /** The label of the button that removes an item. */
  readonly removeLabel: (name: string) => string;
}

/**
 * A multi-select: the user types to find an option and selects it; it appears in the list below until it is removed.
 */
export function PickList(props: PickListProps) {
  const { options, values, onChange, onSearch, isFull = false, removeLabel, ...fieldProps } = props;
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  // Resets the field with a new key after each selection.
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round > 0) frame.current?.querySelector('input')?.focus();
  }, [round]);
  const matches = onSearch === undefined ? textMatcher(text) : () => true;
  const remainingOptions = isFull
    ? []
    : options.filter(({ value, label }) => !values.includes(value) && matches(label));
  const search = (input: string) => {
    setText(input);
    onSearch?.(input);
  };
  const chosenOptions = values.flatMap((key) => options.find(({ value }) => value === key) ?? []);
  const add = (value: string | null) => {
    if (value === null) return;
    onChange([...values, value]);
    search('');
    setRound(round + 1);
  };
  return (
    <div ref={frame} className="flex flex-col gap-2.5">
      <Combo
        key={round}
        {...fieldProps}
        options={remainingOptions.slice(0, MOST_SHOWN)}
        value={null}
        onChange={add}
        onSearch={search}
        placeholder={t('field.choose')}
      />
      {chosenOptions.length > 0 && (
        <ul className="flex flex-wrap gap-2 max-md:gap-y-3">
          {chosenOptions.map(({ value, label }) => (
            <li
              key={value}
              className="flex min-w-0 items-center gap-1 rounded-full bg-mute py-0.5 pr-0.5 pl-3 text-sm font-medium"
            >
              <span className="min-w-0 wrap-anywhere">{label}</span>
              <Button
                kind="icon"
                size="xs"
                aria-label={removeLabel(label)}
                onPress={() => onChange(values.filter((candidate) => candidate !== value))}
              >
                <X aria-hidden="true" className="size-3.5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
