import type { ErrorCode } from '@quint/contract/errors.ts';

export const errorsDe: Readonly<Record<ErrorCode, string>> = {
  FORBIDDEN: 'Dafür fehlt dir die Berechtigung.',
  INVALID_CREDENTIALS: 'E-Mail-Adresse oder Passwort ist falsch.',
  INVALID_TOKEN: 'Dieses Token ist nicht gültig.',
  TOKEN_EXPIRED: 'Deine Sitzung ist abgelaufen. Bitte melde dich neu an.',
  INVALID_PAYLOAD: 'Die gesendeten Daten sind nicht lesbar: {{reason}}',
  INVALID_QUERY: 'Die Abfrage ist nicht lesbar: {{reason}}',
  FAILED_VALIDATION: 'Der Wert von „{{field}}“ ist nicht gültig.',
  VALUE_TOO_LONG: 'Der Wert von „{{field}}“ ist zu lang.',
  INVALID_FOREIGN_KEY: 'Der Wert von „{{field}}“ verweist auf einen Eintrag, den es nicht gibt.',
  RECORD_NOT_UNIQUE: 'Der Wert von „{{field}}“ ist schon vergeben.',
  CONTENT_TOO_LARGE: 'Das Gesendete ist zu groß.',
  UNSUPPORTED_MEDIA_TYPE: 'Bitte sende JSON mit dem Inhaltstyp „application/json“.',
  ROUTE_NOT_FOUND: 'Unter „{{path}}“ gibt es nichts.',
  REQUESTS_EXCEEDED: 'Zu viele Versuche. Bitte versuche es in {{seconds}} Sekunden noch einmal.',
  SERVICE_UNAVAILABLE: 'Der Dienst ist gerade ausgelastet. Bitte versuche es noch einmal.',
  INTERNAL_SERVER_ERROR: 'Bei dieser Aktion gab es technische Probleme.',

  'session.origin_refused': 'Diese Anfrage kam nicht von einer Seite dieses Angebots.',
  'workspace.frozen': 'Dieser Workspace ist pausiert. Wähle einen Tarif, um weiterzumachen.',
  'workspace.none_active': 'KEIN AKTIVER WORKSPACE',
  'workspace.feature_off': 'Die Funktion „{{feature}}“ ist in diesem Workspace ausgeschaltet.',
  'plan.limit_reached': 'Du hast das Limit deines Tarifs erreicht',

  'record.not_found': 'Diesen Eintrag gibt es nicht.',

  'talent.already_invited': 'Dieses Talent {{email}} wurde bereits eingeladen.',
  'talent.email_required': 'Bitte gib eine E-Mail-Adresse ein.',
  'talent.email_invalid': 'Bitte gib eine gültige E-Mail-Adresse ein.',
  'talent.email_too_long': 'Eine E-Mail-Adresse hat höchstens 128 Zeichen.',
  'talent.email_local_part_too_long': 'Der Teil vor dem @ hat höchstens 64 Zeichen.',
  'talent.first_name_required': 'Bitte gib einen Vornamen ein.',
  'talent.name_too_long': 'Ein Name hat höchstens {{max}} Zeichen.',
  'invitation.empty': 'Bitte gib mindestens eine Person an.',
  'invitation.too_many': 'Bitte sende höchstens {{max}} Personen auf einmal.',
  'invitation.url_not_same_origin': 'Die Adresse in „{{field}}“ muss ein Pfad dieses Angebots sein.',
  'invitation.unknown_role': 'Eine der Rollen gibt es in diesem Workspace nicht.',
  'invitation.unknown_team': 'Eines der Teams gibt es in diesem Workspace nicht.',
  'invitation.send_at_past': 'Der Zeitpunkt des Versands muss in der Zukunft liegen.',
  'invitation.resent_today':
    'Eine Einladung kann einmal am Tag erneut gesendet werden. Wieder möglich in {{seconds}} Sekunden.',
  'invitation.not_open': 'Diese Einladung ist nicht mehr offen.',

  'role.name_required': 'Bitte gib der Rolle einen Namen.',
  'role.range_invalid':
    'Der Bereich des Merkmals {{trait}} muss zwischen 1 und 9 liegen, das untere Ende zuerst.',
  'role.summaries_too_many': 'Ein Text behält höchstens {{max}} Fassungen seiner Zusammenfassung.',
  'role.summary_index_invalid': 'Die in „{{field}}“ gewählte Fassung gibt es nicht.',
  'role.stakeholder_email_invalid':
    'Diese E-Mail-Adresse ist ungültig. Bitte gib eine vollständige E-Mail-Adresse ein.',
  'role.stakeholder_already_asked': '{{email}} wurde zu dieser Rolle bereits gefragt.',
  'role.survey_answered': 'Diese Befragung wurde bereits beantwortet.',
  'skill.label_required': 'Bitte gib eine Fähigkeit ein.',

  'team.not_found_for_deletion': 'Kein Team mit der angegebenen teams_id zum Entfernen gefunden.',

  'goal.objective_required': 'Bitte gib ein Ziel ein.',
  'goal.priority_required': 'Bitte wähle eine Priorität.',
  'goal.team_required': 'Bitte wähle mindestens ein Team.',
  'goal.context_too_long': 'Der Kontext hat höchstens {{max}} Zeichen.',
  'goal.key_result_required': 'Bitte fülle jedes Schlüsselergebnis aus.',

  'assessment.role_required': 'Bitte wähle eine Rolle.',
  'assessment.purpose_required': 'Bitte wähle einen Zweck.',
  'assessment.start_required': 'Bitte wähle das Datum der Aktivierung.',
  'assessment.end_required': 'Bitte wähle das Datum des Abschlusses.',
  'assessment.date_invalid': 'Das gewählte Datum ist ungültig.',

  'survey.link_expired':
    'Dein Link zum Assessment ist leider abgelaufen, eine Teilnahme ist derzeit nicht mehr möglich',
  'survey.no_session': 'Bitte öffne die Befragung mit dem Link aus deiner Einladung.',
  'survey.completed': 'Assessment bereits abgeschlossen',
  'survey.not_started': 'Assessment noch nicht gestartet',
  'survey.name_required': 'Bitte gib deinen Namen ein',
  'survey.age_required': 'Bitte gib dein Alter an.',
  'survey.age_not_a_number': 'Das Alter muss eine Zahl sein.',
  'survey.age_too_low': 'Das Alter muss mindestens {{min}} sein.',
  'survey.age_too_high': 'Das Alter darf höchstens {{max}} sein.',
  'survey.gender_required': 'Bitte gib dein Geschlecht an.',
  'survey.demographics_missing': 'Bitte gib zuerst Name, Alter und Geschlecht an.',
  'survey.unknown_item': 'Die Aussage {{item}} gibt es in dieser Befragung nicht.',
  'survey.answer_out_of_range': 'Die Antwort auf Aussage {{item}} muss 1, 2, 3 oder 4 sein.',
  'survey.items_missing': 'Diese Aussagen sind noch offen: {{items}}',

  'result.not_finished': 'Diese Person hat die Befragung noch nicht abgeschlossen.',
  'report.failed': 'Beim Erstellen des Dokuments ist ein Fehler aufgetreten',
};
