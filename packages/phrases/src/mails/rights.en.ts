/** Tells administrators that a person asks for a human, or for a correction. */
export const rightsMailEn = {
  subject: '{{workspace}}: a person asks something of you',
  human: {
    title: 'A human is asked to look again',
    text: 'A talent of {{workspace}} asks that a person, and not a figure, looks at their case again. They write:',
  },
  correction: {
    title: 'Something is to be corrected',
    text: 'A talent of {{workspace}} asks you to correct something that is stored about them. They write:',
  },
  term: 'An answer is owed within one month. The person gets an e-mail as soon as you have answered.',
  button: 'Answer',
  footer: 'You receive this e-mail because you are an administrator of this workspace.',
  answer: {
    subject: '{{workspace}} has answered you',
    title: 'You have an answer',
    human: 'You asked {{workspace}} that a person looks at your case again.',
    correction: 'You asked {{workspace}} to correct something that is stored about you.',
    where: 'The answer is on the page about your data, under your request.',
    button: 'Read the answer',
    footer: 'You receive this e-mail because you asked {{workspace}} something.',
  },
};
