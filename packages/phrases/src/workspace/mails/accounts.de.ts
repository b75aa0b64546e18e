import type { Translation } from '../../base/languages.ts';
import type { accountMailsEn, accountsMailNamesEn } from './accounts.en.ts';

export const accountMailsDe: Translation<typeof accountMailsEn> = {
  greeting: 'Hallo {{name}},',
  greetingWithoutName: 'Hallo,',
  passwordReset: {
    subject: 'Lege ein neues Passwort fest',
    title: 'Lege ein neues Passwort fest',
    text: 'jemand, vermutlich du, hat für dein Konto bei {{brand}} ein neues Passwort angefordert. Hier wählst du es:',
    button: 'Neues Passwort festlegen',
    note: 'Der Link funktioniert einmal, bis {{time}}. Mit dem neuen Passwort wirst du überall sonst abgemeldet.',
    footer:
      'Du bekommst diese E-Mail, weil deine Adresse bei {{brand}} eingegeben wurde. Wenn du das nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',
  },
  memberInvitation: {
    subject: '{{workspace}} lädt dich zu {{brand}} ein',
    title: 'Du bist eingeladen',
    text: '{{inviter}} lädt dich ein, im Arbeitsbereich {{workspace}} bei {{brand}} mitzuarbeiten.',
    textWithoutInviter: 'du bist eingeladen, im Arbeitsbereich {{workspace}} bei {{brand}} mitzuarbeiten.',
    newAccount: 'Nimm die Einladung an und wähle ein Passwort. Mehr ist nicht nötig.',
    knownAccount: 'Du hast mit dieser Adresse schon ein Konto. Nimm die Einladung mit deinem Passwort an.',
    button: 'Einladung annehmen',
    note: 'Dieser Link ist nur für dich, bitte gib ihn nicht weiter. Er funktioniert bis zum {{date}}.',
    footer:
      'Du bekommst diese E-Mail, weil {{workspace}} deine Adresse angegeben hat. Wenn du nicht mitmachen möchtest, brauchst du nichts zu tun.',
  },
  requestedAccount: {
    subject: 'Bestätige deine Adresse, um dein Profil zu öffnen',
    title: 'Bestätige deine Adresse, um dein Profil zu öffnen',
    text: 'nach deiner Befragung für {{workspace}} hast du bei {{brand}} ein Konto angefordert. Ein Schritt fehlt noch: Bestätige, dass dies deine Adresse ist.',
    textWithoutInviter:
      'nach deiner Befragung für {{workspace}} hast du bei {{brand}} ein Konto angefordert. Ein Schritt fehlt noch: Bestätige, dass dies deine Adresse ist.',
    newAccount:
      'Folge dem Link und wähle ein Passwort. Damit ist deine Adresse bestätigt und dein Profil offen.',
    knownAccount:
      'Du hast mit dieser Adresse schon ein Konto. Folge dem Link und melde dich mit deinem Passwort an.',
    button: 'Adresse bestätigen',
    footer:
      'Du bekommst diese E-Mail, weil bei {{brand}} nach einer Befragung mit deiner Adresse ein Konto angefordert wurde. Wenn du das nicht warst, brauchst du nichts zu tun: Ohne den Link wird kein Konto angelegt.',
  },
  councilInvitation: {
    subject: '{{workspace}} gibt dir bei {{brand}} Zugang für den Betriebsrat',
    title: 'Zugang für den Betriebsrat',
    text: '{{inviter}} gibt dir im Arbeitsbereich {{workspace}} bei {{brand}} Zugang für den Betriebsrat.',
    textWithoutInviter:
      'du hast im Arbeitsbereich {{workspace}} bei {{brand}} Zugang für den Betriebsrat bekommen.',
    sees: 'Mit diesem Zugang kannst du einsehen, wie der Arbeitsbereich mit Testergebnissen umgeht: die Einstellungen, die Bereiche der Rollen und warum sie geändert wurden, Zahlen über Gruppen und wer wann Ergebnisse geöffnet hat.',
    never: 'Das Ergebnis einer Person siehst du dort nie, und ändern kannst du nichts.',
  },
  deciderInvitation: {
    quoted: '„{{name}}“',
    title: 'Du sollst mitentscheiden',
    one: {
      subject: '{{workspace}} bittet dich, über {{roles}} mitzuentscheiden',
      text: '{{inviter}} besetzt bei {{workspace}} die Rolle {{roles}} und bittet dich, mitzuentscheiden.',
      textWithoutInviter: '{{workspace}} besetzt die Rolle {{roles}} und bittet dich, mitzuentscheiden.',
    },
    several: {
      subject: '{{workspace}} bittet dich, über {{roles}} mitzuentscheiden',
      text: '{{inviter}} besetzt bei {{workspace}} die Rollen {{roles}} und bittet dich, mitzuentscheiden.',
      textWithoutInviter: '{{workspace}} besetzt die Rollen {{roles}} und bittet dich, mitzuentscheiden.',
    },
    sees: 'Du siehst, wer die Befragung abgeschlossen hat, die Ergebnisse neben den Bereichen der Rolle und die Interviewbögen. Du kannst sagen, wen du treffen würdest, Gespräche bewerten und Entscheidungen unterschreiben.',
    never:
      'Sonst siehst du nichts vom Arbeitsbereich: keine anderen Rollen, keine Einstellungen und keine Rechnungen. Die Personen können sehen, dass du nachgesehen hast.',
  },
  confirmEmail: {
    subject: 'Bestätige deine E-Mail-Adresse',
    title: 'Bestätige deine E-Mail-Adresse',
    text: 'willkommen bei {{brand}}. Ein Schritt fehlt noch, bevor du dich im Arbeitsbereich {{workspace}} anmelden kannst: Bestätige, dass dies deine Adresse ist.',
    button: 'Adresse bestätigen',
    note: 'Der Link funktioniert bis {{time}}. Deine Testphase läuft bis zum {{date}}. Bis dahin ist alles kostenlos. Die Testphase endet automatisch.',
    footer:
      'Du bekommst diese E-Mail, weil bei {{brand}} mit deiner Adresse ein Arbeitsbereich angelegt wurde. Wenn du das nicht warst, wähle auf der Seite hinter dem Link „Das war ich nicht“, dann wird das Konto gelöscht. Wenn du nichts tust, wird es automatisch entfernt.',
  },
  proveEmail: {
    subject: 'Bestätige, dass das noch deine Adresse ist',
    title: 'Bestätige, dass das noch deine Adresse ist',
    text: 'du möchtest bei {{brand}} deine eigene Befragung öffnen, und zu deiner Adresse gibt es schon einen begonnenen Eintrag. Bestätige, dass die Adresse dir gehört, und öffne deine Befragung dann noch einmal.',
    button: 'Adresse bestätigen',
    note: 'Der Link funktioniert bis {{time}}.',
    footer:
      'Du bekommst diese E-Mail, weil mit deinem Konto bei {{brand}} die eigene Befragung geöffnet werden sollte. Wenn du das nicht warst, öffne den Link nicht und ändere dein Passwort.',
  },
  accountExists: {
    subject: 'Du hast schon ein Konto',
    title: 'Du hast schon ein Konto',
    text: 'jemand, vermutlich du, wollte bei {{brand}} mit dieser Adresse einen Arbeitsbereich anlegen. Du hast hier schon ein Konto, deshalb wurde nichts geändert. Melde dich an wie immer; wenn du dein Passwort vergessen hast, kannst du dort ein neues festlegen.',
    button: 'Anmelden',
    footer:
      'Du bekommst diese E-Mail, weil deine Adresse bei {{brand}} eingegeben wurde. Wenn du das nicht warst, brauchst du nichts zu tun.',
  },
  trialEnding: {
    subject: 'Deine Testphase endet am {{date}}',
    title: 'Deine Testphase endet am {{date}}',
    text: 'die kostenlose Testphase des Arbeitsbereichs {{workspace}} bei {{brand}} endet am {{date}}. Dann wird nichts berechnet und nichts gelöscht: Der Arbeitsbereich wird pausiert, Talente behalten ihre eigenen Ergebnisse, und begonnene Befragungen können beendet werden.',
    upgrade: 'Wähle rechtzeitig einen Tarif, um ohne Pause weiterzuarbeiten.',
    button: 'Tarife ansehen',
    footer:
      'Du bekommst diese E-Mail, weil du den Arbeitsbereich {{workspace}} verwaltest. Sie kommt sieben und drei Tage vor dem Ende einer Testphase und an ihrem Ende.',
  },
  trialEnded: {
    subject: 'Deine Testphase ist zu Ende',
    title: 'Deine Testphase ist zu Ende',
    text: 'die kostenlose Testphase des Arbeitsbereichs {{workspace}} bei {{brand}} ist am {{date}} zu Ende gegangen. Es wurde nichts berechnet und nichts gelöscht. Der Arbeitsbereich ist pausiert: Talente behalten ihre eigenen Ergebnisse, und begonnene Befragungen können beendet werden.',
    upgrade: 'Wähle einen Tarif; sobald er gilt, geht alles weiter wie bisher.',
  },
  signInCode: {
    subject: 'Dein Code für die Anmeldung',
    title: 'Dein Code für die Anmeldung',
    text: 'nach vielen falschen Passwörtern oder Codes wurde gerade das richtige Passwort für dein Konto bei {{brand}} eingegeben. Wenn du das warst, gib diesen Code auf der Anmeldeseite ein:',
    note: 'Der Code gilt bis {{time}}. Gib ihn niemandem, der danach fragt.',
    footer:
      'Du bekommst diese E-Mail, weil jemand das richtige Passwort deines Kontos eingegeben hat. Warst du das nicht, kennt jemand anderes dein Passwort: Ändere es jetzt.',
  },
  companyCode: {
    subject: 'Dein Code für die Anmeldung über {{workspace}}',
    title: 'Bist du das?',
    text: 'die Unternehmensanmeldung des Arbeitsbereichs {{workspace}} will dein Konto bei {{brand}} öffnen, das auch zu anderen Arbeitsbereichen gehört. Wenn du dich gerade anmeldest, gib diesen Code auf der Seite ein, die danach fragt:',
    note: 'Der Code gilt {{minutes}} Minuten. Danach öffnet die Anmeldung dieses Unternehmens dein ganzes Konto. Gib den Code niemandem, der danach fragt.',
    footer:
      'Du bekommst diese E-Mail, weil sich jemand mit deiner Adresse über {{workspace}} angemeldet hat. Warst du das nicht, gib den Code nicht weiter: Ohne ihn bleibt dein Konto gesperrt.',
  },
  companyChanged: {
    subject: 'Die Unternehmensanmeldung von {{workspace}} hat sich geändert',
    title: 'Die Unternehmensanmeldung hat sich geändert',
    text: '{{person}} hat den Arbeitsbereich {{workspace}} mit diesem Identitätsanbieter verbunden: {{issuer}}. Er entscheidet, wer sich als wer anmeldet. Bis zum ersten Test kann sich niemand darüber anmelden.',
    notYou:
      'Wenn du damit gerechnet hast, brauchst du nichts zu tun. Wenn nicht, frag {{person}} und trenne die Verbindung in den Einstellungen.',
    button: 'Einstellungen öffnen',
    footer: 'Du bekommst diese E-Mail, weil du den Arbeitsbereich {{workspace}} verwaltest.',
  },
  workspaceToken: {
    made: {
      subject: 'Ein neues API-Token für {{workspace}}',
      text: '{{person}} hat das API-Token „{{token}}“ erstellt. Programme, die es haben, handeln für den Arbeitsbereich {{workspace}}, mit den Rechten, die es bekommen hat.',
      advice:
        'Wenn du damit gerechnet hast, brauchst du nichts zu tun. Wenn nicht, widerrufe das Token und frag {{person}}. Es endet auch, wenn {{person}} den Arbeitsbereich verlässt oder nicht mehr verwaltet.',
    },
    taken_over: {
      subject: '{{person}} hat ein API-Token von {{workspace}} übernommen',
      text: '{{person}} ist jetzt für das API-Token „{{token}}“ des Arbeitsbereichs {{workspace}} verantwortlich. Es gilt weiter, auch wenn die bisher verantwortliche Person geht.',
      advice:
        'Wenn du damit gerechnet hast, brauchst du nichts zu tun. Wenn nicht, widerrufe das Token und frag {{person}}.',
    },
    ended: {
      subject: 'Ein API-Token von {{workspace}} ist beendet',
      text: 'das API-Token „{{token}}“ gilt nicht mehr, weil die dafür verantwortliche Person ({{person}}) den Arbeitsbereich {{workspace}} nicht mehr verwaltet.',
      advice: 'Braucht ein Programm weiterhin Zugang, erstelle dafür ein neues Token.',
    },
    somebody: 'jemand aus der früheren Administration',
    button: 'Tokens öffnen',
    footer: 'Du bekommst diese E-Mail, weil du den Arbeitsbereich {{workspace}} verwaltest.',
  },
  tokenEnds: {
    subject: 'Das API-Token „{{token}}“ läuft am {{time}} ab',
    ofWorkspace:
      'du bist für das API-Token „{{token}}“ des Arbeitsbereichs {{workspace}} verantwortlich. Es gilt bis {{time}}. Danach werden Programme, die es verwenden, abgewiesen.',
    personal:
      'dein persönliches API-Token „{{token}}“ im Arbeitsbereich {{workspace}} gilt bis {{time}}. Danach werden Programme, die es verwenden, abgewiesen.',
    advice:
      'Braucht ein Programm weiterhin Zugang, erstelle ein neues Token, trage es im Programm ein und widerrufe das alte.',
    button: 'Tokens öffnen',
    footer: 'Du bekommst diese E-Mail, weil du für dieses API-Token verantwortlich bist.',
  },
  notices: {
    title: 'In deinem Konto hat sich etwas geändert',
    password_changed:
      'das Passwort deines Kontos wurde geändert. Alle anderen Geräte wurden abgemeldet, und deine persönlichen API-Tokens gelten nicht mehr.',
    two_factor_on: 'die Anmeldung mit zweitem Faktor wurde für dein Konto eingeschaltet.',
    two_factor_off: 'die Anmeldung mit zweitem Faktor wurde für dein Konto ausgeschaltet.',
    two_factor_reset:
      'die Administration hat den zweiten Faktor deines Kontos entfernt, Einmalcodes und Passkeys, und alle deine Geräte wurden abgemeldet. Melde dich mit deinem Passwort an und richte mit deinem neuen Gerät wieder einen zweiten Faktor ein.',
    passkey_added: 'deinem Konto wurde ein Passkey hinzugefügt.',
    passkey_removed: 'aus deinem Konto wurde ein Passkey entfernt.',
    api_token_added:
      'es wurde ein persönliches API-Token erstellt. Programme, die es haben, handeln für dich.',
    ended_by_platform:
      'die Administration der Plattform hat dich überall abgemeldet, und deine persönlichen API-Tokens gelten nicht mehr.',
    replayedTitle: 'Eines deiner Geräte wurde zur Sicherheit abgemeldet',
    refresh_replayed:
      'ein Schlüssel, der eines deiner Geräte angemeldet hält, wurde ein zweites Mal benutzt. Vielleicht hat jemand anderes eine Kopie davon. Deshalb haben wir dieses Gerät abgemeldet.',
    notYou:
      'Wenn du das warst, brauchst du nichts zu tun. Wenn nicht, lege sofort ein neues Passwort fest; damit werden alle anderen abgemeldet.',
    advice: {
      api_token_added:
        'Wenn du das warst, brauchst du nichts zu tun. Wenn nicht, lege sofort ein neues Passwort fest; damit enden alle deine persönlichen Tokens.',
      two_factor_reset:
        'Wenn du darum gebeten hast, brauchst du nichts zu tun. Wenn nicht, lege sofort ein neues Passwort fest und frag die Administration deines Arbeitsbereichs.',
      ended_by_platform:
        'Melde dich neu an. Kennt vielleicht jemand dein Passwort, lege über „Passwort vergessen?“ ein neues fest. Hast du nicht darum gebeten, schreib der Administration deines Arbeitsbereichs.',
      refresh_replayed:
        'Melde dich neu an. Sieh dann in deinem Konto unter „Letzte Aktivität“ nach und lege ein neues Passwort fest, wenn etwas davon nicht von dir kam.',
    },
    button: 'Mein Konto öffnen',
    footer: 'Du bekommst diese E-Mail, weil es um die Sicherheit deines Kontos bei {{brand}} geht.',
  },
};

/** The German names of these mails on the page Operation. */
export const accountsMailNamesDe: Record<keyof typeof accountsMailNamesEn, string> = {
  'member-invitation': 'Einladung eines Mitglieds',
  'account-exists': 'Konto besteht',
  'account-notice': 'Hinweis zum Konto',
  'company-code': 'Code für eine Unternehmensanmeldung',
  'company-changed': 'Geänderte Unternehmensanmeldung',
  'email-confirmation': 'Bestätigung einer Adresse',
  'email-proof': 'Nachweis einer Adresse',
  'password-reset': 'Neues Passwort',
  'sign-in-code': 'Code für die Anmeldung',
  'workspace-token': 'API-Token eines Arbeitsbereichs',
  'token-ends': 'API-Token läuft bald ab',
};
