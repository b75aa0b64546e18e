import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import {
  Popover as AriaPopover,
  Dialog,
  DialogTrigger,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components';
import { DialogContent } from './dialog-content.tsx';
import { useLeaveToClose } from './use-leave-to-close.ts';

export const POPOVER_OFFSET_PX = 8;

/** The frame of every floating panel: between 230 and 320 px wide, on a phone between 150 and 280. */
export const PANEL_CLASS =
  'min-w-[230px] max-w-[320px] max-md:min-w-[150px] max-md:max-w-[280px] overflow-auto rounded-md border border-line bg-raised text-ink shadow-soft outline-none entering:animate-[rise_150ms_ease-in-out]';

interface PopoverProps {
  /** A Button that opens and closes the panel. */
  readonly trigger: ReactElement;
  /** The accessible name of the panel. */
  readonly label: string;
  readonly placement?: AriaPopoverProps['placement'];
  /** The content, or a function that gets `close`. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A panel beside its button. It closes 500 ms after the pointer has left it, on Escape and on a press outside. */
export function Popover({ trigger, label, placement = 'bottom end', children, onOpenChange }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const leave = useLeaveToClose(() => change(false));
  return (
    <DialogTrigger isOpen={open} onOpenChange={change}>
      {trigger}
      <AriaPopover placement={placement} offset={POPOVER_OFFSET_PX} className={PANEL_CLASS}>
        <div {...leave}>
          <Dialog aria-label={label} className="p-4 outline-none">
            <DialogContent>
              {typeof children === 'function' ? children(() => change(false)) : children}
            </DialogContent>
          </Dialog>
        </div>
      </AriaPopover>
    </DialogTrigger>
  );
}

interface OpenPopoverProps extends Pick<PopoverProps, 'label' | 'placement'> {
  /** The anchor of the panel, which gets the focus back. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** An open panel anchored to a separate button. */
export function OpenPopover({ anchor, onClose, label, placement, children }: OpenPopoverProps) {
  const anchorRef = useMemo(() => ({ current: anchor }), [anchor]);
  const leave = useLeaveToClose(onClose);
  return (
    <AriaPopover
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      triggerRef={anchorRef}
      placement={placement ?? 'bottom end'}
      offset={POPOVER_OFFSET_PX}
      className={PANEL_CLASS}
    >
      <div {...leave}>
        <Dialog aria-label={label} className="p-4 outline-none">
          <DialogContent>{children}</DialogContent>
        </Dialog>
      </div>
    </AriaPopover>
  );
}
