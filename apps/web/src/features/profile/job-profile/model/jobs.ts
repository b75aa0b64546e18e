import { compareCodes } from '@quint/domain/base/text-order.ts';
import type { JobHeld } from '@quint/domain/profile/job-profile.ts';
import type { Experience, ExperienceInput } from '../api.ts';

export const NO_JOB: JobHeld = {
  role_name: '',
  company_name: '',
  company_location: '',
  started_at: '',
  ended_at: '',
  currently_working: false,
};

/** Converts a stored job to form values. */
export function toHeld(job: Experience): JobHeld {
  return {
    role_name: job.role_name,
    company_name: job.company_name,
    company_location: job.company_location,
    started_at: job.started_at,
    ended_at: job.ended_at ?? '',
    currently_working: job.currently_working,
  };
}

/** Converts a job for saving: a current one has no end. */
export function toInput(job: JobHeld): ExperienceInput {
  const isOpen = job.currently_working || job.ended_at === '';
  return {
    role_name: job.role_name.trim(),
    company_name: job.company_name.trim(),
    company_location: job.company_location.trim(),
    started_at: job.started_at,
    ended_at: isOpen ? null : job.ended_at,
    currently_working: job.currently_working,
  };
}

export function isSameJob(one: JobHeld, other: JobHeld): boolean {
  return JSON.stringify(toInput(one)) === JSON.stringify(toInput(other));
}

/** Sorts by start, the latest first. */
export function latestFirst<Job extends Pick<Experience, 'started_at'>>(jobs: readonly Job[]): Job[] {
  return jobs.toSorted((one, other) => compareCodes(other.started_at, one.started_at));
}
