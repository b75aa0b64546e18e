import type { retentionEn } from './retention.en.ts';

export const retentionDe: typeof retentionEn = {
  section: 'Daten und Rechte',
  title: 'Wie lange Daten bleiben',
  lead: 'Nach Ablauf der Frist werden Personen automatisch gelöscht: Name, Antworten, Berichte und E-Mails werden entfernt, die Zahlen des Ergebnisses bleiben in der Statistik. Sie erfahren es {{days}} Tage vorher und können ihre Daten behalten lassen.',
  desk: {
    title: 'Anfragen von Personen',
    text: 'Personen können um die Prüfung durch einen Menschen oder um eine Berichtigung bitten. Du antwortest auf einer eigenen Seite.',
    link: 'Anfragen und Fristen',
  },
  rule: {
    rejected: 'Nach einer Absage',
    applicants: 'Andere Bewerbende, nach der letzten Aktivität',
    employees: 'Mitarbeitende, nach der letzten Aktivität',
  },
  months: 'Monate: {{rule}}',
  unit_one: 'Monat',
  unit_other: 'Monate',
  never: 'nie',
  reason: {
    label: 'Warum bleiben die Daten von Bewerbenden unbegrenzt?',
    hint: 'Ein Satz. Er steht auf der Seite, auf der Personen ihre Daten sehen.',
  },
  effect_zero: 'Mit diesen Zahlen werden in {{days}} Tagen keine Daten gelöscht.',
  effect_one:
    'Mit diesen Zahlen werden die Daten einer Person in {{days}} Tagen gelöscht. Sie erfährt es vorher.',
  effect_other:
    'Mit diesen Zahlen werden die Daten von {{count}} Personen in {{days}} Tagen gelöscht. Sie erfahren es vorher.',
  save: 'Fristen speichern',
  saved: 'Gespeichert',
  ending: {
    title: 'Löschung in den nächsten {{days}} Tagen',
    nobody: 'Bald werden keine Daten gelöscht.',
    told: 'informiert',
    more_one: 'und eine weitere Person',
    more_other: 'und {{count}} weitere',
  },
  why: {
    rejected: 'nach einer Absage',
    applicants: 'ohne Aktivität',
    employees: 'ohne Aktivität',
  },
  lives: {
    title: 'Alles andere',
    lead: 'Für alle Arbeitsbereiche gleich. Daten, deren Frist abgelaufen ist, werden jede Nacht entfernt.',
    days_one: '{{count}} Tag',
    days_other: '{{count}} Tage',
    months_one: '{{count}} Monat',
    months_other: '{{count}} Monate',
    years_one: '{{count}} Jahr',
    years_other: '{{count}} Jahre',
    of: {
      mails: 'Gesendete E-Mails',
      survey_sessions: 'Sitzungen von Befragungen, nach ihrem Ende',
      audit: 'Protokoll, wer was angesehen und geändert hat',
      analytics: 'Zählungen der Nutzung',
      sign_ins: 'Anmeldungen, nach ihrem Ende',
      security_events: 'Sicherheitsereignisse von Konten',
      sign_ups: 'Unbestätigte Registrierungen',
      stakeholders: 'Anfragen an Stakeholder ohne Antwort',
      webhooks: 'Was Webhooks an andere Systeme gesendet haben',
      bin: 'Gelöschtes im Papierkorb',
    },
  },
  keep: {
    button: 'Meine Daten behalten',
    own: 'Zu deinem Profil',
    ask: {
      title: 'Sollen deine Daten bleiben?',
      text: 'Drück auf den Knopf, dann beginnt die Zeit von vorn. Tust du nichts, werden deine Daten an dem Tag gelöscht, der in der E-Mail steht.',
    },
    kept: {
      title: 'Deine Daten bleiben',
      text: '{{workspace}} behält sie bis {{date}}. Vorher hörst du von uns.',
      forGood: '{{workspace}} behält sie.',
    },
    unknown: {
      title: 'Dieser Link geht nicht',
      text: 'Vielleicht sind deine Daten schon gelöscht.',
    },
  },
};
