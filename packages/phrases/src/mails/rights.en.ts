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
  term: 'An answer is owed within one month. Your next message to this person counts as the answer.',
  button: 'Open the person',
  footer: 'You receive this mail because you administrate this workspace.',
};
