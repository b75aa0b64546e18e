import type { Translation } from '../../base/languages.ts';
import type { comparisonDocumentEn } from './comparison.en.ts';
import { heldBackDe, talentStatusesDe } from '../../base/common-labels.de.ts';

export const comparisonDocumentDe: Translation<typeof comparisonDocumentEn> = {
  label: 'Vergleich',
  titleForRole: 'Vergleich für {{role}}',
  titleOpen: 'Vergleich von {{count}} Personen',
  lead: 'Dieses Dokument stellt die Ergebnisse mehrerer Personen nebeneinander, mit dem Messfehler. Es sagt, wer sich von wem unterscheidet, und trifft keine Entscheidung.',
  facts: {
    people: 'Personen',
    role: 'Rolle',
    rule: 'Regel der Passung',
    level: 'Sicherheit der Balken und Unterschiede',
  },
  doubtful: 'Mit Vorsicht lesen, weil es zu den Antworten Hinweise gibt (hohle Symbole): {{names}}.',
  noRole: 'keine Rolle gewählt',
  level: '90 %',
  fit: {
    title: 'Passung zur Rolle',
    caption: 'Passung jeder Person',
    columns: {
      name: 'Person',
      status: 'Status',
      fit: 'Von 100',
      interval: '90 %',
      band: 'Stufe',
      why: 'Warum',
    },
    leftOut: 'Auf eigenen Wunsch nicht in Ranglisten.',
    noRequirement: 'Diese Rolle verlangt noch nichts, deshalb gibt es keine Passung.',
    reach:
      'Nach unserem Modell erreichen etwa {{count}} von 100 Menschen der Normgruppe hohe Übereinstimmung.',
  },
  statuses: talentStatusesDe,
  held: heldBackDe,
  traits: {
    title: 'Wer sich worin unterscheidet',
    lead: 'Von 1 bis 9; 5 ist die Mitte der Normgruppe. Punkt und Balken: Ergebnis und sein Messfehler (90 %). Wo eine Rolle gewählt ist, zeigt der Rahmen ihren Bereich.',
    picture: 'Ergebnisse von {{names}} in den fünf Merkmalen',
    caption: 'Alle Zahlen',
    columns: { trait: 'Merkmal', range: 'Bereich', person: '{{name}}' },
    cell: '{{value}} ({{low}} bis {{high}})',
    notScored: 'nicht gemessen',
  },
  statements: 'Stellungnahmen',
  reading: {
    title: 'So ist es zu lesen',
    limits:
      'Das sind {{O}} bei Offenheit, {{C}} bei Gewissenhaftigkeit, {{E}} bei Extraversion, {{A}} bei Verträglichkeit, {{ES}} bei emotionaler Stabilität.',
    level: { two: '90 % Sicherheit', several: '90 % Sicherheit für alle Paare eines Merkmals zusammen' },
    ownLimits: 'Für jede Person gilt der Messfehler der Norm ihres Ergebnisses.',
    points: [
      'Zwei Personen unterscheiden sich in einem Merkmal, wenn ihre genauen Werte weiter auseinanderliegen, als der Messfehler beider erklärt, mit {{level}}. {{limits}} Ob sich Balken überschneiden, ist dafür nicht entscheidend.',
      'Auch wenn alle gleich wären, würden bis zu {{chance}} von 100 Vergleichen zufällig in mindestens einem Merkmal einen Unterschied zeigen.',
      'Knapp außerhalb heißt: außerhalb des Bereichs, aber im Messfehler. Es kostet, was die Regel sagt.',
      'Passung sagt, wie nah ein Profil an den gesetzten Bereichen liegt. Sie ist kein Urteil über einen Menschen.',
    ],
  },
};
