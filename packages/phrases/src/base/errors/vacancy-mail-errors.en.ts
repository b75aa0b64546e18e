/** Errors of the mails and the end of a vacancy. */
export const vacancyMailErrorsEn = {
  'vacancy_mail.hired': 'This person is hired for the role.',
  'vacancy_mail.answered': 'This person has an answer already, or one is waiting to be sent.',
  'vacancy_mail.not_considered': 'This person is not moving forward in the role.',
  'vacancy_mail.waiting': 'An invitation to an interview is already waiting to be sent.',
  'vacancy_mail.opted_out': 'This person does not want e-mails of this kind any more.',
  'vacancy_mail.undeliverable': 'The last e-mail to this person did not arrive. Please correct the address.',
  'vacancy_mail.send_at_past': 'Please choose a time in the future.',
  'vacancy_mail.send_at_late': 'Please choose a time within the next {{days}} days.',
  'vacancy_mail.interview_past': 'The time of the interview is in the past.',
  'vacancy_mail.twice': 'A person is in the list twice.',
  'role.not_recruiting': 'This role is not being filled at the moment.',
  'role.not_filled': 'This role is not filled.',
  'survey.role_filled': 'The role is filled, so this survey has ended.',
  'role.people_changed':
    'The people of this role have changed in the meantime. Nothing has been changed; please look at the list again.',
};
