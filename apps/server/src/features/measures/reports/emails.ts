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
import type { MailDraft, MailLayout } from '#mail/layout.ts';
import { layoutDraft } from '#mail/layout.ts';
import type { MailKind } from '#outbox/outbox.ts';

const TEXTS: TalentMailTexts<typeof reportMailEn> = {
  en: reportMailEn,
  de: reportMailDe,
  sie: reportMailSie,
};

const QUALITY_TEXTS = {
  en: getReportTexts('en').quality,
  de: getReportTexts('de').quality,
  sie: qualitySie,
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

/** What the mail with a report says. */
export interface ReportMail {
  readonly firstName: string;
  readonly lastName: string;
  readonly workspace: string;
  /** The person takes the survey for themselves. */
  readonly isPersonal: boolean;
  readonly quality: SheetScore['quality'] | undefined;
  /** While the result is on hold for the workspace. */
  readonly hold: Hold | undefined;
  readonly ownWords: string | null;
  readonly links: Pick<MailLayout, 'button' | 'links'>;
}

/** The note for the person while their result is on hold for the workspace. */
function promiseOf(workspace: string, hold: Hold, wording: Wording): string {
  const texts = textsOf(wording);
  if (hold.until === null) return interpolate(texts.heldUntilOpened, { workspace });
  return interpolate(texts.held, { workspace, date: formatMailDateTime(hold.until, wording.language) });
}

function paragraphsOf(mail: ReportMail, wording: Wording): string[] {
  const texts = textsOf(wording);
  const { workspace, firstName: name, quality } = mail;
  const qualityTexts = wordingOf(QUALITY_TEXTS, wording.language, wording.addressForm);
  return [
    name === ''
      ? texts.greetingWithoutName
      : interpolate(texts.greeting, { name, full_name: joinName(name, mail.lastName) }),
    interpolate(texts.done, { workspace }),
    mail.isPersonal ? texts.personal : interpolate(texts.whoSees, { workspace }),
    ...(quality === undefined || quality.verdict === 'ok'
      ? []
      : [interpolate(texts.quality, { text: getVerdictText(qualityTexts, quality, 'talent') })]),
    ...(mail.hold === undefined ? [] : [promiseOf(workspace, mail.hold, wording)]),
  ];
}

/** The mail with a report in a language, without its attachment. */
export function draftReportMail(mail: ReportMail, wording: Wording): MailDraft {
  const texts = textsOf(wording);
  const paragraphs = paragraphsOf(mail, wording);
  const ownParagraphs = paragraphsOfWords(mail.ownWords);
  return {
    subject: texts.subject,
    ownWords: { from: paragraphs.length, count: ownParagraphs.length },
    layout: {
      language: wording.language,
      sender: mail.workspace,
      title: texts.title,
      paragraphs: [...paragraphs, ...ownParagraphs],
      ...mail.links,
      footer: interpolate(texts.footer, { workspace: mail.workspace }),
    },
  };
}

/** The labels of the links in the mail with a report: to the result, and to a retake. */
export function linksToResult(url: string, wording: Wording): Pick<MailLayout, 'button' | 'links'> {
  const { open, retake } = textsOf(wording);
  return { button: { label: open, url }, links: [{ label: retake, url }] };
}

/** The page behind the mailed link shows the result and starts the survey again; it needs no account. */
async function linksOf(
  deps: Deps,
  scope: OrganizationScope,
  { resultId, wording }: { resultId: string; wording: Wording },
): Promise<Pick<MailLayout, 'button' | 'links'>> {
  const link = await deps.db.read(scope, (db) => findMailedLink(db, scope, resultId));
  if (link === undefined) return {};
  return linksToResult(getSurveyUrl(deps.config, link), wording);
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
    const { words: ownWords, replyTo } = await frameOf(deps, scope, { source, language });
    const draft = draftReportMail(
      {
        firstName: source.first_name ?? '',
        lastName: source.last_name ?? '',
        workspace: source.workspace,
        isPersonal: purposeOf(source) === 'personal',
        quality: source.result.quality,
        hold,
        ownWords,
        links: await linksOf(deps, scope, { resultId: source.id, wording }),
      },
      wording,
    );
    return {
      ...layoutDraft(draft),
      replyTo,
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
