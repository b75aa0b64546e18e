import type { Translation } from '../../base/languages.ts';
import type { roleCreationEn } from './role-creation.en.ts';

export const roleCreationDe: Translation<typeof roleCreationEn> = {
  roles: 'Rollen',
  title: 'Neue Rolle',
  lead: 'Wähle, wie du anfangen möchtest.',
  ways: {
    templates: {
      title: 'Aus einer Vorlage',
      text: 'Zehn Rollen mit Texten, Bereichen und dem Grund für jeden Bereich. Oder kopiere eine eigene Rolle.',
      time: 'Etwa zwei Minuten, dann anpassen',
    },
    assistant: {
      title: 'Mit dem Rollenassistenten',
      text: 'Beantworte Fragen zur Arbeit. Aus deinen Antworten entsteht ein Entwurf: Bereiche und die Antworten dahinter.',
      time: '5 bis 10 Minuten',
    },
    stakeholders: {
      title: 'Mit Kolleginnen und Kollegen',
      text: 'Menschen, die die Arbeit kennen, bewerten per E-Mail Aussagen über sie. Daraus werden Bereiche, und du siehst, wo sie sich uneinig sind.',
      time: 'Fünf Minuten je Person; du brauchst mindestens drei Antworten',
    },
    empty: {
      title: 'Leere Rolle',
      text: 'Du weißt, was die Arbeit verlangt: Schreib es auf und setze die Bereiche selbst.',
      time: 'Du entscheidest',
    },
  },
  templates: {
    lead: 'Wähle die Rolle, die am nächsten kommt. Du siehst sie ganz, bevor du sie verwendest, und kannst danach alles ändern.',
    reach:
      'Nach unserem Modell erreichen etwa {{count}} von 100 Menschen der Normgruppe hohe Übereinstimmung.',
    ratio: 'Kleinstes Verhältnis nach Geschlecht oder Alter: {{ratio}}.',
    ranges: 'Bereiche und ihre Gründe',
    evidence:
      'Diese Bereiche sind ein Anfang, keine Norm. Die Arbeiten, die in den Gründen genannt sind, stehen im Handbuch. Sie finden kleine bis mittlere Zusammenhänge, im Mittel über viele Menschen und Berufe; über eine einzelne Person oder eure Stelle sagen sie nichts Sicheres.',
    previewLead: 'Eine Vorlage: Mit dieser Rolle würdest du beginnen.',
    use: 'Vorlage verwenden',
    other: 'Andere Vorlagen',
    own: 'Kopie einer eigenen Rolle',
    ownText:
      'Texte, Bereiche, Fähigkeiten und Kurse werden kopiert, Personen nicht. Das Original bleibt, wie es ist.',
    copy: '{{name}} kopieren',
  },
  surveys: {
    title: 'Noch nicht verfügbar',
    text: 'Diese beiden Befragungen bietet Quint zurzeit nicht an. Wenn du eine brauchst, sprich mit uns.',
    contact: 'Schreib uns',
    contactAbout: 'Schreib uns: {{name}}',
    activities: {
      title: 'Befragung zu Tätigkeiten',
      text: 'Wer die Arbeit macht, würde angeben, wie oft welche Aufgabe anfällt und wie viel von ihr abhängt. Aus den Aufgaben würden sich die Anforderungen ergeben.',
    },
    peers: {
      title: 'Befragung unter Kolleginnen und Kollegen',
      text: 'Menschen, die dieselbe Arbeit gut machen, würden die Befragung selbst beantworten. Ihre Ergebnisse würden zeigen, was sie gemeinsam haben.',
    },
  },
};
