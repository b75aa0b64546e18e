/** The mail with a talent's own premium report. */
export const premiumReportMailEn = {
  subject: 'Your premium report',
  title: 'Here is your premium report',
  greeting: 'Hello {{name}},',
  greetingWithoutName: 'Hello,',
  attached: 'Your premium report is attached to this e-mail as a PDF.',
  contents:
    'It explains each trait with its facets, both sides of it and what they mean at work. The numbers are those of your personality report.',
  guarantee:
    'It comes with a 30-day refund for the person or workspace that ordered it: the report is then withdrawn, and the original payment method is refunded.',
  button: 'Open my profile',
  footer:
    'You receive this e-mail because your premium report was ordered with {{workspace}}. It contains personal details; pass it on only if you want to.',
};

/** The names of these mails on the page Operation. */
export const premiumReportMailNamesEn = {
  'premium-report': 'Premium report',
};
