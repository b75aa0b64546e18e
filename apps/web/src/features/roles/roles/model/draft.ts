import { isRecord } from '@quint/domain/base/is-record.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { RoleAttributes } from '../api.ts';

function isRange(value: unknown): boolean {
  return isRecord(value) && ['min', 'max', 'weight'].every((part) => typeof value[part] === 'number');
}

/** The ranges in a stored draft of the role form; undefined for anything else. */
export function readDraftRanges(draft: unknown): RoleAttributes | undefined {
  const attributes = isRecord(draft) && isRecord(draft.values) ? draft.values.attributes : undefined;
  if (!isRecord(attributes) || !TRAITS.every((trait) => isRange(attributes[trait]))) return undefined;
  return attributes as unknown as RoleAttributes;
}
