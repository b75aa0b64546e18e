import type { Preferences } from '../api.ts';

/** The props of every part of the preferences. */
export interface PartProps {
  readonly talentId: string;
  /** Null until the first part is saved. */
  readonly preferences: Preferences | null;
}
