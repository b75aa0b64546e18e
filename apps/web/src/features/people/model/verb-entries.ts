import type { Verb } from '../use-verbs.tsx';
import type { MenuEntry } from '#ui/menu.tsx';

/** Verbs as entries of a menu: those that fit nobody stay, and say why. */
export function toEntries(verbs: readonly Verb[]): MenuEntry[] {
  return verbs.map(({ id, label, icon, reason, danger, divided, run }) => ({
    id,
    label,
    icon,
    note: reason,
    danger,
    divided,
    disabled: reason !== undefined,
    onAction: run,
  }));
}
