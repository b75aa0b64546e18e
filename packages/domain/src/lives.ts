/** What ends by itself, of all people alike. */
export type Life =
  | 'mails'
  | 'survey_sessions'
  | 'audit'
  | 'analytics'
  | 'sign_ins'
  | 'security_events'
  | 'sign_ups'
  | 'stakeholders'
  | 'bin';
