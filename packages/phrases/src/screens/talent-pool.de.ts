import type { Translation } from '../languages.ts';
import type { talentPoolEn } from './talent-pool.en.ts';

export const talentPoolDe: Translation<typeof talentPoolEn> = {
  title: 'Talentpool',
  lead_one: '{{count}} Talent deines Arbeitsbereichs ist offen für Angebote.',
  lead_other: '{{count}} Talente deines Arbeitsbereichs sind offen für Angebote.',
  list: 'Talente, die offen für Angebote sind',
  search: 'Pool durchsuchen',
  name: 'Talent',
  status: 'Status',
  result: 'Ergebnis',
  noResult: 'noch keines',
  roles: 'Rollen',
  toTalents: 'Alle Talente',
  empty: {
    title: 'Noch ist niemand offen für Angebote',
    text: 'Talente entscheiden selbst, ob sie offen für Angebote sind. Wer es ist, steht hier.',
  },
};
