import type { Translation } from '../../base/languages.ts';
import { beyondDe } from '../../base/beyond.de.ts';
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
    lead: { talent: 'Du kannst', employer: 'Die beschriebene Person kann' },
    points: {
      talent: {
        statement:
          'deinem Ergebnis eine eigene Stellungnahme hinzufügen und jederzeit ändern oder entfernen; gezeigt wird die Stellungnahme neben dem Ergebnis und in jedem Bericht über dich,',
        data: 'eine Kopie deiner Daten verlangen, Fehler berichtigen lassen und der Nutzung widersprechen,',
        deletion:
          'das Ergebnis und diesen Bericht löschen lassen; die Zahlen bleiben ohne Namen in der Statistik,',
        human: 'verlangen, dass dir ein Mensch das Ergebnis erklärt und deine Sicht anhört.',
      },
      employer: {
        statement:
          'dem Ergebnis eine eigene Stellungnahme hinzufügen; eine vorhandene steht in diesem Bericht und gehört zum Ergebnis dazu,',
        data: 'eine Kopie der Daten verlangen, Fehler berichtigen lassen und der Nutzung widersprechen,',
        deletion:
          'das Ergebnis und diesen Bericht löschen lassen; die Zahlen bleiben ohne Namen in der Statistik,',
        human: 'verlangen, dass ein Mensch das Ergebnis erklärt und die eigene Sicht anhört.',
      },
    },
    statement: {
      talent: 'Deine Stellungnahme zu diesem Ergebnis',
      employer: 'Stellungnahme der beschriebenen Person',
    },
    copies: {
      talent: {
        personality: `Die Organisation, die dich eingeladen hat, sieht diese Werte und Beschreibungen. ${beyondDe.also} ${beyondDe.yours}`,
        beside: `Die Organisation, die dich eingeladen hat, sieht diesen Bericht. ${beyondDe.also} ${beyondDe.yours}`,
        premium: `Die Organisation, die dich eingeladen hat, kann diesen Bericht lesen. ${beyondDe.also} ${beyondDe.yours}`,
        role: `Die Organisation, die dich eingeladen hat, kann diesen Bericht lesen. ${beyondDe.also} ${beyondDe.yours}`,
      },
      employer: {
        personality: 'Die beschriebene Person bekommt diesen Bericht mit diesen Werten und Beschreibungen.',
        beside:
          'Die beschriebene Person bekommt diesen Bericht ohne den Teil zur Rolle. Der lässt sich mit einem Konto lesen, solange die Person für die Rolle in Betracht gezogen wird.',
        premium: 'Die beschriebene Person bekommt diesen Bericht mit diesen Werten per E-Mail.',
        role: 'Die beschriebene Person bekommt den Persönlichkeitsbericht mit diesen Werten der fünf Merkmale. Dieser Bericht wird der Person nicht zugeschickt; mit einem Konto lässt sich der Bericht öffnen, solange die Person für die Rolle in Betracht gezogen wird.',
      },
    },
    contact: 'Fragen zu diesen Daten: {{email}}',
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
