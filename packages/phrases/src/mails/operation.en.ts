/** The test mail of the platform page "Operation". */
export const operationMailsEn = {
  subject: '{{brand}}: test e-mail',
  title: 'E-mails arrive',
  text: 'You asked for this test e-mail on the Operation page. That you are reading it shows that the mail server takes e-mails and delivers them to you.',
  button: 'Open Operation',
  footer: 'This e-mail was sent once, because an administrator of the platform asked for it.',
} as const;
