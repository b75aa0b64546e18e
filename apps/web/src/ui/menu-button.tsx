import { useState, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';

interface MenuButtonProps {
  readonly popup?: 'menu' | 'dialog' | undefined;
  /** The accessible name; by default the visible content. */
  readonly label?: string | undefined;
  readonly className: string;
  readonly children: ReactNode;
  /** Loads the code of the menu. Hovering or focusing the button is not a press, so failures stay silent. */
  readonly fetchMenu: () => Promise<unknown>;
  /** The open menu, from `onDemand`: loaded or loading. */
  readonly menu: (anchor: HTMLElement, close: () => void) => ReactNode;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A button whose menu or small dialog is loaded on hover or focus. */
export function MenuButton(props: MenuButtonProps) {
  const { popup = 'menu', label, className, children, fetchMenu, menu, onOpenChange } = props;
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  // A failure is reported on press, not on hover.
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
