import type { ErrorCode } from '@quint/contract/base/errors.ts';
import { bodyErrorsDe } from './body-errors.de.ts';
import { formErrorsDe } from './form-errors.de.ts';
import { normErrorsDe } from './norm-errors.de.ts';
import { roleErrorsDe } from './role-errors.de.ts';
import { paymentErrorsDe } from './payment-errors.de.ts';
import { resumeErrorsDe } from './resume-errors.de.ts';
import { ssoErrorsDe } from './sso-errors.de.ts';
import { trainingErrorsDe } from './training-errors.de.ts';
import { twoFactorErrorsDe } from './two-factor-errors.de.ts';
import { vacancyErrorsDe } from './vacancy-errors.de.ts';
import { webhookErrorsDe } from './webhook-errors.de.ts';
import { workspaceErrorsDe } from './workspace-errors.de.ts';

export const errorsDe: Readonly<Record<ErrorCode, string>> = {
  FORBIDDEN: 'Dafür fehlt dir die Berechtigung.',
  INVALID_CREDENTIALS: 'E-Mail-Adresse oder Passwort ist falsch.',
  INVALID_TOKEN: 'Dieses Token ist nicht gültig.',
  INVALID_OTP:
    'Dieser Code ist nicht gültig. Bitte gib den Code ein, den deine App jetzt anzeigt. Wird er wieder abgelehnt, stelle die Uhr des Geräts mit der App auf automatisch.',
  TOKEN_EXPIRED: 'Deine Sitzung ist abgelaufen. Bitte melde dich neu an.',
  INVALID_PAYLOAD: 'Der Wert von „{{field}}“ fehlt oder ist nicht gültig.',
  INVALID_QUERY: 'Die Abfrage ist nicht lesbar.',
  FAILED_VALIDATION: 'Der Wert von „{{field}}“ ist nicht gültig.',
  VALUE_TOO_LONG: 'Der Wert von „{{field}}“ ist zu lang.',
  INVALID_FOREIGN_KEY: 'Der Wert von „{{field}}“ verweist auf einen Eintrag, den es nicht gibt.',
  RECORD_NOT_UNIQUE: 'Der Wert von „{{field}}“ ist schon vergeben.',
  RANGE_NOT_SATISFIABLE: 'Den Teil „{{range}}“ hat die Datei nicht.',
  ROUTE_NOT_FOUND: 'Unter „{{path}}“ gibt es nichts.',
  'route.no_such_method': 'Unter „{{path}}“ gibt es kein {{method}}, aber {{methods}}.',
  URI_TOO_LONG: 'Die Adresse ist zu lang. Lange Abfragen kannst du im Inhalt senden, mit SEARCH statt GET.',
  HEADERS_TOO_LARGE:
    'Die Kopfzeilen der Anfrage sind zu lang. Lösche die Cookies dieser Seite und versuche es noch einmal.',
  REQUESTS_EXCEEDED: 'Zu viele Versuche. Bitte versuche es in {{wait}} noch einmal.',
  SERVICE_UNAVAILABLE: 'Der Dienst ist gerade ausgelastet. Bitte versuche es noch einmal.',
  'query.took_too_long':
    'Das hat zu lange gedauert und wurde abgebrochen. Es wurde nichts geändert. Bitte frag weniger auf einmal ab.',
  INTERNAL_SERVER_ERROR: 'Bei dieser Aktion gab es technische Probleme.',

  'session.email_unconfirmed':
    'Bitte bestätige zuerst deine E-Mail-Adresse. Der Link steht in der E-Mail, die wir dir gesendet haben.',
  'session.on_hold': 'Dein Arbeitsbereich wartet auf die Freigabe. Bitte wende dich an den Support.',
  'session.code_mailed':
    'Es wurden zu viele falsche Passwörter oder Codes eingegeben. Wenn dieses Passwort stimmt, haben wir einen Code an deine E-Mail-Adresse geschickt. Bitte gib ihn ein.',
  'session.code_wrong': 'Passwort oder Code ist falsch. Bitte gib den Code aus unserer letzten E-Mail ein.',
  'session.second_factor_required': 'Bitte gib den Code aus deiner Authenticator-App ein.',
  'token.unreadable': 'Das ist kein vollständiges API-Token. Kopiere es noch einmal oder erstelle ein neues.',
  'token.unknown': 'Dieses API-Token gibt es nicht.',
  'token.expired': 'Dieses API-Token ist abgelaufen. Erstelle ein neues.',
  'token.revoked': 'Dieses API-Token wurde widerrufen.',
  'token.owner_gone':
    'Die verantwortliche Person dieses API-Tokens gehört nicht mehr zu seinem Arbeitsbereich.',
  'token.in_address': 'Ein Token darf nicht in der Adresse stehen. Sende es im Header Authorization: Bearer.',
  'token.not_here': 'Dafür lassen sich API-Tokens nicht verwenden.',
  'token.scope_missing': 'Diesem API-Token fehlt das Recht {{scope}}.',
  'token.scope_foreign': 'Du kannst das Recht {{scope}} nicht vergeben, weil du es selbst nicht hast.',
  'token.end_required': 'Ein persönliches Token braucht ein Ende.',
  'token.end_invalid': 'Das Ende muss in der Zukunft liegen, höchstens {{max}} Tage von heute an.',
  'token.too_many': 'Es gibt schon {{max}} aktive Tokens. Widerrufe zuerst eines.',
  'session.none': 'Bitte melde dich an.',
  'session.token_unreadable': 'Dieses Zugangstoken ist nicht lesbar. Bitte melde dich neu an.',
  'session.origin_refused': 'Diese Anfrage kam nicht von einer Seite dieses Angebots.',
  'plan.limit_reached': 'Du hast die Grenze deines Tarifs erreicht',

  'account.not_found': 'Wir finden kein Konto mit dieser E-Mail-Adresse. Möchtest du eine andere versuchen?',
  'account.exists': 'Dieses Konto gibt es schon, hier anmelden.',
  'account.email_invalid': 'Bitte gib eine gültige E-Mail-Adresse ein.',
  'account.name_required': 'Bitte gib deinen Vor- und Nachnamen ein.',
  'account.password_needed': 'Bitte gib das Passwort ein, mit dem du dich anmelden möchtest.',
  'account.confirmation_expired': 'Der Link zum Bestätigen deiner E-Mail-Adresse ist abgelaufen.',
  'account.proof_sent':
    'Wir haben dir eine E-Mail an {{email}} gesendet. Bestätige mit dem Link darin deine Adresse und starte hier dann noch einmal.',
  'account.sign_up_closed':
    'Hier können zurzeit keine Arbeitsbereiche angelegt werden. Bitte wende dich an den Support.',
  'user.exists': 'Diese Person gibt es schon',
  'invite.invalid': 'Deine Einladung scheint ungültig zu sein',

  'record.not_found': 'Diesen Eintrag gibt es nicht.',
  'record.changed': 'Dieser Eintrag wurde inzwischen geändert.',
  'bin.address_given':
    'Die E-Mail-Adresse gehört inzwischen einem anderen Talent. Ändere oder lösche zuerst dieses.',

  'talent.id_required': 'Die ID des Talents fehlt',
  'talent.payload_required': 'Es fehlt, was geändert werden soll',
  'talent.gone': 'Diese Person wurde inzwischen gelöscht.',
  'talent.too_many_tags': 'Eine Person kann höchstens {{max}} Schlagwörter haben.',
  'people.none': 'Es sind keine Personen ausgewählt.',
  'people.too_many': 'Eine Anfrage darf höchstens {{max}} Personen enthalten.',
  'export.too_long':
    'Eine Excel-Datei fasst bis zu {{max}} Zeilen. Exportiere eine CSV-Datei oder weniger Zeilen.',
  'comparison.people': 'Ein Vergleich braucht {{min}} bis {{max}} verschiedene Personen.',
  'comparison.no_result': 'Keine dieser Personen hat die Befragung abgeschlossen.',
  'role.gone': 'Diese Rolle gibt es nicht mehr.',
  'role.not_considered': 'Diese Person ist für die Rolle nicht vorgesehen.',
  'role.not_rejected':
    'Diese Person ist für die Rolle wieder vorgesehen, deshalb gibt es keinen Grund zu ändern.',
  'team.gone': 'Diese Gruppe gibt es nicht mehr.',
  'reminder.planned': 'Eine Erinnerung ist schon geplant.',
  'invitation.none': 'Diese Person hat keine Einladung.',
  'invitation.not_withdrawn': 'Diese Einladung wurde nicht zurückgezogen.',
  'recall.too_late': 'Es ist schon gesendet.',
  ...formErrorsDe,
  'invitation.too_many': 'Bitte sende höchstens {{max}} Personen auf einmal.',
  'invitation.url_not_same_origin': 'Die Adresse in „{{field}}“ muss ein Pfad dieses Angebots sein.',
  'invitation.unknown_role': 'Eine der Rollen gibt es in diesem Arbeitsbereich nicht.',
  'invitation.unknown_team': 'Eine der Gruppen gibt es in diesem Arbeitsbereich nicht.',
  'invitation.resent_today':
    'Eine Einladung kann einmal am Tag erneut gesendet werden. Wieder möglich in {{wait}}.',
  'invitation.own_words_locked':
    'Eigene Texte in Einladungen gibt es mit dem Tarif Flow oder sobald {{min}} von dir Eingeladene die Befragung abgeschlossen haben.',
  'mails.link_unknown': 'Wir kennen diesen Link nicht. Nimm den aus der letzten E-Mail.',
  'link.unknown': 'Dieser Link wurde nicht gefunden. Nimm den aus der letzten E-Mail.',
  'link.damaged':
    'Dieser Link ist beschädigt. Öffne ihn noch einmal aus der E-Mail oder lass ihn dir neu schicken.',
  'invitation.reminded_today':
    'Quint schreibt einer Person höchstens einmal am Tag. Die nächste Erinnerung ist in {{wait}} möglich.',
  'invitation.reminders_refused': 'Diese Person möchte keine Erinnerungen mehr.',
  'invitation.not_sent_yet':
    'Die Einladung ist noch nicht gesendet, es gibt also noch nichts, woran du erinnern könntest.',
  'invitation.link_expired': 'Der Link ist abgelaufen. Verlängere ihn zuerst.',
  'invitation.end_out_of_range': 'Ein Link kann frühestens morgen und spätestens in {{days}} Tagen enden.',
  'invitation.no_reminder_to_skip':
    'Es ist keine automatische Erinnerung geplant, die du überspringen könntest.',
  'invitation.not_open': 'Diese Einladung ist nicht mehr offen.',
  'invitation.opened_by_talent':
    'Dieses Talent hat die Befragung mit dem Link aus der E-Mail geöffnet. Der Link lässt sich nicht mehr kopieren; du kannst die Einladung erneut senden.',

  'file.type_not_allowed': 'Nur diese Dateien sind erlaubt: {{allowed}}',
  'file.image_unreadable': 'Das Bild ist beschädigt und nicht lesbar.',
  'file.image_too_large': 'Ein Bild darf höchstens {{megapixels}} Megapixel haben.',
  'file.storage_full':
    'Die {{megabytes}} MB, die dieser Arbeitsbereich für Dateien hat, sind belegt. Bitte lösche Dateien, die du nicht mehr brauchst.',

  'role.name_required': 'Bitte gib der Rolle einen Namen.',
  'role.range_invalid': 'Der Bereich für {{traitIn}} muss zwischen 1 und 9 liegen, das untere Ende zuerst.',
  'role.ranges_locked': 'Die Bereiche dieser Rolle sind festgelegt. Bitte gib an, warum sie sich ändern.',
  'role.draw_reason': 'Es wurde schon einmal ausgelost. Sag, warum du noch einmal auslost.',
  'role.filled': 'Diese Rolle ist besetzt. Öffne sie wieder, um weitere Personen vorzusehen.',
  'role.not_in_use': 'Diese Rolle ist ein Entwurf oder archiviert und kann deshalb nicht gewählt werden.',
  'role.summaries_too_many': 'Ein Text behält höchstens {{max}} Kurzfassungen.',
  'role.summary_index_invalid': 'Die in „{{field}}“ gewählte Version gibt es nicht.',
  'role.statement_unknown': 'Die Aussage {{statement}} gibt es nicht.',
  'role.statement_answer_invalid':
    'Die Antwort auf die Aussage {{statement}} muss eines der vier Felder sein oder „kann ich nicht sagen“.',
  'role_text.ai_failed': 'Die KI konnte den Text nicht kürzen. Bitte versuche es später noch einmal.',
  'role_text.ai_off':
    'KI ist in diesem Arbeitsbereich ausgeschaltet. Die Administration kann sie in den Einstellungen einschalten.',
  'role_text.ai_missing': 'Mit dieser Installation ist kein KI-Dienst verbunden.',
  'role_text.ai_used_up':
    'Der Arbeitsbereich hat seine {{tokens}} Tokens für heute verbraucht. In {{wait}} ist die KI wieder verfügbar.',
  'role_text.too_short': 'Dieser Text ist zu kurz, um ihn zu kürzen.',
  'role_text.no_other_version': 'Ohne KI lässt sich dieser Text auf keine andere Weise mehr kürzen.',
  'role.stakeholder_email_invalid':
    'Diese E-Mail-Adresse ist ungültig. Bitte gib eine vollständige E-Mail-Adresse ein.',
  'role.stakeholder_already_asked': '{{email}} wurde zu dieser Rolle bereits gefragt.',
  'role.stakeholder_twice_in_list': '{{email}} steht doppelt in der Liste.',
  'role.stakeholder_opted_out': '{{email}} möchte keine E-Mails dieser Art mehr bekommen.',
  'role.stakeholders_none': 'Bitte gib mindestens eine E-Mail-Adresse ein.',
  'role.stakeholders_too_many': 'Du kannst höchstens {{max}} Personen auf einmal fragen.',
  'role.stakeholder_not_open': 'Diese Anfrage ist nicht mehr offen.',
  'role.stakeholder_not_sent': 'Die Anfrage ist noch nicht gesendet.',
  'role.stakeholder_expired': 'Der Link ist abgelaufen. Erneuere zuerst die Anfrage.',
  'role.stakeholder_not_expired': 'Der Link funktioniert noch. Du kannst eine Erinnerung senden.',
  'role.stakeholder_reminded_lately': 'Eine Erinnerung kannst du einmal in 24 Stunden senden.',
  'role.stakeholder_reminded_enough': 'Mehr als {{max}} Erinnerungen kannst du nicht senden.',
  'role_survey.closed': 'Dieser Link funktioniert nicht mehr.',
  'role_survey.finished': 'Du hast deine Antworten schon abgegeben.',
  'role_survey.statements_missing': 'Es gibt noch Aussagen ohne Antwort: {{count}}.',
  'role.survey_answered': 'Diese Befragung wurde bereits beantwortet.',
  'skill.label_required': 'Bitte gib eine Fähigkeit ein.',

  'note.text_required': 'Eine Notiz braucht etwas Text.',
  'mission.too_long': 'Dein Text hat höchstens {{max}} Zeichen.',
  'note.text_too_long': 'Eine Notiz hat höchstens {{max}} Zeichen.',
  'talent.source_too_long': 'Die Herkunft hat höchstens {{max}} Zeichen.',
  'team.not_found_for_deletion': 'Diese Zuordnung zur Gruppe gibt es nicht.',

  'view.name_required': 'Bitte gib der Ansicht einen Namen.',
  'view.too_many': 'Du kannst bis zu {{max}} Ansichten speichern. Lösche eine, die du nicht mehr brauchst.',
  'goal.objective_required': 'Bitte gib ein Ziel ein.',
  'goal.priority_required': 'Bitte wähle eine Priorität.',
  'goal.team_required': 'Bitte wähle mindestens eine Gruppe.',
  'goal.context_too_long': 'Der Hintergrund hat höchstens {{max}} Zeichen.',
  'goal.key_result_required': 'Bitte fülle jedes Schlüsselergebnis aus.',

  'assessment.role_required': 'Bitte wähle eine Rolle.',
  'assessment.purpose_required': 'Bitte wähle einen Zweck.',
  'assessment.start_required': 'Bitte wähle den Beginn.',
  'assessment.end_required': 'Bitte wähle das Ende.',
  'assessment.date_invalid': 'Das gewählte Datum ist ungültig.',

  'budget.organization_required':
    'Es fehlt die Angabe, für welchen Arbeitsbereich freigeschaltet werden soll.',
  'budget.talent_required': 'Es fehlt die Angabe, welches Talent freigeschaltet werden soll.',
  'budget.not_a_number': 'Es fehlt die Angabe, wie viel ausgegeben werden soll: eine Zahl.',
  'budget.spent': 'Das Budget konnte nicht ausgegeben werden. Bitte versuche es später noch einmal.',
  'budget.content_changed':
    'Im Profil steht weniger als angezeigt. Es wurde nichts ausgegeben; sieh es dir bitte noch einmal an.',
  'budget.nothing_closed':
    'Hier gibt es nichts freizuschalten: Ein Insight würde weder Namen noch Adresse zeigen, und ein Jobprofil gibt es noch nicht. Es wurde nichts ausgegeben.',
  'pool.gone': 'Diese Person ist nicht mehr im Pool. Es wurde nichts ausgegeben.',

  'password.current_required': 'Bitte gib dein aktuelles Passwort ein.',
  'password.current_wrong': 'Dein aktuelles Passwort ist nicht richtig.',
  'password.too_short': 'Ein Passwort hat mindestens {{min}} Zeichen.',
  'password.too_long': 'Ein Passwort hat höchstens {{max}} Zeichen.',
  'password.too_common': 'Dieses Passwort ist eines der häufigsten. Bitte wähle ein anderes.',
  'password.own_word':
    'Dieses Passwort ist dein Name, deine Adresse oder der Name deines Arbeitsbereichs oder dieses Produkts. Bitte wähle ein anderes.',
  'password.token_expired': 'Der Link zum Zurücksetzen deines Passworts ist abgelaufen',

  'member.is_talent': 'Talente entfernst du in der Liste der Bewerbungsprofile.',
  'member.last_administrator':
    'Ein Arbeitsbereich braucht eine Person in der Administration. Lade zuerst jemanden dazu ein.',
  'retention.months': 'Gib ganze Monate von 1 bis {{max}} an.',
  'retention.reason_required':
    'Sag in einem Satz, warum die Daten von Bewerbenden unbegrenzt bleiben. Sie können den Satz lesen.',
  'retention.reason_too_long': 'Die Begründung hat höchstens {{max}} Zeichen.',
  'account.name_differs': 'Das ist nicht der Name. Es wurde nichts gelöscht.',
  'account.last_administrator':
    'Du bist die einzige Person in der Administration von {{workspaces}}. Lade zuerst jemanden dazu ein, dann kannst du dein Konto löschen.',
  'account.last_of_platform':
    'Du bist die einzige Person in der Administration der Plattform. Benenne zuerst eine zweite.',
  'passkey.refused': 'Dieser Passkey wurde nicht angenommen. Bitte versuche es noch einmal.',
  'passkey.not_registered': 'Der Passkey konnte nicht angelegt werden. Bitte versuche es noch einmal.',
  'passkey.too_many': 'Du kannst höchstens {{max}} Passkeys haben.',

  'job_profile.exists': 'Deine Jobwünsche gibt es schon. Bitte ändere sie dort.',
  'job_profile.salary_not_digits': 'Bitte gib deinen Gehaltswunsch nur mit Ziffern ein.',
  'job_profile.proficiency_required': 'Bitte wähle für jede Sprache ein Niveau.',
  'job_profile.salary_too_long': 'Bitte gib ein Gehalt mit höchstens {{max}} Ziffern an.',
  'job_profile.too_many_skills': 'Du kannst höchstens {{max}} Skills nennen. Bitte entferne zuerst einen.',
  'job_profile.skill_twice': 'Der Skill {{skill}} steht zweimal in der Liste.',
  'job_profile.too_many_entries':
    'Mehr als {{max}} Einträge passen hier nicht hinein. Bitte entferne zuerst einen.',
  'job_experience.role_required': 'Bitte gib deine Rolle ein.',
  'job_experience.company_required': 'Bitte gib das Unternehmen ein.',
  'job_experience.location_required': 'Bitte gib den Ort ein.',
  'job_experience.start_required': 'Bitte gib ein Startdatum ein.',
  'job_experience.end_required': 'Bitte gib ein Enddatum ein oder sag, dass du noch dort arbeitest.',
  'job_experience.too_early': 'Das Startdatum darf nicht vor 1900 liegen.',
  'job_experience.too_late': 'Das Datum muss vor dem Jahr 2100 liegen.',
  'job_experience.end_not_after_start': 'Das Enddatum muss nach dem Startdatum liegen.',
  ...resumeErrorsDe,
  ...trainingErrorsDe,
  ...bodyErrorsDe,
  ...workspaceErrorsDe,
  ...webhookErrorsDe,
  ...vacancyErrorsDe,
  ...ssoErrorsDe,
  ...twoFactorErrorsDe,

  'assessment.over': 'Dieses Assessment ist vorbei. Verlängere es, um weitere Personen einzuladen.',

  'survey.no_session': 'Bitte öffne die Befragung mit dem Link aus deiner Einladung.',
  'survey.completed': 'Assessment bereits abgeschlossen',
  'survey.not_started': 'Assessment noch nicht gestartet',
  'survey.demographics_missing': 'Bitte gib zuerst Name, Alter und Geschlecht an.',
  'survey.unknown_item': 'Die Aussage {{item}} gibt es in dieser Befragung nicht.',
  'survey.answer_out_of_range': 'Die Antwort auf Aussage {{item}} muss 1, 2, 3 oder 4 sein.',
  'survey.items_missing': 'Diese Aussagen sind noch offen: {{items}}',
  'survey.proof_needed':
    'Bitte bestätige zuerst, dass diese Befragung deine ist: mit dem Link aus deiner E-Mail oder mit einem Code, den wir dir senden.',
  'survey.code_wrong':
    'Dieser Code stimmt nicht oder ist abgelaufen. Bitte prüfe ihn oder fordere einen neuen an.',
  'survey.whose_answers': 'Bitte sag zuerst, ob die bisherigen Antworten von dir sind.',

  'translation.empty': 'Der Text von {{selector}} ist leer. Um das Original zu zeigen, entferne den Eintrag.',
  'translation.broken':
    'Der Text von {{selector}} enthält Klammern oder Verweise, die keine Seite zeigen kann.',
  'translation.placeholder_missing': 'Im Text von {{selector}} fehlt {{placeholders}}.',
  'translation.placeholder_unknown': 'Das Original von {{selector}} kennt {{placeholders}} nicht.',

  'result.not_finished': 'Diese Person hat die Befragung noch nicht abgeschlossen.',
  'result.held_back': 'Dieses Ergebnis wird zurückgehalten, damit die Person es zuerst sieht.',
  'fit.left_out':
    'Diese Person erscheint auf eigenen Wunsch nicht in Ranglisten. Ihr Ergebnis bleibt lesbar, wird aber mit keiner Rolle verglichen.',
  'report.no_result': 'Hier hat noch niemand die Befragung abgeschlossen, es gibt also nichts zu drucken.',
  'report.failed': 'Beim Erstellen des Dokuments ist ein Fehler aufgetreten',
  'report.waiting': 'Das Dokument wird noch erstellt.',
  'report.locked': 'Der Premium-Bericht dieser Person ist nicht freigeschaltet.',
  'report.outdated': 'Dieses Dokument ist nicht mehr aktuell. Bitte erstelle es neu.',
  ...normErrorsDe,

  'inbox.no_account': 'Dieses Talent hat noch kein Konto und könnte deine Nachricht nicht lesen.',
  'rights.answered': 'Diese Anfrage ist schon beantwortet.',
  'order.price_changed':
    'Der Preis hat sich geändert, seit die Seite geöffnet wurde. Bitte sieh ihn dir noch einmal an.',
  'order.not_open': 'Diese Bestellung ist schon beantwortet oder beendet.',
  'order.not_refundable': 'Diese Bestellung kann nicht oder nicht mehr erstattet werden.',
  'order.not_sold': 'Das wird hier nicht verkauft.',
  'order.has_already': 'Das ist schon gekauft.',
  'subscription.none': 'Es gibt kein Abo, das verwaltet werden kann. Bitte wähle zuerst einen Tarif.',
  ...roleErrorsDe,
  ...paymentErrorsDe,
};
