import type { Translation } from './languages.ts';
import type { fitBandsEn, surveyStatesEn } from './words.en.ts';

export const fitBandsDe: Translation<typeof fitBandsEn> = {
  strong: 'Hohe Übereinstimmung',
  partial: 'Teilweise Übereinstimmung',
  none: 'Geringe Übereinstimmung',
};

export const surveyStatesDe: Translation<typeof surveyStatesEn> = {
  SCHEDULED: 'Geplant',
  INVITED: 'Eingeladen',
  SENT: 'Gesendet',
  OPENED: 'Geöffnet',
  PENDING: 'Begonnen',
  FINISHED: 'Abgeschlossen',
  CANCELED: 'Zurückgezogen',
};
