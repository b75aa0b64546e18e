import type { Translation } from '../languages.ts';
import type { interviewEn } from './interview.en.ts';

export const interviewDe: Translation<typeof interviewEn> = {
  title: 'Fragen für das Gespräch',
  lead: 'Alle, die für diese Rolle in Betracht kommen, bekommen diese Fragen, in diesen Worten und in dieser Reihenfolge. Haltet die Antworten fest, bevor ihr vergleicht.',
  probe: 'Nachhaken',
  where: 'Wo ihr nachhakt',
  same: 'Alle, die für diese Rolle in Betracht kommen, bekommen dieselben Fragen; sie stehen auf dem Interviewbogen.',
  question: '„{{title}}“',
  nothing: 'bei keiner Frage',
};
