import { ROLE_SUMMARY_VERSIONS } from '../base/limits.ts';

/** The texts of a role that can be shortened. */
export const ROLE_TEXTS = ['purpose', 'description', 'accountabilities'] as const;
export type RoleText = (typeof ROLE_TEXTS)[number];

/** Shorter texts have nothing to leave out. */
export const SHORTEST_TEXT_CHARACTERS = 80;

/** The origin of a short version: the AI endpoint of the installation, or the server, which selects sentences of the text. */
export const SHORTENERS = ['ai', 'local'] as const;
export type Shortener = (typeof SHORTENERS)[number];

/** The origin of a version. */
export interface VersionOrigin {
  readonly by: Shortener;
  /** The model of the AI endpoint; null for a version made without AI. */
  readonly model: string | null;
  /** Whether a person has edited it. */
  readonly is_edited: boolean;
}

export interface TextVersion {
  readonly text: string;
  /** Null if unknown: the version was written through the data interface. */
  readonly origin: VersionOrigin | null;
}

export interface TextVersions {
  /** Oldest first. */
  readonly versions: readonly TextVersion[];
  /** The selected version. */
  readonly selected: number;
  /** Whether the selected version is shown in place of the original. */
  readonly isShown: boolean;
}

/**
 * Adds a version, and returns its index. `selected` continues to refer to the same text. An existing text is not added
 * again. With five versions the oldest is dropped, unless it is the one shown; then the next one.
 */
export function addVersion(
  { versions, selected, isShown }: TextVersions,
  version: TextVersion,
): TextVersions & { readonly addedIndex: number } {
  const knownIndex = versions.findIndex(({ text }) => text === version.text);
  if (knownIndex !== -1) return { versions, selected, isShown, addedIndex: knownIndex };
  if (versions.length < ROLE_SUMMARY_VERSIONS) {
    return { versions: [...versions, version], selected, isShown, addedIndex: versions.length };
  }
  const droppedIndex = isShown && selected === 0 ? 1 : 0;
  return {
    versions: [...versions.toSpliced(droppedIndex, 1), version],
    selected: selected > droppedIndex ? selected - 1 : Math.min(selected, droppedIndex),
    isShown,
    addedIndex: versions.length - 1,
  };
}

/** The texts of stored versions with their origins, of which there may be fewer. */
export function joinVersions(
  texts: readonly string[],
  origins: readonly (VersionOrigin | null)[],
): TextVersion[] {
  return texts.map((text, index) => ({ text, origin: origins[index] ?? null }));
}
