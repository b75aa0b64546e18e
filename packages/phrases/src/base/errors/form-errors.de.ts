import type { formErrorsEn } from './form-errors.en.ts';

export const formErrorsDe: Readonly<Record<keyof typeof formErrorsEn, string>> = {
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
  'talent.last_name_required': 'Bitte gib einen Nachnamen ein.',
  'name.holds_address': 'Ein Name darf weder „@“ noch „www.“ oder „://“ enthalten.',
  'name.damaged': 'Dieser Name hat beschädigte Buchstaben. Bitte tippe ihn neu ein.',
  'talent.phone_invalid':
    'Eine Telefonnummer hat 5 bis 20 Ziffern, dazwischen nur Leerzeichen, Klammern, Punkte, Schrägstriche und Bindestriche.',
  'talent.name_too_long': 'Ein Name hat höchstens {{max}} Zeichen.',
  'invitation.empty': 'Bitte gib mindestens eine Person an.',
  'invitation.send_at_past': 'Der Sendetermin muss in der Zukunft liegen.',
  'survey.link_expired':
    'Dein Link zum Assessment ist leider abgelaufen, eine Teilnahme ist derzeit nicht mehr möglich',
  'survey.name_required': 'Bitte gib deinen Namen ein',
  'survey.age_required': 'Bitte gib dein Alter an.',
  'survey.age_not_a_number': 'Das Alter muss eine Zahl sein.',
  'survey.age_too_low': 'Das Alter muss mindestens {{min}} sein.',
  'survey.age_too_high': 'Das Alter darf höchstens {{max}} sein.',
  'survey.gender_required': 'Bitte gib dein Geschlecht an.',
  'participation.name_required': 'Bitte gib deinen Namen ein',
  'participation.name_too_short': 'Ein Name hat mindestens {{min}} Zeichen.',
  'participation.consent_required': 'Bitte stimme zu, bevor du weitermachst.',
  'participation.already':
    'Du hast bereits teilgenommen. Bitte sieh in deinem E-Mail-Postfach nach, dort ist dein Bericht.',
  'participation.workspace_admin':
    'Diese E-Mail-Adresse gehört bereits zur Administration eines Arbeitsbereichs. Bitte nimm mit einer anderen E-Mail-Adresse teil.',
  'statement.too_long': 'Deine Stellungnahme hat höchstens {{max}} Zeichen.',
  'statement.changed':
    'Deine Stellungnahme wurde inzwischen an anderer Stelle geändert. Speichere noch einmal, um jenen Text zu ersetzen.',
};
