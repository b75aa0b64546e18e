import type { Translation } from '../../../base/languages.ts';
import { MANUAL_SOURCES } from './sources.ts';
import type { manualUseEn } from './use.en.ts';

export const manualUseDe: Translation<typeof manualUseEn> = {
  fit: {
    title: 'Passung zu einer Rolle',
    paragraphs: [
      'Eine Rolle kann für jedes Merkmal einen Bereich von 1 bis 9 festlegen, mit einem Gewicht von 1 bis 3. Ein Bereich über die ganze Skala verlangt nichts und zählt nicht.',
      'Für jedes gezählte Merkmal ist der Abstand d die Zahl ganzer Punkte außerhalb des Bereichs, höchstens 4. Passung = 100 · (1 − Σ w · d / (4 · Σ w)), gezeigt als ganze Zahl von 100, halbe aufgerundet. Bei fünf gleichen Gewichten kostet jeder Punkt außerhalb 5. Wo im Bereich ein Ergebnis liegt, ist gleichgültig.',
      'Hohe Übereinstimmung: 85 oder mehr und kein Merkmal drei oder mehr Punkte außerhalb. Teilweise Übereinstimmung: 65 oder mehr, oder hoch bis auf ein Merkmal drei oder mehr außerhalb. Geringe Übereinstimmung: alles andere. Die Stufen sind unsere Festlegung.',
      'Das 90-%-Intervall: für jedes Merkmal die Wahrscheinlichkeit jedes Punkts, gegeben z und SEM (z auf Hundertstel); die Verteilung von Σ w · d durch Faltung; ihre Stellen bei 5 % und 95 %, nie ohne die gezeigte Passung.',
      'Grundrate: Zu jeder Rolle steht, wie viele von 100 Menschen nach unserem Modell der Normgruppe etwa eine hohe Übereinstimmung erreichen: 20.000 Profile, einmal aus der Normalverteilung gezogen, mit den veröffentlichten Zusammenhängen der Merkmale. Gezählt wurde niemand (siehe Normen). Farbe erscheint nur, wo weniger als die Hälfte eine hohe Übereinstimmung erreicht. Ohne Grundrate sagt „hoch“ wenig: Mit Bereichen von 3 bis 7 überall erreichen sie 90 von 100 Menschen.',
      'Gleichstand: Zwei Menschen einer Liste sind nicht unterscheidbar, solange f₁ − f₂ kleiner ist als √((f₁ − unten₁)² + (oben₂ − f₂)²). Listen zeigen sie als eine Gruppe, in einer Reihenfolge, die einmal für die Rolle ausgelost wurde. Eine Gruppe endet vor der ersten Person, die sich von ihrer Spitze unterscheidet (90 %); Nachbarn über diese Grenze müssen sich nicht unterscheiden. In einer Liste gelten die 90 % für jedes einzelne Paar: Würde die Grenze mit der Länge der Liste wachsen, kämen alle in eine Gruppe. Ein Vergleich von drei oder vier Menschen nimmt auch hier die größeren Grenzen für Unterschiede.',
      'Was eine Grenze kostet: Nahe der Grenze einer Stufe entscheidet der Messfehler. Lies das Intervall, nicht die Stufe, und lass nie eine Stufe allein entscheiden.',
    ],
    certainty: 'Wie oft eine hohe Übereinstimmung stimmt',
    certaintyText:
      'Simuliert, {{people}} Menschen für jedes Beispiel von Bereichen mit gleichen Gewichten: Werte wie gemessen und wie sie ohne Messfehler wären (veröffentlichte Alphas).',
    certaintyCaption: 'Hohe Übereinstimmung nach gemessenen und nach wahren Werten',
    certaintyColumns: {
      ranges: 'Bereiche O, C, E, A, ES',
      measured: 'Hoch, wie gemessen',
      right: 'Davon in Wahrheit hoch',
      found: 'Von den in Wahrheit Hohen gefunden',
    },
    ranges: 'Zuerst die Anforderungen',
    rangesText:
      'DIN 33430 beginnt mit einer Anforderungsanalyse. Bereiche lassen sich bei Menschen erheben, die die Arbeit kennen: vier Aussagen je Merkmal auf denselben Feldern. Die Mitte ist 1 + 8 · Mittel / 3, der Bereich ein Punkt nach jeder Seite, zwei bei Unsicherheit oder wenn sich zwei Antworten widersprechen; überall dieselbe Antwort ergibt keinen Bereich. Ab drei Stimmen werden Bereiche zusammengeführt, die übereinstimmen (rwg über 0,50); sonst werden alle ohne Namen gezeigt, und ein Gespräch wird vorgeschlagen. rwg vergleicht die Streuung der Stimmen mit Antworten, die sich gleichmäßig auf alle neun Punkte verteilen. So antwortet kaum jemand, deshalb ist es ein nachsichtiges Maß der Übereinstimmung.',
  },
  style: {
    title: 'Die D-I-S-G-Sicht',
    text: 'Vier Balken dazu, wie jemand im Gespräch wirken kann. Sie folgen nach einer festen eigenen Formel (Anhang) aus den fünf Merkmalen und sind weder eine eigene Messung noch ein DiSG-Test. Ein Stil wird genannt, wenn er um 0,5 z führt, sonst zwei. Sie dienen der Verständigung und zählen nie für Übereinstimmung, Reihenfolge oder Filter.',
  },
  use: {
    title: 'Ergebnisse verantwortlich verwenden',
    points: [
      'Vor der Befragung: Sag, was gefragt wird und wozu, wer das Ergebnis sieht, wie lange es bleibt und dass die Teilnahme freiwillig ist.',
      'Leg den Bereich einer Rolle fest, bevor du Menschen betrachtest, mit mehreren, die die Arbeit kennen, und halte fest, warum die Arbeit ihn braucht.',
      'Sprich mit der Person über das Ergebnis. Was sie dazu sagt, zählt.',
      'Verwende es neben Erfahrung, Können, Arbeitsproben und Referenzen, nie an ihrer Stelle.',
      'Führe das Interview mit allen mit denselben Fragen, in denselben Worten und derselben Reihenfolge. Das Produkt hält für eine Rolle einen festen Satz aus einer festen Sammlung bereit und markiert bei einer Person nur, wo nachzuhaken ist, ohne Seite und Zahl. DIN 33430 verlangt einen solchen Leitfaden; strukturierte Interviews hängen unter den üblichen Verfahren am engsten mit dem Erfolg bei der Arbeit zusammen (Sackett et al. 2022). Unsere Fragen selbst sind nicht untersucht.',
      'Bilde keine Rangfolge aus einzelnen Punkten, und vergleiche nichts, was im Messfehler liegt.',
      'Sieh regelmäßig auf der Seite „Normen und Fairness“ nach: Sie zeigt, ob Gruppen verschiedene Ausgänge haben.',
      'Bitte nach 12 bis 24 Monaten oder nach einer großen Veränderung um eine neue Befragung.',
      'Speicherung: Jeder Arbeitsbereich legt fest, nach wie vielen Monaten Personen gelöscht werden; jede Person kann ihre Daten jederzeit löschen lassen.',
    ],
    law: 'In der Europäischen Union gelten Systeme, die bei der Auswahl von Menschen für Arbeit helfen, als hochriskant (KI-Verordnung, Anhang III). Die Werte entstehen hier aus festen, versionierten Formeln und lassen sich jederzeit neu berechnen; maschinelles Lernen ist nicht beteiligt, und keine Entscheidung fällt automatisch.',
  },
  limits: {
    title: 'Grenzen, die wir kennen',
    noGermanNorm: 'Für unseren deutschen Wortlaut gibt es noch keine Normzahlen.',
    languages: 'Dass deutsche und englische Werte dasselbe bedeuten, ist noch nicht belegt.',
    points: [
      'Alles beruht auf Selbstbeschreibung. Antworten können vom Tag, vom Anlass und vom Wunsch nach einem guten Eindruck geprägt sein.',
      'Die Normgruppe sind englischsprachige Freiwillige aus dem Internet, ohne Datum und von unbekannter Zahl.',
      'Unser Fragebogen lässt 12 von 120 Aussagen weg; Zahlen der gekürzten Skalen sind Schätzungen.',
      'Manche Aussagen können in einer Auswahl befremden (Partys, Panik, Exzesse). Jede Aussage braucht eine Antwort; wer das nicht möchte, kann die Befragung beenden.',
      'Zusammenhänge zwischen Merkmalen und Erfolg bei der Arbeit sind klein bis mittel und gelten für Gruppen.',
    ],
  },
  sources: {
    title: 'Quellen',
    points: MANUAL_SOURCES,
  },
  appendix: {
    title: 'Anhang: womit sich die Zahlen nachrechnen lassen',
    lead: 'Dasselbe und mehr, mit deutschem und englischem Wortlaut, steht in der Datei (JSON) unter /api/reports/manual.json. Ein Test von uns rechnet Berichte allein aus dieser Datei nach.',
    items: 'Aussagen und Schlüssel',
    itemsCaption: 'Aussagen nach der Nummer der veröffentlichten Liste, mit Facette und Schlüssel',
    itemColumns: { number: 'Nr.', facet: 'Facette', key: 'Schlüssel', text: 'Aussage' },
    older: 'Deutscher Wortlaut von {{version}}, wo er abweicht',
    olderCaption: 'Aussagen, die in {{version}} anders lauten',
    instructed: 'Kontrollaussagen, nicht gewertet',
    instructedCaption: 'Kontrollaussagen und das erbetene Feld',
    instructedColumns: { place: 'Gezeigt als', text: 'Text', box: 'Feld' },
    facets: 'Normen der Facetten',
    facetsCaption: 'Mittel und Standardabweichung der Facettensummen (vier Aussagen, Skala 1 bis 5)',
    facetColumns: { facet: 'Facette', mean: 'Mittel', sd: 'Standardabweichung' },
    groups: 'Gruppen hinter der Norm',
    groupsCaption:
      'Mittel (Standardabweichung) der Summen von 24 Aussagen nach Geschlecht und Alter, und Anteil in unserer Norm',
    groupColumns: { group: 'Gruppe', share: 'Anteil' },
    sexes: { women: 'Frauen', men: 'Männer' },
    ages: { under21: 'unter 21', from21: '21–40', from41: '41–60', over60: 'über 60' },
    correlations: 'Zusammenhänge der Skalen',
    correlationsCaption:
      'Korrelationen in {{people}} vollständigen Bögen der langen Form (offene Stichprobe im R-Paket stenR), mit denen die Stichprobe der Normgruppe gezogen ist',
    pairs: 'Paare fast gleicher Aussagen',
    pairsText:
      'Nummern der veröffentlichten Liste, verglichen nach dem Umpolen; ein Paar mit einer Aussage außerhalb der Form entfällt: {{pairs}}.',
    base: 'Anteil der Normgruppe auf jedem Punkt',
    baseText: 'Für die mittlere Übereinstimmung der Normgruppe: {{shares}} % auf 1 bis 9.',
    style: 'Formeln der D-I-S-G-Sicht',
    styleText: 'Aus den z der Merkmale; der Teiler bringt jeden Stil auf eine Standardabweichung von 1.',
  },
};
