import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components';

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** A second line with secondary text. */
  readonly note?: string | undefined;
  readonly before?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Selecting it creates a record from the typed text, with Enter but not on blur. */
  readonly creates?: true | undefined;
}

/** The frame of a list of options below its field. */
export const LIST_POPOVER =
  'min-w-(--trigger-width) max-w-[360px] overflow-auto rounded-md border border-line bg-raised p-1 shadow-soft entering:animate-[rise_150ms_ease-in-out]';

/** One option of a list. */
export function OptionItem({ option }: { readonly option: Option }) {
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
