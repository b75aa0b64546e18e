import type { Translation } from './languages.ts';
import type { mailProblemsEn } from './mail-problems.en.ts';

export const mailProblemsDe: Translation<typeof mailProblemsEn> = {
  mailbox_unknown: 'Das Postfach gibt es nicht',
  mailbox_full: 'Das Postfach ist voll',
  message_refused: 'Der Mailserver der Gegenseite lehnt die E-Mail ab',
  later: 'Der Mailserver bittet um einen späteren Versuch',
  unreachable: 'Der Mailserver ist nicht erreichbar',
  timeout: 'Der Mailserver antwortet nicht',
  encryption: 'Die verschlüsselte Verbindung kam nicht zustande',
  sign_in: 'Der Mailserver lehnt Benutzername oder Passwort ab',
  sender_refused: 'Der Mailserver lehnt die Absenderadresse ab',
  unknown: 'Der Grund ist nicht bekannt',
};
