/** The mail about a person's request for human review or a correction. */
export const rightsMailEn = {
  subject: '{{workspace}}: a request that needs your answer',
  human: {
    title: 'Please take another look yourself',
    text: 'A talent of {{workspace}} asks for a person, not just a figure, to look at their case again. They write:',
  },
  correction: {
    title: 'Please correct something',
    text: 'A talent of {{workspace}} asks you to correct something that is stored about them. They write:',
  },
  term: 'They are entitled to an answer within one month. As soon as you have answered, they are notified by e-mail.',
  button: 'Answer',
  footer: 'You receive this e-mail because you are an administrator of this workspace.',
  answer: {
    subject: '{{workspace}} has answered you',
    title: 'You have an answer',
    human: 'You asked {{workspace}} to have a person look at your case again.',
    correction: 'You asked {{workspace}} to correct something that is stored about you.',
    where: 'The answer is on the page about your data, under your request.',
    button: 'Read the answer',
    footer: 'You receive this e-mail because you made a request to {{workspace}}.',
  },
};

/** The names of these mails on the page Operation. */
export const rightsMailNamesEn = {
  'rights-answer': 'Answer about data',
  'rights-request': 'Question about data',
};
