import type { Preferences } from '../api.ts';

/** What every part of the preferences is given. */
export interface PartProps {
  readonly talentId: string;
  /** Null until the first part is saved. */
  readonly preferences: Preferences | null;
}
