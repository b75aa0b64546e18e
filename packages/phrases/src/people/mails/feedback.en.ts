/** The mail with a user's feedback to the makers of the product. */
export const feedbackMailEn = {
  subject: 'Feedback from {{workspace}}: {{rating}} of 5',
  title: 'Feedback',
  from: '{{name}} ({{email}}) of {{workspace}} rates the product {{rating}} of 5 and writes:',
  footer: 'Sent with the feedback form of the product.',
};

/** The names of these mails on the page Operation. */
export const feedbackMailNamesEn = {
  feedback: 'Feedback',
};
