import type { Translation } from '../languages.ts';
import type { limitsEn } from './limits.en.ts';

export const limitsDe: Translation<typeof limitsEn> = {
  cannot: {
    title: 'Was dieser Bericht nicht sagen kann',
    points: [
      'Der Bericht zeigt, wie jemand das eigene Verhalten beschreibt, nicht Wissen, Können oder Erfahrung.',
      'Über die Gesundheit sagt der Bericht nichts aus; dafür wurde das Verfahren nicht gemacht.',
      'Der Bericht sagt nicht, ob jemand in einer Stelle Erfolg haben wird, und empfiehlt weder eine Einstellung noch eine Absage.',
      'Antworten können vom Tag, vom Anlass und vom Wunsch nach einem guten Eindruck geprägt sein.',
      'Beschrieben werden Tendenzen. Menschen handeln je nach Situation verschieden und verändern sich.',
    ],
  },
  norm: {
    title: 'Die Normgruppe und deren Grenzen',
    name: 'Vorläufige Norm v1, englischsprachige Freiwillige aus dem Internet',
    text: 'Die Werte werden mit veröffentlichten Zahlen von Erwachsenen verglichen, die den Fragebogen freiwillig im Internet beantwortet haben, auf Englisch und mit fünf Antwortfeldern. Die hier auf vier Feldern gegebenen Antworten werden auf diese Skala umgerechnet; das kann einen Wert um bis zu etwa 0,3 Stanine verschieben.',
    limits: [
      'Die Normgruppe bildet die arbeitende Bevölkerung keines Landes ab.',
      'Der deutsche Wortlaut ist unsere eigene Übersetzung; deutsche Normzahlen dafür gibt es noch nicht.',
      'Die Norm ist vorläufig. Liegen genug eigene Antworten vor, können Ergebnisse gegen eine neuere Norm neu berechnet werden.',
    ],
    common:
      'Für alle Erwachsenen gilt eine gemeinsame Norm. Alter und Geschlecht gehen nicht in die Werte ein, gleiche Antworten ergeben also bei allen das gleiche Ergebnis.',
  },
  errorNorm: {
    name: 'Vorläufige Norm v1, englischsprachige Freiwillige aus dem Internet; Messfehler aus eigenen Befragungen, {{version}}',
  },
  ownNorm: {
    name: 'Norm aus eigenen Bögen, {{version}}',
    text: 'Die Werte werden mit denen von mindestens 300 Menschen verglichen, die den Fragebogen hier beantwortet haben, in derselben Sprache und auf denselben vier Feldern, ohne Hinweis zur Antwortqualität. Jeder Mensch zählt einmal.',
    limits: [
      'Die Normgruppe sind Menschen, die hier eingeladen wurden. Die arbeitende Bevölkerung eines Landes bildet diese Gruppe nicht ab.',
      'Die Norm kann erneuert werden, wenn mehr Menschen geantwortet haben. Ergebnisse werden dann neu berechnet, die alten Werte bleiben erhalten.',
    ],
  },
  validity: {
    title: 'Wie lange der Bericht gilt',
    text: 'Persönlichkeitsmerkmale sind recht stabil, aber nicht unveränderlich. Wir schlagen vor, den Bericht 12 Monate lang als aktuell zu lesen. Spätestens nach 24 Monaten oder nach einer großen Veränderung bei der Arbeit sollte der Fragebogen neu beantwortet werden.',
    until: 'Empfohlene Nutzung bis {{date}}',
  },
  decision: {
    title: 'Keine automatische Entscheidung',
    text: 'Alle Zahlen stammen aus festen, dokumentierten Regeln und lassen sich jederzeit nachrechnen. An keinem Wert ist KI beteiligt. Das System trifft keine Entscheidung: Menschen entscheiden, nutzen diesen Bericht nur neben anderen Informationen und verantworten die Entscheidung.',
  },
  rights: {
    title: {
      talent: 'Deine Rechte',
      employer: 'Die Rechte der beschriebenen Person',
    },
    points: {
      talent: [
        'Du bekommst einen Bericht mit demselben Inhalt wie die Organisation, die dich eingeladen hat.',
        'Du kannst die Ergebnisse kommentieren; dein Kommentar wird daneben gespeichert.',
        'Du kannst eine Kopie deiner Daten verlangen, Fehler berichtigen lassen und der Nutzung widersprechen.',
        'Du kannst dein Ergebnis und diesen Bericht löschen lassen.',
        'Du kannst verlangen, dass dir ein Mensch das Ergebnis erklärt und deine Sicht anhört.',
      ],
      employer: [
        'Die beschriebene Person bekommt einen Bericht mit demselben Inhalt.',
        'Die Person kann die Ergebnisse kommentieren; bitte lies den Kommentar zusammen mit den Ergebnissen.',
        'Die Person kann eine Kopie der Daten verlangen, Fehler berichtigen lassen und der Nutzung widersprechen.',
        'Die Person kann das Ergebnis und diesen Bericht löschen lassen.',
        'Die Person kann verlangen, dass ein Mensch das Ergebnis erklärt und die eigene Sicht anhört.',
      ],
    },
    contact: 'Fragen zu diesen Daten: {{email}}',
    commentTitle: 'Kommentar der beschriebenen Person',
    noComment: 'Es gibt keinen Kommentar.',
  },
  versions: {
    title: 'Versionen',
    intro: 'Mit diesen Versionen lässt sich das Ergebnis jederzeit nachrechnen.',
    instrument: 'Verfahren',
    scoring: 'Auswertungsregel',
    norm: 'Norm',
    quality: 'Regel zur Antwortqualität',
    fit: 'Passungsregel',
    texts: 'Textsammlung',
    language: 'Sprache des Berichts',
    line: '{{label}}: {{version}}',
  },
};
