import { filledSurveyDe } from './survey/role-filled.de.ts';
import { beyondDe } from '../../base/beyond.de.ts';
import type { Translation } from '../../base/languages.ts';
import { surveyPreviewDe } from './survey/preview.de.ts';
import { surveyProofDe } from './survey/proof.de.ts';
import { surveyJobsDe, surveyVariantsDe } from './survey/variants.de.ts';
import type { surveyEn } from './survey.en.ts';

export const surveyDe: Translation<typeof surveyEn> = {
  documentTitle: 'Befragung',
  state: {
    loading: 'Das Assessment wird geladen …',
    unreachable:
      'Beim Laden des Assessments ist ein Fehler aufgetreten, bitte versuche es in ein paar Minuten noch einmal',
    unreachableText: 'Antworten, die du schon gegeben hast, sind auf diesem Gerät sicher.',
    offlineText:
      'Du bist offline. Antworten, die du schon gegeben hast, sind auf diesem Gerät sicher. Es geht von selbst weiter, sobald es eine Verbindung gibt.',
    expired: 'Dein Link zum Assessment ist leider abgelaufen, eine Teilnahme ist derzeit nicht mehr möglich',
    expiredText: 'Bitte lass dir von der Person, die dich eingeladen hat, einen neuen Link schicken.',
    noSession: 'Bitte öffne die Befragung mit dem Link aus deiner Einladung.',
    noSessionText: 'Dieser Browser weiß nicht, welche Einladung deine ist. Der Link in der E-Mail weiß es.',
    replaced: 'In diesem Browser wurde eine andere Befragung geöffnet',
    replacedText:
      'Diese Seite gehört zu einer anderen Einladung. Um hier weiterzumachen, öffne bitte den Link deiner eigenen Einladung noch einmal; deine Antworten bleiben erhalten.',
    completed: 'Assessment bereits abgeschlossen',
    completedText: 'Deine Antworten sind abgegeben. Du kannst dir jetzt dein Ergebnis ansehen.',
    skip: 'Weiter zu meinem Ergebnis',
    start: 'Noch einmal starten',
    startNote:
      'Ein neuer Durchgang ergibt ein neues Ergebnis mit eigenem Datum. Das alte bleibt, wie es ist.',
    assessmentExpired: 'Dieses Assessment ist abgelaufen',
    assessmentExpiredOn: 'Es endete am {{date}}.',
    notStarted: 'Assessment noch nicht gestartet',
    notStartedOn: 'Es beginnt am {{date}}. Ab dann funktioniert dein Link.',
    notStartedText: 'Dein Link funktioniert, sobald es begonnen hat.',
    checkAgain: 'Noch einmal prüfen',
  },
  filled: filledSurveyDe,
  intro: {
    eyebrow: '{{workspace}} lädt dich ein',
    hello: 'Hallo {{name}}',
    helloNobody: 'Hallo',
    lead: 'Wie arbeitest und entscheidest du gern, wie gehst du mit anderen um? Diese Befragung fragt dich und niemanden sonst.',
    what: 'Was gemessen wird',
    whatText:
      'Fünf breite Merkmale: Offenheit, Gewissenhaftigkeit, Extraversion, Verträglichkeit und emotionale Stabilität. Es gibt keine richtigen oder falschen Antworten, und keine Seite eines Merkmals ist an sich die bessere; welche hilft, hängt von der Aufgabe ab.',
    who: 'Wer was sieht',
    whoText: `{{workspace}} sieht dein Ergebnis in den fünf Merkmalen und den Bericht, nie einzelne Antworten. ${beyondDe.also} Du siehst dein Ergebnis gleich nach der Abgabe. ${beyondDe.yours}`,
    held: {
      '24h':
        'Du siehst es zuerst: {{workspace}} sieht es 24 Stunden nach der Abgabe, oder sobald du es geöffnet hast.',
      '48h':
        'Du siehst es zuerst: {{workspace}} sieht es 48 Stunden nach der Abgabe, oder sobald du es geöffnet hast.',
      opened: 'Du siehst es zuerst: {{workspace}} sieht es erst, wenn du es geöffnet hast.',
    },
    whoTextNobody:
      'Geteilt werden nur dein Ergebnis, was daraus für eine Rolle folgt, und der Bericht, nie einzelne Antworten. Du siehst dein Ergebnis gleich nach der Abgabe.',
    purpose: 'Wozu das Ergebnis dient',
    purposes: {
      team: '{{workspace}} möchte ein Team kennenlernen und sieht sich die Ergebnisse nebeneinander an. Dein Ergebnis kann auch mit den Bereichen verglichen werden, die für eine Rolle festgelegt sind.',
      recruiting:
        '{{workspace}} möchte eine Rolle besetzen. Dein Ergebnis wird mit den Bereichen verglichen, die für die Rolle festgelegt sind, und steht neben den Ergebnissen anderer.',
      pool: '{{workspace}} nimmt dich in einen Talentpool auf, in dem nach passenden Menschen gesucht wird. Dein Ergebnis kann mit den Bereichen verglichen werden, die für eine Rolle festgelegt sind, und steht neben den Ergebnissen anderer.',
    },
    roles: {
      team: '{{workspace}} möchte ein Team kennenlernen und sieht sich die Ergebnisse nebeneinander an. Dein Ergebnis wird mit den Bereichen verglichen, die für die Rolle „{{role}}“ festgelegt sind.',
      recruiting:
        '{{workspace}} möchte die Rolle „{{role}}“ besetzen. Dein Ergebnis wird mit den Bereichen verglichen, die für sie festgelegt sind, und steht neben den Ergebnissen anderer.',
    },
    choice: 'Deine Entscheidung',
    choiceText:
      'Die Teilnahme ist freiwillig. Du kannst ablehnen oder jederzeit aufhören; ausgewertet wird erst, was du abgibst.',
    long: 'Wie lange es dauert',
    longText_one:
      'Etwa 20 Minuten für {{count}} kurze Aussage. Jede Antwort wird sofort gespeichert; derselbe Link bringt dich zurück.',
    longText_other:
      'Etwa 20 Minuten für {{count}} kurze Aussagen. Jede Antwort wird sofort gespeichert; derselbe Link bringt dich zurück.',
    change: 'Wie du antwortest',
    changeText:
      'Einmal tippen beantwortet eine Aussage und führt zur nächsten. Bis zur Abgabe kannst du zurückgehen und jede Antwort ändern.',
    instruction: 'Antworte so, wie du bei der Arbeit meistens bist; der erste Gedanke genügt.',
    start: 'Starten',
    resume: 'Weitermachen',
    resumeNote: '{{answered}} von {{total}} beantwortet, noch etwa {{minutes}} Min.',
    resumeDone: 'Alles ist beantwortet. Es fehlt nur noch die Abgabe.',
    faq: 'Häufige Fragen',
  },
  faq: [
    {
      question: 'Kann ich eine Pause machen?',
      answer:
        'Jederzeit. Schließ die Seite oder drück auf Pause; der Link in deiner Einladung führt zur ersten offenen Aussage zurück, auf jedem Gerät.',
    },
    {
      question: 'Was ist, wenn die Verbindung abbricht?',
      answer:
        'Mach einfach weiter. Die Antworten warten auf deinem Gerät und werden gesendet, sobald du wieder online bist. Die Zeile oben sagt dir, wann alle angekommen sind.',
    },
    {
      question: 'Warum werde ich nach Alter und Geschlecht gefragt?',
      answer:
        'Damit lässt sich prüfen, ob die Befragung Gruppen gleich behandelt. Beides fließt nicht in dein Ergebnis ein, und niemand sieht es daneben.',
    },
    {
      question: 'Warum bittet mich eine Aussage um eine bestimmte Antwort?',
      answer:
        'Zwei Aussagen prüfen, ob gelesen wird. Wähle einfach, worum sie bitten; für dein Ergebnis zählen sie nicht.',
    },
    {
      question: 'Was habe ich davon?',
      answer:
        'Dein eigenes Ergebnis gleich nach der Abgabe und den Bericht per E-Mail. Er beschreibt zu jedem Merkmal die Vorteile beider Seiten.',
    },
  ],
  faqDecision: {
    question: 'Kann ich wegen dieser Befragung abgelehnt werden?',
    answer:
      'Nicht durch die Befragung allein: Menschen entscheiden, keine Maschine. {{workspace}} kann dein Ergebnis neben anderem berücksichtigen; frag gern nach, wie.',
  },
  variants: surveyVariantsDe,
  preview: surveyPreviewDe,
  proof: surveyProofDe,
  about: {
    title: 'Zuerst ein paar Angaben zu dir',
    lead: 'Mit Alter und Geschlecht wird geprüft, ob die Befragung Gruppen gleich behandelt. Sie fließen nicht in dein Ergebnis ein und werden nicht daneben gezeigt.',
    name: 'Name',
    age: 'Alter',
    ageHint: 'In Jahren',
    gender: 'Geschlecht',
    genders: { male: 'Männlich', female: 'Weiblich', diverse: 'Divers', undisclosed: 'Keine Angabe' },
    submit: 'Weiter zu den Aussagen',
    back: 'Zurück',
    failed:
      'Deine Angaben konnten nicht gespeichert werden. Bitte prüfe deine Verbindung und versuche es noch einmal.',
  },
  item: {
    position: '{{number}} von {{total}}',
    back: 'Zurück',
    next: 'Weiter',
    pause: 'Pause',
    keys: 'Tasten 1–4 antworten und führen weiter, Rücktaste geht zurück',
    choiceMissing: 'Noch ist nichts gewählt: Drück 1, 2, 3 oder 4.',
    progress: '{{answered}} von {{total}} beantwortet',
    announce: '{{answered}} von {{total}} beantwortet, noch etwa {{minutes}} Min.',
    missing_one: 'Eine Aussage ist noch offen. Sobald sie beantwortet ist, kannst du abgeben.',
    missing_other: '{{count}} Aussagen sind noch offen. Sobald sie beantwortet sind, kannst du abgeben.',
    loading: 'Die Aussagen werden geladen …',
    failed:
      'Die Aussagen konnten nicht geladen werden. Bitte prüfe deine Verbindung und versuche es noch einmal.',
  },
  saving: {
    saved: 'Gespeichert',
    saving: 'Wird gespeichert …',
    waiting_one: '{{count}} Antwort noch nicht gesendet',
    waiting_other: '{{count}} Antworten noch nicht gesendet',
    offline_one: 'Offline, {{count}} Antwort noch nicht gesendet',
    offline_other: 'Offline, {{count}} Antworten noch nicht gesendet',
    offlineSaid: 'Du bist offline. Antworten bleiben auf diesem Gerät und werden später gesendet.',
    left: 'noch etwa {{minutes}} Min.',
  },
  breath: {
    title_one: '{{count}} Antwort geschafft. Atme kurz durch.',
    title_other: '{{count}} Antworten geschafft. Atme kurz durch.',
    text: 'Schau aus dem Fenster, streck dich, trink einen Schluck Wasser. Es bleiben noch etwa {{minutes}} Min.',
    continue: 'Weitermachen',
  },
  paused: {
    title: 'Pause',
    text: 'Deine Antworten sind gespeichert. Du kannst diese Seite schließen; der Link in deiner Einladung bringt dich zu dieser Aussage zurück, auf jedem Gerät.',
    unsentText:
      'Ein paar Antworten liegen noch nur auf diesem Gerät. Sie werden gesendet, sobald es eine Verbindung gibt; komm deshalb bitte auf diesem Gerät zurück.',
    continue: 'Weitermachen',
    language: 'Sprache der Aussagen',
  },
  handover: {
    open: 'Auf einem anderen Gerät weitermachen',
    title: 'Weiter auf einem anderen Gerät',
    text: 'Scanne den Code mit der Kamera deines Telefons. Er öffnet deine eigene Befragung dort bei der ersten offenen Aussage.',
    code: 'QR-Code, der deine Befragung öffnet',
    copy: 'Link kopieren',
    copied: 'Der Link ist kopiert.',
    copyFailed: 'Der Link konnte nicht kopiert werden. Bitte versuche es noch einmal.',
    note: 'Der Code funktioniert einmal und nur kurze Zeit. Zeig ihn niemandem sonst.',
    unsent:
      'Manche Antworten sind noch nur auf diesem Gerät. Warte, bis sie gesendet sind, bevor du wechselst.',
    failed: 'Der Link konnte nicht geladen werden. Bitte prüfe deine Verbindung und versuch es noch einmal.',
    close: 'Schließen',
  },
  mails: {
    ask: {
      title: 'Keine E-Mails mehr?',
      text: 'Dann senden wir keine Einladungen, Erinnerungen und Befragungslinks mehr an deine Adresse, ganz gleich, welche Organisation darum bittet. Links, die du schon hast, funktionieren weiter, und E-Mails, die du selbst anforderst, zum Beispiel für ein neues Passwort, kommen weiterhin an.',
    },
    stop: 'Diese E-Mails beenden',
    off: {
      title: 'Keine E-Mails mehr',
      text: 'An deine Adresse gehen keine Einladungen, Erinnerungen und Befragungslinks mehr. Dafür führen wir keine Liste von Adressen: Wir behalten nur einen Code, aus dem sich die Adresse nicht zurückgewinnen lässt.',
    },
    allow: 'Wieder erlauben',
    on: {
      title: 'E-Mails sind wieder erlaubt',
      text: 'Organisationen können dich wie zuvor per E-Mail einladen.',
    },
    failed: 'Das hat nicht geklappt. Bitte prüfe deine Verbindung und versuch es noch einmal.',
  },
  end: {
    title: 'Das war die letzte Aussage',
    text: 'Geh zurück, um eine Antwort zu ändern, oder gib jetzt ab. Danach stehen die Antworten fest.',
    finish: 'Abgeben',
    finishing: 'Wird abgegeben …',
    waiting_one:
      'Eine Antwort ist noch unterwegs. Sobald sie angekommen ist, geht die Abgabe von selbst weiter.',
    waiting_other:
      '{{count}} Antworten sind noch unterwegs. Sobald sie angekommen sind, geht die Abgabe von selbst weiter.',
    offline_one:
      'Du bist offline. {{count}} Antwort liegt hier und wird abgegeben, sobald du wieder online bist.',
    offline_other:
      'Du bist offline. {{count}} Antworten liegen hier und werden abgegeben, sobald du wieder online bist.',
    failed:
      'Die Abgabe hat nicht geklappt. Alle Antworten sind gespeichert; bitte versuche es gleich noch einmal.',
  },
  thanks: {
    title: 'Danke, {{name}}',
    titleNobody: 'Danke',
    text: 'Deine Antworten sind abgegeben.',
    next: 'Wie es weitergeht',
    steps: [
      'Du siehst gleich dein Ergebnis in den fünf Merkmalen.',
      'Der ganze Bericht kommt in ein paar Minuten per E-Mail als PDF.',
      'Wenn du magst, sprich darüber mit der Person, die dich eingeladen hat: Was passt, weißt du am besten.',
    ],
    countdown_one: 'Weiter zu deinem Ergebnis in {{count}} Sekunde.',
    countdown_other: 'Weiter zu deinem Ergebnis in {{count}} Sekunden.',
    countdownDashboard_one: 'Zurück zu deiner Übersicht in {{count}} Sekunde.',
    countdownDashboard_other: 'Zurück zu deiner Übersicht in {{count}} Sekunden.',
    result: 'Jetzt mein Ergebnis ansehen',
    held: 'Angehalten. Lass dir Zeit.',
    hold: 'Countdown anhalten',
    unhold: 'Weiterlaufen lassen',
    continue: 'Jetzt weiter',
  },
  result: {
    title: 'Dein Ergebnis',
    lead: 'Beantwortet am {{date}}. Ein hoher Wert ist an sich nicht besser als ein niedriger: Jede Seite hat ihren Nutzen.',
    chart: 'Deine fünf Merkmale auf einer Skala von 1 bis 9',
    chartText:
      'Fünf Linien, eine je Merkmal, mit einem Punkt und dem Messfehler. Die Tabelle darunter enthält dieselben Werte.',
    notScored: 'zu wenige Antworten',
    table: 'Dasselbe in Zahlen',
    columns: {
      trait: 'Merkmal',
      left: 'Linke Seite',
      right: 'Rechte Seite',
      stanine: 'Wert 1–9',
      bar: 'Messfehler',
      percentile: 'Prozentrang',
    },
    span: '{{low}} bis {{high}}',
    percentile: '{{value}} ({{low}}–{{high}})',
    howToRead:
      'Der Punkt ist dein Wert; 5 ist die Mitte der Vergleichsgruppe. Der Balken zeigt, wie genau gemessen wurde: In 9 von 10 Fällen liegt der wahre Wert in einem solchen Balken. An einem anderen Tag kann der Wert auch außerhalb liegen.',
    words: 'Die fünf Merkmale in Worten',
    quality: 'Wie die Befragung beantwortet wurde',
    report: 'Der Persönlichkeitsbericht kommt per E-Mail als PDF.',
    retake: 'Befragung noch einmal beantworten',
    retakeNote:
      'Kostenlos. Eine neue Befragung ergibt ein neues Ergebnis mit eigenem Datum; dieses bleibt, wie es ist.',
    notFinished: 'Es gibt noch kein Ergebnis',
    notFinishedText: 'Das Ergebnis erscheint hier, sobald die Befragung abgegeben ist.',
    toSurvey: 'Zur Befragung',
    failed: 'Das Ergebnis konnte nicht geladen werden. Bitte versuche es in ein paar Minuten noch einmal.',
    retakeFailed:
      'Eine neue Befragung konnte nicht gestartet werden. Bitte versuche es in ein paar Minuten noch einmal.',
    loading: 'Dein Ergebnis wird geladen …',
    jobs: surveyJobsDe,
    teaser: {
      title: 'Was heraussticht',
      more: 'Im Bericht in deinem Postfach steht alles: jedes Merkmal in Worten, die Zahlen und ihr Messfehler.',
      button: 'Was Unternehmen davon haben',
    },
    profile: {
      title: 'Behalte dein Ergebnis',
      text: 'Mit einem Konto kommst du jederzeit dorthin zurück.',
      textSelfServe:
        'Mit einem kostenlosen Konto kommst du jederzeit dorthin zurück und liest es in acht Schritten. Wenn Unternehmen dich finden sollen, kannst du das dort einschalten.',
      button: 'Mein Profil anlegen',
    },
  },
};
