import { fail } from '@quint/contract/base/errors.ts';
import { isRecord } from '@quint/domain/base/is-record.ts';
import type { JobLocation } from '@quint/domain/profile/job-profile.ts';
import { labelsOf, parseLabels, readLocations } from '@quint/domain/profile/job-profile.ts';
import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { WriteInput } from '#items/declare/writes.ts';

type Input = Readonly<Record<string, unknown>>;

/** The talents in a list, given whole or under `create`. */
function namedTalents(value: unknown): readonly unknown[] {
  const list = isRecord(value) ? (value.create ?? value.update) : value;
  if (!Array.isArray(list)) return [list];
  return list.map((entry: unknown) => (isRecord(entry) ? entry.id : entry));
}

function assertOwn(talents: unknown, own: string | undefined): void {
  const isOwn = (key: unknown) => typeof key === 'string' && key.toLowerCase() === own;
  if (talents === undefined || namedTalents(talents).every(isOwn)) return;
  throw fail('FORBIDDEN', { field: 'talents', collection: 'job_preferences' });
}

async function readOwnPlaces(db: Writer, talentId: string | undefined): Promise<readonly JobLocation[]> {
  const { rows } = await sql<{ locations: unknown }>`
    select p.locations from job_preferences p
    join talents t on t.organization_id = p.organization_id and t.job_preferences = p.id
    where t.id = ${talentId ?? null}
  `.execute(db);
  return readLocations(rows[0]?.locations ?? []) ?? [];
}

/**
 * Derives the text of the places from the list. Throws FAILED_VALIDATION for a text that names other places; without a
 * list, any text is stored.
 */
async function withLabels({ db, actor, action, input }: WriteInput): Promise<Input> {
  const { locations, location_labels: labels } = input;
  if (locations === undefined && typeof labels !== 'string') return input;
  const storedPlaces =
    action === 'update' && locations === undefined ? await readOwnPlaces(db, actor.talentId) : [];
  const places = locations === undefined ? storedPlaces : readLocations(locations ?? []);
  // An invalid list of places is rejected with the field itself.
  if (places === undefined || (places.length === 0 && locations === undefined)) return input;
  const derivedLabels = labelsOf(places);
  if (typeof labels === 'string' && labelList(labels) !== labelList(derivedLabels)) {
    throw fail('FAILED_VALIDATION', { field: 'location_labels', type: 'locations' });
  }
  return { ...input, location_labels: derivedLabels };
}

const labelList = (labels: string) => parseLabels(labels).join(',');

/**
 * Assigns new preferences to the current talent, who has at most one set. Locks the talent, so that one of two
 * concurrent requests is refused: `job_profile.exists`. Another talent is FORBIDDEN.
 */
export async function completePreferences(write: WriteInput): Promise<Input> {
  const { db, actor, organizationId, action } = write;
  const { talents, ...fields } = await withLabels(write);
  assertOwn(talents, actor.talentId);
  if (action === 'update') return fields;
  const { rows } = await sql<{ job_preferences: string | null }>`
    select job_preferences from talents
    where organization_id = ${organizationId} and id = ${actor.talentId ?? null} for no key update
  `.execute(db);
  if (rows[0]?.job_preferences !== null) throw fail('job_profile.exists');
  return { ...fields, talents: [actor.talentId] };
}

/** Checks that the role exists and the preferences are the person's own; otherwise both count as unknown. */
export async function completeLink({ db, actor, organizationId, input }: WriteInput): Promise<Input> {
  const role = isRecord(input.roles_id) ? input.roles_id.id : input.roles_id;
  const { job_preferences_id } = input;
  const { rows } = await sql<{ has_role: boolean; is_own: boolean }>`
    select
      exists (
        select from roles where organization_id = ${organizationId} and id::text = ${String(role).toLowerCase()}
          and date_deleted is null
      ) as has_role,
      exists (
        select from talents where organization_id = ${organizationId} and id = ${actor.talentId ?? null}
          and job_preferences::text = ${String(job_preferences_id).toLowerCase()}
      ) as is_own
  `.execute(db);
  const failForeignKey = (field: string, value: unknown) =>
    fail('INVALID_FOREIGN_KEY', { collection: 'job_preferences_roles_1', field, value });
  if (rows[0]?.has_role !== true) throw failForeignKey('roles_id', role);
  if (job_preferences_id !== undefined && !rows[0].is_own) {
    throw failForeignKey('job_preferences_id', job_preferences_id);
  }
  return input;
}
