import type { JobProfilePart } from '@quint/domain/job-profile.ts';
import type { OwnJobProfile } from '../api.ts';

/** The parts that hold something, of the eight. */
export function doneParts(profile: OwnJobProfile, hasPhoto: boolean): ReadonlySet<JobProfilePart> {
  const { job_preferences: wishes, job_experiences: jobs } = profile;
  const filled: Readonly<Record<JobProfilePart, boolean>> = {
    skills: (wishes?.skills ?? '') !== '',
    experience: jobs.length > 0,
    languages: (wishes?.languages ?? []).length > 0,
    places: (wishes?.locations ?? []).length > 0,
    modes: (wishes?.work_mode ?? []).length > 0,
    salary: (wishes?.salary ?? null) !== null,
    roles: (wishes?.roles_for_notifications ?? []).length + (wishes?.kinds_of_work ?? []).length > 0,
    photo: hasPhoto,
  };
  const parts = Object.entries(filled) as [JobProfilePart, boolean][];
  return new Set(parts.filter(([, isThere]) => isThere).map(([part]) => part));
}
