import type { UpdateInput } from '@quint/contract/items.ts';
import { items } from '#lib/items.ts';

/** The key of a talent. Throws before any request when it is missing. */
export function requireTalentId(talentId: string | undefined): string {
  if (talentId === undefined || talentId === '') throw new Error('Talent ID is required');
  return talentId;
}

/** Changes fields of a talent. Throws before any request when the talent or the change is missing. */
export async function updateTalent(
  talentId: string | undefined,
  payload: UpdateInput<'talents'> | undefined,
  baseVersion?: string,
): Promise<string> {
  const id = requireTalentId(talentId);
  if (payload === undefined || Object.keys(payload).length === 0) throw new Error('Payload is required');
  return items('talents').update(id, payload, baseVersion);
}
