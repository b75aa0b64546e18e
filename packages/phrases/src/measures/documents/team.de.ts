import type { Translation } from '../../base/languages.ts';
import type { teamEn } from './team.en.ts';
import { groupTextsDe } from '../../base/common-labels.de.ts';

export const teamDe: Translation<typeof teamEn> = {
  label: 'Teambericht',
  subtitle: '{{workspace}} · Fünf Merkmale bei der Arbeit',
  lead: 'Dieser Bericht zeigt, wie sich die Ergebnisse eines Teams verteilen. Kein Wert trägt einen Namen: Es geht um das Team, und der Bericht soll ein Gespräch über die Zusammenarbeit anstoßen.',
  facts: { members: 'Mitglieder', results: 'Mit Ergebnis', roles: 'Rollen', date: 'Neuestes Ergebnis' },
  none: 'keine',
  words: {
    title: 'In den Worten des Teams',
    lead: 'Diesen Text haben diejenigen geschrieben, die das Team leiten.',
  },
  few: {
    title: 'Zu wenige Ergebnisse für ein Bild',
    text: 'Weniger als {{least}} Mitglieder haben ein Ergebnis. Ein Bild von so wenigen Menschen ließe sich auf einzelne zurückführen. Deshalb wird nichts gezeichnet und keine Zahl genannt.',
    next: 'Sobald {{least}} Mitglieder die Befragung abgeschlossen haben, zeigt ein neuer Bericht, wie sich die Ergebnisse verteilen.',
  },
  distribution: {
    words: groupTextsDe,
    title: 'Wie sich die Ergebnisse verteilen',
    dots: 'Jeder Punkt ist ein Mitglied, ohne Namen.',
    doubtful_one: 'Eines dieser Ergebnisse ist mit Vorsicht zu lesen.',
    doubtful_other: '{{count}} dieser Ergebnisse sind mit Vorsicht zu lesen.',
    withoutDots:
      'Bei weniger als {{least}} Ergebnissen wird kein einzelnes Ergebnis gezeichnet: Neben der Liste der Mitglieder ließe sich jedes erraten. Wer einige Ergebnisse kennt, kann die übrigen auch aus den Zahlen eingrenzen.',
    marks:
      'Die dunkle Marke ist der Median: Mindestens die Hälfte des Teams liegt dort oder darunter, mindestens die Hälfte dort oder darüber. Der farbige Balken umfasst die mittlere Hälfte des Teams. Bei zwei Lagern gibt es eine solche Mitte nicht: Dann ist jeder Balken ein Lager.',
    alternative:
      '{{trait}}: {{count}} Ergebnisse, Median {{median}}, mittlere Hälfte von {{from}} bis {{to}}',
    caption: 'Die Gruppe in Zahlen',
    columns: {
      trait: 'Merkmal',
      count: 'Ergebnisse',
      median: 'Median',
      half: 'Mittlere Hälfte',
      width: 'Breite',
      spread: 'Streuung',
    },
    spreads: {
      narrow: 'dicht beieinander',
      middle: 'üblich',
      wide: 'weit auseinander',
      camps: 'zwei Lager',
    },
    spreadNote:
      'Die mittlere Hälfte der Normgruppe ist {{width}} Punkte breit. „Dicht beieinander“ und „weit auseinander“ steht nur, wo das Team enger oder weiter ist als mindestens 90 von 100 gleich großen Gruppen, die zufällig aus der Normgruppe gezogen werden.',
    campsAlternative:
      '{{trait}}: {{count}} Ergebnisse, zwei Lager, {{low}} Personen bei {{lowAt}} und {{high}} bei {{highAt}}',
    error:
      'Jedes einzelne Ergebnis hat einen Messfehler von etwa 1,0 bis 1,4 Punkten nach jeder Seite. Ein Median nahe der Grenze zweier Stufen lässt sich auf beide Arten lesen.',
  },
  traits: {
    title: 'Was das für die Zusammenarbeit bedeuten kann',
    lead: 'Die Sätze sagen, was solche Ergebnisse bedeuten können; belegt ist das durch keine Untersuchung an Teams. Ob es auf euer Team zutrifft, entscheidet ihr.',
    O: {
      low: 'Als Ganzes neigt das Team zum Bewährten. Arbeitsweisen bleiben vermutlich, solange sie dienen, und Vorschläge werden wohl zuerst an ihrem Nutzen gemessen. Neue Ideen könnten einen festen Platz brauchen, damit sie gehört werden, bevor jemand sie bewertet.',
      middle:
        'Als Ganzes steht das Team zwischen Neuem und Bewährtem. Ideen finden wohl Gehör und müssen sich trotzdem nach ihrem Nutzen fragen lassen. Welche Seite überwiegt, hängt vielleicht davon ab, wer zuerst spricht.',
      high: 'Als Ganzes neigt das Team zum Neuen. An Ideen fehlt es vermutlich nicht, und Veränderung kann willkommen sein. Etwas zu beenden oder gut zu wiederholen, könnte mehr Aufmerksamkeit brauchen als der Anfang.',
      narrow:
        'Die Ergebnisse liegen dicht beieinander: Einigkeit darüber, wie viel Veränderung richtig ist, kommt wohl leicht zustande. Der Blick von der anderen Seite kann fehlen.',
      wide: 'Die Ergebnisse liegen weit auseinander: Manche wünschen vielleicht Veränderung, wo andere Ruhe wünschen. Beide haben Gründe, und es kann helfen zu sagen, welchen eine Entscheidung folgt.',
      camps:
        'Hier stehen zwei Lager: Was für die einen willkommene Veränderung ist, kann für die anderen Unruhe sein. Es kann helfen, vor einer Entscheidung die Gründe beider zu hören und zu sagen, welchen sie folgt.',
      question:
        'Welche unserer Gewohnheiten behalten wir, weil sie funktionieren, und welche, weil niemand gefragt hat?',
    },
    C: {
      low: 'Als Ganzes neigt das Team zur Flexibilität. Pläne können sich schnell ändern, ohne dass es jemanden sehr stört. Termine, Aufzeichnungen und Übergaben könnten ein paar sichtbare Absprachen brauchen.',
      middle:
        'Als Ganzes steht das Team zwischen Planen und Improvisieren. Ordnung gibt es vermutlich dort, wo sie zählt. Was gut genug ist, lohnt sich vielleicht vor Beginn der Arbeit zu klären.',
      high: 'Als Ganzes neigt das Team zu Planung und Sorgfalt. Absprachen werden vermutlich gehalten, und Arbeit wird geprüft. Schnelle, grobe Lösungen könnten sich auch dort falsch anfühlen, wo sie genügen.',
      narrow:
        'Die Ergebnisse liegen dicht beieinander: Die Erwartungen an Ordnung und Termine sind wohl ähnlich, umso mehr können Abweichungen überraschen.',
      wide: 'Die Ergebnisse liegen weit auseinander: Was für die einen fertig ist, ist für andere vielleicht ein Entwurf. Es kann helfen aufzuschreiben, was „fertig“ heißt.',
      camps:
        'Hier stehen zwei Lager: Die einen planen vielleicht voraus, wo die anderen abwarten. Es kann helfen zu klären, wo ein Plan für alle gilt und wo jeder Mensch auf eigene Weise arbeitet.',
      question: 'Woran merken wir, dass etwas gut genug ist?',
    },
    E: {
      low: 'Als Ganzes neigt das Team zur Ruhe. Gearbeitet wird vermutlich konzentriert und mit wenigen Besprechungen. Entscheidungen und Zweifel könnten unausgesprochen bleiben, wenn es keinen Platz für sie gibt.',
      middle:
        'Als Ganzes steht das Team zwischen Austausch und Ruhe. Lebhafte Runden und stille Strecken können beide ihren Platz haben. Es kann helfen zu vereinbaren, wann was gilt.',
      high: 'Als Ganzes neigt das Team zu Austausch und Tempo. Das gemeinsame Durchsprechen gehört vermutlich zur Arbeit. Wer still denkt, könnte vorher eine Tagesordnung oder eine zweite Runde brauchen.',
      narrow:
        'Die Ergebnisse liegen dicht beieinander: Das Maß an Austausch passt wohl den meisten, und Gäste mit anderem Tempo können das spüren.',
      wide: 'Die Ergebnisse liegen weit auseinander: Für manche gibt es vielleicht zu viele Besprechungen, für andere zu wenige. Schriftliche Vorbereitung kann beiden dienen.',
      camps:
        'Hier stehen zwei Lager: Die einen denken vielleicht beim Reden, die anderen davor. Es kann helfen, Fragen vorher schriftlich zu stellen und in Besprechungen beidem Platz zu geben.',
      question: 'Wer wird in unseren Besprechungen gehört, und wie kommen die anderen zu Wort?',
    },
    A: {
      low: 'Als Ganzes neigt das Team zu klaren Worten. Behauptungen werden vermutlich hinterfragt, Widerspruch wird ausgesprochen. Anerkennung kommt womöglich zu kurz, wenn niemand daran denkt.',
      middle:
        'Als Ganzes steht das Team zwischen Nachgeben und Standhalten. Konflikte lassen sich wohl im Austausch lösen. Der Ton kann davon abhängen, was auf dem Spiel steht.',
      high: 'Als Ganzes neigt das Team zu Wohlwollen und Unterstützung. Hilfe wird vermutlich angeboten, bevor jemand fragt. Kritik und ein klares Nein könnten einen vereinbarten Platz brauchen.',
      narrow:
        'Die Ergebnisse liegen dicht beieinander: Der Umgangston ist wohl ähnlich, und von außen kann er weicher oder härter wirken als gemeint.',
      wide: 'Die Ergebnisse liegen weit auseinander: Ein offenes Wort ist für manche vielleicht schwer zu hören, ein vorsichtiges überhören andere. Eine Absprache, wie Kritik geäußert wird, kann helfen.',
      camps:
        'Hier stehen zwei Lager: Was die einen als klares Wort meinen, kann für die anderen hart klingen, und ein vorsichtiger Hinweis geht vielleicht unter. Eine Absprache, wie Kritik geäußert wird, kann helfen.',
      question: 'Wie sagen wir einander, dass etwas nicht stimmt?',
    },
    ES: {
      low: 'Als Ganzes neigt das Team zur Empfindsamkeit. Risiken und Stimmungen werden vermutlich früh bemerkt. Unter Druck könnten klare Prioritäten und jemand, der zuhört, viel ausmachen.',
      middle:
        'Als Ganzes steht das Team zwischen empfindsam und gelassen. Gewöhnlicher Druck wird wohl gut getragen. Bei längerer Belastung kann die Frage helfen, wie es den Einzelnen geht.',
      high: 'Als Ganzes neigt das Team zur Gelassenheit. Rückschläge werden vermutlich ohne viel Aufhebens hingenommen. Warnungen könnten spät kommen, deshalb kann es helfen, nach ihnen zu fragen.',
      narrow:
        'Die Ergebnisse liegen dicht beieinander: Druck wird wohl ähnlich empfunden, und das Team kann gemeinsam müde werden oder gemeinsam ruhig bleiben.',
      wide: 'Die Ergebnisse liegen weit auseinander: Dieselbe Woche kann für manche gewöhnlich und für andere schwer sein. Es kann helfen, über Last zu sprechen, bevor sie sich zeigt.',
      camps:
        'Hier stehen zwei Lager: Derselbe Druck kann für die einen schwer sein und für die anderen kaum spürbar. Es kann helfen, nach der Last zu fragen, bevor jemand sie ansprechen muss.',
      question: 'Was zeigt uns früh, dass es für jemanden zu viel wird?',
    },
  },
  talk: {
    title: 'Fragen für ein Gespräch im Team',
    lead: 'Eine Stunde reicht für zwei oder drei davon. Das eigene Ergebnis braucht dabei niemand zu nennen.',
    general: [
      'Wo erkennen wir uns in diesem Bild wieder, und wo nicht?',
      'Was gelingt uns gut, weil wir so zusammengesetzt sind?',
      'Was möchten wir vereinbaren, damit unsere Unterschiede der Arbeit dienen?',
    ],
  },
  members: { title: 'Wer zum Team gehört', open: 'Rollen, die im Team niemand hat' },
};
