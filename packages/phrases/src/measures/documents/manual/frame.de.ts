import type { Translation } from '../../../base/languages.ts';
import type { manualFrameEn } from './frame.en.ts';

export const manualFrameDe: Translation<typeof manualFrameEn> = {
  label: 'Handbuch',
  fileName: 'big-five-handbuch.pdf',
  title: 'Der Big-Five-Fragebogen',
  subtitle: 'Was er misst, wie die Werte entstehen, wie genau sie sind und was noch offen ist',
  lead: 'Für alle, die den Fragebogen ausfüllen, einen Bericht lesen oder über seinen Einsatz entscheiden. Die Regeln aller Zahlen stehen hier; Aussagen, Schlüssel, Normen und Formeln im Anhang und in einer Datei, mit der sich jede Zahl eines Berichts ohne unsere Software nachrechnen lässt.',
  facts: {
    manual: 'Handbuch',
    author: 'Verantwortlich',
    instrument: 'Fragebogen',
    scoring: 'Auswertungsregel',
    norm: 'Norm',
    quality: 'Regel zur Antwortqualität',
    fit: 'Passungsregel',
    texts: 'Berichtstexte',
    counted: 'Eigene Daten gezählt am',
  },
  author: 'Quint, die Entwickler dieser Software',
  neverCounted: 'noch nie',
  note: 'Das Handbuch beschreibt die hier genannten Versionen. Ändern sich Wortlaut, Aussagen, Skala oder Regel, entsteht eine neue Version.',
  overview: {
    title: 'Unsere eigene Beurteilung',
    lead: 'In der Reihenfolge, in der deutsche Gutachten einen Test prüfen: nach dem Testbeurteilungssystem des Diagnostik- und Testkuratoriums (TBS-DTK, vierte Fassung vom 31. Juli 2023) und den Unterlagen, die DIN 33430 verlangt. Die Noten stammen von uns. Die für Normen und Zuverlässigkeit folgen aus Ergebnissen, für jede Sprache getrennt, und keine Zahl von Bögen ändert sie. Unabhängig begutachtet ist der Fragebogen noch nicht.',
    caption: 'Kriterien, unsere Note, was offen ist und was die nächste Note braucht',
    columns: { criterion: 'Kriterium', mark: 'Erfüllt', open: 'Offen', next: 'Für die nächste Note' },
    byLanguage: 'Deutsch: {{german}}. Englisch: {{english}}.',
    marks: { fully: 'voll', largely: 'weitgehend', partly: 'teilweise', not: 'nicht' },
    nothing: 'Nichts, von dem wir wüssten',
    criteria: {
      purpose: 'Beschreibung und Zweck',
      information: 'Informationsgehalt dieses Handbuchs',
      documents: 'Unterlagen für die Anwendung',
      theory: 'Theoretische Grundlage und Konstruktion',
      objectivity: 'Objektivität',
      norms: 'Normen',
      reliability: 'Zuverlässigkeit und Messfehler',
      validity: 'Gültigkeit',
      other: 'Skalierung, Verfälschbarkeit, Fairness',
      overall: 'Insgesamt',
    },
    open: {
      authors: 'Niemand ist namentlich als Autorin oder Autor genannt.',
      alphaSample: 'Aus welcher der veröffentlichten Stichproben die Alphas stammen.',
      structure: 'Itemkennwerte und Faktorenstruktur der 108 Aussagen.',
      device: 'Ob Handy und Computer dieselben Ergebnisse liefern.',
      largeDif: 'Mindestens eine Aussage wirkt bei einer Gruppe in großem Ausmaß anders (siehe Fairness).',
      users: 'Das Produkt prüft nicht, ob die Menschen, die Ergebnisse lesen, dafür geschult sind.',
      standard: 'DIN 33430 ist eine Norm für Prozesse; unsere haben wir nicht prüfen lassen.',
      backTranslation: 'Eine unabhängige Rückübersetzung des deutschen Wortlauts.',
      relevance: 'Ein Urteil von Fachleuten, wie viel jede Aussage mit der Arbeit zu tun hat.',
      frame: 'Die Norm wurde ohne die Anleitung erhoben, an die Arbeit zu denken.',
      normPeople: 'Zahl, Jahre, Länder und Bildung der Normgruppe sind nicht veröffentlicht.',
      germanNorm: 'Eine deutsche Norm: Hier ist keine in Kraft.',
      ownAlpha:
        'Innere Konsistenz unserer eigenen Form: nicht auf allen fünf Skalen in jeder Sprache belegt.',
      retest: 'Stabilität über Wochen: nicht auf allen fünf Skalen in jeder Sprache belegt.',
      construct: 'Zusammenhänge unserer Form mit anderen Fragebogen.',
      criterion:
        'Studien mit Kriterien aus der Arbeit: keine eigenen, weder zu den Merkmalen noch zur Übereinstimmung mit einer Rolle.',
      invariance:
        'Ob Aussagen bei Frauen und Männern, in jedem Alter und in beiden Sprachen gleich wirken: Nicht alle Vergleiche haben genug Personen.',
      faking: 'Der Wunsch nach einem guten Eindruck wird nicht gemessen.',
      outer: 'Wer ehrlich nur die äußeren Felder wählt, fällt in den Prüfungen häufiger auf als andere.',
    },
    next: {
      purpose: 'Namentlich genannte Verantwortliche, die sich fragen lassen.',
      information: 'Zahl der Personen und Stichprobe hinter jeder veröffentlichten Zahl.',
      documents: 'Ein kurzer Kurs mit Prüfung, bevor sich Ergebnisse öffnen.',
      theory:
        'Eine Rückübersetzung durch zwei unabhängige Personen, Urteile von Fachleuten über die Aussagen und die Faktorenstruktur unserer Form.',
      objectivity: 'Ein Vergleich von Handy und Computer.',
      norms:
        'Für jede Sprache eine Studie zur geltenden Norm mit mindestens 300 Personen, die zufällig oder nach Quoten ausgewählt wurden, weniger als acht Jahre alt.',
      normsLargely: 'Dasselbe mit mindestens 1.000 Personen in jeder Sprache.',
      normsFully:
        'Prozentränge, die in einer solchen Studie gezählt sind, statt der Normalverteilung, auch nach Alter und Bildung.',
      reliability:
        'In jeder Sprache und auf allen fünf Skalen: eine untere 95-%-Grenze von Alpha oder Omega von 0,70 und ein Retest mit mindestens 100 Personen, dessen untere Grenze 0,70 erreicht.',
      reliabilityFully:
        'Eine untere Grenze von Alpha oder Omega von 0,80 auf allen fünf Skalen in jeder Sprache.',
      validity:
        'Eine Studie mit einem anderen Big-Five-Fragebogen und eine mit einem Kriterium aus der Arbeit, mit Intervall.',
      other:
        'Eine Messung der Verfälschung und in keiner Sprache ein großer Unterschied einer Aussage zwischen Gruppen.',
    },
    overall:
      'Gut genug, um ein Gespräch vorzubereiten, in dem die Person mitredet; nicht genug, um allein danach zu entscheiden.',
  },
  history: {
    title: 'Versionen dieses Handbuchs',
    caption: 'Versionen, Daten und Änderungen',
    columns: { version: 'Version', date: 'Datum', change: 'Änderung' },
  },
};
