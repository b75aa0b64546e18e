import { useState, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';

interface MenuButtonProps {
  readonly popup?: 'menu' | 'dialog' | undefined;
  /** What it is called; undefined takes what stands on it. */
  readonly label?: string | undefined;
  readonly className: string;
  readonly children: ReactNode;
  /** Fetches the code of the menu. Somebody who reaches for the button has not pressed it yet. */
  readonly fetchMenu: () => Promise<unknown>;
  /** The open menu, as `onDemand` makes it: fetched by now or on its way. */
  readonly menu: (anchor: HTMLElement, close: () => void) => ReactNode;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A button with a menu, or a small dialog, whose code is fetched when somebody reaches for it, by pointer or keyboard. */
export function MenuButton(props: MenuButtonProps) {
  const { popup = 'menu', label, className, children, fetchMenu, menu, onOpenChange } = props;
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  // Where it does not come, the press says so; reaching for it need not.
  const reach = () => void fetchMenu().catch(() => undefined);
  return (
    <>
      <AriaButton
        ref={setButton}
        {...(label === undefined ? {} : { 'aria-label': label })}
        aria-haspopup={popup}
        aria-expanded={open}
        onHoverStart={reach}
        onFocus={reach}
        onPress={() => change(!open)}
        onKeyDown={(event) => {
          if (popup === 'menu' && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) change(true);
          else event.continuePropagation();
        }}
        className={className}
      >
        {children}
      </AriaButton>
      {open && button !== null && menu(button, () => change(false))}
    </>
  );
}
