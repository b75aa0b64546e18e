import { ChevronDown } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { cx } from '#lib/class-names.ts';
import { ChoiceMenu, type ChoiceGroup } from './choice-menu.tsx';

interface FilterChipProps extends Omit<ChoiceGroup, 'id' | 'hideLabel'> {
  /** The current choice in words: "all", "Product owner". */
  readonly value: string;
  /** The filter is active. */
  readonly active: boolean;
  readonly disabled?: boolean | undefined;
}

/** A filter of a list: its label, the current choice, and the options. */
export function FilterChip({ value, active, disabled = false, ...group }: FilterChipProps) {
  return (
    <ChoiceMenu
      label={group.label}
      groups={[{ ...group, id: 'choices', hideLabel: true }]}
      trigger={
        <AriaButton
          isDisabled={disabled}
          className={cx(
            'inline-flex min-h-10 max-md:min-h-11 max-w-[280px] min-w-0 items-center gap-1.5 rounded-md border px-3 py-1.5 text-base transition-colors disabled:opacity-45',
            active
              ? 'border-lila bg-lila-soft text-lila-strong'
              : 'border-line bg-surface text-second enabled-hover:border-control',
          )}
        >
          <span className="truncate">
            {group.label}: {value}
          </span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
        </AriaButton>
      }
    />
  );
}
