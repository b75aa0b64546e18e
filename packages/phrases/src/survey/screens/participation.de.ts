import type { Translation } from '../../base/languages.ts';
import type { participationEn } from './participation.en.ts';

export const participationDe: Translation<typeof participationEn> = {
  b2c: {
    eyebrow: 'Für dich selbst',
    title: 'Deine Persönlichkeit in etwa 20 Minuten',
    text: 'Fünf Merkmale, gemessen mit einem Fragebogen aus der Forschung und in klaren Worten erklärt. Das Ergebnis ist für dich und geht an keinen Arbeitgeber.',
    submit: 'Befragung starten',
  },
  admin: {
    eyebrow: 'Für die Administration',
    title: 'Die Befragung für die Administration',
    text: 'Beantworte sie einmal selbst: So siehst du am schnellsten, was deine Talente sehen werden. Danach bist du wieder auf deiner Übersicht.',
    submit: 'Meine Befragung starten',
  },
  roleCompass: {
    eyebrow: 'Rollenkompass',
    title: 'Finde die Rolle, die zu dir passt',
    text: 'Die Befragung zeigt, wie du deine Arbeitsweise siehst. Am Ende siehst du zehn Berufe aus Marketing und Tech, geordnet nach der Nähe zu deinem Profil.',
    submit: 'Rollenkompass starten',
  },
  youbea: {
    eyebrow: 'youbea',
    title: 'Welche Arbeit liegt dir?',
    text: 'Ein ehrlicher Blick darauf, wie du gern arbeitest, und zehn Jobs aus Marketing und Tech, zu denen das passen könnte.',
    submit: 'Meine Jobs finden',
  },
  publicCheck: {
    eyebrow: 'Quint-Check',
    title: 'Finde dein Quint',
    text: 'Fünf Merkmale, ein Profil: was dich ausmacht und wo es dir in der Arbeit hilft.',
    submit: 'Check starten',
  },
  study: {
    eyebrow: 'Befragung',
    title: 'Nimm an der Befragung teil',
    text: 'Danke für deine Zeit. Jeder vollständige Antwortbogen macht den Vergleich genauer, und am Ende siehst du dein eigenes Ergebnis.',
    submit: 'Teilnehmen',
  },
  signup: {
    eyebrow: 'Befragung',
    title: 'An der Befragung teilnehmen',
    text: 'Melde dich mit Namen und E-Mail-Adresse an. Du bekommst einen persönlichen Link und kannst gleich beginnen.',
    submit: 'Anmelden',
  },
  talentPool: {
    eyebrow: 'Talentpool',
    title: 'In den Talentpool',
    text: 'Schließ die Befragung ab, trag ein, was du kannst und wo und wie du arbeiten willst, und Unternehmen finden dich. Dein Name bleibt verborgen, bis ein Unternehmen dein Profil freischaltet.',
    submit: 'Beitreten',
  },
  talentProfile: {
    eyebrow: 'Talentprofil',
    title: 'Dein Talentprofil',
    text: 'Dein Profil entsteht, wenn du die Befragung abschließt. Du erreichst es mit dem Konto, das du am Ende anlegst.',
    submit: 'Anmelden',
  },
  invites: '{{workspace}} lädt dich ein',
  steps: {
    label: 'So geht es',
    form: {
      title: 'Sag, wer du bist',
      text: 'Wir senden dir auch einen persönlichen Link. Damit kannst du aufhören und später weitermachen, auf jedem Gerät.',
    },
    time: {
      title: 'Nimm dir etwa 20 Minuten',
      text: '110 kurze Aussagen mit je vier Antworten. Alles wird sofort gespeichert.',
    },
    result: {
      title: 'Sieh dir dein Ergebnis an',
      text: 'Nach der letzten Aussage bestätigst du deine Adresse mit einem Code aus unserer E-Mail. Dann ist das Ergebnis da, in Zahlen und in klaren Worten.',
    },
  },
  form: {
    title: 'Deine Angaben',
    name: 'Name',
    email: 'E-Mail',
    emailHint: 'Dorthin gehen dein persönlicher Link und dein Bericht.',
    consent: {
      company:
        'Ich bin einverstanden, dass {{workspace}} meinen Namen, meine E-Mail-Adresse und meine Antworten für diese Befragung verarbeitet und das Ergebnis sieht.',
      own: 'Ich bin einverstanden, dass mein Name, meine E-Mail-Adresse und meine Antworten für diese Befragung verarbeitet werden.',
      pool: 'Ich bin einverstanden, dass mein Profil im Talentpool gefunden werden kann und meine Antworten dafür verarbeitet werden.',
      privacy: 'Wie mit deinen Daten umgegangen wird',
    },
    failed: 'Das hat nicht geklappt. Bitte prüfe deine Verbindung und versuch es noch einmal.',
    busy: 'Einen Moment …',
  },
  confirmed: {
    title: 'Du bist dabei, {{name}}',
    text: 'Dein persönlicher Link ist auf dem Weg zu {{email}}. Er bringt dich auf jedem Gerät dorthin zurück, wo du aufgehört hast.',
    start: 'Jetzt starten',
    later: 'Nicht jetzt? Der Link in der E-Mail funktioniert 30 Tage lang.',
  },
  sent: {
    title: 'Bitte sieh in deinem Postfach nach',
    text: 'In einer E-Mail an {{email}} steht, wie es weitergeht; so kommt niemand sonst an deine Antworten. Nichts da? Sie kann bis morgen brauchen, und wer solche E-Mails abbestellt hat, bekommt keine.',
    other: 'Andere Adresse verwenden',
  },
  already: {
    text: 'Dein Bericht kam per E-Mail, als du abgegeben hast. Nichts da? Sieh im Spam-Ordner nach.',
  },
  closed: { text: 'Bitte lass dir von der Person, die dir diesen Link gegeben hat, einen neuen schicken.' },
  unreachable: 'Die Seite konnte nicht geladen werden. Bitte versuch es in ein paar Minuten noch einmal.',
  check: {
    traits: 'Die fünf Merkmale',
    poles: {
      O: ['praktisch', 'neugierig'],
      C: ['spontan', 'organisiert'],
      E: ['ruhig', 'gesellig'],
      A: ['direkt', 'entgegenkommend'],
      ES: ['feinfühlig', 'gelassen'],
    },
    names: {
      O: 'Offenheit',
      C: 'Gewissenhaftigkeit',
      E: 'Extraversion',
      A: 'Verträglichkeit',
      ES: 'Emotionale Stabilität',
    },
    note: 'Keine Seite eines Merkmals ist an sich die bessere. Der Check zeigt, wo du stehst, mit Messfehler.',
  },
  own: {
    guest: 'Bitte melde dich zuerst an. Die Befragung gehört dann zu deinem Konto.',
    talent:
      'Dieser Weg ist für die Administration. Deine eigene Befragung öffnet sich mit dem Link in deiner Einladung.',
    signedIn: 'Du bist als {{email}} angemeldet. Der Bogen liegt in deinem Arbeitsbereich {{workspace}}.',
    login: 'Anmelden',
    toProfile: 'Zu meinem Profil',
  },
  claim: {
    title: 'Mach dein Profil zu deinem',
    text: 'Deine Befragung ist abgegeben. Mit einem Konto kommst du jederzeit zu deinem Ergebnis zurück, ergänzt, was du dir von einem Job wünschst, und siehst, wer hineingesehen hat.',
    email:
      'Dein Konto bekommt die E-Mail-Adresse, an die du eingeladen wurdest oder mit der du dich angemeldet hast.',
    confirm:
      'Bitte bestätige zuerst, dass du es bist: Dein Ergebnis fragt nach einem Code, den wir dir senden.',
    toConfirm: 'Bestätigen',
    submit: 'Mein Konto anlegen',
    sentTitle: 'Bitte bestätige deine E-Mail-Adresse',
    sentText:
      'Wir haben dir eine E-Mail gesendet. Wähle hinter dem Link darin ein Passwort; das bestätigt die Adresse und öffnet dein Profil.',
    linkedTitle: 'Dein Profil ist bereit',
    linkedText: 'Es gehört zu deinem Konto. Melde dich mit der Adresse deiner Befragung an.',
    result: 'Jetzt mein Ergebnis ansehen',
    toProfile: 'In meinem Profil anmelden',
  },
  lost: {
    title: 'Per E-Mail eingeladen?',
    text: 'Dann öffne den persönlichen Link in dieser E-Mail; er ist nur für dich. Wenn du sie nicht findest, sieh im Spam-Ordner nach oder schreib uns.',
    write: 'Schreib uns',
    subject: 'Ich finde meine Einladung nicht',
  },
  login: 'Anmelden',
  company: 'Für Unternehmen: zu den Tarifen',
};
