import type { Translation } from '../../../base/languages.ts';
import type { surveyJobsEn, surveyVariantsEn } from './variants.en.ts';

export const surveyVariantsDe: Translation<typeof surveyVariantsEn> = {
  b2c: {
    eyebrow: 'Für dich selbst',
    who: 'Dein Ergebnis ist für dich, und der Bericht kommt per E-Mail zu dir. Es geht an keinen Arbeitgeber; einsehen kann es außer dir nur, wer diese Seite betreibt.',
    purpose: 'Damit du dich selbst besser kennenlernst. Dein Ergebnis wird mit keiner Rolle verglichen.',
    steps: [
      'Du siehst gleich dein Ergebnis in den fünf Merkmalen.',
      'Der Bericht kommt in ein paar Minuten per E-Mail als PDF.',
      'Der Premium-Bericht geht tiefer: alle Facetten, beide Seiten jedes Merkmals und Fragen zum Weiterdenken.',
    ],
  },
  admin: {
    eyebrow: 'Für die Administration',
    who: 'Der Bogen liegt in deinem Arbeitsbereich {{workspace}}, wie die deiner Talente. Du siehst dein Ergebnis so, wie sie ihres sehen.',
    purpose:
      'Damit du weißt, was deine Talente erleben und sehen. Wie ihres kann dein Ergebnis im Arbeitsbereich mit den Bereichen verglichen werden, die für eine Rolle festgelegt sind.',
    steps: [
      'Dein Ergebnis liegt in deinem Arbeitsbereich, dort siehst du es wie die deiner Talente.',
      'Der Bericht kommt in ein paar Minuten per E-Mail als PDF.',
    ],
  },
  role_finder: {
    eyebrow: 'Rollenkompass',
    who: 'Dein Ergebnis und die Berufe dazu sind für dich. Sie gehen an keinen Arbeitgeber; einsehen kann sie außer dir nur, wer diese Seite betreibt.',
    purpose:
      'Dein Ergebnis wird mit den Bereichen von zehn Berufen verglichen, damit du siehst, welche deinem Profil nahe sind.',
    steps: [
      'Du siehst zehn Berufe aus Marketing und Tech, geordnet nach der Nähe zu deinem Profil.',
      'Darunter stehen deine fünf Merkmale, in Zahlen und in Worten.',
      'Der Bericht kommt in ein paar Minuten per E-Mail als PDF.',
    ],
  },
  check: {
    eyebrow: 'Quint-Check',
    who: 'Dein Ergebnis ist für dich, und der Bericht kommt per E-Mail zu dir. Es geht an keinen Arbeitgeber; einsehen kann es außer dir nur, wer diese Seite betreibt.',
    purpose: 'Damit du dein Profil auf einen Blick siehst. Dein Ergebnis wird mit keiner Rolle verglichen.',
    steps: [
      'Du siehst gleich dein Profil auf einen Blick.',
      'Der ganze Bericht kommt in ein paar Minuten per E-Mail als PDF.',
    ],
  },
  study: {
    eyebrow: 'Befragung',
    who: 'Deine Antworten gehen ohne deinen Namen in den Vergleich ein. Dein eigenes Ergebnis ist für dich; einsehen kann es außer dir nur, wer diese Seite betreibt.',
    purpose: 'Für den Vergleich über alle, die teilnehmen. Dein Ergebnis wird mit keiner Rolle verglichen.',
    steps: [
      'Du siehst gleich dein Ergebnis in den fünf Merkmalen.',
      'Der Bericht kommt in ein paar Minuten per E-Mail als PDF.',
    ],
  },
};

export const surveyJobsDe: Translation<typeof surveyJobsEn> = {
  title: 'Berufe nahe an deinem Profil',
  text: 'Wie nah dein Profil an dem Bereich liegt, den wir für diesen Beruf geschätzt haben. Ein grobes Bild zum Umsehen: Es sagt nichts über Können, und das Intervall zeigt den Messfehler.',
  areas: { marketing: 'Marketing', tech: 'Tech' },
  names: {
    content_marketing: 'Content-Marketing',
    performance_marketing: 'Performance-Marketing',
    brand_management: 'Markenführung',
    social_media: 'Social Media',
    event_marketing: 'Eventmarketing',
    frontend_development: 'Frontend-Entwicklung',
    backend_development: 'Backend-Entwicklung',
    data_analysis: 'Datenanalyse',
    quality_assurance: 'Qualitätssicherung',
    product_ownership: 'Produktverantwortung',
  },
  bands: { strong: 'sehr nah', partial: 'nah', none: 'weiter entfernt' },
  columns: { job: 'Beruf', fit: 'Nähe', band: 'In Worten' },
  span: '{{fit}} von 100, zwischen {{low}} und {{high}}',
  missing: 'zu wenige Antworten',
};
