import type { billingMailsEn, billingMailNamesEn } from './billing.en.ts';

export const billingMailsDe: typeof billingMailsEn = {
  things: {
    basic: 'Basic',
    flow: 'Flow für {{period}}, Administration: {{administrators}}, Teammitglieder: {{members}}',
    enterprise: 'Enterprise, Teammitglieder: {{members}}',
    insights: '{{insights}}',
    premium_report: 'Premium-Bericht',
  },
  insights: { one: '{{count}} Talent-Insight', other: '{{count}} Talent-Insights' },
  periods: { month: 'einen Monat', year: 'ein Jahr' },
  what: '{{thing}}\n{{price}}',
  test: 'Das war eine Testzahlung: Es ist kein Geld geflossen.',
  plusVat: '{{amount}} zzgl. USt.',
  plusTax: '{{amount}} zzgl. {{tax}} USt.',
  withVat: '{{amount}} inkl. USt.',
  byAgreement: 'Preis nach Vereinbarung',
  free: 'kostenlos',
  given: {
    basic: 'Der Arbeitsbereich {{workspace}} hat jetzt Basic.',
    flow: 'Der Arbeitsbereich {{workspace}} hat jetzt Flow.',
    enterprise: 'Der Arbeitsbereich {{workspace}} hat jetzt Enterprise.',
    insights:
      'Die Talent-Insights sind jetzt im Arbeitsbereich {{workspace}}. Jeder schaltet frei, was bei einem Talent noch verborgen ist: Nachname und E-Mail-Adresse, wenn es nicht namentlich eingeladen wurde, und das Jobprofil. Ergebnisse sind ohnehin lesbar.',
    premium_report:
      'Der Bericht lässt sich jetzt auf der Seite des Talents öffnen. Das Talent bekommt ihn auch per E-Mail.',
    own_report: 'Den Bericht bekommst du in einer eigenen E-Mail.',
  },
  note: 'Hinweis von {{brand}}: {{note}}',
  toBilling: 'Abrechnung öffnen',
  footer:
    'Du bekommst diese E-Mail, weil du den Arbeitsbereich {{workspace}} bei {{brand}} verwaltest oder weil seine Rechnungen an diese Adresse gehen.',
  ownFooter: 'Du bekommst diese E-Mail, weil bei {{brand}} mit deiner Adresse ein Bericht bestellt wurde.',
  orders: {
    requested: {
      subject: 'Anfrage {{number}} wartet auf eine Antwort',
      title: 'Anfrage {{number}} wartet auf eine Antwort',
      text: 'im Arbeitsbereich {{workspace}} wurde ein Angebot angefragt.',
      unpaid: 'Es wurde nichts berechnet, und nichts wird freigegeben, bevor du antwortest.',
      message: 'Nachricht dazu: {{message}}',
      button: 'Bestellungen öffnen',
      footer: 'Du bekommst diese E-Mail, weil du {{brand}} verwaltest.',
    },
    paid: {
      subject: 'Bestellung {{number}} ist bezahlt',
      title: 'Deine Bestellung ist bezahlt',
      text: 'die Zahlung für Bestellung {{number}} ist da.',
    },
    fulfilled: {
      subject: 'Anfrage {{number}} ist freigeschaltet',
      title: 'Deine Anfrage ist freigeschaltet',
      text: 'deine Anfrage {{number}} ist freigeschaltet.',
      uncharged:
        'Hier wurde nichts abgebucht. Was du mit {{brand}} über eine Rechnung vereinbart hast, gilt.',
    },
    declined: {
      subject: 'Anfrage {{number}} wurde abgelehnt',
      title: 'Deine Anfrage wurde abgelehnt',
      text: 'deine Anfrage {{number}} wurde abgelehnt. Es wird nichts berechnet, und alles bleibt, wie es ist.',
    },
    refunded: {
      subject: 'Bestellung {{number}} wird erstattet',
      title: 'Deine Bestellung wird erstattet',
      text: 'Bestellung {{number}} wurde zurückgenommen. {{refunded}} werden auf demselben Weg erstattet, auf dem bezahlt wurde.',
      byHand:
        'Bestellung {{number}} wurde zurückgenommen. {{brand}} hat {{refunded}} als erstattet vermerkt.',
    },
    takenBack: {
      basic: 'Sonst ändert sich nichts.',
      flow: 'Der Tarif dieser Bestellung ist beendet.',
      enterprise: 'Der Tarif dieser Bestellung ist beendet.',
      insights:
        'Nicht verbrauchte Talent-Insights dieser Bestellung sind zurückgenommen; freigeschaltete Talente bleiben es.',
      premium_report: 'Der Bericht lässt sich nicht mehr öffnen.',
    },
  },
  granted: {
    subject: '{{insights}} für {{workspace}}',
    title: '{{insights}} für dich',
    text: '{{brand}} hat dem Arbeitsbereich {{workspace}} {{insights}} gegeben. Jetzt sind es {{balance}}.',
    reason: 'Grund: {{reason}}',
    opens:
      'Jeder schaltet frei, was bei einem Talent noch verborgen ist: Nachname und E-Mail-Adresse, wenn es nicht namentlich eingeladen wurde, und das Jobprofil. Ergebnisse sind ohnehin lesbar.',
    button: 'Verlauf ansehen',
  },
  subscription: {
    failed: {
      subject: 'Eine Zahlung für {{workspace}} ist fehlgeschlagen',
      title: 'Eine Zahlung ist fehlgeschlagen',
      text: 'die Zahlung für Flow im Arbeitsbereich {{workspace}} ist fehlgeschlagen. Bis zum {{date}} geht alles weiter.',
      next: 'Bezahle bis dahin die offene Rechnung oder hinterlege eine andere Karte. Sonst wird der Arbeitsbereich am {{date}} pausiert: Nichts wird gelöscht, Talente behalten ihre eigenen Ergebnisse, und begonnene Befragungen können beendet werden.',
      button: 'Rechnung bezahlen',
    },
    unpaid: {
      subject: 'Eine Zahlung für {{workspace}} fehlt noch',
      title: 'Eine Zahlung fehlt noch',
      text: 'die Zahlung für Flow im Arbeitsbereich {{workspace}} fehlt noch. Bis zum {{date}} geht alles weiter.',
      next: 'Bezahle bis dahin die offene Rechnung oder hinterlege eine andere Karte. Sonst wird der Arbeitsbereich am {{date}} pausiert: Nichts wird gelöscht, Talente behalten ihre eigenen Ergebnisse, und begonnene Befragungen können beendet werden.',
      button: 'Rechnung bezahlen',
    },
    last: {
      subject: '{{workspace}} wird am {{date}} pausiert, wenn die Rechnung offen bleibt',
      title: 'Noch drei Tage Zeit zum Bezahlen',
      text: 'die Zahlung für Flow im Arbeitsbereich {{workspace}} fehlt noch. Ohne sie wird der Arbeitsbereich am {{date}} pausiert.',
      next: 'Dabei wird nichts gelöscht, Talente behalten ihre eigenen Ergebnisse, und begonnene Befragungen können beendet werden. Sobald die Rechnung bezahlt ist, geht alles wieder.',
      button: 'Rechnung bezahlen',
    },
    frozen: {
      subject: '{{workspace}} ist pausiert, weil eine Zahlung fehlt',
      title: 'Der Arbeitsbereich ist pausiert',
      text: 'eine Zahlung für Flow im Arbeitsbereich {{workspace}} fehlt seit dem {{since}}. Deshalb ist der Arbeitsbereich pausiert. Nichts wird gelöscht, Talente behalten ihre eigenen Ergebnisse, und begonnene Befragungen können beendet werden.',
      next: 'Sobald die offene Rechnung bezahlt ist, geht alles wieder.',
      button: 'Rechnung bezahlen',
    },
    cancelled: {
      subject: 'Flow für {{workspace}} endet am {{date}}',
      title: 'Flow endet am {{date}}',
      text: 'Flow im Arbeitsbereich {{workspace}} wurde gekündigt und läuft noch bis zum {{date}}. Es wird nichts mehr berechnet.',
      next: 'Danach läuft der Arbeitsbereich mit Basic weiter. Niemand wird entfernt und nichts gelöscht; sind mehr Menschen da, als Basic erlaubt, bleiben sie, und niemand kann dazukommen. Bis zum {{date}} lässt sich die Kündigung zurücknehmen.',
      button: 'Abrechnung öffnen',
    },
    paused: {
      subject: 'Flow für {{workspace}} ist pausiert',
      title: 'Flow ist pausiert',
      text: 'Flow im Arbeitsbereich {{workspace}} wurde pausiert, und es wird nichts berechnet. Der Arbeitsbereich läuft mit Basic weiter.',
      next: 'Niemand wurde entfernt und nichts gelöscht. Sind mehr Menschen da, als Basic erlaubt, bleiben sie, und niemand kann dazukommen. Schreib uns, um Flow fortzusetzen.',
      button: 'Abrechnung öffnen',
    },
    ended: {
      subject: 'Flow für {{workspace}} ist beendet',
      title: 'Flow ist beendet',
      text: 'Flow im Arbeitsbereich {{workspace}} ist beendet. Der Arbeitsbereich läuft mit Basic weiter, und es wird nichts mehr berechnet.',
      next: 'Niemand wurde entfernt und nichts gelöscht. Sind mehr Menschen da, als Basic erlaubt, bleiben sie, und niemand kann dazukommen. Du kannst Flow jederzeit wieder wählen.',
      button: 'Tarife ansehen',
    },
    endedUnpaid: {
      subject: 'Flow für {{workspace}} ist beendet, weil eine Zahlung fehlt',
      title: 'Flow ist beendet, weil eine Zahlung fehlt',
      text: 'die Zahlung für Flow im Arbeitsbereich {{workspace}} ist nicht gekommen. Deshalb ist Flow beendet und der Arbeitsbereich pausiert.',
      next: 'Nichts wird gelöscht, Talente behalten ihre eigenen Ergebnisse, und begonnene Befragungen können beendet werden. Wähle einen Tarif, dann geht alles wieder.',
      button: 'Tarife ansehen',
    },
    smaller: {
      subject: 'Flow für {{workspace}} ändert sich am {{date}}',
      title: 'Flow ändert sich am {{date}}',
      text: 'Flow im Arbeitsbereich {{workspace}} ändert sich am {{date}}. Bis dahin bleibt alles, wie es bezahlt ist.',
      next: 'Sind dann mehr Menschen da, als mit Flow bezahlt sind, bleiben sie, und niemand kann dazukommen. Bis zum {{date}} lässt sich die Änderung zurücknehmen.',
      button: 'Abrechnung öffnen',
    },
  },
};

/** The German names of these mails on the page Operation. */
export const billingMailNamesDe: Record<keyof typeof billingMailNamesEn, string> = {
  'insights-granted': 'Talent-Insights gutgeschrieben',
  order: 'Bestellung',
  'own-order': 'Eigene Bestellung',
  subscription: 'Abo',
  'trial-ending': 'Ende einer Testphase',
};
