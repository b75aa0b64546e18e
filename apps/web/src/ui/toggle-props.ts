import type { ReactNode } from 'react';

/** What check boxes and switches have in common. */
export interface ToggleProps {
  readonly checked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly children?: ReactNode;
  /** The accessible name of a toggle without visible text. */
  readonly 'aria-label'?: string | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
}
