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

/** Whose data is hidden where two choices hold: the stricter one. */
export function stricterHiding(one: HiddenPeople, other: HiddenPeople): HiddenPeople {
  return HIDDEN_PEOPLE.indexOf(one) >= HIDDEN_PEOPLE.indexOf(other) ? one : other;
}

interface NameReader extends HidingWorkspace {
  readonly isOwnTalent: boolean;
  /** Whose data the reader hides, beyond the workspace; nobody's where it is left out. */
  readonly readerHides?: HiddenPeople;
}

function maskingOf(talent: MaskableTalent, reader: NameReader): { isHidden: boolean; isMasked: boolean } {
  const hiddenPeople = stricterHiding(toHiddenPeople(reader), reader.readerHides ?? 'nobody');
  const isOpen = reader.isOwnTalent || (talent.is_directly_invited && hiddenPeople !== 'everybody');
  const isHidden = !isOpen && hiddenPeople !== 'nobody';
  return { isHidden, isMasked: isHidden || (!isOpen && !talent.is_insight_unlocked) };
}

/** Whether the reader sees the whole name. Texts that may contain the name are for such readers only. */
export function isNameShown(talent: MaskableTalent, reader: NameReader): boolean {
  return !maskingOf(talent, reader).isMasked;
}

/**
 * A talent's name as visible to the reader. One's own name is clear, and so are those of talents invited directly unless
 * the workspace or the reader hides everybody. Other last names are masked until the insight is unlocked; where one of
 * them hides personal data, everything but the first letter is.
 */
export function displayName(talent: MaskableTalent, reader: NameReader): string {
  const { isHidden, isMasked } = maskingOf(talent, reader);
  const first = talent.first_name ?? '';
  const [letter = ''] = first;
  const parts = [
    isHidden && letter !== '' ? `${letter}.` : first,
    isMasked ? MASK : (talent.last_name ?? ''),
  ];
  return parts.filter((part) => part !== '').join(' ');
}
