import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changeAccount, useCurrentUser } from '#lib/session.ts';
import type { TableDensity } from '#ui/table-types.ts';

/** The user's settings of the list, stored in the account. */
export interface ViewSettings {
  readonly hidden: readonly string[];
  readonly density: TableDensity;
}

/** Columns that users can hide; the talent, the fits, the next action and the actions always stay. */
export const OPTIONAL_COLUMNS = [
  'status',
  'survey',
  'finished',
  'next',
  'roles',
  'teams',
  'tags',
  'phone',
  'invited',
] as const;

/** The settings of a user who has changed none. */
export const USUAL: ViewSettings = {
  hidden: ['roles', 'teams', 'tags', 'phone', 'invited'],
  density: 'roomy',
};

/**
 * The settings of the account. A change is shown at once; if it cannot be stored, it lasts until the page is closed.
 */
export function useViewSettings(): readonly [ViewSettings, (change: Partial<ViewSettings>) => void] {
  const storedSettings = useCurrentUser().list_settings?.talents ?? USUAL;
  const { mutate: store } = useMutation({ mutationFn: changeAccount });
  const [changedSettings, setChangedSettings] = useState<ViewSettings>();
  const settings = changedSettings ?? storedSettings;
  const change = (part: Partial<ViewSettings>) => {
    const next = { ...settings, ...part };
    setChangedSettings(next);
    const talents = { hidden: [...next.hidden], density: next.density };
    store({ list_settings: { talents } });
  };
  return [settings, change];
}
