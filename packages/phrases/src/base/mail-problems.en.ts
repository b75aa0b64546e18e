/** Why a mail did not arrive. */
export const mailProblemsEn = {
  mailbox_unknown: 'The mailbox does not exist',
  mailbox_full: 'The mailbox is full',
  message_refused: 'The recipient’s mail server refuses the e-mail',
  later: 'The mail server asks to try again later',
  unreachable: 'The mail server cannot be reached',
  timeout: 'The mail server does not answer',
  encryption: 'The encrypted connection failed',
  sign_in: 'The mail server refuses the user name or the password',
  sender_refused: 'The mail server refuses the sender’s address',
  unknown: 'The reason is not known',
} as const;
