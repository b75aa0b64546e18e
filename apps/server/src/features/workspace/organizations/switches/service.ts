import { fail } from '@quint/contract/base/errors.ts';
import { isRecord } from '@quint/domain/base/is-record.ts';
import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import { isId } from '#database/ids.ts';

interface Switch {
  readonly name: string;
  readonly feature_id: string;
  /** The existing row of the workspace, if any. */
  readonly id: string | null;
}

async function listSwitches(db: Writer, organizationId: string): Promise<Switch[]> {
  const { rows } = await sql<Switch>`
    select f.name, f.id as feature_id, o.id from features f
    left join organization_features o on o.feature = f.name and o.organization_id = ${organizationId}
  `.execute(db);
  return rows;
}

/** The feature of an entry: by its own name, or by the name or id of the feature. */
function findSwitch(switches: readonly Switch[], entry: Readonly<Record<string, unknown>>) {
  const { feature } = entry;
  const key = entry.name ?? (isRecord(feature) ? (feature.id ?? feature.name) : feature);
  const lower = isId(key) ? key.toLowerCase() : key;
  return switches.find(({ name, feature_id }) => name === lower || feature_id === lower);
}

/** An entry in the form of the collection: an existing one by its id, a new one by the feature name. */
function toKeyedEntry(switches: readonly Switch[], entry: unknown): unknown {
  if (!isRecord(entry) || (entry.name === undefined && entry.feature === undefined)) return entry;
  const { name: _name, feature: _feature, ...otherFields } = entry;
  const match = findSwitch(switches, entry);
  if (match === undefined) throw fail('FAILED_VALIDATION', { field: 'features.name', type: 'in' });
  return match.id === null ? { ...otherFields, name: match.name } : { ...otherFields, id: match.id };
}

function isKnown(entry: unknown): boolean {
  return isRecord(entry) && entry.id !== undefined;
}

/**
 * A list of feature switches, as a list or as create, update and delete, in which each entry may name its feature.
 * Existing entries are found by that name, so that switching one off twice creates no duplicate.
 */
export async function completeSwitches(db: Writer, organizationId: string, value: unknown): Promise<unknown> {
  const switches = await listSwitches(db, organizationId);
  if (Array.isArray(value)) return value.map((entry) => toKeyedEntry(switches, entry));
  if (!isRecord(value)) return value;
  const listOf = (name: string): readonly unknown[] | undefined => {
    const list = value[name];
    return Array.isArray(list) ? list.map((entry) => toKeyedEntry(switches, entry)) : undefined;
  };
  const create = listOf('create');
  const update = listOf('update');
  return {
    ...value,
    ...(create === undefined ? {} : { create: create.filter((entry) => !isKnown(entry)) }),
    ...(create === undefined && update === undefined
      ? {}
      : { update: [...(update ?? []), ...(create ?? []).filter(isKnown)] }),
  };
}
