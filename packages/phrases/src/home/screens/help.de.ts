import type { Translation } from '../../base/languages.ts';
import type { helpEn } from './help.en.ts';

export const helpDe: Translation<typeof helpEn> = {
  menu: {
    webinars: 'Webinare',
    videoGuide: 'Videoanleitung',
    helpCentre: 'Hilfebereich',
    support: 'Support kontaktieren',
    supportSubject: 'Frage zu {{brand}}',
    feedback: 'Rückmeldung geben',
    guide: 'Mit einem Guide sprechen',
    newTab: 'öffnet sich in einem neuen Tab',
  },
  centre: {
    title: 'Hilfebereich',
    lead: 'Kurze Antworten.',
    search: 'Hilfe durchsuchen',
    found_zero: 'Keine Artikel',
    found_one: '{{count}} Artikel',
    found_other: '{{count}} Artikel',
    none: 'Keine Artikel gefunden',
    noneText: 'Versuche es mit weniger oder anderen Wörtern, oder schreib uns.',
    clear: 'Suche leeren',
    back: 'Alle Artikel',
    more: 'Weiterlesen',
    write: 'Nicht fündig geworden? Schreib uns.',
    missing: 'Diesen Artikel gibt es nicht',
  },
  feedback: {
    title: 'Rückmeldung geben',
    lead: 'Was klappt gut, und was nicht? Deine Rückmeldung geht an die Menschen, die das Produkt machen.',
    rating: 'Wie zufrieden bist du damit?',
    ratings: { '1': 'Gar nicht', '2': 'Eher nicht', '3': 'Teils, teils', '4': 'Eher ja', '5': 'Sehr' },
    text: 'Deine Rückmeldung',
    send: 'Rückmeldung senden',
    sent: 'Danke, deine Rückmeldung ist unterwegs.',
    frame: 'Formular für Rückmeldungen',
    openForm: 'Formular in neuem Tab öffnen',
  },
  maintenance: {
    title: 'Wir arbeiten daran',
    text: 'Das Produkt wird gerade aktualisiert und ist in wenigen Minuten wieder da. Antworten in einer Befragung bleiben auf dem Gerät und werden später gesendet.',
    retry: 'Erneut versuchen',
  },
};
