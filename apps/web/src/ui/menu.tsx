import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import {
  Popover as AriaPopover,
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Separator,
  type MenuProps as AriaMenuProps,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components';
import { cx } from '#lib/class-names.ts';
import { PANEL_CLASS, POPOVER_OFFSET_PX } from './popover.tsx';
import { useLeaveToClose } from './use-leave-to-close.ts';
import { useTypeAhead } from './use-type-ahead.ts';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** A second line with secondary text. */
  readonly note?: string | undefined;
  readonly icon?: ReactNode;
  readonly after?: ReactNode;
  /** The action of the entry. */
  readonly onAction?: (() => void) | undefined;
  /** A link target instead of an action; pages of the app open without a reload. */
  readonly href?: string | undefined;
  readonly newTab?: boolean | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Starts a new group, with a divider above. */
  readonly startsGroup?: boolean | undefined;
}

interface MenuProps {
  /** A Button that opens and closes the menu. */
  readonly trigger: ReactElement;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly placement?: AriaPopoverProps['placement'];
  /** Above the entries: a heading, the current user. */
  readonly header?: ReactNode;
}

function EntryItem({ entry }: { readonly entry: MenuEntry }) {
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      isDisabled={entry.disabled === true}
      {...(entry.onAction === undefined ? {} : { onAction: entry.onAction })}
      {...(entry.href === undefined ? {} : { href: entry.href })}
      {...(entry.newTab === true ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      className={cx(
        'flex min-h-9 max-md:min-h-11 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1.5 no-underline outline-none data-disabled:opacity-45 forced-colors:data-focused:outline-2',
        entry.danger === true ? 'text-danger data-focused:bg-danger-soft' : 'text-ink data-focused:bg-mute',
      )}
    >
      {entry.icon !== undefined && (
        <span className="grid size-4 shrink-0 place-items-center">{entry.icon}</span>
      )}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="wrap-anywhere">{entry.label}</span>
        {entry.note !== undefined && <span className="text-xs text-third">{entry.note}</span>}
      </span>
      {entry.after}
    </MenuItem>
  );
}

type ListProps = Pick<MenuProps, 'label' | 'entries' | 'header'> &
  Pick<AriaMenuProps<object>, 'onClose'> & {
    readonly leave: () => void;
    readonly focusFirst?: boolean;
  };

/** The entries of a menu, for a separate popover. */
function MenuList({ label, entries, header, leave, focusFirst = false, ...props }: ListProps) {
  const leaveProps = useLeaveToClose(leave);
  const typeAhead = useTypeAhead();
  return (
    <div {...leaveProps} onKeyDownCapture={typeAhead}>
      {header !== undefined && <div className="border-b border-line px-3.5 py-3">{header}</div>}
      <AriaMenu
        {...props}
        {...(focusFirst ? { autoFocus: 'first' as const } : {})}
        aria-label={label}
        className="p-1 outline-none"
      >
        {entries.flatMap((entry) => [
          ...(entry.startsGroup === true
            ? [<Separator key={`${entry.id}-line`} className="mx-2 my-1 border-t border-line" />]
            : []),
          <EntryItem key={entry.id} entry={entry} />,
        ])}
      </AriaMenu>
    </div>
  );
}

/** A list of actions behind a button. Letters jump to entries; the search resets after 350 ms. */
export function Menu({ trigger, label, entries, placement = 'bottom end', header }: MenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <MenuTrigger isOpen={open} onOpenChange={setOpen}>
      {trigger}
      <AriaPopover placement={placement} offset={POPOVER_OFFSET_PX} className={PANEL_CLASS}>
        <MenuList label={label} entries={entries} header={header} leave={() => setOpen(false)} />
      </AriaPopover>
    </MenuTrigger>
  );
}

interface SharedMenuProps extends Pick<MenuProps, 'label' | 'entries' | 'header' | 'placement'> {
  /** The anchor of the menu, which gets the focus back. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** An open menu shared by many plain buttons: one menu per row of a long list would be too slow. */
export function SharedMenu({ anchor, onClose, placement = 'bottom end', ...list }: SharedMenuProps) {
  const anchorRef = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <AriaPopover
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      triggerRef={anchorRef}
      placement={placement}
      offset={POPOVER_OFFSET_PX}
      className={PANEL_CLASS}
    >
      <MenuList {...list} leave={onClose} focusFirst onClose={onClose} />
    </AriaPopover>
  );
}
