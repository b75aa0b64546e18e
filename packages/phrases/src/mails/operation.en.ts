/** The test mail of the platform page "Operation". */
export const operationMailsEn = {
  subject: '{{brand}}: test mail',
  title: 'Mails arrive',
  text: 'You asked for this test mail on the Operation page. That you are reading it shows that the mail server takes mails and delivers them to you.',
  button: 'Open Operation',
  footer: 'This mail was sent once, because an administrator of the platform asked for it.',
} as const;
