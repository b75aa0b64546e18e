import type { Translation } from '../../base/languages.ts';
import type { authEn } from './auth.en.ts';

export const authDe: Translation<typeof authEn> = {
  oneName: 'Ich habe nur einen Namen',
  login: {
    title: 'Willkommen zurück',
    lead: 'Melde dich an, um deine Rollen, Gruppen und Talente zu sehen.',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    wrong: 'E-Mail-Adresse oder Passwort ist falsch.',
    tooMany: 'Zu viele Versuche. Bitte versuche es in {{wait}} noch einmal.',
    documentTitle: 'Anmelden',
    forgot: 'Passwort vergessen?',
    or: 'oder',
    passkey: 'Mit Passkey anmelden',
    passkeyCancelled:
      'Die Anmeldung mit Passkey wurde abgebrochen. Versuche es noch einmal oder nimm dein Passwort.',
    newHere: 'Neu hier?',
    trial: 'Kostenlos testen',
    support: 'Support kontaktieren',
    supportSubject: 'Ich kann mich nicht anmelden',
    sendConfirmation: 'Link noch einmal senden',
  },
  company: {
    offered: 'Bei {{domain}} kannst du dich über dein Unternehmen anmelden.',
    enforced: 'Bei {{domain}} meldest du dich über dein Unternehmen an.',
    continue: 'Weiter mit deinem Unternehmen',
    waiting: 'Du wirst angemeldet',
    refused: 'Du wurdest nicht angemeldet',
    failed: 'Der Server ist nicht erreichbar. Bitte fange neu an.',
    nothing:
      'Die Anmeldung deines Unternehmens führt auf diese Seite zurück. Fang bitte auf der Anmeldeseite an.',
    tested: 'Der Test ist gelungen',
    testedText: 'Dein Anbieter sagt, dass du {{email}} bist. Jetzt können sich alle auf diesem Weg anmelden.',
    testFailed: 'Der Test ist nicht gelungen',
    toSettings: 'Zurück zu den Einstellungen',
  },
  secondFactor: {
    title: 'Noch ein Schritt',
    lead: 'Gib den Code ein, den deine Authenticator-App gerade zeigt.',
    code: 'Code',
    recoveryLead: 'Gib einen der Wiederherstellungscodes ein, die du aufbewahrt hast. Jeder gilt einmal.',
    recoveryCode: 'Wiederherstellungscode',
    useRecovery: 'Wiederherstellungscode verwenden',
    useApp: 'Authenticator-App verwenden',
    submit: 'Weiter',
    mailLead:
      'Dein Konto gehört auch zu anderen Arbeitsbereichen. Damit klar ist, dass du es bist, haben wir einen Code an deine E-Mail-Adresse geschickt. Gib ihn innerhalb von zehn Minuten hier ein. Danach öffnet die Anmeldung deines Unternehmens dein Konto ohne Code.',
    guardedLead:
      'Es wurden zu viele falsche Passwörter eingegeben. Wenn deines stimmt, haben wir einen Code an deine E-Mail-Adresse geschickt. Kommt in den nächsten Minuten keine E-Mail, ist das Passwort wohl falsch: Beginne noch einmal oder wähle ein neues.',
    lost: 'Beides nicht zur Hand? Die Administration deines Arbeitsbereichs oder unser Support kann es zurücksetzen.',
  },
  owner: {
    title: 'Bist du es?',
    text: 'Damit das niemand anderes in deinem Namen tut, gib zuerst dein Passwort ein. Wenn du dich mit einem Passkey oder über dein Unternehmen anmeldest, melde dich ab und wieder an: Danach hast du zehn Minuten Zeit.',
    codeText: 'Dein Konto hat einen zweiten Faktor. Gib auch einen Code ein.',
    password: 'Aktuelles Passwort',
    otp: 'Code deines zweiten Faktors, falls du einen hast',
    code: 'Code deines zweiten Faktors',
    submit: 'Weiter',
  },
  password: {
    new: 'Neues Passwort',
    choose: 'Wähle ein Passwort',
    hint: 'Mindestens {{min}} Zeichen. Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten.',
  },
  forgot: {
    title: 'Passwort vergessen?',
    lead: 'Nenn uns deine E-Mail-Adresse, und wir senden dir einen Link für ein neues Passwort.',
    submit: 'Link senden',
    sent: 'Schau in dein Postfach',
    sentText:
      'Wenn zu {{email}} ein Konto gehört, ist ein Link für ein neues Passwort unterwegs. Er gilt {{minutes}} Minuten.',
    other: 'Andere Adresse verwenden',
    back: 'Zurück zur Anmeldung',
  },
  reset: {
    title: 'Wähle ein neues Passwort',
    lead: 'Danach bist du angemeldet; alle anderen Anmeldungen enden.',
    requested: 'Jemand, wahrscheinlich du, hat das am {{date}} für {{email}} angefordert.',
    submit: 'Speichern und anmelden',
    expiredText: 'Zu deiner Sicherheit gilt ein Link {{minutes}} Minuten. Ein neuer dauert eine Minute.',
    again: 'Neuen Link senden',
  },
  invite: {
    documentTitle: 'Einladung',
    title: '{{workspace}} beitreten',
    newAccount: 'Wähle ein Passwort für {{email}}, und du bist dabei.',
    by: '{{inviter}} lädt dich zu {{workspace}} ein.',
    byNobody: 'Für deine Adresse wurde ein Konto bei {{workspace}} angefordert.',
    decider_one:
      'Du entscheidest über die Rolle {{roles}} mit: Du siehst, wer die Befragung abgeschlossen hat, und die Ergebnisse, sonst nichts von diesem Arbeitsbereich.',
    decider_other:
      'Du entscheidest über die Rollen {{roles}} mit: Du siehst, wer die Befragung abgeschlossen hat, und die Ergebnisse, sonst nichts von diesem Arbeitsbereich.',
    council:
      'Du bekommst Zugang für den Betriebsrat: Du siehst, wie dieser Arbeitsbereich mit Testergebnissen umgeht, aber nie das Ergebnis einer Person.',
    knownAccount: 'Du hast ein Konto für {{email}}. Gib sein Passwort ein, um beizutreten.',
    requested: {
      title: 'Bestätige deine Adresse, um dein Profil zu öffnen',
      newAccount:
        'Wähle ein Passwort für {{email}}. Damit ist deine Adresse bestätigt und dein Profil offen.',
      knownAccount: 'Du hast ein Konto für {{email}}. Gib sein Passwort ein, um dein Profil zu öffnen.',
      submit: 'Mein Profil öffnen',
    },
    firstName: 'Vorname',
    lastName: 'Nachname',
    submit: 'Einladung annehmen',
    invalid: 'Deine Einladung scheint ungültig zu sein',
    invalidText:
      'Vielleicht wurde sie schon verwendet oder zurückgezogen oder ist zu alt. Öffne den Link in deiner E-Mail noch einmal oder bitte die Person, die dich eingeladen hat, um eine neue.',
    expired: 'Diese Einladung ist abgelaufen',
    expiredText: 'Bitte die Person, die dich eingeladen hat, um eine neue.',
    loading: 'Deine Einladung wird gesucht …',
    toLogin: 'Zur Anmeldung',
  },
  signUp: {
    title: 'Kostenlos testen',
    lead: 'Ein eigener Arbeitsbereich für {{days}} Tage. Ohne Karte, ohne Verpflichtung.',
    company: 'Unternehmen',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'Geschäftliche E-Mail-Adresse',
    language: 'Sprache des Arbeitsbereichs',
    languageHint:
      'Einladungen und Berichte beginnen in dieser Sprache. Bei jeder Einladung kannst du sie ändern.',
    submit: 'Arbeitsbereich anlegen',
    known: 'Hast du schon ein Konto?',
    signIn: 'Anmelden',
    closed: 'Hier können gerade keine Arbeitsbereiche angelegt werden',
    closedText: 'Schreib uns, und wir finden gemeinsam einen Weg.',
    contact: 'Support kontaktieren',
    contactSubject: 'Ein Arbeitsbereich für unser Unternehmen',
    loading: 'Dein Arbeitsbereich wird angelegt',
    loadingText: 'Das dauert ein paar Sekunden. Bitte lass diese Seite geöffnet.',
    loadingAgain: 'Nichts passiert? Noch einmal beginnen.',
    confirm: 'Bestätige deine E-Mail-Adresse',
    confirmSent:
      'Wir haben eine E-Mail an {{email}} gesendet. Öffne den Link darin, und dein Arbeitsbereich ist bereit. Der Link gilt {{hours}} Stunden.',
    confirmText:
      'Wir haben dir eine E-Mail gesendet. Öffne den Link darin, und dein Arbeitsbereich ist bereit. Der Link gilt {{hours}} Stunden.',
    noMail: 'Keine E-Mail? Schau im Spam-Ordner nach oder lass sie noch einmal senden.',
    again: 'Noch einmal senden',
    sentAgain: 'Wenn für {{email}} eine Anmeldung wartet, ist die E-Mail noch einmal unterwegs.',
    onHold: 'Dein Arbeitsbereich wartet auf Freigabe',
    onHoldText:
      'Wir sehen uns jeden neuen Arbeitsbereich an, bevor er beginnt. Bitte kontaktiere den Support, wenn es zu lange dauert.',
    onHoldSubject: 'Mein Arbeitsbereich wartet auf Freigabe',
  },
  confirmation: {
    documentTitle: 'E-Mail-Adresse',
    checking: 'Der Link wird gelesen …',
    title: 'Ist das deine Adresse?',
    signUp:
      '{{name}} hat sich am {{date}} mit {{email}} für den Arbeitsbereich „{{workspace}}“ registriert. Wenn du das warst, bestätige es.',
    address:
      '{{name}} hat im Konto mit {{email}} die eigene Befragung geöffnet. Wenn du das warst, bestätige, dass das noch deine Adresse ist.',
    passwordHint:
      'Das Passwort von deiner Registrierung oder ein anderes mit mindestens {{min}} Zeichen, das es dann ersetzt.',
    submit: 'Ja, Adresse bestätigen',
    done: 'Deine E-Mail-Adresse ist bestätigt',
    doneText: 'Melde dich mit deinem Passwort an, dann geht es weiter.',
  },
  declined: {
    button: 'Das war ich nicht',
    invite: 'Das möchte ich nicht',
    title: 'Die Anfrage ist gelöscht',
    signUp:
      'Die Registrierung mit {{email}} und ihr Arbeitsbereich sind gelöscht. Niemand kann sich mit deiner Adresse anmelden.',
    address:
      'Der Link funktioniert nicht mehr. Lege ein neues Passwort fest, damit sich sonst niemand anmelden kann.',
    reset: 'Der Link funktioniert nicht mehr, und dein Passwort bleibt, wie es ist.',
    invitation: 'Die Einladung ist gelöscht, und ihr Link funktioniert nicht mehr.',
  },
  draft: {
    sent: 'Der Entwurf deiner Rolle ist in diesem Browser gespeichert. Öffne den Link hier, dann kannst du ihn nach dem Anmelden übernehmen.',
    here: 'Der Entwurf deiner Rolle ist noch da. Melde dich an, dann kannst du ihn in deinen Arbeitsbereich übernehmen.',
    elsewhere:
      'Der Entwurf deiner Rolle ist nicht in diesem Browser. Er bleibt in dem, in dem du die Fragen beantwortet hast: Melde dich dort an, dann kannst du ihn übernehmen.',
  },
  brand: {
    headline: 'Sieh den Menschen hinter der Bewerbung.',
    text: 'Fünf Merkmale, ein ehrliches Bild: Jedes Ergebnis zeigt seinen Messfehler.',
    motif:
      'Fünf Merkmale als Form gezeichnet: Offenheit, Gewissenhaftigkeit, Extraversion, Verträglichkeit, emotionale Stabilität.',
  },
};
