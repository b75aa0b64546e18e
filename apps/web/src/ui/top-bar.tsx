import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place in the top bar of a phone that a page may fill; null where there is no such bar. */
export const TopBarSlot = createContext<HTMLElement | null>(null);

/** The bar of a record on a phone, in place of the name of the product: the way back, and the neighbours. */
export function InTopBar({ children }: { readonly children: ReactNode }) {
  const slot = useContext(TopBarSlot);
  return slot === null ? null : createPortal(children, slot);
}
