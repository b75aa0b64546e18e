import type { Translation } from '../../../base/languages.ts';
import type { surveyProofEn } from './proof.en.ts';

export const surveyProofDe: Translation<typeof surveyProofEn> = {
  handedIn: 'Abgegeben. Ein Schritt fehlt noch',
  handedInText:
    'Wir haben sechs Ziffern an die E-Mail-Adresse dieser Befragung gesendet. Gib sie hier ein oder öffne den Link in dieser E-Mail. Dein Ergebnis folgt sofort; ohne diesen Schritt zählt die Befragung nicht.',
  begun: 'Bitte bestätige, dass du es bist',
  begunText:
    'In dieser Befragung gibt es schon Antworten. Sie öffnet sich deshalb nur für die Person, zu der sie gehören. Wir senden sechs Ziffern an die E-Mail-Adresse, an die du eingeladen wurdest.',
  result: 'Bitte bestätige, dass du es bist',
  resultText:
    'Ein Ergebnis zeigen wir der Person, zu der es gehört. Wir senden sechs Ziffern an die E-Mail-Adresse, an die du eingeladen wurdest; auch der Link in deiner Einladung öffnet es.',
  send: 'Code senden',
  sendAgain: 'Neuen Code senden',
  sent: 'Ein Code ist unterwegs. Er funktioniert 10 Minuten lang.',
  code: 'Code aus der E-Mail',
  codeHint: 'Sechs Ziffern',
  submit: 'Bestätigen',
  failed: 'Das hat nicht geklappt. Bitte prüfe deine Verbindung und versuch es noch einmal.',
  used: 'Dieser Link wurde schon benutzt',
  usedText:
    'Er hat die Befragung einmal geöffnet und tut es nicht noch einmal. Dein persönlicher Link steht in deiner E-Mail; wer dir diesen gegeben hat, kann auch einen neuen machen.',
  whose: 'Sind diese Antworten von dir?',
  whoseText_one:
    'In deiner Befragung wurde auf einem anderen Gerät {{count}} Antwort gegeben, ohne den Link, den wir dir gesendet haben.',
  whoseText_other:
    'In deiner Befragung wurden auf einem anderen Gerät {{count}} Antworten gegeben, ohne den Link, den wir dir gesendet haben.',
  whoseNote: 'Wenn nicht, zählen sie nicht, niemand sieht sie, und du fängst neu an.',
  mine: 'Ja, das sind meine',
  notMine: 'Nein, neu anfangen',
};
