/** Errors of the mails and the end of a vacancy, as part of the error catalogue. */
export const VACANCY_MAIL_ERRORS = {
  'vacancy_mail.hired': { status: 409, params: [] },
  'vacancy_mail.answered': { status: 409, params: [] },
  'vacancy_mail.not_considered': { status: 409, params: [] },
  'vacancy_mail.waiting': { status: 409, params: [] },
  'vacancy_mail.opted_out': { status: 409, params: [] },
  'vacancy_mail.undeliverable': { status: 409, params: [] },
  'vacancy_mail.send_at_past': { status: 400, params: [] },
  'vacancy_mail.send_at_late': { status: 400, params: ['days'] },
  'vacancy_mail.interview_past': { status: 400, params: [] },
  'vacancy_mail.twice': { status: 400, params: [] },
  'role.not_recruiting': { status: 409, params: [] },
  'role.not_filled': { status: 409, params: [] },
  'role.people_changed': { status: 409, params: [] },
  'survey.role_filled': { status: 409, params: [] },
} as const;
