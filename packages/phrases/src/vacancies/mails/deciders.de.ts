import type { deciderMailEn, decidersMailNamesEn } from './deciders.en.ts';

export const deciderMailDe: typeof deciderMailEn = {
  subject: 'Du entscheidest über „{{role}}“ mit',
  title: 'Du entscheidest über eine weitere Rolle mit',
  text: '{{inviter}} besetzt bei {{workspace}} die Rolle „{{role}}“ und bittet dich, mitzuentscheiden.',
  textWithoutInviter: '{{workspace}} besetzt die Rolle „{{role}}“ und bittet dich, mitzuentscheiden.',
  sees: 'Du siehst, wer die Befragung abgeschlossen hat, die Ergebnisse neben den Bereichen der Rolle und die Interviewbögen. Die Personen können sehen, dass du nachgesehen hast.',
  button: 'Rolle öffnen',
  footer:
    'Du bekommst diese E-Mail, weil du bei {{brand}} über eine Rolle von {{workspace}} mitentscheiden sollst. Wenn das ein Versehen ist, sag der Administration von {{workspace}} Bescheid.',
};

export const decidersMailNamesDe: Record<keyof typeof decidersMailNamesEn, string> = {
  'decider-added': 'Weitere Rolle zum Mitentscheiden',
};
