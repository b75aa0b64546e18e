import type { PersonAction } from '../use-person-actions.tsx';
import type { MenuEntry } from '#ui/menu.tsx';

/** Actions as menu entries. Disabled ones show their reason. */
export function toEntries(actions: readonly PersonAction[]): MenuEntry[] {
  return actions.map(({ id, label, icon, reason, danger, startsGroup, run }) => ({
    id,
    label,
    icon,
    note: reason,
    danger,
    startsGroup,
    disabled: reason !== undefined,
    onAction: run,
  }));
}
