import type { Translation } from '../../base/languages.ts';
import type { secondFactorPageEn } from './second-factor-page.en.ts';

export const secondFactorPageDe: Translation<typeof secondFactorPageEn> = {
  title: 'Schütze dein Konto mit einem zweiten Faktor',
  text: 'Du verwaltest die Plattform: Wer dein Passwort hat, kann alle Arbeitsbereiche öffnen. Mit Codes aus einer App auf deinem Telefon oder einem Passkey reicht das Passwort allein nicht mehr.',
  required:
    'Die Administration braucht hier einen zweiten Faktor. Richte Codes aus einer App auf deinem Telefon ein oder füge einen Passkey hinzu; danach geht es weiter.',
  passkeyTitle: 'Melde dich mit deinem Passkey an',
  passkeyText:
    'Dieses Konto ist durch einen Passkey geschützt; ein Passwort allein reicht dafür nicht. Melde dich ab und mit deinem Passkey wieder an. Wenn du ihn verloren hast, kann jemand anderes aus der Administration deinen zweiten Faktor zurücksetzen.',
  setUp: 'Codes einrichten',
  addPasskey: 'Passkey hinzufügen',
  later: 'Später',
  signOut: 'Abmelden',
  again:
    'Solange du keinen zweiten Faktor hast, fragen wir bei jeder Anmeldung wieder. Du kannst ihn auch in deinen Einstellungen einrichten.',
};
