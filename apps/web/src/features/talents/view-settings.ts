import { useState } from 'react';
import type { TableDensity } from '#ui/table-types.ts';

/** The user's settings of the list, stored in this browser. */
export interface ViewSettings {
  readonly hidden: readonly string[];
  readonly density: TableDensity;
  /** Hide personal data in the list. */
  readonly hide: boolean;
}

const STORAGE_KEY = 'quint.talents.view';
const USUAL: ViewSettings = { hidden: ['phone', 'status', 'invited'], density: 'roomy', hide: false };

function read(): ViewSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return USUAL;
    const { hidden, density, hide } = stored as Record<keyof ViewSettings, unknown>;
    return {
      hidden: Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : USUAL.hidden,
      density: density === 'dense' ? 'dense' : 'roomy',
      hide: hide === true,
    };
  } catch {
    // No storage, or an unreadable value: the default view.
    return USUAL;
  }
}

export function useViewSettings(): readonly [ViewSettings, (change: Partial<ViewSettings>) => void] {
  const [settings, setSettings] = useState(read);
  const change = (part: Partial<ViewSettings>) => {
    const next = { ...settings, ...part };
    setSettings(next);
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
    } catch {
      // Without storage the view lasts as long as the page.
    }
  };
  return [settings, change];
}
