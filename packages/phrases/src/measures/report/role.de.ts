import type { Translation } from '../../base/languages.ts';
import { fitBandsDe } from '../../base/common-labels.de.ts';
import type { roleEn } from './role.en.ts';

export const roleDe: Translation<typeof roleEn> = {
  fit: {
    title: 'Passung zum Bereich, der für diese Rolle festgelegt wurde',
    value: '{{fit}} von 100',
    interval: '90-%-Intervall: {{low}} bis {{high}}',
    intervalNote:
      'Das Intervall zeigt, wie weit sich die Zahl allein durch den Messfehler verschieben könnte.',
    severalNote:
      'Zwei Zahlen, deren Unterschied der Messfehler erklärt, sollten nicht in eine Rangfolge gebracht werden.',
    noRequirement: 'Keine Anforderung festgelegt: Jedes Merkmal darf überall auf der Skala liegen.',
    reach: 'Nach unserem Modell erreichen etwa {{count}} von 100 Menschen der Normgruppe diese Stufe.',
    broad: 'Breites Profil: Der Bereich lässt fast allen Menschen Raum, die Zahl sagt daher wenig aus.',
    caveat:
      'Die Zahl vergleicht Antworten mit einem Bereich, den Menschen festgelegt haben. Daraus folgt nicht, wie gut jemand die Arbeit machen wird, und keine Entscheidung darf allein darauf beruhen.',
    bands: {
      strong: {
        label: fitBandsDe.strong,
        note: 'Das Ergebnis liegt größtenteils im Bereich oder nahe daran.',
      },
      partial: {
        label: fitBandsDe.partial,
        note: 'Teile des Ergebnisses liegen außerhalb des Bereichs; darüber lohnt sich ein Gespräch.',
      },
      none: {
        label: fitBandsDe.none,
        note: 'Vieles liegt außerhalb des Bereichs; über die Gründe lohnt sich ein Gespräch, bevor daraus etwas gefolgert wird.',
      },
    },
    howCounted:
      'Ein Merkmal innerhalb des Bereichs kostet nichts. Jeder Punkt außerhalb kostet einen Teil der Zahl, bis zu vier Punkte, im Verhältnis zum Gewicht des Merkmals. Ein Merkmal, dessen Bereich die ganze Skala umfasst, zählt nicht mit.',
  },
  contribution: {
    inside: '{{trait}}: {{stanine}}, im Bereich {{min}} bis {{max}}, kostet nichts',
    below_one: '{{trait}}: {{count}} Punkt unter dem Bereich {{min}} bis {{max}}, kostet {{cost}}',
    below_other: '{{trait}}: {{count}} Punkte unter dem Bereich {{min}} bis {{max}}, kostet {{cost}}',
    above_one: '{{trait}}: {{count}} Punkt über dem Bereich {{min}} bis {{max}}, kostet {{cost}}',
    above_other: '{{trait}}: {{count}} Punkte über dem Bereich {{min}} bis {{max}}, kostet {{cost}}',
    border: '{{line}}; knapp außerhalb, im Messfehler',
    notCounted: '{{trait}}: keine Anforderung festgelegt, zählt nicht mit',
    noScore: '{{trait}}: zu wenige Antworten für ein Ergebnis, zählt nicht mit',
    weight: 'Gewicht {{weight}}',
  },
  position: {
    below: 'unter dem Bereich',
    inside: 'im Bereich',
    border: 'knapp außerhalb',
    above: 'über dem Bereich',
  },
  traits: {
    O: {
      below:
        'Das Ergebnis liegt näher am Bewährten, als es der Bereich vorsieht. Beruht die Rolle auf neuen Ideen, werden vertraute Wege vielleicht später verlassen als erhofft. Klare Gründe für eine Änderung und konkrete Beispiele können helfen.',
      inside: 'Das Ergebnis entspricht der Balance, die der Bereich vorsieht, zwischen Neuem und Bewährtem.',
      above:
        'Das Ergebnis zeigt mehr Interesse am Neuen, als es der Bereich vorsieht. Feste Abläufe wirken mit der Zeit vielleicht eng; Raum, die eigene Arbeitsweise zu verbessern, kann das Interesse wachhalten.',
    },
    C: {
      below:
        'Das Ergebnis liegt näher am Improvisieren, als es der Bereich vorsieht. Verlangt die Rolle Termine, Prüfungen oder Nachweise, sind vielleicht kleine Schritte und sichtbare Absprachen nötig.',
      inside:
        'Das Ergebnis entspricht der Balance, die der Bereich vorsieht, zwischen Planung und Flexibilität.',
      above:
        'Das Ergebnis zeigt mehr Planung und Sorgfalt, als es der Bereich vorsieht. Braucht die Rolle schnelle, grobe Lösungen, liegt der Anspruch vielleicht höher als nötig; zu vereinbaren, was gut genug ist, kann helfen.',
    },
    E: {
      below:
        'Das Ergebnis liegt näher an der Ruhe, als es der Bereich vorsieht. Viele Besprechungen oder Erstkontakte hintereinander kosten vielleicht Kraft; Zeit zur Vorbereitung und ruhige Phasen dazwischen können viel ausmachen.',
      inside: 'Das Ergebnis entspricht der Balance, die der Bereich vorsieht, zwischen Austausch und Ruhe.',
      above:
        'Das Ergebnis zeigt mehr Freude an Gesellschaft und Tempo, als es der Bereich vorsieht. Lange Arbeit allein wirkt vielleicht zäh; regelmäßiger Austausch oder Aufgaben mit Kontakt können das ausgleichen.',
    },
    A: {
      below:
        'Das Ergebnis liegt näher am Direkten und Hinterfragenden, als es der Bereich vorsieht. Beruht die Rolle auf Unterstützung und Wohlwollen, kommt der Ton vielleicht manchmal schärfer an als gemeint; offene Rückmeldung kann helfen.',
      inside:
        'Das Ergebnis entspricht der Balance, die der Bereich vorsieht, zwischen Nachgeben und Beharren.',
      above:
        'Das Ergebnis zeigt mehr Entgegenkommen, als es der Bereich vorsieht. Gehört Verhandeln oder Ablehnen zur Rolle, treten eigene Interessen vielleicht zurück; vereinbarte Grenzen und Rückhalt im Team können helfen.',
    },
    ES: {
      below:
        'Das Ergebnis liegt näher am Empfindsamen, als es der Bereich vorsieht. Bringt die Rolle Druck oder Konflikte mit sich, wird Belastung vielleicht früher spürbar; klare Prioritäten und eine Ansprechperson können viel ausmachen.',
      inside:
        'Das Ergebnis entspricht der Balance, die der Bereich vorsieht, zwischen Empfindsamkeit und Ruhe.',
      above:
        'Das Ergebnis zeigt mehr Ruhe, als es der Bereich vorsieht. Braucht die Rolle frühe Warnungen oder einen feinen Blick für Stimmungen, werden Signale vielleicht spät bemerkt; gezieltes Nachfragen kann helfen.',
    },
  },
};
