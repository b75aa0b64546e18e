import type { doubtEn } from './doubt.en.ts';
import type { Translation } from './languages.ts';

export const doubtDe: Translation<typeof doubtEn> = {
  short: 'Mit Vorsicht lesen',
  line: 'Mit Vorsicht lesen: Zu den Antworten gibt es Hinweise, diese Zahlen sagen vielleicht wenig aus.',
  legend: 'hohl: mit Vorsicht lesen',
  group_one: 'Eines dieser Ergebnisse ist mit Vorsicht zu lesen: das mit hohlen Punkten.',
  group_other: '{{count}} dieser Ergebnisse sind mit Vorsicht zu lesen: die mit hohlen Punkten.',
  count_one: '1 mit Vorsicht zu lesen',
  count_other: '{{count}} mit Vorsicht zu lesen',
  besides_one: 'dazu 1 mit Vorsicht zu lesen',
  besides_other: 'dazu {{count}} mit Vorsicht zu lesen',
};
