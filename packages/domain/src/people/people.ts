/** Why a person is rejected for a role; a closed list, so that it can be counted. */
export const REJECTION_REASONS = [
  'requirements',
  'experience',
  'salary',
  'timing',
  'other_person',
  'withdrew',
  'no_answer',
  'other',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** The maximum people of one request. More are sent in parts, so that progress is visible and can be stopped. */
export const PEOPLE_PER_REQUEST = 100;
/** How long a mail can be recalled after a user requested it. */
export const RECALL_SECONDS = 8;
export const TAG_MAX_CHARACTERS = 40;
export const TAGS_PER_TALENT = 20;

/** Tags without surrounding blanks, each once, regardless of case. */
export function toTags(tags: readonly string[]): string[] {
  const byName = new Map<string, string>();
  for (const tag of tags) {
    const name = tag.trim().replaceAll(/\s+/g, ' ');
    if (name !== '' && !byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), name);
  }
  return [...byName.values()];
}

/** The tags of a person after some were added and removed. */
export function changeTags(
  before: readonly string[],
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): string[] {
  const removedTags = new Set(toTags(remove).map((tag) => tag.toLowerCase()));
  return toTags([...before, ...add]).filter((tag) => !removedTags.has(tag.toLowerCase()));
}
