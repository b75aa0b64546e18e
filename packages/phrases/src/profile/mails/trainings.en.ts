/** The mail that notifies the platform of a registration for a training course. */
export const trainingMailEn = {
  subject: 'Registration for “{{course}}”',
  title: 'A new registration for a training course',
  text: 'A talent of {{workspace}} would like to take part in “{{course}}” and has agreed to be contacted. Name, address and situation are in the list of registrations.',
  button: 'Open the registrations',
  footer: 'You receive this e-mail because registrations for training courses go to this address.',
};

/** The names of these mails on the page Operation. */
export const trainingsMailNamesEn = {
  'training-request': 'Registration for a course',
};
