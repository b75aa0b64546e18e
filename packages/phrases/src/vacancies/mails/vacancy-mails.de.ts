import type { Translation } from '../../base/languages.ts';
import type { vacancyMailEn, vacancyMailNamesEn } from './vacancy-mails.en.ts';

export const vacancyMailDe: Translation<typeof vacancyMailEn> = {
  greeting: 'Hallo {{first_name}},',
  greetingNobody: 'Hallo,',
  role: 'die Rolle „{{role}}“',
  thisRole: 'diese Rolle',
  subject: 'Deine Bewerbung als {{role}}',
  subjectNoRole: 'Deine Bewerbung bei {{workspace}}',
  interview: {
    subject: 'Gespräch über die Rolle „{{role}}“',
    subjectNoRole: 'Gespräch bei {{workspace}}',
    text: 'danke für dein Interesse. Für {{theRole}} möchten wir dich gern in einem Gespräch kennenlernen.',
    date: 'Wir schlagen den {{date}} vor. Wenn dir das nicht passt, antworte einfach auf diese E-Mail.',
    noDate: 'Antworte bitte auf diese E-Mail und sag uns, wann es dir passt.',
  },
  no_interview: {
    finished:
      'danke, dass du unsere Fragen beantwortet hast. Für {{theRole}} laden wir dich nicht zu einem Gespräch ein.',
    open: 'danke für dein Interesse. Für {{theRole}} laden wir dich nicht zu einem Gespräch ein.',
  },
  after_interview: {
    thanks: 'danke für das Gespräch und für die Zeit, die du dir genommen hast.',
    thanksOn: 'danke für das Gespräch am {{date}} und für die Zeit, die du dir genommen hast.',
    decided: 'Für {{theRole}} haben wir entschieden, deine Bewerbung nicht weiterzuverfolgen.',
    filled: 'Für {{theRole}} haben wir uns für eine andere Person entschieden.',
  },
  filled: {
    subject: 'Die Rolle „{{role}}“ ist besetzt',
    subjectNoRole: 'Die Rolle, für die du vorgesehen warst, ist besetzt',
    text: 'danke für dein Interesse. Für {{theRole}} haben wir inzwischen jemanden gefunden.',
    interview: 'Ein Gespräch findet deshalb nicht mehr statt.',
    survey:
      'Deine Befragung für {{workspace}} ist beendet, und was du bisher geantwortet hast, wird dort nicht ausgewertet. Wenn du sie für dich selbst zu Ende bringen möchtest, steht hinter deinem Link, wie das geht.',
  },
  result: 'Dein Ergebnis gehört dir. Du kannst es über die Schaltfläche unten öffnen.',
  resultInAccount: 'Dein Ergebnis gehört dir. Du findest es in deinem Konto.',
  resultMailed: 'Dein Ergebnis gehört dir. Deinen Bericht hast du per E-Mail bekommen.',
  openResult: 'Mein Ergebnis öffnen',
  openAccount: 'Mein Konto öffnen',
  openSurvey: 'Meinen Link öffnen',
  deletion: 'Deine Daten löschen wir am {{date}}, auf Wunsch sofort.',
  noDeletion: 'Wenn wir deine Daten löschen sollen, antworte einfach auf diese E-Mail.',
  signature: '{{name}}\n{{workspace}}',
  footer: 'Du bekommst diese E-Mail, weil {{workspace}} dich für eine Rolle in Betracht gezogen hat.',
  sample: { firstName: 'Alex', lastName: 'Berger' },
  test: '[Test] {{subject}}',
};

/** The German names of these mails on the page Operation. */
export const vacancyMailNamesDe: Record<keyof typeof vacancyMailNamesEn, string> = {
  'interview-invitation': 'Einladung zum Gespräch',
  'application-answer': 'Antwort auf eine Bewerbung',
  'vacancy-mail-test': 'Test einer E-Mail',
};
