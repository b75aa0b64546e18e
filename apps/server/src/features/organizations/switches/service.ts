import { fail } from '@quint/contract/errors.ts';
import { isRecord } from '@quint/domain/is-record.ts';
import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import { isId } from '#database/ids.ts';

interface Switch {
  readonly name: string;
  readonly feature_id: string;
  /** The entry of the workspace, if it has one. */
  readonly id: string | null;
}

async function listSwitches(db: Writer, organizationId: string): Promise<Switch[]> {
  const { rows } = await sql<Switch>`
    select f.name, f.id as feature_id, o.id from features f
    left join organization_features o on o.feature = f.name and o.organization_id = ${organizationId}
  `.execute(db);
  return rows;
}

/** The switch an entry means: by its own name, or by the name or key of the feature. */
function findSwitch(switches: readonly Switch[], entry: Readonly<Record<string, unknown>>) {
  const { feature } = entry;
  const key = entry.name ?? (isRecord(feature) ? (feature.id ?? feature.name) : feature);
  const lower = isId(key) ? key.toLowerCase() : key;
  return switches.find(({ name, feature_id }) => name === lower || feature_id === lower);
}

/** An entry as the collection takes it: one that is there by its key, a new one by the name of the feature. */
function keyed(switches: readonly Switch[], entry: unknown): unknown {
  if (!isRecord(entry) || (entry.name === undefined && entry.feature === undefined)) return entry;
  const { name: _name, feature: _feature, ...rest } = entry;
  const found = findSwitch(switches, entry);
  if (found === undefined) throw fail('FAILED_VALIDATION', { field: 'features.name', type: 'in' });
  return found.id === null ? { ...rest, name: found.name } : { ...rest, id: found.id };
}

function isKnown(entry: unknown): boolean {
  return isRecord(entry) && entry.id !== undefined;
}

/**
 * A list of switches of a workspace, whole or as lists under create, update and delete, where each entry may name its
 * feature. Entries that are there already are found by that name, so that switching one off twice makes no second.
 */
export async function completeSwitches(db: Writer, organizationId: string, value: unknown): Promise<unknown> {
  const switches = await listSwitches(db, organizationId);
  if (Array.isArray(value)) return value.map((entry) => keyed(switches, entry));
  if (!isRecord(value)) return value;
  const listOf = (name: string): readonly unknown[] | undefined => {
    const list = value[name];
    return Array.isArray(list) ? list.map((entry) => keyed(switches, entry)) : undefined;
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
