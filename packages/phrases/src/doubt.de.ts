import type { doubtEn } from './doubt.en.ts';
import type { Translation } from './languages.ts';

export const doubtDe: Translation<typeof doubtEn> = {
  short: 'Mit Vorsicht lesen',
  line: 'Mit Vorsicht lesen: Beim Beantworten gab es Hinweise, diese Zahlen sagen vielleicht wenig aus.',
  legend: 'hohl: mit Vorsicht lesen',
  group_one: 'Eines dieser Ergebnisse ist mit Vorsicht zu lesen: Seine Punkte sind hohl.',
  group_other: '{{count}} dieser Ergebnisse sind mit Vorsicht zu lesen: Ihre Punkte sind hohl.',
  count_one: '1 mit Vorsicht zu lesen',
  count_other: '{{count}} mit Vorsicht zu lesen',
};
