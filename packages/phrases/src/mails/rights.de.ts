import type { rightsMailEn } from './rights.en.ts';

/** Sagt Administratoren, dass eine Person einen Menschen oder eine Berichtigung verlangt. */
export const rightsMailDe: typeof rightsMailEn = {
  subject: '{{workspace}}: Eine Person bittet dich um etwas',
  human: {
    title: 'Bitte sieh noch einmal selbst hin',
    text: 'Ein Talent von {{workspace}} möchte, dass sich ein Mensch den Fall noch einmal ansieht und nicht nur eine Zahl. Die Person schreibt:',
  },
  correction: {
    title: 'Bitte berichtige etwas',
    text: 'Ein Talent von {{workspace}} bittet dich, etwas zu berichtigen, das über die Person gespeichert ist. Die Person schreibt:',
  },
  term: 'Eine Antwort steht innerhalb eines Monats zu. Deine nächste Nachricht an diese Person gilt als Antwort.',
  button: 'Person öffnen',
  footer: 'Du bekommst diese E-Mail, weil du diesen Arbeitsbereich verwaltest.',
};
