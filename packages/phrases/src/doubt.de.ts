import type { doubtEn } from './doubt.en.ts';
import type { Translation } from './languages.ts';

export const doubtDe: Translation<typeof doubtEn> = {
  short: 'Mit Vorsicht lesen',
  line: 'Mit Vorsicht lesen: Beim Beantworten gab es Hinweise, diese Zahlen sagen vielleicht wenig aus.',
  legend: 'hohl: mit Vorsicht lesen',
  group_one: 'Eines dieser Ergebnisse ist mit Vorsicht zu lesen: die hohlen Punkte.',
  group_other: '{{count}} dieser Ergebnisse sind mit Vorsicht zu lesen: die hohlen Punkte.',
  count_one: '1 mit Vorsicht zu lesen',
  count_other: '{{count}} mit Vorsicht zu lesen',
};
