import type { Translation } from '../../../base/languages.ts';
import type { manualInstrumentEn } from './instrument.en.ts';

export const manualInstrumentDe: Translation<typeof manualInstrumentEn> = {
  purpose: {
    title: 'Beschreibung und Zweck',
    paragraphs: [
      'Der Fragebogen beschreibt, wie Menschen ihre Arbeitsweise auf fünf breiten Merkmalen sehen. Er bereitet Gespräche vor: über sich selbst, im Team, über eine Rolle, beim Einstieg.',
      'Das Fünf-Faktoren-Modell ist in der Psychologie die am weitesten anerkannte Beschreibung von Unterschieden zwischen Menschen. Ein Wert sagt, wie viel von einem Merkmal jemand beschreibt, nicht, ob das gut ist. Jeder Pol hat Vorteile und Nachteile, je nach Aufgabe.',
    ],
    points: [
      'Gedacht für: persönliche Entwicklung, Gespräche im Team, die Vorbereitung von Interviews, Überlegungen dazu, was eine Rolle braucht. Erwachsene im Berufsalter, die gut Deutsch oder Englisch lesen.',
      'Nicht gedacht für: Fragen der Gesundheit, Prüfungen von Wissen oder Können, Entscheidungen ohne Gespräch, Vergleiche von Menschen, deren Ergebnisse sich um weniger unterscheiden, als der Messfehler beider erklärt.',
      'Wer Ergebnisse liest, sollte wissen, was eine Norm, ein Messfehler und eine Grundrate sind. Dieses Handbuch und der Hilfebereich erklären es; für Entscheidungen über Menschen empfehlen wir eine Fortbildung bei psychologischen Fachleuten.',
    ],
  },
  theory: {
    title: 'Theoretische Grundlage und Konstruktion',
    paragraphs: [
      'Grundlage ist der IPIP-NEO-120: 120 gemeinfreie Aussagen aus dem International Personality Item Pool, von J. A. Johnson aus 300 so ausgewählt, dass je vier Aussagen für eine von dreißig Facetten stehen, sechs je Merkmal.',
      'Unser Fragebogen hat 108 gewertete Aussagen. Weggelassen sind die Facetten zu politischen und moralischen Ansichten (O6), zu gedrückter Stimmung (N3) und zum Nachgeben bei Impulsen (N5): Nach den ersten darf ein Arbeitgeber nicht fragen, die anderen kommen Gesundheit und Privatleben nahe. Besorgtheit (N1) und Stressempfindlichkeit (N6) sind geblieben: Sie fragen nach alltäglichen Reaktionen, die zum Merkmal gehören, nicht nach Beschwerden oder Behandlungen. So hat Offenheit 20 Aussagen, emotionale Stabilität 16, jedes andere Merkmal 24.',
      'Die Aussagen sind allgemein: Sie handeln von Partys, Kunst und Ärger ebenso wie von Aufgaben. Die Anleitung bittet alle, an sich bei der Arbeit zu denken. Die Forschung findet mit einem solchen Rahmen etwas höhere Zusammenhänge mit Leistung; die Norm wurde ohne ihn erhoben.',
      'Der deutsche Wortlaut ist unser eigener. Er folgt den englischen Aussagen im Sinn und kommt ohne geschlechtliche Formen aus. Version 2 hat sieben Aussagen geändert, deren Sinn verrutscht war: 22, 33, 47, 70, 76, 95 und 117. Unabhängig zurückübersetzt ist er noch nicht.',
      'Es gibt Verwandte in anderen Sprachen. Der deutsche IPIP-240 der ZHAW in Zürich (Schreiber und Iller, 2017) hat eine Normstichprobe und eigene Belege; der dänische IPIP-NEO-120 (Vedel et al., 2019) ist validiert. Unserer ist keiner von beiden: Der IPIP-240 hat andere Aussagen und doppelt so viele, und vom dänischen gibt es keinen deutschen Text. Keine ihrer Zahlen gilt für unseren Wortlaut. Wer heute eine deutsche Norm braucht, ist mit dem IPIP-240 besser bedient.',
    ],
    traits: 'Fünf Merkmale',
    traitsCaption: 'Die fünf Merkmale, ihre Pole und die Zahl der Aussagen',
    columns: { trait: 'Merkmal', low: 'Unterer Pol', high: 'Oberer Pol', items: 'Aussagen' },
    facets: '27 Facetten',
    facetsCaption: 'Die Facetten und was eine hohe Stufe bedeutet',
    facetColumns: { facet: 'Facette', level: 'Eine hohe Stufe' },
    facetNote:
      'Emotionale Stabilität wird als ihr Gegenpol Neurotizismus gemessen und umgepolt. Ihre Facetten zeigen in die andere Richtung: Eine hohe Stufe der Facette geht mit geringer Stabilität einher.',
  },
  objectivity: {
    title: 'Objektivität',
    administration: 'Durchführung',
    administrationText:
      'Alle bekommen dieselbe Anleitung, dieselben Aussagen, dieselbe Reihenfolge und dieselben Felder, am Handy wie am Computer: „{{instruction}}“ Anlass, Freiwilligkeit und wer das Ergebnis sieht, stehen vor dem Beginn da. Antworten lassen sich bis zur Abgabe ändern; eine Zeitgrenze gibt es nicht; üblich sind 15 bis 20 Minuten. Umgebung und Gerät werden nicht kontrolliert.',
    instruction: 'Antworte so, wie du bei der Arbeit meistens bist; der erste Gedanke genügt.',
    scale: 'Die vier Felder',
    scaleText:
      'Eine neutrale Mitte, auf die sich ausweichen ließe, fehlt bewusst. Die veröffentlichten Normen stammen von fünf Feldern; vier auf fünf umzurechnen, verschiebt einen Wert in Simulationen um höchstens etwa 0,3 Punkte.',
    scoring: 'Auswertung',
    scoringText:
      'Die Werte entstehen aus festen, versionierten Formeln. Weder KI noch menschliches Urteil ist daran beteiligt. Abgegebene Antworten ändern sich nie, deshalb lässt sich jeder Wert neu berechnen, auch mit einer neueren Norm.',
    interpretation: 'Deutung',
    interpretationText:
      'Die Texte folgen nach einer festen Regel aus der Stufe eines Werts. Reicht der Fehlerbalken über die Grenze zweier Stufen, stehen beide Lesarten da. Alter und Geschlecht spielen keine Rolle und stehen nie neben einem Ergebnis.',
  },
  scoring: {
    title: 'Von den Antworten zu den Werten',
    paragraphs: [
      'Jede Antwort zählt 1 bis 4. Aussagen, die den unteren Pol beschreiben, werden umgepolt (5 minus Antwort). Die gepolte Antwort k wird auf die fünfstufige Skala der Normen umgerechnet: y = 1 + (k − 1) · 4/3.',
      'Eine Facettensumme ist das Vierfache des Mittels ihrer y und braucht drei von vier Antworten. Eine Skalensumme ist die Zahl ihrer Facetten mal das Mittel der gültigen Facettensummen; sie braucht alle Facetten bis auf eine und 83 % ihrer Aussagen, aufgerundet. Fehlen mehr als zehn Aussagen, wird ein Bogen nicht ausgewertet. Geraten wird nie. Die Befragung selbst lässt keine Lücken zu: So beruht jedes Ergebnis auf gleich vielen Aussagen und hat denselben Messfehler, und kein Wert muss eine fehlende Antwort ersetzen. Die Grenzen gelten für Bögen, die anderswo entstanden sind. Wer nicht antworten möchte, kann jederzeit aufhören; was nicht abgegeben wird, wird nicht ausgewertet.',
      'Der Standardwert ist z = (Summe − Mittel) / Standardabweichung der Norm; bei emotionaler Stabilität z = −z von Neurotizismus. Ein Wert genau auf der Grenze zweier Punkte gehört zum äußeren.',
    ],
    points: [
      'Stanine: 5 + das Vorzeichen von z mal ⌊2 · |z| + 0,5⌋, von 1 bis 9. Stufen: 1 bis 3 niedrig, 4 bis 6 mittel, 7 bis 9 hoch.',
      'T-Wert: ⌊50 + 10z + 0,5⌋, von 20 bis 80.',
      'Prozentrang: ⌊100 · Φ(z) + 0,5⌋, von 1 bis 99, Φ die Normalverteilung: der Anteil der Normgruppe mit demselben oder einem niedrigeren Wert.',
      'Fehlerbalken: der genaue Ort 5 + 2z, begrenzt auf 1 bis 9, plus und minus die halbe Breite; im Spektrum sind die Enden auf halbe Punkte gerundet.',
      'Facetten: derselbe Stanine-Wert, gezeigt nur als niedrig, mittel oder hoch. Vier Aussagen sind zu wenig für eine Zahl: 62 von 100 Menschen bekämen auf einer Parallelform dieselbe Stufe. Facetten zählen nie für die Übereinstimmung mit einer Rolle.',
    ],
  },
};
