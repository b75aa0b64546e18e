import type { ApiClient } from './api-client.ts';

interface OwnRecords {
  readonly active_talent: { readonly id: string } | null;
}
interface JobProfileRecord {
  readonly job_preferences: string | null;
  readonly job_experiences: readonly string[];
}

/** Empties the job profile of the account, which other tests may have filled; returns the key of its talent. */
export async function startEmpty(client: ApiClient): Promise<string> {
  const { active_talent: talent } = await client.call<OwnRecords>('GET', '/users/me?fields=active_talent.id');
  const id = talent?.id ?? '';
  const path = `/items/talents/${id}`;
  const profile = await client.call<JobProfileRecord>(
    'GET',
    `${path}?fields=job_preferences,job_experiences`,
  );
  for (const job of profile.job_experiences) await client.call('DELETE', `/items/job_experiences/${job}`);
  if (profile.job_preferences !== null) {
    await client.call('PATCH', `/items/job_preferences/${profile.job_preferences}`, {
      skills: null,
      languages: [],
      locations: [],
      work_mode: [],
      salary: null,
      earliest_start: null,
      roles_for_notifications: [],
    });
  }
  await client.call('PATCH', path, { avatar: null, is_open_for_work: false });
  return id;
}
