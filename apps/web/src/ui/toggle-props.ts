import type { ReactNode } from 'react';

/** The common props of check boxes and switches. */
export interface ToggleProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children?: ReactNode;
  /** The accessible name of a toggle without visible text. */
  readonly 'aria-label'?: string | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
}
