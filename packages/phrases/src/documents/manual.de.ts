import type { Translation } from '../languages.ts';
import type { manualEn } from './manual.en.ts';

export const manualDe: Translation<typeof manualEn> = {
  label: 'Handbuch',
  fileName: 'big-five-handbuch.pdf',
  title: 'Der Big-Five-Fragebogen',
  subtitle: 'Instrument, Normen, Messfehler und Grenzen',
  lead: 'Für alle, die den Fragebogen beantworten, einen Bericht lesen oder entscheiden, wie er verwendet wird. Jede Zahl eines Berichts lässt sich mit dem, was hier steht, noch einmal ausrechnen.',
  facts: {
    instrument: 'Instrument',
    scoring: 'Auswertungsregel',
    norm: 'Norm',
    quality: 'Regel zur Antwortqualität',
    fit: 'Passungsregel',
    texts: 'Textsammlung',
  },
  note: 'Das Handbuch beschreibt die oben genannten Fassungen. Eine Änderung an Wortlaut, Aussagen, Skala oder Regel ergibt eine neue Fassung.',
  purpose: {
    title: 'Wozu er dient',
    paragraphs: [
      'Der Fragebogen beschreibt, wie Menschen die eigene Arbeitsweise auf fünf breiten Merkmalen sehen. Er dient Gesprächen: über sich selbst, im Team, über eine Rolle, vor und nach einem neuen Anfang.',
      'Das Fünf-Faktoren-Modell ist in der Psychologie die am weitesten geteilte Beschreibung von Unterschieden zwischen Menschen. Es sagt, wie viel von einem Merkmal jemand beschreibt, nicht, ob das gut ist. Jeder Pol hat seine Vorteile und seine Kehrseite, je nach Aufgabe.',
    ],
    points: [
      'Gedacht für: persönliche Entwicklung, Gespräche im Team, die Vorbereitung von Interviews, das Nachdenken darüber, was eine Rolle verlangt.',
      'Nicht gedacht für: Fragen der Gesundheit, Prüfungen von Wissen oder Können, Entscheidungen ohne Gespräch, Vergleiche von Menschen, deren Ergebnisse sich um weniger als den Messfehler unterscheiden.',
    ],
  },
  instrument: {
    title: 'Das Instrument',
    paragraphs: [
      'Grundlage ist der IPIP-NEO-120: 120 gemeinfreie Aussagen aus dem International Personality Item Pool, ausgewählt von J. A. Johnson. Jeder der fünf Bereiche hat sechs Facetten mit je vier Aussagen.',
      'Wir verwenden eine Arbeitsform mit 108 gewerteten Aussagen. Weggelassen sind die Facetten zu politischen und moralischen Ansichten (O6), zu gedrückter Stimmung (N3) und zum Nachgeben bei Impulsen (N5): Die erste fragt nach Meinungen, die bei der Arbeit niemanden etwas angehen, die anderen kommen der Gesundheit und dem Privatleben nahe.',
      'Zwei weitere Aussagen bitten um ein bestimmtes Feld. Sie werden nicht gewertet und zeigen nur, ob die Aussagen gelesen wurden. Das Beantworten dauert etwa 15 bis 20 Minuten; eine Zeitgrenze gibt es nicht.',
      'Die Reihenfolge ist die veröffentlichte, sodass sich Facetten und Bereiche mischen. Die Werte hängen nie von der Reihenfolge ab und nie davon, wie viele Aussagen auf einer Seite stehen.',
      'Der deutsche Wortlaut ist unser eigener. Er folgt den englischen Aussagen im Sinn und ist geschlechtsneutral.',
    ],
    scale: 'Die vier Felder',
    boxes: ['trifft gar nicht zu', 'trifft eher nicht zu', 'trifft eher zu', 'trifft genau zu'],
    scaleText:
      'Eine Mitte gibt es nicht. Vier Felder fragen nach einer Neigung, und niemand kann sich aus Höflichkeit in der Mitte ausruhen.',
  },
  traits: {
    title: 'Fünf Merkmale und 27 Facetten',
    lead: 'Emotionale Stabilität ist Neurotizismus, andersherum gelesen. Das Wort Neurotizismus kommt in Berichten nicht vor, weil es leicht missverstanden wird.',
    caption: 'Die fünf Merkmale mit ihren Polen',
    columns: { trait: 'Merkmal', low: 'Unterer Pol', high: 'Oberer Pol', items: 'Aussagen' },
    facetCaption: 'Die Facetten und was eine hohe Stufe bedeutet',
    facetColumns: { facet: 'Facette', level: 'Eine hohe Stufe' },
    facetNote:
      'Die Facetten der emotionalen Stabilität zeigen in die andere Richtung: Eine hohe Stufe der Facette geht mit geringer Stabilität einher.',
  },
  scoring: {
    title: 'Von den Antworten zu den Werten',
    paragraphs: [
      'Jede Antwort zählt 1 bis 4. Aussagen, die den unteren Pol beschreiben, werden umgedreht (5 minus Antwort). Das Ergebnis wird geradlinig auf die fünfstufige Skala der Normen übertragen: 1 + (Antwort − 1) · 4/3.',
      'Eine Facette ist das Vierfache des Mittels ihrer Antworten und braucht drei von vier. Ein Bereich ist die Zahl seiner Facetten mal das Mittel der Facettensummen; er braucht alle Facetten bis auf eine und 83 % seiner Aussagen. Fehlen mehr als zehn Aussagen, wird der Bogen nicht ausgewertet. Geraten wird nie.',
      'Der Standardwert z sagt, wie viele Standardabweichungen eine Summe über dem Mittel der Normgruppe liegt. Daraus folgen drei Zahlen.',
    ],
    points: [
      'Stanine: 5 + 2z, gerundet, von 1 bis 9. Stufen: 1 bis 3 niedrig, 4 bis 6 mittel, 7 bis 9 hoch.',
      'T-Wert: 50 + 10z, von 20 bis 80.',
      'Prozentrang: der Anteil der Normgruppe mit demselben oder einem niedrigeren Wert, von 1 bis 99, aus der Normalverteilung.',
    ],
    facets:
      'Facetten beruhen auf je vier Aussagen. Das reicht für drei Stufen und ist zu wenig für eine Zahl; in keine Passung gehen sie ein.',
  },
  norm: {
    title: 'Die Norm',
    caption: 'Mittel und Standardabweichung der Summen (Skala 1 bis 5)',
    columns: { domain: 'Bereich', items: 'Aussagen', mean: 'Mittel', sd: 'Standardabweichung' },
    neuroticism: 'Neurotizismus (umgedreht: emotionale Stabilität)',
    paragraphs: [
      'Manche Anbieter verwenden Normen je Geschlecht und Alter. Dann ergeben dieselben Antworten verschiedene Werte, bei der Verträglichkeit etwa 6 für einen Mann von 30 und 3 für eine Frau von 50 Jahren. Wir halten das für ungleiche Behandlung und verwenden eine gemeinsame Norm für alle Erwachsenen. Alter und Geschlecht werden erfragt, spielen in der Auswertung keine Rolle und stehen nie neben einem Ergebnis.',
      'Eigene Normen werden gesammelt: je Form und Sprache die Zahl der Personen und die Summen ihrer Werte, aus Bögen ohne Hinweise, je Person einer. Ab 300 Personen kann die Plattform auf sie umstellen. Ergebnisse werden dann neu berechnet, die alten Werte bleiben erhalten.',
      'Die veröffentlichten Zahlen stammen von einer fünfstufigen Skala. Vier Felder auf sie zu übertragen, kostet in Simulationen höchstens etwa 0,3 Stanine.',
    ],
  },
  error: {
    title: 'Wie genau die Werte sind',
    lead: 'Jeder Wert wird mit seinem 90-%-Fehlerbalken gezeichnet. Er gehört zum Ergebnis.',
    caption: 'Innere Konsistenz und Messfehler',
    columns: {
      trait: 'Merkmal',
      alpha: 'Alpha',
      sem: 'SEM (z)',
      half: '90 % ± Stanine',
      difference: 'Verlässlicher Unterschied (90 %)',
    },
    paragraphs: [
      'Alpha stammt aus der veröffentlichten englischen Fassung mit fünf Feldern. Offenheit hat in der Arbeitsform 20 ihrer 24 Aussagen und behält das veröffentlichte 0,82; für emotionale Stabilität, die dort 16 Aussagen hat, ist Alpha eine Schätzung. Daraus folgt der Messfehler: SEM = √(1 − Alpha).',
      'Überschreitet ein Balken die Grenze zweier Stufen, gibt der Bericht beide Lesarten. Zwei Personen unterscheiden sich in einem Merkmal, wenn ihre genauen Werte (nicht auf ganze Stanine gerundet) mindestens so weit auseinanderliegen, wie die letzte Spalte angibt: 1,645 · 2 · SEM · √2, mit 90 % Sicherheit. Ob sich zwei Balken überschneiden, entscheidet nichts. Vergleich und Berichte kennen nur diese Regel.',
      'Alpha aus eigenen Befragungen wird jede Nacht gezählt, für jede Form und Sprache, und ab 100 Personen mit seinem 95-%-Intervall gezeigt. Ab dann kann die Verwaltung der Plattform es anstelle des veröffentlichten verwenden: Balken, Unterschiede, Grenzen und Intervalle eines Ergebnisses beruhen dann auf dem Alpha der Norm, die das Ergebnis nennt, und sein Bericht sagt das.',
    ],
  },
  quality: {
    title: 'Antwortqualität',
    lead: 'Neun einfache Prüfungen betrachten, wie ein Bogen beantwortet wurde. Sie sind ein Hinweis, nie ein Urteil.',
    caption: 'Prüfungen und ihre Schwellen',
    columns: { check: 'Prüfung', flag: 'Hinweis', severe: 'Deutlicher Hinweis' },
    rows: [
      ['Längste Folge eines Feldes', '10 oder mehr', '15 oder mehr'],
      ['Anteil des häufigsten Feldes', '60 % oder mehr', '–'],
      ['Anteil der beiden zustimmenden Felder', 'unter 25 % oder über 75 %', '–'],
      ['Gerade-ungerade-Konsistenz über Facetten', 'unter 0,30', 'unter 0,10'],
      ['Mittlerer Abstand in Paaren fast gleicher Aussagen (0 bis 3)', '1,2 oder mehr', '1,5 oder mehr'],
      ['Median der Sekunden je Aussage', 'unter 2', 'unter 1'],
      ['Gesamtzeit', 'unter 240 Sekunden', '–'],
      ['Aussagen, die um ein Feld bitten', '1 falsch', '2 falsch'],
      ['Feld 1 bei jeder zweiten Aussage, hintereinander', '10 oder mehr', '15 oder mehr'],
    ],
    paragraphs: [
      'Kein Hinweis: nichts Auffälliges. Einer: mit etwas mehr Vorsicht lesen. Zwei oder mehr oder ein deutlicher: mit Vorsicht lesen. Die Person sieht den Hinweis auch, in einfachen Worten, und kann den Fragebogen kostenlos wiederholen. Das System weist keinen Bogen ab. Bögen mit Hinweisen gehen nicht in Normen ein.',
      'Feld 1 bei jeder zweiten Aussage ist die Spur einer Taste, die eine ungelesene Aussage beantwortet. Von 20.000 simulierten sorgfältigen Bögen traf der Hinweis 0,01 %, von denen, die nur die äußeren Felder wählen, 1,2 %; wo das Muster über mindestens 20 Aussagen reicht, fand er 99 %.',
    ],
  },
  fit: {
    title: 'Passung zu einer Rolle',
    paragraphs: [
      'Eine Rolle kann für jedes Merkmal einen Bereich von 1 bis 9 festlegen, mit einem Gewicht von 1 bis 3. Ein Bereich über die ganze Skala verlangt nichts und zählt nicht.',
      'Für jedes gezählte Merkmal ist der Abstand d die Zahl ganzer Stanine außerhalb des Bereichs, höchstens 4. Passung = 100 · (1 − Σ w · d / (4 · Σ w)), gezeigt als ganze Zahl. Bei fünf gleichen Gewichten kostet jedes Stanine außerhalb 5. Wo im Bereich ein Ergebnis liegt, ist gleichgültig.',
      'Das 90-%-Intervall der Passung folgt aus dem Messfehler jedes Merkmals. Daneben steht das Mittel der Normgruppe für denselben Bereich: Ein Bereich, den fast alle treffen, sagt wenig.',
      'Hohe Übereinstimmung: 85 oder mehr und kein Merkmal drei oder mehr außerhalb. Teilweise Übereinstimmung: 65 oder mehr, oder hoch bis auf ein Merkmal. Geringe Übereinstimmung: alles darunter. Die Farbe sagt, wie nah ein Ergebnis an einem Bereich liegt, den Menschen festgelegt haben. Sie sagt nicht, wie gut jemand die Arbeit machen wird.',
    ],
    stakeholders:
      'Bereiche lassen sich bei denen erheben, die die Arbeit kennen: vier Aussagen je Merkmal, beantwortet mit denselben Feldern. Die Mitte ist 1 + 8 · Mittel / 3, der Bereich ein Stanine zu beiden Seiten, zwei bei Unsicherheit oder wenn sich zwei Antworten widersprechen. Überall dieselbe Antwort ergibt keinen Bereich. Ab drei Stimmen werden die Bereiche zusammengeführt, wenn sie übereinstimmen (rwg über 0,50); sonst werden alle ohne Namen gezeigt, und ein Gespräch wird vorgeschlagen.',
  },
  style: {
    title: 'Die D-I-S-G-Sicht',
    text: 'Vier Balken dazu, wie jemand im Gespräch wirken kann, mit einer festen eigenen Formel aus den fünf Merkmalen berechnet. Sie ist aus den Big Five abgeleitet und kein DiSG-Test. Sie dient der Verständigung und geht in keine Passung, Rangfolge oder Filterung ein.',
  },
  use: {
    title: 'Ergebnisse mit Bedacht verwenden',
    points: [
      'Sage vorher, was gefragt wird, wozu, wer das Ergebnis sieht und wie lange es bleibt.',
      'Sprich mit der Person über das Ergebnis. Was sie dazu sagt, zählt.',
      'Verwende es neben Erfahrung, Können, Arbeitsproben und Referenzen, nie an ihrer Stelle.',
      'Bilde keine Rangfolge aus einzelnen Punkten, und vergleiche nichts, was im Messfehler liegt.',
      'Lege den Bereich einer Rolle fest, bevor du Menschen betrachtest, und lass mehrere mitreden, die die Arbeit kennen.',
      'Sieh ab und zu auf die Seite zu Normen und Fairness: Sie zeigt, ob Gruppen verschieden abschneiden.',
      'Bitte nach 12 bis 24 Monaten oder nach einer großen Veränderung um einen neuen Bogen.',
    ],
    law: 'In der Europäischen Union gelten Systeme, die bei der Auswahl von Menschen für Arbeit helfen, als hochriskant (KI-Verordnung, Anhang III). Die Werte entstehen hier aus festen, mit Fassung versehenen Formeln und lassen sich jederzeit neu ausrechnen; kein lernendes System wirkt mit, und keine Entscheidung fällt automatisch.',
  },
  limits: {
    title: 'Grenzen, die wir kennen',
    points: [
      'Die Normgruppe sind englischsprachige Freiwillige im Internet. Sie bildet die Berufstätigen keines Landes ab.',
      'Für unseren deutschen Wortlaut gibt es noch keine Normzahlen.',
      'Die Arbeitsform lässt 12 von 120 Aussagen weg. Die Summen der gekürzten Bereiche sind aus der vollen Form geschätzt.',
      'Alles beruht auf Selbstbeschreibung. Antworten können vom Tag, vom Anlass und vom Wunsch nach einem guten Eindruck geprägt sein.',
      'Die Zusammenhänge zwischen Merkmalen und Erfolg bei der Arbeit sind in der Forschung klein bis mittel und gelten für Gruppen, nicht für Einzelne.',
    ],
  },
  sources: {
    title: 'Quellen',
    points: [
      'Goldberg, L. R., et al. (2006). The International Personality Item Pool and the future of public-domain personality measures. Journal of Research in Personality, 40, 84–96.',
      'Johnson, J. A. (2014). Measuring thirty facets of the Five Factor Model with a 120-item public domain inventory. Journal of Research in Personality, 51, 78–89.',
      'Meade, A. W., & Craig, S. B. (2012). Identifying careless responses in survey data. Psychological Methods, 17, 437–455.',
      'James, L. R., Demaree, R. G., & Wolf, G. (1984). Estimating within-group interrater reliability. Journal of Applied Psychology, 69, 85–98.',
    ],
  },
};
