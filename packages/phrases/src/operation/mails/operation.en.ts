/** The test mail of the platform page "Operation". */
export const operationMailsEn = {
  subject: '{{brand}}: test e-mail',
  title: 'E-mail delivery works',
  text: 'You asked for this test e-mail on the Operation page. It has reached you, so the mail server accepts and delivers e-mails.',
  button: 'Open Operation',
  footer: 'This e-mail was sent once, because an administrator of the platform asked for it.',
} as const;
