import { X } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { ChoiceMenu, type ChoiceGroup } from './choice-menu.tsx';

interface ActiveFilterProps extends Omit<ChoiceGroup, 'id' | 'hideLabel'> {
  /** The current choice in words: "all", "Product owner". */
  readonly value: string;
  /** Opens the options at once, because the filter has just been added. */
  readonly defaultOpen?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly clear: { readonly label: string; readonly onPress: () => void };
}

/** A filter of a list: its label, the current choice with its options, and a button that removes it. */
export function ActiveFilter({ value, defaultOpen, onOpenChange, clear, ...group }: ActiveFilterProps) {
  return (
    <span className="inline-flex h-10 max-w-[300px] min-w-0 shrink-0 items-center rounded-md border border-lila bg-lila-soft text-lila-strong">
      <ChoiceMenu
        label={group.label}
        groups={[{ ...group, id: 'choices', hideLabel: true }]}
        defaultOpen={defaultOpen}
        onOpenChange={onOpenChange}
        trigger={
          <AriaButton className="flex h-full min-w-0 items-center rounded-l-md py-1 pl-3 font-semibold">
            <span className="truncate">
              {group.label}: {value}
            </span>
          </AriaButton>
        }
      />
      <ClearButton {...clear} />
    </span>
  );
}

function ClearButton({ label, onPress }: ActiveFilterProps['clear']) {
  return (
    <AriaButton
      aria-label={label}
      onPress={onPress}
      className="mx-1 grid size-7 shrink-0 place-items-center rounded-sm hover:bg-surface"
    >
      <X aria-hidden="true" className="size-4" />
    </AriaButton>
  );
}

interface ActiveFlagProps {
  readonly label: string;
  readonly clear: ActiveFilterProps['clear'];
}

/** A filter that is on or off. */
export function ActiveFlag({ label, clear }: ActiveFlagProps) {
  return (
    <span className="inline-flex h-10 max-w-[300px] min-w-0 shrink-0 items-center rounded-md border border-lila bg-lila-soft pl-3 font-semibold text-lila-strong">
      <span className="truncate">{label}</span>
      <ClearButton {...clear} />
    </span>
  );
}
