import type { JobProfilePart } from '@quint/domain/profile/job-profile.ts';
import type { OwnJobProfile } from '../api.ts';

/** The filled parts, of the eight. */
export function doneParts(profile: OwnJobProfile, hasPhoto: boolean): ReadonlySet<JobProfilePart> {
  const { job_preferences: preferences, job_experiences: jobs } = profile;
  const filledByPart: Readonly<Record<JobProfilePart, boolean>> = {
    skills: (preferences?.skills ?? '') !== '',
    experience: jobs.length > 0,
    languages: (preferences?.languages ?? []).length > 0,
    places: (preferences?.locations ?? []).length > 0,
    modes: (preferences?.work_mode ?? []).length > 0,
    salary: (preferences?.salary ?? null) !== null,
    roles:
      (preferences?.roles_for_notifications ?? []).length + (preferences?.kinds_of_work ?? []).length > 0,
    photo: hasPhoto,
  };
  const parts = Object.entries(filledByPart) as [JobProfilePart, boolean][];
  return new Set(parts.filter(([, isThere]) => isThere).map(([part]) => part));
}
