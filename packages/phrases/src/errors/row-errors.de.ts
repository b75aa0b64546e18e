import type { rowErrorsEn } from './row-errors.en.ts';

export const rowErrorsDe: Readonly<Record<keyof typeof rowErrorsEn, string>> = {
  'talent.already_invited': 'Dieses Talent {{email}} wurde bereits eingeladen.',
  'talent.address_taken': 'Die Adresse {{email}} gehört einem anderen Talent. Korrigiere sie zuerst dort.',
  'talent.twice_in_list': '{{email}} steht zweimal in dieser Liste.',
  'talent.masked':
    'Nachname, E-Mail-Adresse und Telefonnummer dieses Talents sind hier verborgen und lassen sich deshalb nicht ändern.',
  'talent.email_required': 'Bitte gib eine E-Mail-Adresse ein.',
  'talent.email_invalid': 'Bitte gib eine gültige E-Mail-Adresse ein.',
  'talent.email_too_long': 'Eine E-Mail-Adresse hat höchstens 128 Zeichen.',
  'talent.email_local_part_too_long': 'Der Teil vor dem @ hat höchstens 64 Zeichen.',
  'talent.first_name_required': 'Bitte gib einen Vornamen ein.',
  'name.holds_address': 'Ein Name darf weder „@“ noch „www.“ oder „://“ enthalten.',
  'talent.phone_invalid':
    'Eine Telefonnummer hat 5 bis 20 Ziffern, dazwischen nur Leerzeichen, Klammern, Punkte, Schrägstriche und Bindestriche.',
  'talent.name_too_long': 'Ein Name hat höchstens {{max}} Zeichen.',
  'invitation.empty': 'Bitte gib mindestens eine Person an.',
  'invitation.send_at_past': 'Der Sendetermin muss in der Zukunft liegen.',
};
