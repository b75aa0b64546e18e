import type { trainingErrorsEn } from './training-errors.en.ts';

/** The German errors of a registration. */
export const trainingErrorsDe: Readonly<Record<keyof typeof trainingErrorsEn, string>> = {
  'training.already_registered': 'Du bist für diesen Kurs bereits angemeldet.',
  'training.retired': 'Dieser Kurs wird nicht mehr angeboten.',
  'training.first_name_too_long': 'Der Vorname darf höchstens {{max}} Zeichen lang sein.',
  'training.last_name_too_long': 'Der Nachname darf höchstens {{max}} Zeichen lang sein.',
  'training.email_too_long': 'Die E-Mail-Adresse darf höchstens {{max}} Zeichen lang sein.',
  'training.email_local_part_too_long': 'Der Teil vor dem @ darf höchstens {{max}} Zeichen lang sein.',
  'training.situation_too_long': 'Deine jetzige Situation darf höchstens {{max}} Zeichen lang sein.',
  'training.first_name_required': 'Bitte gib deinen Vornamen ein.',
  'training.last_name_required': 'Bitte gib deinen Nachnamen ein.',
  'training.email_invalid': 'Bitte gib eine gültige E-Mail-Adresse ein.',
  'training.phone_required': 'Bitte gib deine Telefonnummer ein.',
  'training.phone_not_digits': 'Eine Telefonnummer hat 5 bis 20 Ziffern und sonst nichts.',
  'training.situation_required': 'Bitte beschreibe deine jetzige Situation.',
  'training.consent_required': 'Bitte stimme zu, dass wir dich kontaktieren.',
};
