import type { Translation } from '../../languages.ts';
import type { manualEvidenceEn } from './evidence.en.ts';

export const manualEvidenceDe: Translation<typeof manualEvidenceEn> = {
  norm: {
    title: 'Normen',
    paragraphs: [
      'Verglichen wird mit Zahlen, die J. A. Johnson in sein Auswertungsprogramm zum IPIP-NEO-120 eingebaut hat: Mittel und Standardabweichungen für Frauen und Männer in vier Altersgruppen, Erwachsene, die aus freien Stücken im Internet auf Englisch geantwortet haben. Wie viele Menschen hinter jeder Gruppe stehen, aus welchen Jahren und Ländern und mit welcher Bildung, ist nicht veröffentlicht. Die Norm ist vorläufig und bildet die Berufstätigen keines Landes ab. DIN 33430 verlangt, Normen spätestens alle acht Jahre zu prüfen; diese lässt sich nicht datieren.',
      'Aus den acht Gruppen haben wir eine Norm für alle Erwachsenen gemacht: zur Hälfte Frauen, zur Hälfte Männer; 5 % unter 21, 45 % von 21 bis 40, 42 % von 41 bis 60, 8 % darüber. Diese Anteile sind unsere Annahme über eine Belegschaft. Mittel = Σ Anteil · Mittel; Standardabweichung = √Σ Anteil · (SD² + (Mittel der Gruppe − Mittel)²). Für die gekürzten Skalen von Offenheit und emotionaler Stabilität sind die Standardabweichungen aus denen der Facetten geschätzt.',
      'Normen nach Geschlecht und Alter machen aus denselben Antworten verschiedene Werte, bei der Verträglichkeit etwa 6 für einen Mann von 30 und 3 für eine Frau von 50 Jahren. Wir halten das für ungleiche Behandlung. Was eine Norm für alle für Gruppen bedeutet, steht unter Fairness.',
      'Zum Vergleich: Kajonius und Johnson (2019) berichten von 320.128 Menschen aus den USA; ihre Mittel auf den Skalen mit 24 Aussagen weichen von unserer Norm um höchstens 0,27 Standardabweichungen ab (Offenheit).',
      'Eigene Normen: Für jede Version und Sprache werden jede Nacht die Zahl der Menschen und die Summen ihrer Werte gezählt, aus Bögen ohne Hinweise, von jeder Person einer, getrennt von den Personen. Ab 300 Menschen kann eine Installation auf ihre eigene Norm umstellen. Ergebnisse werden dann neu berechnet; die alten Werte bleiben erhalten. Ab 100 Menschen kann schon der Messfehler aus eigenen Bögen stammen; Mittel und Standardabweichung bleiben dann die veröffentlichten, und SEM = (eigene SD / veröffentlichte SD) · √(1 − Alpha).',
    ],
    caption: 'Mittel und Standardabweichung der Summen (Skala 1 bis 5)',
    columns: { scale: 'Skala', items: 'Aussagen', mean: 'Mittel', sd: 'Standardabweichung' },
    neuroticism: 'Neurotizismus (umgepolt: emotionale Stabilität)',
    own: 'Eigene Normen in Kraft',
    ownCaption: 'Eigene Normen, die in dieser Installation gelten',
    ownColumns: { version: 'Norm', form: 'Fragebogen', people: 'Personen', mean: 'Mittel O, C, E, A, N' },
    noOwn: 'In dieser Installation gilt keine eigene Norm.',
    ownErrorCaption: 'Eigener Messfehler in Kraft, bei veröffentlichten Mitteln und Standardabweichungen',
    ownErrorColumns: {
      version: 'Version',
      form: 'Fragebogen',
      people: 'Personen',
      sem: 'SEM (z) O, C, E, A, ES',
    },
  },
  reliability: {
    title: 'Zuverlässigkeit und Messfehler',
    lead: 'Jeder Wert wird mit seinem 90-%-Fehlerbalken gezeichnet. Der Balken gehört zum Ergebnis.',
    caption: 'Innere Konsistenz und Messfehler, wo das veröffentlichte Alpha gilt',
    columns: {
      trait: 'Merkmal',
      alpha: 'Alpha',
      sem: 'SEM (z)',
      half: '90 % ± Punkte',
      difference: 'Verlässlicher Unterschied (90 %)',
    },
    paragraphs: [
      'Alpha stammt aus Johnson (2014), englisch, fünf Felder. Bei emotionaler Stabilität mit 16 Aussagen ist 0,87 eine Schätzung aus den Facetten. Bei Offenheit mit 20 von 24 Aussagen bleibt es beim veröffentlichten 0,82; nach Spearman und Brown wären es 0,79 (bei emotionaler Stabilität 0,86). SEM = √(1 − Alpha).',
      'Was der Balken sagt: In 90 von 100 Fällen enthält ein so gebildeter Balken den wahren Wert zum Zeitpunkt der Befragung, mit je 5 von 100 jenseits der beiden Enden. Grundlage ist allein die innere Konsistenz. Stimmung und Schwankungen von Tag zu Tag kommen hinzu: Auf einer sofort ausgefüllten Parallelform liegen etwa 75 von 100 zweiten Werten im ersten Balken, nach Wochen weniger. Hohe und niedrige Werte liegen beim zweiten Mal eher etwas näher an der Mitte (Regression zur Mitte).',
      'Zwei Menschen unterscheiden sich in einem Merkmal, wenn |2z₁ − 2z₂| mindestens 1,645 · 2 · SEM · √2 beträgt, bei genauen Werten und nicht bei ganzen Punkten, mit 90 % Sicherheit; bei verschiedenen Fehlern wird aus SEM · √2 die Wurzel √(SEM₁² + SEM₂²). Ob sich zwei Balken überlappen, entscheidet nichts. Vergleich, Berichte und Bildschirme kennen nur diese Regel. Bei fünf Merkmalen und zwei Menschen, die in Wahrheit gleich sind, erscheint in etwa 40 von 100 Vergleichen mindestens ein falscher Unterschied: Achte auf das Muster, nicht auf ein einzelnes Merkmal.',
      'Liegt ein Ergebnis außerhalb des Bereichs einer Rolle und reicht sein Balken noch hinein, heißt es „am Rand“: Es zählt, wie die Regel sagt, wird aber nicht gedeutet. Im Interview wird dort nachgehakt, ebenso bei einem Ergebnis im Bereich, dessen Balken eine Grenze kreuzt. Grenzen und Vergleiche verwenden den Balken mit genauen Enden, 5 + 2z ± 1,645 · 2 · SEM; der Balken im Spektrum hat eine halbe Breite mit einer Dezimale und auf halbe Punkte gerundete Enden.',
    ],
    own: 'Aus unseren eigenen Daten',
    ownCaption: 'Innere Konsistenz unserer eigenen Form, mit 95-%-Intervallen',
    ownColumns: { form: 'Fragebogen', trait: 'Skala', people: 'Personen', alpha: 'Alpha', omega: 'Omega' },
    noOwn:
      'Alpha und Omega mit 95-%-Intervallen stehen hier, sobald 100 Menschen in einer Sprache ohne Hinweise geantwortet haben. Bis dahin ist über unsere eigene Form nichts bekannt.',
    methods:
      'Intervalle: Alpha nach Feldt (F-Verteilung); Omega aus einem Faktor (minimale Residuen) mit 500 parametrischen Bootstrap-Stichproben; Korrelationen nach Fisher. Verhältnisse von Anteilen: exakt und unbedingt nach Chan und Zhang mit der Einschränkung von Berger und Boos, bei großen Gruppen nach Koopman.',
    retest: 'Stabilität über Wochen',
    retestCaption: 'Korrelation zweier Befragungen derselben Menschen, mit 95-%-Intervallen',
    retestColumns: { form: 'Fragebogen', trait: 'Skala', weeks: 'Wochen', pairs: 'Paare', r: 'r' },
    noRetest:
      'Korrelationen stehen hier ab 30 Menschen, die zweimal im Abstand von mindestens zwei Wochen geantwortet haben, nach Wochen zwischen den Befragungen. Veröffentlichte Werte anderer Verfahren zu den fünf Merkmalen stehen unter Gültigkeit.',
  },
  validity: {
    title: 'Gültigkeit',
    paragraphs: [
      'Veröffentlicht sind Belege zum ursprünglichen Fragebogen oder zu den fünf Merkmalen im Allgemeinen, nicht zu unserer Form. Die Zusammenhänge gelten für Gruppen und sagen über eine einzelne Person wenig: 0,20 sind vier Prozent der Unterschiede in einem Kriterium.',
      'Eigene Belege: noch keine. Die Übereinstimmung mit einer Rolle ist unsere eigene Regel; keine Studie setzt sie zu irgendetwas in der Arbeit in Beziehung. Sie sagt, wie nah ein Profil an Bereichen liegt, die Menschen festgelegt haben, mehr nicht.',
    ],
    caption: 'Veröffentlichte Koeffizienten',
    columns: {
      about: 'Thema',
      what: 'Was',
      coefficient: 'Koeffizient',
      people: 'Personen',
      source: 'Quelle',
    },
    about: { construct: 'Konstrukt', criterion: 'Kriterium', retest: 'Stabilität', faking: 'Verfälschung' },
  },
  quality: {
    title: 'Antwortqualität und Verfälschung',
    lead: 'Neun einfache Prüfungen betrachten, wie ein Bogen ausgefüllt wurde. Sie sind ein Anlass nachzufragen, nie ein Urteil.',
    caption: 'Prüfungen und ihre Grenzen',
    columns: { check: 'Prüfung', flag: 'Hinweis', severe: 'Deutlicher Hinweis' },
    checks: {
      long_run: 'Längste Folge eines Felds',
      common_box: 'Anteil des häufigsten Felds',
      one_sided: 'Anteil der beiden zustimmenden Felder',
      even_odd:
        'Zwei Hälften jeder Facette (Aussagen 1+2 gegen 3+4), korreliert über die Facetten, 2r/(1+|r|)',
      inconsistency: 'Mittlerer Abstand in Paaren fast gleicher Aussagen (0 bis 3)',
      fast_items: 'Median der Sekunden je Aussage',
      fast_total: 'Sekunden insgesamt',
      instructed: 'Kontrollaussagen mit einem anderen Feld beantwortet',
      every_second:
        'Feld 1 an jeder zweiten Stelle hintereinander, dazwischen mindestens zur Hälfte andere Felder; Kontrollaussagen behalten ihren Platz',
    },
    limits: {
      share: '{{value}} %',
      atLeast: '{{value}} oder mehr',
      below: 'unter {{value}}',
      above: 'über {{value}}',
      or: '{{one}} oder {{other}}',
      none: '–',
    },
    paragraphs: [
      'Kein Hinweis: keine Auffälligkeiten beim Ausfüllen. Ein Hinweis: mit mehr Vorsicht lesen. Zwei oder ein deutlicher: nicht ohne Gespräch darauf stützen. Die Person sieht denselben Hinweis im eigenen Bericht und kann den Fragebogen kostenlos wiederholen. Kein Bogen wird abgewiesen. Bögen mit Hinweisen gehen weder in Normen noch in Studien ein.',
      'Die Grenzen stammen von uns. Wie oft sie richtig liegen, haben wir simuliert: {{sheets}} Bögen für jede Art zu antworten.',
    ],
    ratesCaption: 'Simulierte Bögen nach der Art zu antworten, in Prozent',
    ratesColumns: {
      way: 'Art zu antworten',
      ok: 'Kein Hinweis',
      check: 'Ein Hinweis',
      doubtful: 'Mit Vorsicht lesen',
    },
    ways: {
      careful: 'sorgfältig',
      careful_outer: 'sorgfältig, aber nur äußere Felder',
      random_fast: 'zufällig, in einer Sekunde',
      random_slow: 'zufällig, in normalem Tempo',
      half_random_slow: 'in der zweiten Hälfte zufällig, in normalem Tempo',
      one_box: 'durchgehend ein Feld',
      long_runs: 'lange Folgen eines Felds, schnell',
      inner_random: 'zufällig zwischen den beiden mittleren Feldern',
      agreeing_random: 'zufällig zwischen den beiden zustimmenden Feldern',
      looks_good: 'sorgfältig, mit jedem Merkmal um 0,8 bis 1,8 Standardabweichungen angehoben',
    },
    conclusions: [
      'Einen Wunsch nach einem guten Eindruck sehen die Prüfungen nicht: Fast alle solchen Bögen bleiben ohne Hinweis ({{faking}} %). Wer sich bewirbt, hat im Mittel höhere Werte (siehe Gültigkeit). Sprich über Beispiele.',
      'Wer ehrlich nur die äußeren Felder wählt, fällt häufiger auf: {{outer}} von 100 solchen Bögen. Frag nach, bevor du zweifelst.',
      'Etwa {{missed}} von 1.000 Bögen, die in normalem Tempo zufällig ausgefüllt sind, bleiben ohne Hinweis.',
    ],
  },
  fairness: {
    title: 'Fairness',
    paragraphs: [
      'Eine Norm für alle bedeutet: Gruppen, die sich verschieden beschreiben, haben im Mittel verschiedene Werte. Nach den veröffentlichten Normen haben Frauen höhere Werte in Verträglichkeit und niedrigere in emotionaler Stabilität als Männer, und Gewissenhaftigkeit und Verträglichkeit nehmen mit dem Alter zu. Ein Bereich kann deshalb von einer Gruppe mehr Menschen durchlassen. Der Editor für Bereiche zeigt das mit veröffentlichten Normen, bevor jemand betrachtet wird, und die Seite „Normen und Fairness“ danach für die Ausgänge jedes Arbeitsbereichs, mit Intervallen.',
      'Ob eine Aussage bei Menschen auf derselben Stufe eines Merkmals verschieden wirkt, prüfen der Test von Mantel und das gemeinsame Odds-Ratio nach Liu und Agresti, ab 200 Menschen in jeder Gruppe, aus Zählungen getrennt von den Personen. Verglichen wird auf den neun Punkten des Merkmals (die Aussage selbst eingeschlossen, ohne Bereinigung); als mittel oder groß gilt eine Aussage nach den Klassen von Penfield.',
    ],
    difCaption: 'Aussagen, die verschieden wirken könnten (mittel oder groß)',
    difColumns: {
      form: 'Fragebogen',
      groups: 'Gruppen (Personen)',
      tested: 'Geprüft',
      found: 'Gefundene Aussagen',
    },
    dimensions: { sex: 'Geschlecht', age: 'Alter', language: 'Sprache' },
    groups: { male: 'Männer', female: 'Frauen', DE: 'Deutsch', EN: 'Englisch' },
    noDif: 'In keinem Vergleich hat jede Gruppe schon 200 Menschen.',
    noneFound: 'keine',
    languages: 'Deutsch und Englisch',
    languagesCaption: 'Rohmittel beider Sprachen (d, mit 95-%-Intervallen) und Alpha',
    languagesColumns: { trait: 'Skala', people: 'Personen', d: 'd', alpha: 'Alpha' },
    languagesText:
      'Gleiche Mittel sind nicht zu erwarten: In jeder Sprache antworten andere Menschen. Ähnliche Alphas und wenige verschieden wirkende Aussagen sprechen für vergleichbare Skalen; sicher ist das damit nicht. Solange nichts bekannt ist, vergleiche Menschen, die in verschiedenen Sprachen geantwortet haben, mit Vorsicht.',
    noLanguages: 'In einer der Sprachen sind es weniger als 100 Menschen.',
  },
};
