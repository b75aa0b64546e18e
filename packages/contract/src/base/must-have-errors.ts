/** Errors of the must-haves of a role, as part of the error catalogue. */
export const MUST_HAVE_ERRORS = {
  'must_haves.skills_invalid': { status: 400, params: ['max', 'characters'] },
  'must_haves.skill_twice': { status: 400, params: ['skill'] },
  'must_haves.languages_invalid': { status: 400, params: ['max'] },
  'must_haves.language_twice': { status: 400, params: ['language'] },
  'must_haves.place_invalid': { status: 400, params: ['characters'] },
  'must_haves.years_invalid': { status: 400, params: ['max'] },
  'must_haves.years_in_invalid': { status: 400, params: ['characters'] },
  'must_haves.start_by_invalid': { status: 400, params: [] },
} as const;
