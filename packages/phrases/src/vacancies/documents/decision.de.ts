import type { Translation } from '../../base/languages.ts';
import type { decisionDocumentEn } from './decision.en.ts';

/** The German decision note as a document. */
export const decisionDocumentDe: Translation<typeof decisionDocumentEn> = {
  label: 'Entscheidungsvermerk',
  subtitle: 'für die Rolle „{{role}}“ bei {{workspace}}',
  lead: 'Was über diese Person entschieden wurde, von wem und warum. Die Person kann den Vermerk in der Kopie ihrer Daten lesen; mit diesen Daten wird er gelöscht.',
  decisions: {
    hire: 'Einstellen',
    meet_again: 'Noch einmal treffen',
    not_moving_forward: 'Nicht weiter',
  },
  facts: {
    decision: 'Entscheidung',
    written: 'Geschrieben',
    writtenBy: '{{name}}, {{date}}',
    interview: 'Gespräch',
    withoutDate: 'ohne Datum',
    questions: 'Fragen',
    version: 'Version {{version}}',
  },
  why: {
    heading: 'Warum, nach dem, was gesagt und getan wurde',
    words: 'In den Worten von {{name}}',
    colleague: 'jemandem aus dem Team',
  },
  basis: {
    heading: 'Worauf das beruht',
    rated:
      'Das Gespräch haben getrennt bewertet: {{names}}. Die Bewertungen voneinander waren erst zu sehen, als alle abgegeben waren.',
    questions:
      'Grundlage waren die Fragen dieser Rolle, Version {{version}}, die für alle dieselben sind, die für sie vorgesehen sind.',
    survey: 'Die Befragung entscheidet nichts und ist hier kein Grund.',
  },
  signatures: {
    heading: 'Unterschrieben',
    caption: 'Unterschriften',
    name: 'Name',
    date: 'Unterschrieben am',
    missing: 'Es fehlt noch die Unterschrift von {{names}}.',
    administrator: 'Es fehlt noch eine Unterschrift der Administration.',
    incomplete: 'Die Entscheidung gilt mit der letzten Unterschrift.',
  },
  pageOf: 'Seite {{page}} von {{pages}}',
  fileName: 'entscheidungsvermerk-{{date}}.pdf',
};
