import type { Translation } from '../../base/languages.ts';
import type { singleEn } from './single.en.ts';

export const singleDe: Translation<typeof singleEn> = {
  premium: {
    label: 'Premium-Bericht',
    subtitle: '{{workspace}} · Fünf Merkmale und 27 Facetten in Worten',
    glance: 'Auf einen Blick',
    facets: 'Die Facetten in Worten',
    facetColumns: { facet: 'Facette', level: 'Grobe Stufe', text: 'Wie das aussehen kann' },
    otherSide: 'Die andere Seite',
    reflection: 'Eine Frage zum Nachdenken',
    mission: {
      title: 'Was heraussticht',
      lead: 'Diese Facetten liegen auf den äußeren Stufen, die vom Durchschnitt der Normgruppe am weitesten entfernten zuerst. Sie sind Ausgangspunkte für die Frage, was Arbeit bieten sollte, und nicht mehr.',
      none: 'Keine Facette liegt auf einer äußeren Stufe: Die Antworten beschreiben ein ausgewogenes Bild.',
      more_one: 'Eine weitere Facette liegt auf einer äußeren Stufe.',
      more_other: '{{count}} weitere Facetten liegen auf einer äußeren Stufe.',
      prompts: [
        'Welchem dieser Sätze würden Menschen, die diese Arbeitsweise kennen, sofort zustimmen?',
        'Bei welcher Aufgabe der letzten Monate hat eine dieser Seiten geholfen, und wo stand sie im Weg?',
        'Was sollte eine Arbeitswoche enthalten, damit Raum für diese Seiten bleibt?',
      ],
    },
    roles: {
      title: 'Im Vergleich mit den Rollen des Arbeitsbereichs',
      lead: 'Wie nah das Ergebnis an den Bereichen liegt, die für die in Betracht gezogenen Rollen festgelegt wurden.',
      column: 'Rolle',
      caption: 'Rollen mit Passung und Intervall',
      leftOut: {
        employer: 'Auf eigenen Wunsch nicht in Ranglisten: Dieses Ergebnis wird mit keiner Rolle verglichen.',
        talent: 'Auf deinen Wunsch nicht in Ranglisten: Dein Ergebnis wird mit keiner Rolle verglichen.',
      },
    },
    guarantee:
      'Der Premium-Bericht kann innerhalb von 30 Tagen zurückgegeben werden; der Preis wird dann erstattet.',
    sample: {
      mark: 'Muster',
      title: 'Premium-Bericht: ein Muster',
      name: 'Robin Muster',
      workspace: 'Musterfirma',
      note: 'Dies ist ein Muster: Die Person und ihre Antworten sind erfunden. Texte und Zahlen entstehen wie in jedem Premium-Bericht.',
      footer: 'Muster, erfundene Person',
      fileName: 'premium-bericht-muster.pdf',
    },
  },
  role: {
    label: 'Rollenpassungsbericht',
    subtitle: '{{workspace}} · Rolle: {{role}}',
    lead: 'Dieser Bericht vergleicht das Ergebnis einer Person mit dem Bereich, der für eine Rolle festgelegt wurde: was darin liegt, was außerhalb, was das kostet und was sich zu fragen lohnt. Er bereitet ein Gespräch vor und trifft keine Entscheidung.',
    result: 'Das Ergebnis neben dem Bereich',
    table: 'Bereich und Ergebnis in Zahlen',
    traits: 'Merkmal für Merkmal',
    traitsLead:
      'Im Bereich ist nichts weiter zu sagen. Knapp außerhalb, im Messfehler, steht nur, was es kostet. Weiter außerhalb sagt der Text, was das bei der Arbeit bedeuten kann.',
    inside: 'Im Bereich',
    counting: 'Wie die Zahl zustande kommt',
    arithmetic: 'Gerechnet: {{line}}',
  },
  reading: 'So liest du die Zahlen',
  rights: 'Grenzen und Rechte',
};
