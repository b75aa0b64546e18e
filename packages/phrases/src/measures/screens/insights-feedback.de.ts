import type { Translation } from '../../base/languages.ts';
import type { insightsFeedbackEn } from './insights-feedback.en.ts';

export const insightsFeedbackDe: Translation<typeof insightsFeedbackEn> = {
  headline: 'Beschreibt dich das?',
  lead: 'Du kennst dich am besten. Was du hier sagst, bleibt bei diesem Ergebnis, und du kannst es jederzeit ändern.',
  picture: { title: 'Noch einmal nachlesen' },
  rating: 'Wie gut beschreiben dich diese Seiten?',
  ratings: { '1': 'Gar nicht', '2': 'Kaum', '3': 'Teilweise', '4': 'Gut', '5': 'Sehr gut' },
  comment: 'Was passt, und was nicht? (freiwillig)',
  hint: 'Ein Kommentar geht auch an die Menschen, die dieses Produkt machen, mit deinem Namen und deinem Arbeitsbereich. Dein Arbeitgeber sieht weder deine Antwort noch den Kommentar.',
  missing: 'Bitte wähl eine der fünf Antworten.',
  send: 'Rückmeldung speichern',
  change: 'Änderungen speichern',
  skip: 'Zu deinem Profil',
  thanks: 'Danke für deine Rückmeldung.',
  given: 'Diese Rückmeldung hast du am {{date}} gegeben. Du kannst sie ändern.',
  earlier: 'Das ist ein neues Ergebnis; deine Rückmeldung zum früheren steht deshalb nicht hier.',
  loadFailed: 'Deine frühere Rückmeldung konnte nicht geladen werden.',
};
