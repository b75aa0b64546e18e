import type { Translation } from './languages.ts';
import type {
  fitBandsEn,
  groupTextsEn,
  heldBackEn,
  inLineFitBandsEn,
  shortFitBandsEn,
  surveyStatesEn,
  talentStatusesEn,
} from './common-labels.en.ts';

export const fitBandsDe: Translation<typeof fitBandsEn> = {
  strong: 'Hohe Übereinstimmung',
  partial: 'Teilweise Übereinstimmung',
  none: 'Geringe Übereinstimmung',
};

export const shortFitBandsDe: Translation<typeof shortFitBandsEn> = {
  strong: 'Hoch',
  partial: 'Teilweise',
  none: 'Gering',
};

export const inLineFitBandsDe: Translation<typeof inLineFitBandsEn> = {
  strong: 'hoch',
  partial: 'teilweise',
  none: 'gering',
};

export const talentStatusesDe: Translation<typeof talentStatusesEn> = {
  APPLICANT: 'Bewerbung',
  FAVOURITE: 'Engere Wahl',
  EMPLOYEE: 'Eingestellt',
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

export const heldBackDe: Translation<typeof heldBackEn> = {
  until: 'zurückgehalten bis {{date}}',
  untilOpened: 'zurückgehalten, bis die Person es geöffnet hat',
};

export const groupTextsDe: Translation<typeof groupTextsEn> = {
  numbers: '{{count}} Ergebnisse · Median {{median}} · Hälfte von {{from}} bis {{to}}',
  campsNumbers: '{{count}} Ergebnisse · zwei Lager: {{low}} bei {{lowAt}}, {{high}} bei {{highAt}}',
  camps: {
    empty:
      '{{trait}}: zwei Lager. {{low}} Personen liegen bei {{lowAt}} und {{high}} bei {{highAt}}, dazwischen niemand.',
    few: '{{trait}}: zwei Lager. {{low}} Personen liegen bei {{lowAt}} und {{high}} bei {{highAt}}, dazwischen nur {{between}}.',
  },
  campsNote:
    'Zwischen den Lagern liegen mindestens zwei Punkte; mit dem veröffentlichten Messfehler unterscheiden sich damit alle im einen von allen im anderen.',
  manyADot: 'Ein Punkt steht für {{people}} Personen.',
};
