import type { Translation } from '../../base/languages.ts';
import { vacancyMailDe } from './vacancy-mails.de.ts';
import type { vacancyMailEn } from './vacancy-mails.en.ts';

export const vacancyMailSie: Translation<typeof vacancyMailEn> = {
  ...vacancyMailDe,
  greeting: 'Hallo {{full_name}},',
  subject: 'Ihre Bewerbung als {{role}}',
  subjectNoRole: 'Ihre Bewerbung bei {{workspace}}',
  interview: {
    ...vacancyMailDe.interview,
    text: 'danke für Ihr Interesse. Für {{theRole}} möchten wir Sie gern in einem Gespräch kennenlernen.',
    date: 'Wir schlagen den {{date}} vor. Wenn Ihnen das nicht passt, antworten Sie einfach auf diese E-Mail.',
    noDate: 'Antworten Sie bitte auf diese E-Mail und sagen Sie uns, wann es Ihnen passt.',
  },
  no_interview: {
    finished:
      'danke, dass Sie unsere Fragen beantwortet haben. Für {{theRole}} laden wir Sie nicht zu einem Gespräch ein.',
    open: 'danke für Ihr Interesse. Für {{theRole}} laden wir Sie nicht zu einem Gespräch ein.',
  },
  after_interview: {
    thanks: 'danke für das Gespräch und für die Zeit, die Sie sich genommen haben.',
    thanksOn: 'danke für das Gespräch am {{date}} und für die Zeit, die Sie sich genommen haben.',
    decided: 'Für {{theRole}} haben wir entschieden, Ihre Bewerbung nicht weiterzuverfolgen.',
    filled: 'Für {{theRole}} haben wir uns für eine andere Person entschieden.',
  },
  filled: {
    ...vacancyMailDe.filled,
    subjectNoRole: 'Die Rolle, für die Sie vorgesehen waren, ist besetzt',
    text: 'danke für Ihr Interesse. Für {{theRole}} haben wir inzwischen jemanden gefunden.',
    survey:
      'Ihre Befragung für {{workspace}} ist beendet, und was Sie bisher geantwortet haben, wird dort nicht ausgewertet. Wenn Sie sie für sich selbst zu Ende bringen möchten, steht hinter Ihrem Link, wie das geht.',
  },
  result: 'Ihr Ergebnis gehört Ihnen. Sie können es über die Schaltfläche unten öffnen.',
  resultInAccount: 'Ihr Ergebnis gehört Ihnen. Sie finden es in Ihrem Konto.',
  resultMailed: 'Ihr Ergebnis gehört Ihnen. Ihren Bericht haben Sie per E-Mail bekommen.',
  deletion: 'Ihre Daten löschen wir am {{date}}, auf Wunsch sofort.',
  noDeletion: 'Wenn wir Ihre Daten löschen sollen, antworten Sie einfach auf diese E-Mail.',
  footer: 'Sie bekommen diese E-Mail, weil {{workspace}} Sie für eine Rolle in Betracht gezogen hat.',
};
