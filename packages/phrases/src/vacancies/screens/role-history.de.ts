import type { Translation } from '../../base/languages.ts';
import type { roleHistoryEn } from './role-history.en.ts';

export const roleHistoryDe: Translation<typeof roleHistoryEn> = {
  empty: 'Noch ist nichts geschehen.',
  more: 'Mehr anzeigen',
  deleted: 'eine gelöschte Person',
  created: { draft: 'Die Rolle wurde als Entwurf angelegt', other: 'Die Rolle wurde angelegt' },
  state: {
    draft: 'Die Rolle ist wieder ein Entwurf',
    recruiting: 'Die Besetzung hat begonnen',
    reopened: 'Die Rolle wurde wieder geöffnet',
    filled: 'Die Rolle wurde besetzt',
    filledWith: 'Die Rolle wurde mit {{person}} besetzt',
    archived: 'Die Rolle wurde archiviert',
    restored: 'Die Rolle wurde aus dem Archiv geholt',
  },
  decider: {
    added: '{{name}} entscheidet ab jetzt über diese Rolle mit',
    addedUnnamed: 'Eine Person entscheidet ab jetzt mit',
    removed: '{{name}} entscheidet nicht mehr über diese Rolle mit',
    removedUnnamed: 'Eine Person entscheidet nicht mehr mit',
  },
  questions: 'Die Interviewfragen wurden festgelegt, Version {{version}}',
  decision: {
    hire: 'Entscheidungsvermerk unterschrieben: {{person}} einstellen',
    meet_again: 'Entscheidungsvermerk unterschrieben: {{person}} noch einmal treffen',
    not_moving_forward: 'Entscheidungsvermerk unterschrieben: Absage an {{person}}',
    complete: 'Das war die letzte Unterschrift.',
  },
  mails: {
    interview_one: 'Eine Einladung zum Interview wurde gesendet',
    interview_other: '{{count}} Einladungen zum Interview wurden gesendet',
    no_interview_one: 'Eine Absage ohne Interview wurde gesendet',
    no_interview_other: '{{count}} Absagen ohne Interview wurden gesendet',
    after_interview_one: 'Eine Absage nach dem Interview wurde gesendet',
    after_interview_other: '{{count}} Absagen nach dem Interview wurden gesendet',
    filled_one: 'Einmal „Die Rolle ist besetzt“ wurde gesendet',
    filled_other: '{{count}}-mal „Die Rolle ist besetzt“ wurde gesendet',
    several_one: 'Dabei wurde eine E-Mail gesendet',
    several_other: 'Dabei wurden {{count}} E-Mails gesendet',
    stopped_one: 'Eine E-Mail wurde vor dem Versand gestoppt',
    stopped_other: '{{count}} E-Mails wurden vor dem Versand gestoppt',
  },
  draw: {
    title_one: 'Eine Person von {{pool}} wurde ausgelost',
    title_other: '{{count}} von {{pool}} Personen wurden ausgelost',
    reason: 'Warum noch einmal: {{reason}}',
    undone: 'Rückgängig gemacht am {{date}}',
    seed: 'Startwert {{seed}}: Mit denselben Personen ergibt er dasselbe Los.',
  },
  ranges: {
    first: 'Die Bereiche wurden festgelegt, Version {{number}}',
    changed: 'Die Bereiche wurden geändert, Version {{number}}',
    open: 'Diese Rolle hat noch keine Anforderungen',
    range: '{{name}} {{min}} bis {{max}}',
    weight: 'Gewicht {{weight}}',
    before: '(vorher: {{min}} bis {{max}}, Gewicht {{weight}})',
    reach:
      'Nach unserem Modell erreichen mit diesen Bereichen etwa {{count}} von 100 Menschen der Normgruppe eine hohe Übereinstimmung.',
  },
};
