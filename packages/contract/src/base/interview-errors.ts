/** Errors of interviews and decision notes, as part of the error catalogue. */
export const INTERVIEW_ERRORS = {
  'interview.people': { status: 400, params: ['max'] },
  'interview.no_questions': { status: 409, params: [] },
  'interview.question_unknown': { status: 400, params: ['question'] },
  'interview.version_changed': { status: 409, params: [] },
  'interview.submitted': { status: 409, params: [] },
  'interview.excused': { status: 409, params: [] },
  'interview.opened': { status: 409, params: [] },
  'interview.not_open': { status: 409, params: [] },
  'interview.ratings_missing': { status: 409, params: ['questions'] },
  'interview.not_rated': { status: 409, params: [] },
  'interview.members_only': { status: 403, params: [] },
  'interview.not_expected': { status: 409, params: [] },
  'interview.reminded_lately': { status: 429, params: [] },
  'decision.changed': { status: 409, params: [] },
  'decision.not_signer': { status: 403, params: [] },
  'decision.none': { status: 404, params: [] },
} as const;
