import type { Translation } from '../../base/languages.ts';
import { premiumReportMailDe } from './premium-report.de.ts';
import type { premiumReportMailEn } from './premium-report.en.ts';

export const premiumReportMailSie: Translation<typeof premiumReportMailEn> = {
  ...premiumReportMailDe,
  greeting: 'Hallo {{full_name}},',
  subject: 'Ihr Premium-Bericht',
  title: 'Hier ist Ihr Premium-Bericht',
  attached: 'Ihr Premium-Bericht liegt dieser E-Mail als PDF bei.',
  contents:
    'Er erklärt jedes Merkmal mit seinen Facetten, seine beiden Seiten und was sie bei der Arbeit bedeuten. Die Zahlen sind die Ihres Persönlichkeitsberichts.',
  footer:
    'Sie bekommen diese E-Mail, weil Ihr Premium-Bericht bei {{workspace}} bestellt wurde. Sie enthält persönliche Angaben; geben Sie sie nur weiter, wenn Sie möchten.',
};
