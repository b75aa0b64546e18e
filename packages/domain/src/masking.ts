/** Replaces a masked value. It reveals nothing about the value, not even its length. */
export const MASK = '*****';

export interface MaskableTalent {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly is_directly_invited: boolean;
  readonly is_insight_unlocked: boolean;
}

/**
 * A talent's name as visible to the reader. One's own name and those of talents invited directly are clear. Other last
 * names are masked until the insight is unlocked; where the workspace hides personal data, everything but the first
 * letter is.
 */
export function shownName(
  talent: MaskableTalent,
  reader: { readonly isOwnTalent: boolean; readonly hidesPersonalData: boolean },
): string {
  const isOpen = reader.isOwnTalent || talent.is_directly_invited;
  const isHidden = !isOpen && reader.hidesPersonalData;
  const isMasked = isHidden || (!isOpen && !talent.is_insight_unlocked);
  const first = talent.first_name ?? '';
  const [letter = ''] = first;
  const parts = [
    isHidden && letter !== '' ? `${letter}.` : first,
    isMasked ? MASK : (talent.last_name ?? ''),
  ];
  return parts.filter((part) => part !== '').join(' ');
}
