import { purposeOf } from '@quint/domain/survey/survey-entrances.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { getVerdictText } from '@quint/phrases/measures/report/flag-text.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { reportMailDe } from '@quint/phrases/measures/mails/reports.de.ts';
import { reportMailEn } from '@quint/phrases/measures/mails/reports.en.ts';
import { getReportTexts } from '@quint/phrases/measures/report/bank.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { getSurveyUrl } from '#features/invitations/invitations/emails.ts';
import { readMailedReport } from '#features/measures/reports/service.ts';
import type { ReportSource } from '#features/measures/reports/queries.ts';
import { findMailedLink, findReportSource } from '#features/measures/reports/queries.ts';
import type { Hold } from '#features/invitations/result-holds/queries.ts';
import { findHold } from '#features/invitations/result-holds/queries.ts';
import { formatMailDateTime } from '#mail/dates.ts';
import type { MailLayout } from '#mail/layout.ts';
import { layoutMail } from '#mail/layout.ts';
import type { MailKind } from '#outbox/outbox.ts';

const TEXTS: Readonly<Record<Language, typeof reportMailEn>> = { en: reportMailEn, de: reportMailDe };

/** The file name of a report: its kind and date, without a person's name. */
export function reportFileName(language: Language, date: Date): string {
  return interpolate(TEXTS[language].fileName, { date: date.toISOString().slice(0, 10) });
}

/** The note for the person while their result is on hold for the workspace. */
function promiseOf(workspace: string, hold: Hold, language: Language): string {
  const texts = TEXTS[language];
  if (hold.until === null) return interpolate(texts.heldUntilOpened, { workspace });
  return interpolate(texts.held, { workspace, date: formatMailDateTime(hold.until, language) });
}

function paragraphsOf(source: ReportSource, score: SheetScore, language: Language): string[] {
  const texts = TEXTS[language];
  const { workspace } = source;
  const name = source.first_name ?? '';
  const { verdict } = score.quality;
  const remark = getVerdictText(getReportTexts(language).quality, score.quality, 'talent');
  return [
    name === '' ? texts.greetingWithoutName : interpolate(texts.greeting, { name }),
    interpolate(texts.done, { workspace }),
    purposeOf(source) === 'personal' ? texts.personal : interpolate(texts.whoSees, { workspace }),
    ...(verdict === 'ok' ? [] : [interpolate(texts.quality, { text: remark })]),
  ];
}

/** The page behind the mailed link shows the result and starts the survey again; it needs no account. */
async function linksOf(
  deps: Deps,
  scope: OrganizationScope,
  { resultId, language }: { resultId: string; language: Language },
): Promise<Pick<MailLayout, 'button' | 'links'>> {
  const link = await deps.db.read(scope, (db) => findMailedLink(db, scope, resultId));
  if (link === undefined) return {};
  const { open, retake } = TEXTS[language];
  const url = getSurveyUrl(deps.config, link);
  return { button: { label: open, url }, links: [{ label: retake, url }] };
}

/** The talent's own report, attached. Not sent once the talent is deleted. */
export const REPORT_MAIL: MailKind<{ readonly resultId: string }> = {
  kind: 'report',
  async compose(deps, scope, { payload, language }) {
    const source = await deps.db.read(scope, (db) => findReportSource(db, scope, payload.resultId));
    if (source?.result === null || source?.date_finished === null || source === undefined) return undefined;
    const hold = await deps.db.read(scope, (db) => findHold(db, scope, payload.resultId));
    const content = await readMailedReport(deps, source);
    if (content === undefined) throw new Error('The report of the mail is not stored');
    const texts = TEXTS[language];
    return {
      subject: texts.subject,
      ...layoutMail({
        language,
        sender: source.workspace,
        title: texts.title,
        paragraphs: [
          ...paragraphsOf(source, source.result, language),
          ...(hold === undefined ? [] : [promiseOf(source.workspace, hold, language)]),
        ],
        ...(await linksOf(deps, scope, { resultId: source.id, language })),
        footer: interpolate(texts.footer, { workspace: source.workspace }),
      }),
      attachments: [
        {
          filename: reportFileName(language, source.report_made ?? source.date_finished),
          content,
          type: 'application/pdf',
        },
      ],
    };
  },
};
