import type { Translation } from '../../base/languages.ts';
import type { talentMailsEn, talentsMailNamesEn } from './talents.en.ts';

export const talentMailsDe: Translation<typeof talentMailsEn> = {
  addressChanged: {
    subject: '{{workspace}} hat deine E-Mail-Adresse ersetzt',
    title: 'Deine E-Mail-Adresse wurde ersetzt',
    greeting: 'Hallo,',
    text: 'bisher stand diese Adresse in einem Eintrag von {{workspace}} bei {{brand}}. Sie wurde durch eine andere ersetzt. Links zu einer Befragung, die an diese Adresse gingen, funktionieren nicht mehr, und ein Konto mit dieser Adresse öffnet den Eintrag nicht mehr.',
    result:
      'Wenn du die Befragung schon beantwortet hattest, bleibt dein Ergebnis bei {{workspace}}. Ein Konto mit der neuen Adresse zeigt es nicht.',
    ask: 'Wenn du das nicht wolltest, schreib bitte an {{name}}, {{email}}: Deine Adresse kann wieder eingetragen oder der Eintrag gelöscht werden.',
    askByEmail:
      'Wenn du das nicht wolltest, schreib bitte an {{email}}: Deine Adresse kann wieder eingetragen oder der Eintrag gelöscht werden.',
    askWorkspace:
      'Wenn du das nicht wolltest, wende dich bitte an deine Kontaktperson bei {{workspace}}: Deine Adresse kann wieder eingetragen oder der Eintrag gelöscht werden.',
    footer:
      'Du bekommst diese E-Mail, weil deine Adresse in einem Eintrag von {{workspace}} stand. Wenn sie dort aus Versehen eingetragen war, brauchst du nichts zu tun.',
  },
};

/** The German names of these mails on the page Operation. */
export const talentsMailNamesDe: Record<keyof typeof talentsMailNamesEn, string> = {
  'talent-address-changed': 'Geänderte Adresse',
};
