import type { PersonAction } from '../use-person-actions.tsx';
import type { MenuEntry } from '#ui/menu.tsx';

/** Actions as menu entries. What cannot apply is not listed; its letter still says why. */
export function toEntries(actions: readonly PersonAction[]): MenuEntry[] {
  return actions
    .filter(({ reason }) => reason === undefined)
    .map(({ id, label, icon, danger, startsGroup, run }) => ({
      id,
      label,
      icon,
      danger,
      startsGroup,
      onAction: run,
    }));
}
