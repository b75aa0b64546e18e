import { DECIDER_ERRORS } from './decider-errors.ts';
import { INTERVIEW_ERRORS } from './interview-errors.ts';
import { MUST_HAVE_ERRORS } from './must-have-errors.ts';
import { VACANCY_MAIL_ERRORS } from './vacancy-mail-errors.ts';

/** Errors of a vacancy, as part of the error catalogue. */
export const VACANCY_ERRORS = {
  ...DECIDER_ERRORS,
  ...INTERVIEW_ERRORS,
  ...MUST_HAVE_ERRORS,
  ...VACANCY_MAIL_ERRORS,
} as const;
