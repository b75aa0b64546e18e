/** What stands in the place of a masked value. Nothing of the value shines through, not even its length. */
export const MASK = '*****';

export interface MaskableTalent {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly is_directly_invited: boolean;
  readonly is_insight_unlocked: boolean;
}

/**
 * A talent's name as the reader may see it. The own name and that of somebody invited directly are clear. Others keep
 * their last name until the insight is unlocked, and where the workspace hides personal data all but the first letter.
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
