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
    text: 'Das entscheiden Talente selbst: Am Ende der Befragung können sie ein Konto anlegen und in ihrem Profil „Offen für Neues“ einschalten. Dann stehen sie hier, bis sie es wieder ausschalten.',
  },
};
