import type { Translation } from '../../base/languages.ts';
import type { roleHistoryEn } from './role-history.en.ts';

export const roleHistoryDe: Translation<typeof roleHistoryEn> = {
  draws: {
    title: 'Auslosungen',
    drawn_one: 'Eine Person von {{pool}} ausgelost',
    drawn_other: '{{count}} von {{pool}} ausgelost',
    deleted: 'eine gelöschte Person',
    undone: 'Rückgängig gemacht am {{date}}',
    seed: 'Startwert {{seed}}: Mit denselben Personen ergibt er dasselbe Los.',
  },
  history: {
    open: 'Diese Rolle hat noch keine Anforderungen',
    ranges: 'Versionen der Bereiche',
    version: 'Version {{number}}',
    range: '{{name}} {{min}} bis {{max}}',
    weight: 'Gewicht {{weight}}',
    before: '(vorher: {{min}} bis {{max}}, Gewicht {{weight}})',
    reach:
      'Nach unserem Modell erreichen mit diesen Bereichen etwa {{count}} von 100 Menschen der Normgruppe eine hohe Übereinstimmung.',
  },
};
