import { toStoredLanguage } from '@quint/contract/base/languages.ts';
import { joinName } from '@quint/domain/base/names.ts';
import { purposeOf } from '@quint/domain/survey/survey-entrances.ts';
import type { AddressForm } from '@quint/domain/workspace/address-form.ts';
import type { TalentMailTexts } from '@quint/phrases/base/address-form.ts';
import { wordingOf } from '@quint/phrases/base/address-form.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { getVerdictText } from '@quint/phrases/measures/report/flag-text.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { reportMailDe } from '@quint/phrases/measures/mails/reports.de.ts';
import { reportMailEn } from '@quint/phrases/measures/mails/reports.en.ts';
import { reportMailSie } from '@quint/phrases/measures/mails/reports.sie.ts';
import { getReportTexts } from '@quint/phrases/measures/report/bank.ts';
import { qualitySie } from '@quint/phrases/measures/report/quality.sie.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { getSurveyUrl, inviterOf } from '#features/invitations/invitations/emails.ts';
import { paragraphsOfWords, readOwnWords } from '#features/invitations/mail-words/service.ts';
import { readMailedReport } from '#features/measures/reports/service.ts';
import type { ReportSource } from '#features/measures/reports/queries.ts';
import { findMailedLink, findReportMailFrame, findReportSource } from '#features/measures/reports/queries.ts';
import type { Hold } from '#features/invitations/result-holds/queries.ts';
import { findHold } from '#features/invitations/result-holds/queries.ts';
import { formatMailDateTime } from '#mail/dates.ts';
import type { MailLayout } from '#mail/layout.ts';
import { layoutMail } from '#mail/layout.ts';
import type { MailKind } from '#outbox/outbox.ts';

const TEXTS: TalentMailTexts<typeof reportMailEn> = {
  en: reportMailEn,
  de: reportMailDe,
  sie: reportMailSie,
};

/** The language and the German form of address of a mail. */
interface Wording {
  readonly language: Language;
  readonly addressForm: AddressForm;
}

const textsOf = ({ language, addressForm }: Wording) => wordingOf(TEXTS, language, addressForm);

/** The file name of a report: its kind and date, without a person's name. */
export function reportFileName(language: Language, date: Date): string {
  return interpolate(TEXTS[language].fileName, { date: date.toISOString().slice(0, 10) });
}

/** The note for the person while their result is on hold for the workspace. */
function promiseOf(workspace: string, hold: Hold, wording: Wording): string {
  const texts = textsOf(wording);
  if (hold.until === null) return interpolate(texts.heldUntilOpened, { workspace });
  return interpolate(texts.held, { workspace, date: formatMailDateTime(hold.until, wording.language) });
}

function paragraphsOf(source: ReportSource, score: SheetScore, wording: Wording): string[] {
  const texts = textsOf(wording);
  const { workspace } = source;
  const name = source.first_name ?? '';
  const { verdict } = score.quality;
  const quality = texts === reportMailSie ? qualitySie : getReportTexts(wording.language).quality;
  const remark = getVerdictText(quality, score.quality, 'talent');
  return [
    name === ''
      ? texts.greetingWithoutName
      : interpolate(texts.greeting, { name, full_name: joinName(name, source.last_name) }),
    interpolate(texts.done, { workspace }),
    purposeOf(source) === 'personal' ? texts.personal : interpolate(texts.whoSees, { workspace }),
    ...(verdict === 'ok' ? [] : [interpolate(texts.quality, { text: remark })]),
  ];
}

/** The page behind the mailed link shows the result and starts the survey again; it needs no account. */
async function linksOf(
  deps: Deps,
  scope: OrganizationScope,
  { resultId, wording }: { resultId: string; wording: Wording },
): Promise<Pick<MailLayout, 'button' | 'links'>> {
  const link = await deps.db.read(scope, (db) => findMailedLink(db, scope, resultId));
  if (link === undefined) return {};
  const { open, retake } = textsOf(wording);
  const url = getSurveyUrl(deps.config, link);
  return { button: { label: open, url }, links: [{ label: retake, url }] };
}

/** The own words of the workspace, and who gets the answers of the person; neither for a survey taken for oneself. */
async function frameOf(
  deps: Deps,
  scope: OrganizationScope,
  { source, language }: { source: ReportSource; language: Language },
) {
  if (purposeOf(source) === 'personal') return { words: null, replyTo: undefined };
  return deps.db.read(scope, async (db) => {
    const row = await findReportMailFrame(db, scope, source.id);
    const roleId = row?.only_role ?? null;
    const key = { kind: 'thanks', language: toStoredLanguage(language), roleId } as const;
    return { words: await readOwnWords(deps, db, { scope, key }), replyTo: row && inviterOf(row) };
  });
}

/**
 * Thanks the talent, with their own report attached. Sent at once also while the result is held back: its link is how
 * the person opens it first. Not sent once the talent is deleted.
 */
export const REPORT_MAIL: MailKind<{ readonly resultId: string }> = {
  kind: 'report',
  async compose(deps, scope, { payload, language, addressForm }) {
    const source = await deps.db.read(scope, (db) => findReportSource(db, scope, payload.resultId));
    if (source?.result === null || source?.date_finished === null || source === undefined) return undefined;
    const hold = await deps.db.read(scope, (db) => findHold(db, scope, payload.resultId));
    const content = await readMailedReport(deps, source);
    if (content === undefined) throw new Error('The report of the mail is not stored');
    const wording = { language, addressForm };
    const texts = textsOf(wording);
    const { words, replyTo } = await frameOf(deps, scope, { source, language });
    return {
      subject: texts.subject,
      replyTo,
      ...layoutMail({
        language,
        sender: source.workspace,
        title: texts.title,
        paragraphs: [
          ...paragraphsOf(source, source.result, wording),
          ...(hold === undefined ? [] : [promiseOf(source.workspace, hold, wording)]),
          ...paragraphsOfWords(words),
        ],
        ...(await linksOf(deps, scope, { resultId: source.id, wording })),
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
