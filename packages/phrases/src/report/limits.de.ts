import type { Translation } from '../languages.ts';
import type { limitsEn } from './limits.en.ts';

export const limitsDe: Translation<typeof limitsEn> = {
  cannot: {
    title: 'Was dieser Bericht nicht sagen kann',
    points: [
      'Der Bericht zeigt, wie jemand das eigene Verhalten beschreibt, nicht Wissen, Können oder Erfahrung.',
      'Über die Gesundheit sagt der Bericht nichts aus; dafür wurde der Fragebogen nicht gemacht.',
      'Der Bericht sagt nicht, ob jemand in einem Beruf Erfolg haben wird, und empfiehlt weder eine Einstellung noch eine Absage.',
      'Antworten können vom Tag, vom Anlass und vom Wunsch nach einem guten Eindruck geprägt sein.',
      'Beschrieben werden Tendenzen. Menschen handeln je nach Situation verschieden und verändern sich.',
    ],
  },
  norm: {
    title: 'Die Grenzen der Normgruppe',
    name: 'Vorläufige Norm v1, englischsprachige Freiwillige aus dem Internet',
    text: 'Die Werte werden mit veröffentlichten Zahlen von Erwachsenen verglichen, die den Fragebogen freiwillig im Internet beantwortet haben, auf Englisch und mit fünf Antwortfeldern. Die hier auf vier Feldern gegebenen Antworten werden auf diese Skala umgerechnet; das kann einen Wert um bis zu etwa 0,3 Punkte verschieben.',
    limits: [
      'Die Normgruppe bildet die arbeitende Bevölkerung keines Landes ab.',
      'Der deutsche Wortlaut ist unsere eigene Übersetzung; deutsche Normzahlen dafür gibt es noch nicht.',
      'Die Norm ist vorläufig. Liegen genug eigene Antworten vor, können Ergebnisse gegen eine neuere Norm neu berechnet werden.',
    ],
    common:
      'Für alle Erwachsenen gilt eine gemeinsame Norm. Alter und Geschlecht gehen nicht in die Werte ein, gleiche Antworten ergeben also bei allen das gleiche Ergebnis.',
  },
  errorNorm: {
    name: 'Vorläufige Norm v1, englischsprachige Freiwillige aus dem Internet; Messfehler aus eigenen Befragungen',
  },
  ownNorm: {
    name: 'Norm aus eigenen Bögen, {{language}}',
    text: 'Die Werte werden mit denen von mindestens 300 Menschen verglichen, die den Fragebogen hier beantwortet haben, in derselben Sprache und auf denselben vier Feldern, ohne Hinweis zur Antwortqualität. Jeder Mensch zählt einmal.',
    limits: [
      'Die Normgruppe sind Menschen, die hier eingeladen wurden. Die arbeitende Bevölkerung eines Landes bildet diese Gruppe nicht ab.',
      'Die Norm kann erneuert werden, wenn mehr Menschen geantwortet haben. Ergebnisse werden dann neu berechnet, die alten Werte bleiben erhalten.',
    ],
  },
  mixedNorms:
    'Die Ergebnisse beruhen auf verschiedenen Normen. Werte aus verschiedenen Normen lassen sich nur grob vergleichen.',
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
      employer: 'Rechte der beschriebenen Person',
    },
    points: {
      talent: [
        'Du kannst die Ergebnisse kommentieren; dein Kommentar wird daneben gespeichert.',
        'Du kannst eine Kopie deiner Daten verlangen, Fehler berichtigen lassen und der Nutzung widersprechen.',
        'Du kannst dein Ergebnis und diesen Bericht löschen lassen; die Zahlen bleiben ohne Namen in der Statistik.',
        'Du kannst verlangen, dass dir ein Mensch das Ergebnis erklärt und deine Sicht anhört.',
      ],
      employer: [
        'Die Ergebnisse kommentieren; bitte lies den Kommentar zusammen mit den Ergebnissen.',
        'Eine Kopie der Daten verlangen, Fehler berichtigen lassen und der Nutzung widersprechen.',
        'Das Ergebnis und diesen Bericht löschen lassen; die Zahlen bleiben ohne Namen in der Statistik.',
        'Verlangen, dass ein Mensch das Ergebnis erklärt und die eigene Sicht anhört.',
      ],
    },
    copies: {
      talent: {
        personality:
          'Du bekommst dieselben Werte und Beschreibungen wie die Organisation, die dich eingeladen hat.',
        beside:
          'Die Organisation, die dich eingeladen hat, sieht dieselben Werte, Beschreibungen und denselben Bereich.',
        premium:
          'Die Organisation, die dich eingeladen hat, kann diesen Bericht mit denselben Werten ebenfalls lesen.',
        role: 'Die Organisation, die dich eingeladen hat, kann diesen Bericht mit denselben Werten ebenfalls lesen.',
      },
      employer: {
        personality:
          'Die beschriebene Person bekommt diesen Bericht mit denselben Werten und Beschreibungen ebenfalls.',
        beside:
          'Die beschriebene Person bekommt diesen Bericht ebenfalls, ohne den Teil zur Rolle. Der lässt sich mit einem Konto lesen, solange die Person für die Rolle in Betracht gezogen wird.',
        premium: 'Die beschriebene Person bekommt diesen Bericht mit denselben Werten ebenfalls, per E-Mail.',
        role: 'Die beschriebene Person bekommt den Persönlichkeitsbericht mit denselben Werten. Diesen Bericht bekommt die Person nicht zugeschickt; mit einem Konto lässt sich dieser Bericht öffnen, solange die Person für die Rolle in Betracht gezogen wird.',
      },
    },
    contact: 'Fragen zu diesen Daten: {{email}}',
    commentTitle: 'Kommentar der beschriebenen Person',
    noComment: 'Es gibt keinen Kommentar.',
  },
  versions: {
    title: 'Versionen',
    intro: 'Mit diesen Versionen lässt sich das Ergebnis jederzeit nachrechnen.',
    instrument: 'Fragebogen',
    scoring: 'Auswertungsregel',
    norm: 'Norm',
    quality: 'Regel zur Antwortqualität',
    fit: 'Passungsregel',
    texts: 'Textsammlung',
    line: '{{label}}: {{version}}',
  },
};
