/** The mail that brings a talent the own premium report. */
export const premiumReportMailEn = {
  subject: 'Your premium report',
  title: 'Here is your premium report',
  greeting: 'Hello {{name}},',
  greetingWithoutName: 'Hello,',
  attached: 'your premium report is attached to this e-mail as a PDF.',
  contents:
    'It explains each trait with its facets, both sides of it and what they mean at work. The numbers are those of your personality report.',
  guarantee:
    'It can be given back within 30 days by those who ordered it. The report is then withdrawn and the money returns to where it came from.',
  button: 'Open my profile',
  footer:
    'You receive this e-mail because your premium report was ordered with {{workspace}}. It contains personal data; you may want to keep it to yourself.',
};
