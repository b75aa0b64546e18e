/** Errors of job profiles, as part of the error catalogue. */
export const JOB_PROFILE_ERRORS = {
  'job_profile.exists': { status: 400, params: [] },
  'job_profile.salary_not_digits': { status: 400, params: [] },
  'job_profile.salary_too_long': { status: 400, params: ['max'] },
  'job_profile.proficiency_required': { status: 400, params: [] },
  'job_profile.too_many_skills': { status: 400, params: ['max'] },
  'job_profile.skill_twice': { status: 400, params: ['skill'] },
  'job_profile.too_many_entries': { status: 400, params: ['max'] },
  'job_experience.role_required': { status: 400, params: [] },
  'job_experience.company_required': { status: 400, params: [] },
  'job_experience.location_required': { status: 400, params: [] },
  'job_experience.start_required': { status: 400, params: [] },
  'job_experience.end_required': { status: 400, params: [] },
  'job_experience.too_early': { status: 400, params: ['field'] },
  'job_experience.too_late': { status: 400, params: ['field'] },
  'job_experience.end_not_after_start': { status: 400, params: [] },
} as const;
