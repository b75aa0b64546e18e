import type { Translation } from '../../base/languages.ts';
import { talentMailsDe } from './talents.de.ts';
import type { talentMailsEn } from './talents.en.ts';

export const talentMailsSie: Translation<typeof talentMailsEn> = {
  addressChanged: {
    ...talentMailsDe.addressChanged,
    subject: '{{workspace}} hat Ihre E-Mail-Adresse ersetzt',
    title: 'Ihre E-Mail-Adresse wurde ersetzt',
    result:
      'Wenn Sie die Befragung schon beantwortet hatten, bleibt Ihr Ergebnis bei {{workspace}}. Ein Konto mit der neuen Adresse zeigt es nicht.',
    ask: 'Wenn Sie das nicht wollten, schreiben Sie bitte an {{name}}, {{email}}: Ihre Adresse kann wieder eingetragen oder der Eintrag gelöscht werden.',
    askByEmail:
      'Wenn Sie das nicht wollten, schreiben Sie bitte an {{email}}: Ihre Adresse kann wieder eingetragen oder der Eintrag gelöscht werden.',
    askWorkspace:
      'Wenn Sie das nicht wollten, wenden Sie sich bitte an Ihre Kontaktperson bei {{workspace}}: Ihre Adresse kann wieder eingetragen oder der Eintrag gelöscht werden.',
    footer:
      'Sie bekommen diese E-Mail, weil Ihre Adresse in einem Eintrag von {{workspace}} stand. Wenn sie dort aus Versehen eingetragen war, brauchen Sie nichts zu tun.',
  },
};
