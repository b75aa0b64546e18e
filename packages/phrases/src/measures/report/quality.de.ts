import { doubtDe } from '../../base/doubt.de.ts';
import type { Translation } from '../../base/languages.ts';
import type { qualityEn } from './quality.en.ts';

export const qualityDe: Translation<typeof qualityEn> = {
  title: 'Wie der Fragebogen beantwortet wurde',
  intro:
    'Neun einfache Prüfungen betrachten, wie die Antworten zustande kamen. Die Hinweise betreffen nur diesen Antwortbogen und haben oft harmlose Gründe: Müdigkeit, ein lauter Raum, ein kleiner Bildschirm.',
  verdicts: {
    ok: {
      label: 'Keine Auffälligkeiten',
      talent:
        'Beim Ausfüllen ist nichts aufgefallen, die Ergebnisse lassen sich lesen, wie es dieser Bericht beschreibt. Ob jemand einen guten Eindruck machen wollte, sehen diese Prüfungen nicht.',
      employer:
        'Beim Ausfüllen ist nichts aufgefallen, die Ergebnisse lassen sich lesen, wie es dieser Bericht beschreibt. Ob jemand einen guten Eindruck machen wollte, sehen diese Prüfungen nicht.',
    },
    check: {
      label: 'Ein Hinweis',
      talent:
        'Eine Prüfung ergab einen Hinweis. Lies deine Ergebnisse etwas vorsichtiger und frage dich, ob die Aussagen zu deiner Erfahrung passen. Du kannst den Fragebogen kostenlos noch einmal ausfüllen.',
      employer:
        'Eine Prüfung ergab einen Hinweis. Lies die Ergebnisse etwas vorsichtiger und sprich darüber, bevor du dich darauf stützt. Die Person kann den Fragebogen kostenlos noch einmal ausfüllen.',
    },
    doubtful: {
      label: 'Mit Vorsicht lesen',
      talent:
        '{{flagged}} Die Ergebnisse sagen womöglich weniger über dich aus als üblich. Wir schlagen vor, dass du den Fragebogen in Ruhe noch einmal ausfüllst, kostenlos.',
      employer:
        '{{flagged}} Die Ergebnisse sagen womöglich weniger aus als üblich; bitte stütze dich nicht ohne Gespräch darauf. Die Person kann den Fragebogen kostenlos noch einmal ausfüllen.',
    },
  },
  flags: {
    long_run: 'Viele Male hintereinander wurde dasselbe Feld gewählt.',
    common_box: 'Bei den meisten Aussagen wurde ein und dasselbe Feld gewählt.',
    one_sided: 'Fast alle Antworten liegen auf einer Seite, entweder zustimmend oder ablehnend.',
    even_odd: 'Zwei Hälften des Fragebogens, die übereinstimmen sollten, ergeben recht verschiedene Bilder.',
    inconsistency: 'Aussagen mit fast gleicher Bedeutung wurden recht verschieden beantwortet.',
    fast_items: 'Die meisten Aussagen wurden schneller beantwortet, als das Lesen gewöhnlich dauert.',
    fast_total: 'Der ganze Fragebogen war nach sehr kurzer Zeit ausgefüllt.',
    instructed: 'Bei einer von zwei Kontrollaussagen wurde nicht das erbetene Feld gewählt.',
    every_second:
      'Über eine lange Strecke wurde jede zweite Aussage mit Feld 1 beantwortet, wie es bei einer versehentlich gedrückten Taste geschieht.',
  },
  bothInstructed: 'Bei beiden Kontrollaussagen wurde nicht das erbetene Feld gewählt.',
  translated:
    'Der Browser hat die Seite übersetzt, während der Fragebogen ausgefüllt wurde. Eine übersetzte Aussage kann nach etwas anderem fragen.',
  severe: 'deutlich ausgeprägt',
  line: doubtDe.line,
  group_one: doubtDe.group_one,
  group_other: doubtDe.group_other,
  flagged: {
    only: 'Eine Prüfung schlug an, und zwar deutlich.',
    some: '{{count}} Prüfungen schlugen an, {{severe}} davon deutlich.',
    all: '{{count}} Prüfungen schlugen an, alle deutlich.',
    faint: '{{count}} Prüfungen schlugen an.',
  },
  caution: {
    label: 'Mit Vorsicht lesen.',
    where: 'Mehr unter „{{title}}“.',
  },
  flagsTitle: 'Hinweise zu diesem Antwortbogen',
  retake: 'Fragebogen noch einmal ausfüllen',
  retakeNote: 'Ein neuer Antwortbogen ergibt ein neues Ergebnis mit eigenem Datum.',
  notScorable:
    'Zu viele Aussagen wurden ausgelassen, deshalb wird kein Ergebnis gezeigt. Hier wird nicht geraten: Mit so wenigen Antworten wären die Zahlen nicht verlässlich.',
  traitMissing: 'Zu wenige Antworten für dieses Merkmal; es wird kein Wert gezeigt.',
  facetMissing: 'Zu wenige Antworten für diese Facette.',
};
