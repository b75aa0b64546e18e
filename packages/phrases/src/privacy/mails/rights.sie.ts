import { rightsMailDe } from './rights.de.ts';
import type { rightsMailEn } from './rights.en.ts';

/** Only the answer goes to a talent; mails to administrators always say du. */
export const rightsMailSie: Pick<typeof rightsMailEn, 'answer'> = {
  answer: {
    ...rightsMailDe.answer,
    subject: '{{workspace}} hat Ihnen geantwortet',
    title: 'Sie haben eine Antwort',
    human: 'Sie haben {{workspace}} gebeten, dass sich ein Mensch Ihren Fall noch einmal ansieht.',
    correction: 'Sie haben {{workspace}} gebeten, etwas zu berichtigen, das über Sie gespeichert ist.',
    where: 'Die Antwort steht auf der Seite über Ihre Daten, bei Ihrer Anfrage.',
    footer: 'Sie bekommen diese E-Mail, weil Sie {{workspace}} um etwas gebeten haben.',
  },
};
