import type { webhooksEn } from './webhooks.en.ts';

/** The German texts about webhooks. */
export const webhooksDe: typeof webhooksEn = {
  title: 'Webhooks',
  lead: 'Andere Systeme erfahren sofort, wenn hier etwas geschieht: durch eine signierte Anfrage mit Kennungen und Zuständen, nie mit Namen oder Ergebnissen.',
  add: 'Endpunkt hinzufügen',
  none: {
    title: 'Noch keine Webhooks',
    text: 'Füge die Adresse eines Systems hinzu, das wissen soll, wann ein Talent eingeladen wurde oder den Fragebogen beendet hat.',
  },
  events: {
    talent: {
      invited: 'Ein Talent wurde eingeladen',
      unlocked: 'Der Einblick in ein Talent wurde freigeschaltet',
      status_changed: 'Der Status eines Talents hat sich geändert',
    },
    survey: {
      finished: 'Ein Talent hat den Fragebogen beendet',
    },
    report: {
      ready: 'Der Bericht zu einem Ergebnis ist fertig',
    },
    order: {
      paid: 'Eine Bestellung wurde bezahlt',
    },
    webhook: {
      test: 'Probeereignis',
    },
  },
  state: { on: 'Ein', failing: 'Schlägt fehl', off: 'Ausgeschaltet' },
  states: { waiting: 'Wartet', sending: 'Unterwegs', sent: 'Zugestellt', dead: 'Fehlgeschlagen' },
  off: {
    person: 'Von der Administration ausgeschaltet am {{when}}. Es wird nichts gesendet.',
    restored:
      'Ausgeschaltet am {{when}}, weil Quint aus einer Sicherung wiederhergestellt wurde. Prüfe, ob die fehlgeschlagenen Ereignisse schon zugestellt wurden, und schalte den Endpunkt dann wieder ein.',
    gone: 'Ausgeschaltet am {{when}}, weil das System geantwortet hat, dass es diese Adresse nicht mehr gibt (410). Es wird nichts gesendet.',
    failing:
      'Ausgeschaltet am {{when}}, weil fünf Tage lang keine Anfrage gelungen ist. Es wird nichts gesendet.',
  },
  failing:
    'Seit {{when}} ist keine Anfrage gelungen. Nach fünf Tagen ohne Erfolg wird der Endpunkt ausgeschaltet.',
  made: 'Hinzugefügt am {{date}}',
  madeBy: 'Hinzugefügt am {{date}} von {{name}}',
  action: {
    test: 'Probeereignis senden',
    testSent: 'Das Probeereignis ist unterwegs.',
    off: 'Ausschalten',
    on: 'Wieder einschalten',
    rotate: 'Neues Geheimnis',
    more: 'Aktionen für {{name}}',
  },
  form: {
    create: 'Endpunkt hinzufügen',
    edit: 'Endpunkt ändern',
    url: 'Webadresse',
    urlHint: 'Beginnt mit https:// und ist aus dem Internet erreichbar.',
    urlHintPrivate: 'Eine Adresse im Internet oder in deinem eigenen Netz, mit https:// oder http://.',
    description: 'Name',
    descriptionHint: 'Wofür er da ist, zum Beispiel „Personalsystem“.',
    events: 'Ereignisse',
    saved: 'Der Endpunkt ist gespeichert.',
  },
  secret: {
    title: 'Kopiere jetzt das Geheimnis',
    text: 'Mit diesem Geheimnis prüft das andere System, dass eine Anfrage von hier kommt. Es wird nur dieses eine Mal gezeigt.',
    copy: 'Geheimnis kopieren',
    copied: 'Das Geheimnis ist kopiert.',
    copyFailed: 'Das Kopieren hat nicht geklappt. Bitte markiere das Geheimnis und kopiere es selbst.',
    done: 'Ich habe es kopiert',
    overlap: 'Bis {{when}} werden Anfragen auch mit dem bisherigen Geheimnis signiert.',
  },
  rotate: {
    title: 'Diesem Endpunkt ein neues Geheimnis geben?',
    text: 'Anfragen werden 24 Stunden lang mit beiden Geheimnissen signiert, damit du es im anderen System ändern kannst.',
    confirm: 'Neues Geheimnis',
  },
  delete: {
    title: 'Diesen Endpunkt löschen?',
    text: 'An {{url}} wird nichts mehr gesendet, und was noch wartet, geht verloren.',
  },
  latest: {
    title: 'Zuletzt gesendet',
    none: 'Es wurde noch nichts gesendet.',
    all: 'Alles anzeigen',
  },
  dead: {
    again_one: 'Das fehlgeschlagene Ereignis noch einmal senden',
    again_other: 'Alle {{count}} fehlgeschlagenen noch einmal senden',
    sent_one: 'Ein Ereignis ist wieder unterwegs.',
    sent_other: '{{count}} Ereignisse sind wieder unterwegs.',
  },
  delivery: {
    title: 'Was in den letzten 30 Tagen gesendet wurde',
    none: 'Es wurde noch nichts gesendet.',
    attempts_one: 'ein Versuch',
    attempts_other: '{{count}} Versuche',
    answered: 'Antwort {{code}}',
    next: 'Nächster Versuch: {{when}}',
    again: 'Noch einmal senden',
    againLabel: 'Noch einmal senden: {{event}}, {{when}}',
    sentAgain: 'Das Ereignis ist wieder unterwegs.',
    more: 'Mehr anzeigen',
  },
  reasons: {
    answer: 'Antwort {{code}}',
    gone: 'Antwort, dass es die Adresse nicht mehr gibt (410)',
    redirect: 'Antwort mit einer Weiterleitung ({{code}}), der nicht gefolgt wird',
    timeout: 'keine Antwort in zehn Sekunden',
    address_refused: 'der Name führt zu einer Adresse, die hier nicht erlaubt ist',
    unknown_host: 'der Name des Systems wurde nicht gefunden',
    tls: 'es kam keine sichere Verbindung zustande',
    connection: 'es kam keine Verbindung zustande',
    secret_unreadable: 'das Geheimnis ist nicht mehr lesbar: Erzeuge ein neues',
    internal: 'ein Fehler in Quint hat die Anfrage verhindert',
    endpoint_off: 'der Endpunkt wurde ausgeschaltet',
    workspace_deleted: 'der Arbeitsbereich wurde gelöscht',
  },
  operation: {
    endpoints: 'Endpunkte',
    waiting: 'Warten auf das Senden',
    dead: 'Fehlgeschlagen',
    failing: 'Endpunkte, die fehlschlagen',
    switched_off: 'Von Quint ausgeschaltete Endpunkte',
    oldest: 'Das älteste Ereignis ist seit {{when}} fällig.',
  },
};
