import { invitationsMailNamesDe } from '../../invitations/mails/invitations.de.ts';
import { participationMailNamesDe } from '../../survey/mails/participation.de.ts';
import { reportsMailNamesDe } from '../../measures/mails/reports.de.ts';
import { premiumReportMailNamesDe } from '../../measures/mails/premium-report.de.ts';
import { talentsMailNamesDe } from '../../people/mails/talents.de.ts';
import { feedbackMailNamesDe } from '../../people/mails/feedback.de.ts';
import { retentionMailNamesDe } from '../../privacy/mails/retention.de.ts';
import { rightsMailNamesDe } from '../../privacy/mails/rights.de.ts';
import { stakeholdersMailNamesDe } from '../../roles/mails/stakeholders.de.ts';
import { decidersMailNamesDe } from '../../vacancies/mails/deciders.de.ts';
import { vacancyMailNamesDe } from '../../vacancies/mails/vacancy-mails.de.ts';
import { webhooksMailNamesDe } from '../../operation/mails/webhooks.de.ts';
import { trainingsMailNamesDe } from '../../profile/mails/trainings.de.ts';
import { accountsMailNamesDe } from '../../workspace/mails/accounts.de.ts';
import { billingMailNamesDe } from '../../billing/mails/billing.de.ts';
import { digestMailNamesDe } from '../../home/mails/digest.de.ts';
import { interviewMailNamesDe } from '../../vacancies/mails/interviews.de.ts';
import { noteMailNamesDe } from '../../people/mails/notes.de.ts';
import { mailProblemsDe } from '../../base/mail-problems.de.ts';
import type { Translation } from '../../base/languages.ts';
import type { operationEn } from './operation.en.ts';

export const operationDe: Translation<typeof operationEn> = {
  title: 'Betrieb',
  lead: 'Wie es dieser Installation geht und was du tun kannst.',
  read: 'Stand {{time}}. Die Seite erneuert sich alle 10 Sekunden, solange du sie ansiehst.',
  stale: 'Die letzte Abfrage ist fehlgeschlagen: Diese Zahlen sind von {{time}}.',
  mailProblem: mailProblemsDe,
  advice: {
    mailbox_unknown: 'Der Arbeitsbereich sollte die Adresse berichtigen und neu senden.',
    mailbox_full: 'Versuche es in ein paar Tagen noch einmal oder nimm eine andere Adresse.',
    message_refused:
      'Prüfe, ob deine Domain diesem Server das Senden erlaubt (SPF, DKIM), und versuche es erneut.',
    later: 'Warte ab: Es wird automatisch weiter versucht. Hält es an, frage beim Mailserver nach.',
    unreachable: 'Prüfe SMTP_URL, die Firewall und ob der Mailserver läuft.',
    timeout: 'Prüfe SMTP_URL, die Firewall und ob der Mailserver läuft.',
    encryption: 'Prüfe das Zertifikat des Mailservers und ob in SMTP_URL smtps:// oder smtp:// stehen muss.',
    sign_in: 'Prüfe Benutzername und Passwort in SMTP_URL.',
    sender_refused: 'Setze MAIL_FROM auf eine Adresse, von der dieser Mailserver senden darf.',
    unknown: 'Sieh im Log des Servers nach.',
  },
  mails: {
    title: 'E-Mails',
    waiting: 'Wartend',
    oldest: 'die älteste seit {{time}}',
    failed: 'Fehlgeschlagen',
    sent: 'In den letzten 24 Stunden gesendet',
    planned: 'Für später geplant',
    way_smtp: 'E-Mails gehen an {{server}} und kommen von {{sender}}.',
    way_folder:
      'Kein Mailserver ist eingerichtet: E-Mails bleiben im Ordner „mail“ von DATA_DIR. Setze SMTP_URL.',
    why_waiting: 'Warum E-Mails warten',
    why_failed: 'Warum E-Mails fehlgeschlagen sind',
    count_one: '{{count}} E-Mail',
    count_other: '{{count}} E-Mails',
    newest: 'Fehlgeschlagene E-Mails, neueste zuerst',
    none: 'Keine E-Mail ist fehlgeschlagen.',
    mail: 'E-Mail',
    workspace: 'Arbeitsbereich',
    platform: 'Plattform',
    recipient: 'Empfänger',
    when: 'Zuletzt versucht',
    attempts: 'Versuche',
    reason: 'Grund',
    more: 'Die {{shown}} neuesten von {{count}}.',
    tried_zero: 'Noch nicht versucht, eingereiht am {{time}}',
    tried_one: 'Einmal versucht, am {{time}}',
    tried_other: '{{count}}-mal versucht, zuletzt am {{time}}',
    retry: 'Erneut versuchen',
    retry_named: 'Erneut versuchen: E-Mail an {{recipient}}',
    retry_all: 'Alle erneut versuchen',
    retry_all_named: 'Alle erneut versuchen: {{reason}}',
    retried_one: '{{count}} E-Mail wird erneut versucht.',
    retried_other: '{{count}} E-Mails werden erneut versucht.',
    retried_zero: 'Keine dieser E-Mails galt noch als fehlgeschlagen.',
    retry_failed: 'Die E-Mails werden nicht erneut versucht.',
  },
  kind: {
    ...invitationsMailNamesDe,
    ...participationMailNamesDe,
    ...reportsMailNamesDe,
    ...premiumReportMailNamesDe,
    ...talentsMailNamesDe,
    ...feedbackMailNamesDe,
    ...retentionMailNamesDe,
    ...rightsMailNamesDe,
    ...stakeholdersMailNamesDe,
    ...decidersMailNamesDe,
    ...vacancyMailNamesDe,
    ...webhooksMailNamesDe,
    ...trainingsMailNamesDe,
    ...accountsMailNamesDe,
    ...billingMailNamesDe,
    ...digestMailNamesDe,
    ...interviewMailNamesDe,
    ...noteMailNamesDe,
  },
  test: {
    title: 'Test-E-Mail',
    text: 'Sendet sofort und an der Warteschlange vorbei eine E-Mail an deine eigene Adresse und sagt, was der Mailserver antwortet.',
    send: 'Test-E-Mail senden',
    sent_smtp: '{{server}} hat die E-Mail angenommen. Sieh in dein Postfach und in den Spam-Ordner.',
    sent_folder: 'Die E-Mail ist im Ordner „mail“ von DATA_DIR, weil kein Mailserver eingerichtet ist.',
    refused: 'Die E-Mail wurde nicht angenommen: {{reason}} ({{error}}).',
    failed: 'Die Test-E-Mail wurde nicht gesendet.',
  },
  jobs: {
    title: 'Aufgaben',
    text: 'Arbeit im Hintergrund mit ihren Läufen der letzten 48 Stunden.',
    job: 'Aufgabe',
    waiting: 'Wartend',
    running: 'Laufend',
    failed: 'Fehlgeschlagen',
    last: 'Letzter Lauf',
    never: 'nicht in 48 Stunden',
    ok: 'gelungen',
    bad: 'fehlgeschlagen',
    scheduled: 'nach Zeitplan',
    oldest: 'seit {{time}}',
    none: 'Keine Aufgabe wartet, läuft oder ist fehlgeschlagen.',
    idle_one: '{{count}} Aufgabe ohne Arbeit',
    idle_other: '{{count}} Aufgaben ohne Arbeit',
    count: {
      failed: '{{count}} fehlgeschlagen',
      waiting: '{{count}} wartend',
      running: '{{count}} laufend',
    },
    waiting_since: 'Wartet seit {{time}}',
    last_at: 'zuletzt {{time}}',
    last_ok: 'Letzter Lauf {{time}}: gelungen',
    last_bad: 'Letzter Lauf {{time}}: fehlgeschlagen',
    not_run: 'Kein Lauf in 48 Stunden',
    again: 'Erneut ausführen',
    again_named: 'Erneut ausführen: {{job}}',
    started: 'Die Aufgabe läuft erneut.',
    not_started: 'Die Aufgabe wurde nicht gestartet.',
  },
  job: {
    'send-mail': 'E-Mails senden',
    'make-backup': 'Backups erstellen',
    'ask-for-backup': 'Backup der Nacht anstoßen',
    'resume-lost-mails': 'E-Mails ohne Aufgabe finden',
    'make-report': 'Berichte erstellen',
    'make-document': 'Dokumente erstellen',
    'send-premium-report': 'Premium-Berichte senden',
    'remove-taken-report': 'Zurückgegebene Premium-Berichte entfernen',
    'count-sheets': 'Für Normen zählen',
    'normalise-stored-text': 'Adressen und Namen vereinheitlichen',
    'count-fairness': 'Für Fairness zählen',
    'rescore-results': 'Ergebnisse neu berechnen',
    'end-trials': 'Testphasen beenden',
    'send-reminders': 'Fällige Erinnerungen senden',
    'send-digests': 'Tägliche E-Mail senden',
    'remove-outlived-sign-ins': 'Alte Sitzungen entfernen',
    'remove-content': 'Inhalte von Dateien entfernen',
    'remove-unused-files': 'Unbenutzte Dateien entfernen',
    'empty-bin': 'Papierkorb leeren',
    'end-deleted-workspaces': 'Gelöschte Arbeitsbereiche endgültig löschen',
    'tell-ended-tokens': 'Über beendete API-Tokens informieren',
    'warn-about-tokens': 'Über bald ablaufende API-Tokens informieren',
    'release-results': 'Zurückgehaltene Ergebnisse zeigen',
    'copy-avatar': 'Bilder kopieren',
    'finish-erasure': 'Löschen abschließen',
    'end-people': 'Daten nach Ablauf der Frist löschen',
    'end-lives': 'Alte Einträge löschen',
    'make-data-export': 'Kopien der Daten erstellen',
    'remove-old-exports': 'Alte Kopien der Daten entfernen',
    'act-on-payment-event': 'Nachrichten zu Zahlungen verarbeiten',
    'end-replaced-subscription': 'Ersetzte Abos beenden',
    'end-graces': 'Zahlungsfristen beenden',
    'return-payment': 'Zahlungen erstatten',
    'ask-about-orders': 'Nach offenen Bestellungen fragen',
    'ask-about-subscriptions': 'Nach Abos fragen',
  },
  processes: {
    title: 'Prozesse',
    text: 'Alles, womit Quint gerade läuft. Ein beendeter Prozess verlässt die Liste sofort, ein abgebrochener bleibt noch eine Stunde stehen.',
    kind: 'Arbeit',
    kinds: {
      web: 'Liefert Seiten aus',
      worker: 'Erledigt Aufgaben',
      both: 'Liefert Seiten aus und erledigt Aufgaben',
    },
    host: 'Rechner {{host}}',
    version: 'Version',
    started: 'Läuft seit',
    seen: 'Letztes Lebenszeichen',
    connections: 'Verbindungen',
    up_to: 'bis zu {{count}}',
    runs: 'Version {{version}}, seit {{time}}',
    seen_at: 'Letztes Lebenszeichen {{time}}',
    may_open: 'bis zu {{count}} Verbindungen',
    other_version: 'Andere Version',
    other_version_text:
      'Der Prozess, der geantwortet hat, läuft mit {{version}}. Während eines Updates dürfen verschiedene Versionen nebeneinander laufen; starte die anderen danach neu.',
    silent: 'Kein Lebenszeichen',
    silent_text:
      'Ein Prozess ohne Lebenszeichen wurde abgebrochen oder erreicht die Datenbank nicht. Sieh in sein Log und starte ihn neu.',
  },
  storage: {
    title: 'Speicher',
    disk: 'Frei auf der Platte von DATA_DIR',
    disk_of: '{{free}} von {{size}}',
    disk_unknown: 'nicht bekannt',
    disk_low:
      'Weniger als ein Zehntel ist frei. Eine volle Platte verhindert jedes Speichern: Schaffe Platz.',
    database: 'Datenbank',
    files_folder: 'Dateien in DATA_DIR',
    files_bucket: 'Dateien im Bucket',
    grown: '{{size}} mehr in 30 Tagen',
  },
  versions: {
    title: 'Versionen',
    product: 'Quint',
    commit: '{{version}}, Commit {{commit}}',
    node: 'Node',
    postgresql: 'PostgreSQL',
    schema: 'Neueste Migration',
    started: 'Dieser Prozess läuft seit',
  },
  settings: {
    title: 'Einstellungen',
    good: 'Die Einstellungen haben keine bekannte Schwäche.',
    demo_public:
      'Die Demowelt steht unter {{subject}} allen offen. Nimm für echte Menschen eine andere Datenbank.',
    no_https:
      'PUBLIC_URL ist {{subject}}, ohne https: Passwörter und Ergebnisse lassen sich unterwegs mitlesen.',
    no_mail: 'Keine E-Mail wird gesendet: Einladungen und Links bleiben in DATA_DIR. Setze SMTP_URL.',
    stripe_api_url:
      'STRIPE_API_URL ist unter {{subject}} gesetzt: Zahlungen gehen an ein anderes Programm als Stripe.',
    smtp_without_tls:
      'SMTP_URL verlangt keine Verschlüsselung. Verwende smtps:// oder ergänze ?requireTLS=true.',
    plain_backups:
      'BACKUP_PASSPHRASE ist nicht gesetzt: Jedes Backup enthält alle personenbezogenen Daten und den geheimen Schlüssel unverschlüsselt.',
    no_tax:
      'STRIPE_TAX ist aus: Stripe schlägt keine Umsatzsteuer auf, obwohl Preise als „zzgl. USt.“ gelten.',
    example_sender: 'E-Mails kommen von {{subject}}, einer Adresse, die niemandem gehört. Setze MAIL_FROM.',
    own_machine_links:
      'Links in E-Mails führen zu {{subject}}, dem jeweils eigenen Rechner. Setze PUBLIC_URL.',
    unknown: '{{subject}} ist keine Einstellung und wirkt nicht. Meintest du {{near}}?',
  },
};
