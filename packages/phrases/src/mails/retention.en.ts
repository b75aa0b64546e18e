/** The mail that says when the data of a person ends. */
export const retentionMailEn = {
  subject: '{{workspace}} will delete your data on {{date}}',
  title: 'Your data ends on {{date}}',
  greeting: 'Hello,',
  text: {
    rejected:
      '{{workspace}} keeps your result and your profile for {{months}} months after a rejection. Then they are deleted, without anyone having to press a button.',
    applicants:
      '{{workspace}} keeps your result and your profile for {{months}} months after the last activity. Then they are deleted, without anyone having to press a button.',
    employees:
      '{{workspace}} keeps your result and your profile for {{months}} months after the last activity. Then they are deleted, without anyone having to press a button.',
  },
  keep: 'If you want {{workspace}} to keep them, press the button. The time then starts anew. If you do nothing, your name, your answers and your reports are gone on {{date}}.',
  button: 'Keep my data',
  footer: '{{workspace}} uses {{brand}}, and {{brand}} tells everyone before their data is deleted.',
};
