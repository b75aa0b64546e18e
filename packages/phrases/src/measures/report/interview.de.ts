import type { Translation } from '../../base/languages.ts';
import type { interviewEn } from './interview.en.ts';

export const interviewDe: Translation<typeof interviewEn> = {
  title: 'Fragen für das Gespräch',
  lead: 'Alle, die für diese Rolle in Betracht kommen, bekommen diese Fragen, in diesen Worten und in dieser Reihenfolge. Halte die Antworten fest, bevor du vergleichst.',
  probe: 'Nachhaken',
  where: 'Wo du nachhakst',
  same: 'Alle, die für diese Rolle in Betracht kommen, bekommen dieselben Fragen, wie auf dem Interviewbogen.',
  question: '„{{title}}“',
  nothing: 'bei keiner Frage',
};
