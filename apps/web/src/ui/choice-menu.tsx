import { Check } from 'lucide-react';
import { memo, useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components';
import { cx } from '#lib/class-names.ts';
import type { Option } from './option.tsx';
import { PANEL_CLASS, POPOVER_OFFSET_PX } from './popover.tsx';
import { useLeaveToClose } from './use-leave-to-close.ts';
import { useTypeAhead } from './use-type-ahead.ts';

export interface ChoiceGroup {
  readonly id: string;
  readonly label: string;
  /** Only for screen readers: where the button beside it shows the same text. */
  readonly hideLabel?: boolean | undefined;
  /** Allows several choices; the menu then stays open. */
  readonly multiple?: boolean | undefined;
  readonly options: readonly Option[];
  readonly selectedValues: readonly string[];
  readonly onChange: (selectedKeys: readonly string[]) => void;
}

interface ChoiceMenuProps {
  /** A button; it opens and closes the menu. */
  readonly trigger: ReactElement;
  readonly label: string;
  readonly groups: readonly ChoiceGroup[];
  readonly placement?: AriaPopoverProps['placement'];
  readonly defaultOpen?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

function OptionItem({ option, multiple }: { readonly option: Option; readonly multiple: boolean }) {
  return (
    <MenuItem
      id={option.value}
      textValue={option.label}
      isDisabled={option.disabled === true}
      className="group flex min-h-9 max-md:min-h-11 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-ink outline-none data-disabled:opacity-45 data-focused:bg-mute forced-colors:data-focused:outline-2"
    >
      <span
        aria-hidden="true"
        className={cx(
          'grid size-[18px] shrink-0 place-items-center',
          multiple
            ? 'rounded-[5px] border border-control bg-surface text-on-lila group-data-selected:border-lila group-data-selected:bg-lila forced-colors:text-[CanvasText]'
            : 'text-lila-strong',
        )}
      >
        <Check strokeWidth={3} className="hidden size-3.5 group-data-selected:block" />
      </span>
      {option.before}
      <span className="flex min-w-0 flex-col">
        <span className="wrap-anywhere">{option.label}</span>
        {option.note !== undefined && <span className="text-xs text-third">{option.note}</span>}
      </span>
    </MenuItem>
  );
}

type Choose = (group: string, selectedKeys: readonly string[]) => void;

function GroupOfChoices({ group, onChoose }: { readonly group: ChoiceGroup; readonly onChoose: Choose }) {
  const { id, label, hideLabel, multiple = false, options, selectedValues } = group;
  return (
    <MenuSection
      id={id}
      aria-label={label}
      selectionMode={multiple ? 'multiple' : 'single'}
      disallowEmptySelection={!multiple}
      shouldCloseOnSelect={!multiple}
      selectedKeys={selectedValues}
      onSelectionChange={(keys) =>
        onChoose(
          id,
          options.flatMap(({ value }) => (keys === 'all' || keys.has(value) ? [value] : [])),
        )
      }
    >
      {hideLabel !== true && (
        <Header className="px-2.5 pt-2 pb-1 text-xs font-semibold text-third">{label}</Header>
      )}
      {options.map((option) => (
        <OptionItem key={option.value} option={option} multiple={multiple} />
      ))}
    </MenuSection>
  );
}

interface ChoicesProps extends Pick<ChoiceMenuProps, 'label' | 'groups'> {
  readonly onChoose: Choose;
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

function showTheSame(one: ChoicesProps, other: ChoicesProps): boolean {
  const isSame = (group: ChoiceGroup, index: number) => {
    const now = other.groups[index];
    return (
      now?.id === group.id &&
      now.options === group.options &&
      areSame(now.selectedValues, group.selectedValues)
    );
  };
  return one.label === other.label && one.groups.length === other.groups.length && one.groups.every(isSame);
}

/** The choices are drawn again when they change: a list behind an open menu draws often, and roles are many. */
const Choices = memo(function Choices({ label, groups, onChoose }: ChoicesProps) {
  return (
    <AriaMenu aria-label={label} className="p-1 outline-none">
      {groups.map((group) => (
        <GroupOfChoices key={group.id} group={group} onChoose={onChoose} />
      ))}
    </AriaMenu>
  );
}, showTheSame);

/** A menu of choices in groups: one per group, or several with check boxes. Keep the arrays of options stable. */
export function ChoiceMenu(props: ChoiceMenuProps) {
  const { trigger, label, groups, placement = 'bottom start', defaultOpen = false, onOpenChange } = props;
  const [open, change] = useState(defaultOpen);
  const setOpen = (next: boolean) => {
    change(next);
    onOpenChange?.(next);
  };
  const leave = useLeaveToClose(() => setOpen(false));
  const typeAhead = useTypeAhead();
  const latest = useRef(groups);
  useEffect(() => {
    latest.current = groups;
  });
  const choose = useCallback<Choose>(
    (id, selectedValues) => latest.current.find((group) => group.id === id)?.onChange(selectedValues),
    [],
  );
  return (
    <MenuTrigger isOpen={open} onOpenChange={setOpen}>
      {trigger}
      <AriaPopover placement={placement} offset={POPOVER_OFFSET_PX} className={PANEL_CLASS}>
        <div {...leave} onKeyDownCapture={typeAhead}>
          <Choices label={label} groups={groups} onChoose={choose} />
        </div>
      </AriaPopover>
    </MenuTrigger>
  );
}
