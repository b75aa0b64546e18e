import type { ApiClient } from './api-client.ts';

interface OwnRecords {
  readonly active_talent: { readonly id: string } | null;
}
interface Held {
  readonly job_preferences: string | null;
  readonly job_experiences: readonly string[];
}

/** Empties the job profile of the account, which other tests may have filled; the key of its talent. */
export async function startEmpty(client: ApiClient): Promise<string> {
  const { active_talent: talent } = await client.call<OwnRecords>('GET', '/users/me?fields=active_talent.id');
  const id = talent?.id ?? '';
  const path = `/items/talents/${id}`;
  const held = await client.call<Held>('GET', `${path}?fields=job_preferences,job_experiences`);
  for (const job of held.job_experiences) await client.call('DELETE', `/items/job_experiences/${job}`);
  if (held.job_preferences !== null) {
    await client.call('PATCH', `/items/job_preferences/${held.job_preferences}`, {
      skills: null,
      languages: [],
      locations: [],
      work_mode: [],
      salary: null,
      roles_for_notifications: [],
    });
  }
  await client.call('PATCH', path, { avatar: null, is_open_for_work: false });
  return id;
}
