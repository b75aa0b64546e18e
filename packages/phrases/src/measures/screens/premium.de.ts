import type { Translation } from '../../base/languages.ts';
import type { premiumEn } from './premium.en.ts';

export const premiumDe: Translation<typeof premiumEn> = {
  title: 'Geh tiefer: der Premium-Bericht',
  points: [
    'Jedes Merkmal auf einer eigenen Seite, mit seinen Facetten in Worten',
    'Vor- und Nachteile beider Seiten, und was sie bei der Arbeit bedeuten',
    'Was heraussticht, mit Fragen zum Weiterdenken',
  ],
  once: 'inkl. USt., einmalig',
  mailed: {
    own: 'Er kommt per E-Mail als PDF, und du findest ihn hier.',
    workspace: '{{name}} bekommt ihn ebenfalls per E-Mail und sieht ihn im eigenen Profil.',
  },
  guarantee:
    'Nicht das, was du dir erhofft hast? Gib ihn innerhalb von {{days}} Tagen zurück, und du bekommst dein Geld zurück.',
  buy: 'Premium-Bericht kaufen',
  offer: 'Angebot anfragen',
  offerNote:
    'Hier wird nichts abgebucht: Wir antworten per E-Mail. Hast du den Bericht, kannst du ihn {{days}} Tage lang zurückgeben.',
  locked: {
    title: 'Das ist noch nicht freigeschaltet',
    text: 'Die Administration von {{workspace}} kann das freischalten. Frag am besten die Person, die dich eingeladen hat.',
    message: 'Nachricht schreiben',
    mail: 'An {{email}} schreiben',
  },
  sample: 'Muster ansehen',
  sampleNote: '{{sample}} (PDF, öffnet sich in einem neuen Tab)',
  asked: 'Angefragt am {{date}}, {{number}}. Wir antworten per E-Mail; abgebucht wurde nichts.',
  unpaid: 'Bestellt am {{date}}, {{number}}. Die Zahlung ist noch nicht bestätigt.',
  goOn: 'Bestellung fortsetzen',
  withdraw: 'Zurückziehen',
  withdrawn: 'Die Bestellung {{number}} wurde zurückgezogen. Abgebucht wurde nichts.',
  paid: 'Bezahlt am {{date}}, {{number}}.',
  fulfilled: 'Freigeschaltet am {{date}}, {{number}}.',
  given: { own: 'Er wurde für dich freigeschaltet.', workspace: 'Er ist freigeschaltet.' },
  until: 'Er lässt sich bis {{date}} zurückgeben.',
  download: 'Als PDF herunterladen',
  downloading: 'Das PDF wird erstellt …',
  downloadFailed: 'Das PDF konnte nicht erstellt werden. Bitte versuche es noch einmal.',
  giveBack: {
    button: 'Zurückgeben',
    text: 'Diesen Bericht zurückgeben? Danach kann ihn hier niemand mehr öffnen, und der Betrag wird erstattet.',
    textOffer:
      'Diesen Bericht zurückgeben? Danach kann ihn hier niemand mehr öffnen, und was dafür bezahlt wurde, wird erstattet.',
    confirm: 'Ja, zurückgeben',
    keep: 'Behalten',
    failed: 'Das hat nicht geklappt. Der Bericht ist noch da; bitte versuche es noch einmal.',
  },
  returning: 'Der Bericht {{number}} ist gesperrt. Der Betrag wird erstattet.',
  failed: 'Der Premium-Bericht konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  loading: 'Der Premium-Bericht wird geladen …',
};
