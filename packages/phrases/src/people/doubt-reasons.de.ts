import type { doubtReasonsEn } from './doubt-reasons.en.ts';
import type { Translation } from '../base/languages.ts';

export const doubtReasonsDe: Translation<typeof doubtReasonsEn> = {
  lead: 'Mit Vorsicht lesen.',
  about: 'Dieses Ergebnis sagt vielleicht wenig über {{name}} aus.',
  translated:
    'Der Browser hat die Seite beim Ausfüllen übersetzt. Eine übersetzte Aussage kann nach etwas anderem fragen.',
  reasons: {
    fast_total_one: 'Die Befragung wurde in weniger als einer Minute abgeschlossen.',
    fast_total_other: 'Die Befragung wurde in weniger als {{count}} Minuten abgeschlossen.',
    instructed_one: 'Bei einer von zwei Kontrollaussagen wurde nicht das erbetene Feld gewählt.',
    instructed_other: 'Bei beiden Kontrollaussagen wurde nicht das erbetene Feld gewählt.',
    fast_items: 'Die meisten Aussagen wurden schneller beantwortet, als das Lesen gewöhnlich dauert.',
    inconsistency: 'Aussagen mit fast gleicher Bedeutung wurden recht verschieden beantwortet.',
    even_odd: 'Zwei Hälften, die übereinstimmen sollten, ergeben recht verschiedene Bilder.',
    long_run: 'Viele Male hintereinander wurde dasselbe Feld gewählt.',
    every_second: 'Über eine lange Strecke wurde jede zweite Aussage mit Feld 1 beantwortet.',
    common_box: 'Bei den meisten Aussagen wurde ein und dasselbe Feld gewählt.',
    one_sided: 'Fast alle Antworten liegen auf einer Seite.',
  },
  earlier: 'Das Ergebnis vom {{date}} war weniger zweifelhaft. Es zählt das neueste.',
  checked: 'Was geprüft wurde',
  checkedText:
    'Neun Prüfungen betrachten, wie die Antworten zustande kamen. Ein Hinweis hat oft harmlose Gründe: Müdigkeit, ein lauter Raum, ein kleiner Bildschirm.',
  checks: {
    fast_total: 'Zeit für die ganze Befragung',
    instructed: 'Kontrollaussagen',
    fast_items: 'Zeit für jede Aussage',
    inconsistency: 'Aussagen mit fast gleicher Bedeutung',
    even_odd: 'Zwei Hälften, die übereinstimmen sollten',
    long_run: 'Dasselbe Feld hintereinander',
    every_second: 'Jede zweite Aussage mit Feld 1',
    common_box: 'Wie oft ein Feld gewählt wurde',
    one_sided: 'Antworten auf beiden Seiten',
  },
  clear: 'deutlicher Hinweis',
  flagged: 'Hinweis',
  unflagged: 'kein Hinweis',
  noReason: 'Diese Antworten sind weder ein Grund für ein Ja noch für ein Nein.',
  steps: 'Was du tun kannst',
  again: 'Lade {{name}} erneut ein.',
  againText: 'Das ist kostenlos. In der Einladung steht, warum; bis zum neuen Ergebnis zählt dieses.',
  talk: 'Oder sprecht erst miteinander: Stell {{name}} die Fragen aus dem Interviewbogen.',
  talkOnly: 'Sprecht miteinander: Stell {{name}} die Fragen aus dem Interviewbogen.',
  talkText: 'Ein Hinweis hat oft harmlose Gründe. Die Person erfährt mit ihrem Ergebnis selbst davon.',
};
