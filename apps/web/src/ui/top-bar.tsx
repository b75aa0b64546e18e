import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The slot in the top bar of a phone that a page may fill; null without such a bar. */
export const TopBarSlot = createContext<HTMLElement | null>(null);

/** The bar of a record on a phone, replacing the name of the product: the link back, and the neighbours. */
export function InTopBar({ children }: { readonly children: ReactNode }) {
  const slot = useContext(TopBarSlot);
  return slot === null ? null : createPortal(children, slot);
}
