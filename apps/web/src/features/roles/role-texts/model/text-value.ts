import { addVersion, type TextVersion, type TextVersions } from '@quint/domain/roles/role-texts.ts';

/** A text of a role in its form: the original, its short versions, and which of them others read. */
export interface RoleTextValue extends TextVersions {
  readonly original: string;
}

/** The chosen version; undefined while others read the original. */
export function shownVersion({ versions, selected, isShown }: TextVersions): TextVersion | undefined {
  return isShown ? versions[selected] : undefined;
}

/** Adds a version and chooses it. */
export function withVersion(value: RoleTextValue, version: TextVersion): RoleTextValue {
  const { addedIndex, ...state } = addVersion(value, version);
  return { ...value, ...state, selected: addedIndex, isShown: true };
}

/** Chooses the version before or after the chosen one, around the ends. */
export function stepVersion(value: RoleTextValue, by: 1 | -1): RoleTextValue {
  const count = value.versions.length;
  return { ...value, selected: (value.selected + by + count) % count };
}

/** Writes the text that is shown: the original, or the words of the chosen version, which is then edited by hand. */
export function writeText(value: RoleTextValue, text: string): RoleTextValue {
  const version = shownVersion(value);
  if (version === undefined) return { ...value, original: text };
  const origin = version.origin === null ? null : { ...version.origin, is_edited: true };
  return { ...value, versions: value.versions.with(value.selected, { text, origin }) };
}

/** What is stored: without versions that were emptied. */
export function withoutEmpty(state: TextVersions): TextVersions {
  const selectedVersion = shownVersion(state);
  const versions = state.versions.filter(({ text }) => text.trim() !== '');
  const isShown = selectedVersion !== undefined && versions.includes(selectedVersion);
  const selectedIndex = isShown
    ? versions.indexOf(selectedVersion)
    : Math.min(state.selected, versions.length - 1);
  return { versions, selected: Math.max(0, selectedIndex), isShown };
}
