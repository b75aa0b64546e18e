import type { CreateInput, Row, UpdateInput } from '@quint/contract/items.ts';
import { labelsOf } from '@quint/domain/profile/job-profile.ts';
import type { TemplateKey } from '@quint/domain/roles/role-template-keys.ts';
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isShownRefusal } from '#lib/failures.ts';
import { below, items, saveAndRead } from '#lib/items.ts';
import { mergeLists } from './model/merging.ts';

const PREFERENCE_FIELDS = [
  'id',
  'salary',
  'earliest_start',
  'work_mode',
  'skills',
  'languages',
  'locations',
  'kinds_of_work',
  'roles_for_notifications.id',
  'roles_for_notifications.roles_id',
  'date_updated',
] as const;
const EXPERIENCE_FIELDS = [
  'id',
  'role_name',
  'company_name',
  'company_location',
  'started_at',
  'ended_at',
  'currently_working',
] as const;
const FIELDS = [
  ...below('job_preferences', PREFERENCE_FIELDS),
  ...below('job_experiences', EXPERIENCE_FIELDS),
] as const;

/** The own job profile; preferences are null until the first part is saved. */
export type OwnJobProfile = Row<'talents', typeof FIELDS>;
export type Preferences = NonNullable<OwnJobProfile['job_preferences']>;
export type Experience = OwnJobProfile['job_experiences'][number];
export type PreferencesChange = Pick<
  UpdateInput<'job_preferences'>,
  'work_mode' | 'locations' | 'skills' | 'languages' | 'salary' | 'earliest_start' | 'kinds_of_work'
>;
export type ExperienceInput = Pick<
  CreateInput<'job_experiences'>,
  'role_name' | 'company_name' | 'company_location' | 'started_at' | 'ended_at' | 'currently_working'
>;

export function ownJobProfileQuery(talentId: string) {
  return queryOptions({
    queryKey: ['own-job-profile', talentId],
    queryFn: ({ signal }) => readProfile(talentId, signal),
  });
}

function readProfile(talentId: string, signal?: AbortSignal): Promise<OwnJobProfile> {
  return items('talents').get(talentId, { fields: FIELDS, signal });
}

/**
 * Updates the cache with the saved part only: an answer about other parts may be older than their latest save. A
 * pending read is cancelled for the same reason.
 */
async function patchProfile(
  client: QueryClient,
  talentId: string,
  patch: (profile: OwnJobProfile) => Partial<OwnJobProfile>,
): Promise<void> {
  const { queryKey } = ownJobProfileQuery(talentId);
  if (client.getQueryData(queryKey) === undefined) return;
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (profile) => profile && { ...profile, ...patch(profile) });
}

async function readPreferencesId(client: QueryClient, talentId: string, fresh = false) {
  const query = ownJobProfileQuery(talentId);
  const profile = await (fresh ? readProfile(talentId) : client.ensureQueryData(query));
  return profile.job_preferences?.id;
}

function withLabels(change: PreferencesChange) {
  if (change.locations === undefined) return change;
  return { ...change, location_labels: labelsOf(change.locations) };
}

async function writePreferences(client: QueryClient, talentId: string, change: PreferencesChange) {
  const body = withLabels(change);
  const write = (id: string | undefined) =>
    saveAndRead('job_preferences', body, { id, fields: PREFERENCE_FIELDS });
  try {
    return await write(await readPreferencesId(client, talentId));
  } catch (error) {
    // Another part has created them at the same time.
    if (!isShownRefusal(error, 'job_profile.exists')) throw error;
    return write(await readPreferencesId(client, talentId, true));
  }
}

async function savePreferences(client: QueryClient, talentId: string, change: PreferencesChange) {
  const savedPreferences = await writePreferences(client, talentId, change);
  const names = Object.keys(change) as (keyof PreferencesChange)[];
  const savedFields = Object.fromEntries(names.map((name) => [name, savedPreferences[name]]));
  await patchProfile(client, talentId, ({ job_preferences: before }) => ({
    job_preferences: {
      ...(before ?? savedPreferences),
      ...(savedFields as Partial<Preferences>),
      date_updated: savedPreferences.date_updated,
    },
  }));
}

/** The creation of the preferences by the first part, for which the others wait. */
const creations = new WeakMap<QueryClient, Promise<void>>();

/** Saves parts of the preferences; creates the preferences the first time. */
export function useSavePreferences(talentId: string): (change: PreferencesChange) => Promise<void> {
  const client = useQueryClient();
  const { queryKey } = ownJobProfileQuery(talentId);
  return async (change) => {
    await creations.get(client)?.catch(() => {});
    const isThere = (client.getQueryData(queryKey)?.job_preferences ?? null) !== null;
    const pendingSave = savePreferences(client, talentId, change);
    if (isThere) return pendingSave;
    creations.set(client, pendingSave);
    return pendingSave.finally(() => creations.delete(client));
  };
}

export interface ListOfPreferences<Entry> {
  readonly read: (preferences: Preferences | null) => readonly Entry[];
  readonly write: (entries: readonly Entry[]) => PreferencesChange;
  readonly keyOf: (entry: Entry) => string;
}

/** Saves a list of the preferences, merged with changes from another device. */
export function useSaveList<Entry>(talentId: string, { read, write, keyOf }: ListOfPreferences<Entry>) {
  const save = useSavePreferences(talentId);
  return async (mine: readonly Entry[], base: readonly Entry[]): Promise<void> => {
    const now = await readProfile(talentId);
    const theirs = read(now.job_preferences);
    await save(write(mergeLists({ mine, theirs, base }, keyOf)));
  };
}

/** Creates an experience, or changes the one with the id. */
export function useSaveExperience(talentId: string) {
  const client = useQueryClient();
  return async (input: ExperienceInput, id?: string): Promise<Experience> => {
    const experience = await saveAndRead('job_experiences', input, { id, fields: EXPERIENCE_FIELDS });
    await patchProfile(client, talentId, ({ job_experiences: jobs }) => ({
      job_experiences: [...jobs.filter((job) => job.id !== experience.id), experience],
    }));
    return experience;
  };
}

export function useRemoveExperience(talentId: string) {
  const client = useQueryClient();
  return async (id: string): Promise<void> => {
    await items('job_experiences').remove(id);
    await patchProfile(client, talentId, ({ job_experiences: jobs }) => ({
      job_experiences: jobs.filter((job) => job.id !== id),
    }));
  };
}

async function followRoles(
  preferences: string,
  {
    roles,
    links,
  }: { readonly roles: readonly string[]; readonly links: Preferences['roles_for_notifications'] },
): Promise<void> {
  const linkedRoles = links.map(({ roles_id: role }) => role);
  const additions = roles
    .filter((role) => !linkedRoles.includes(role))
    .map((role) =>
      items('job_preferences_roles_1').create({ job_preferences_id: preferences, roles_id: role }),
    );
  const removals = links
    .filter(({ roles_id: role }) => role === null || !roles.includes(role))
    .map(({ id }) => items('job_preferences_roles_1').remove(id));
  await Promise.all([...additions, ...removals]);
}

/** Preferred roles: keys of roles of the workspace, and kinds of work. */
export interface PreferredRoles {
  readonly roles: readonly string[];
  readonly kinds: readonly TemplateKey[];
}

/** Replaces the preferred roles: saves kinds of work, and creates and removes links to roles. */
export function useSavePreferredRoles(talentId: string): (roles: PreferredRoles) => Promise<void> {
  const client = useQueryClient();
  const save = useSavePreferences(talentId);
  return async ({ roles, kinds }) => {
    const query = ownJobProfileQuery(talentId);
    await save({ kinds_of_work: kinds });
    const preferences = client.getQueryData(query.queryKey)?.job_preferences;
    if (preferences === undefined || preferences === null) throw new Error('no job preferences');
    try {
      await followRoles(preferences.id, { roles, links: preferences.roles_for_notifications });
    } finally {
      const roles_for_notifications = (await readProfile(talentId)).job_preferences?.roles_for_notifications;
      await patchProfile(client, talentId, ({ job_preferences: before }) => ({
        job_preferences: before && { ...before, roles_for_notifications: roles_for_notifications ?? [] },
      }));
    }
  };
}

/** The published roles by name, as options for preferred roles. */
export const roleChoicesQuery = queryOptions({
  queryKey: ['open-roles', 'names'],
  meta: { isSilent: true },
  queryFn: ({ signal }) =>
    items('open_roles').list({ fields: ['id', 'name'], sort: 'name', limit: -1, signal }),
});
