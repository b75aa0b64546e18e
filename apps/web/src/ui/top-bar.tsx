import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place in the top bar of a phone that a page may fill; null where there is no such bar. */
export const TopBarPlace = createContext<HTMLElement | null>(null);

/** The bar of a record on a phone, in place of the name of the product: the way back, and the neighbours. */
export function InTopBar({ children }: { readonly children: ReactNode }) {
  const place = useContext(TopBarPlace);
  return place === null ? null : createPortal(children, place);
}
