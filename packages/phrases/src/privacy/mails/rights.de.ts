import type { rightsMailEn, rightsMailNamesEn } from './rights.en.ts';

/** The German mail about a person's request for human review or a correction. */
export const rightsMailDe: typeof rightsMailEn = {
  subject: '{{workspace}}: Eine Anfrage braucht deine Antwort',
  human: {
    title: 'Bitte sieh dir das selbst noch einmal an',
    text: 'Ein Talent von {{workspace}} möchte, dass sich ein Mensch den Fall noch einmal ansieht und nicht nur eine Zahl. Die Person schreibt:',
  },
  correction: {
    title: 'Bitte berichtige etwas',
    text: 'Ein Talent von {{workspace}} bittet dich, etwas zu berichtigen, das über die Person gespeichert ist. Die Person schreibt:',
  },
  term: 'Die Person hat Anspruch auf eine Antwort innerhalb eines Monats. Sobald du antwortest, erfährt sie es per E-Mail.',
  button: 'Antworten',
  footer: 'Du bekommst diese E-Mail, weil du diesen Arbeitsbereich verwaltest.',
  answer: {
    subject: '{{workspace}} hat dir geantwortet',
    title: 'Du hast eine Antwort',
    human: 'Du hast {{workspace}} gebeten, dass sich ein Mensch deinen Fall noch einmal ansieht.',
    correction: 'Du hast {{workspace}} gebeten, etwas zu berichtigen, das über dich gespeichert ist.',
    where: 'Die Antwort steht auf der Seite über deine Daten, bei deiner Anfrage.',
    button: 'Antwort lesen',
    footer: 'Du bekommst diese E-Mail, weil du {{workspace}} um etwas gebeten hast.',
  },
};

/** The German names of these mails on the page Operation. */
export const rightsMailNamesDe: Record<keyof typeof rightsMailNamesEn, string> = {
  'rights-answer': 'Antwort zu Daten',
  'rights-request': 'Frage zu Daten',
};
