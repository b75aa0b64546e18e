/** Catalogue errors of interviews and decision notes. */
export const interviewErrorsEn = {
  'interview.people': 'Interview sheets are made for up to {{max}} different people at once.',
  'interview.no_questions': 'This role has no interview questions yet, so there is nothing to rate.',
  'interview.question_unknown': 'These questions have no number {{question}}.',
  'interview.version_changed': 'You rate this interview by another version of the questions.',
  'interview.submitted': 'These ratings are submitted and stay as they are.',
  'interview.excused':
    'It is recorded that you do not rate this interview. An administrator can change that.',
  'interview.opened':
    'The ratings of this interview are visible to everybody who decides, so none can be added.',
  'interview.person_gone': 'This person was deleted, or is no longer considered for this role.',
  'interview.not_open': 'The ratings become visible as soon as everybody has submitted theirs.',
  'interview.ratings_missing':
    'Not rated yet: {{questions}}. Rate what was said, or choose “Could not tell”.',
  'interview.not_rated': 'You have not rated this question.',
  'interview.members_only': 'Interviews are rated by members of the workspace.',
  'interview.not_expected': 'Nothing is missing from this colleague.',
  'interview.reminded_lately': 'This colleague was reminded within the last day.',
  'decision.changed': 'Somebody else has changed the decision note meanwhile. Read it first.',
  'decision.not_signer':
    'The decision note is signed by those who rated the interview, and by an administrator.',
  'decision.none': 'There is no decision note yet.',
} as const;
