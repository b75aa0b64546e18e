import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { cx } from '#lib/class-names.ts';

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly size?: 'sm' | 'base' | undefined;
  /** On a phone as wide as the page. */
  readonly wide?: boolean | undefined;
}

/** A segmented control: two or three views, all visible. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  size = 'base',
  wide = false,
}: SegmentedProps<Value>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosenOption = options.find((option) => keys.has(option.value));
        if (chosenOption !== undefined) onChange(chosenOption.value);
      }}
      className={cx(
        'inline-flex rounded-full bg-mute p-0.5',
        wide && 'max-md:w-[calc(100vw-32px)] max-md:*:flex-1',
      )}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          id={option.value}
          className={`finger rounded-full font-semibold text-second transition-colors hover:text-ink data-selected:bg-surface data-selected:text-ink data-selected:shadow-soft forced-colors:data-selected:bg-[Highlight] forced-colors:data-selected:forced-color-adjust-none forced-colors:data-selected:text-[HighlightText] ${size === 'sm' ? 'min-h-7 px-2.5 text-xs max-md:min-w-11' : 'min-h-8 px-3.5 text-sm max-md:min-h-11'}`}
        >
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
