/** Replaces a masked value. It reveals nothing about the value, not even its length. */
export const MASK = '*****';

/** Whose personal data a workspace, or a user, hides. */
export const HIDDEN_PEOPLE = ['nobody', 'not_invited', 'everybody'] as const;
export type HiddenPeople = (typeof HIDDEN_PEOPLE)[number];

export interface MaskableTalent {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly is_directly_invited: boolean;
  readonly is_insight_unlocked: boolean;
}

/** Whose personal data a workspace hides: nobody's, that of people not invited directly, or everybody's. */
export interface HidingWorkspace {
  readonly hide_personal_data: boolean;
  /** Without effect where no personal data is hidden. */
  readonly hide_everybody: boolean;
}

/** The two switches of a workspace as one choice. */
export function toHiddenPeople(workspace: HidingWorkspace): HiddenPeople {
  if (!workspace.hide_personal_data) return 'nobody';
  return workspace.hide_everybody ? 'everybody' : 'not_invited';
}

/**
 * A talent's name as visible to the reader. One's own name is clear, and so are those of talents invited directly unless
 * the workspace hides everybody. Other last names are masked until the insight is unlocked; where the workspace hides
 * personal data, everything but the first letter is.
 */
export function shownName(
  talent: MaskableTalent,
  reader: HidingWorkspace & { readonly isOwnTalent: boolean },
): string {
  const hidesEverybody = reader.hide_personal_data && reader.hide_everybody;
  const isOpen = reader.isOwnTalent || (talent.is_directly_invited && !hidesEverybody);
  const isHidden = !isOpen && reader.hide_personal_data;
  const isMasked = isHidden || (!isOpen && !talent.is_insight_unlocked);
  const first = talent.first_name ?? '';
  const [letter = ''] = first;
  const parts = [
    isHidden && letter !== '' ? `${letter}.` : first,
    isMasked ? MASK : (talent.last_name ?? ''),
  ];
  return parts.filter((part) => part !== '').join(' ');
}
