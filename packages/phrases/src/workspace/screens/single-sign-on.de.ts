import type { Translation } from '../../base/languages.ts';
import type { singleSignOnEn } from './single-sign-on.en.ts';

/** The German SSO settings of a workspace, in steps. */
export const singleSignOnDe: Translation<typeof singleSignOnEn> = {
  title: 'Anmeldung über das Unternehmen',
  lead: 'Die Menschen in deinem Unternehmen melden sich so an wie überall sonst: Entra ID, Google Workspace, Keycloak oder ein anderer OpenID-Connect-Anbieter. Das gehört zu jedem Tarif.',
  card: {
    text: 'Lass alle sich über dein Unternehmen anmelden statt mit einem eigenen Passwort.',
    link: 'Anmeldung über das Unternehmen einrichten',
  },
  saved: 'Gespeichert',
  connection: {
    title: '1. Anbieter verbinden',
    text: 'Trage Quint bei deinem Anbieter als Webanwendung ein, mit dieser Adresse für den Rückweg:',
    redirect: 'Redirect-URI',
    copy: 'Kopieren',
    issuer: 'Aussteller (Issuer)',
    issuerHint: 'Die Adresse vor „/.well-known/openid-configuration“.',
    clientId: 'Client-ID',
    secret: 'Client-Secret',
    secretHint: 'Wird verschlüsselt gespeichert und nie wieder angezeigt.',
    secretKept: 'Ein Secret ist gespeichert. Lass das Feld leer, um es zu behalten.',
    save: 'Prüfen und speichern',
    change:
      'Ein anderer Aussteller oder eine andere Client-ID muss neu getestet werden; bis dahin melden sich alle mit Passwort an.',
    remove: 'Verbindung trennen',
    removeTitle: 'Verbindung zum Anbieter trennen?',
    removeText:
      'Alle melden sich wieder mit Passwort an. Wer nie eins hatte, braucht eine Einladung und wählt dann eins über „Passwort vergessen?“.',
  },
  domains: {
    title: '2. Domains nachweisen',
    text: 'Über dein Unternehmen anmelden kann sich nur, wessen E-Mail-Adresse zu einer nachgewiesenen Domain gehört.',
    add: 'Domain',
    addHint: 'Zum Beispiel beispiel.de',
    submit: 'Hinzufügen',
    proved: 'nachgewiesen',
    provedByPlatform: 'von der Plattform bestätigt',
    open: 'noch nicht nachgewiesen',
    record: 'Lege bei deinem DNS-Anbieter diesen TXT-Eintrag an und prüfe ihn dann.',
    recordName: 'Name',
    recordValue: 'Wert',
    check: 'Prüfen',
    checkNamed: '{{domain}} prüfen',
    vouch: 'Als Plattform bestätigen',
    vouchNamed: 'Als Plattform bestätigen: {{domain}}',
    removeNamed: '{{domain}} entfernen',
    removeTitle: '{{domain}} entfernen?',
    removeText: 'Wer eine Adresse dieser Domain hat, meldet sich wieder mit Passwort an.',
    provedNow: '{{domain}} ist nachgewiesen.',
  },
  test: {
    title: '3. Anmeldung testen',
    text: 'Du meldest dich einmal bei deinem Anbieter an und kommst hierher zurück. Solange das nicht klappt, ändert sich für niemanden etwas.',
    start: 'Jetzt testen',
    never: 'Noch nicht getestet.',
    last: 'Letzter erfolgreicher Test: {{date}}',
    other:
      'Letzter erfolgreicher Test: {{date}}, von jemand anderem. Teste selbst, bevor es der einzige Weg wird.',
    needsConnection: 'Verbinde zuerst deinen Anbieter.',
  },
  rules: {
    title: '4. Festlegen, wer sich wie anmeldet',
    makesAccounts: 'Bei der ersten Anmeldung ein Konto anlegen',
    makesAccountsHint: 'Sonst kann sich nur anmelden, wen du eingeladen hast.',
    role: 'Neue Konten gehören',
    roles: { ORG_USER: 'nicht zur Administration', ORG_ADMIN: 'zur Administration' },
    roleHint:
      'Zur Administration kommen neue Konten, solange dein Tarif das zulässt; danach haben sie keine Rechte.',
    unmarked: 'Adressen annehmen, die der Anbieter nicht als bestätigt kennzeichnet',
    unmarkedHint:
      'Für Entra ID nötig, das kein „email_verified“ schickt. Gilt nur für deine nachgewiesenen Domains.',
    secondFactor: 'Zusätzlich nach dem zweiten Faktor von Quint fragen',
    secondFactorHint:
      'Sonst entscheidet dein Anbieter, wie viele Faktoren er verlangt. Wer zu mehreren Arbeitsbereichen gehört, wird immer nach dem eigenen gefragt.',
    emergency: 'Für Notfälle benannt',
    emergencyHint: 'Kann sich weiter mit Passwort und zweitem Faktor anmelden, wenn dein Anbieter ausfällt.',
    emergencyNone: 'Noch niemand',
    emergencyUnfit: '{{name}} (keine Codes eingerichtet)',
    enforce: 'Nur noch über das Unternehmen anmelden',
    enforceHint:
      'Mit einer nachgewiesenen Domain gehen dann weder Passwort noch Passkey, und andere Anmeldungen enden. Wenn du dich bei Quint abmeldest, bleibst du bei deinem Anbieter angemeldet.',
    confirmTitle: 'Nur noch über das Unternehmen anmelden?',
    confirmText:
      'Alle mit einer nachgewiesenen Domain werden abgemeldet und kommen über dein Unternehmen zurück. Nur die für Notfälle benannte Person kann noch ein Passwort verwenden.',
    confirm: 'Zum einzigen Weg machen',
  },
};
