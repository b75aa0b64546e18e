/** What stands in the place of a masked value. Nothing of the value shines through, not even its length. */
export const MASK = '*****';

export interface MaskableTalent {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly is_directly_invited: boolean;
  readonly is_insight_unlocked: boolean;
}

/**
 * A talent's name as the reader may see it. The own name is always clear. A workspace that hides personal data shows
 * no name at all; elsewhere the last name is masked until the talent was invited directly or unlocked.
 */
export function shownName(
  talent: MaskableTalent,
  reader: { readonly isOwnTalent: boolean; readonly hidesPersonalData: boolean },
): string {
  if (!reader.isOwnTalent && reader.hidesPersonalData) return MASK;
  const isClear = reader.isOwnTalent || talent.is_directly_invited || talent.is_insight_unlocked;
  const last = isClear ? talent.last_name : MASK;
  return [talent.first_name, last].filter((part) => part !== null && part !== '').join(' ');
}
