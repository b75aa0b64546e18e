import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { toLocale } from '@quint/contract/base/languages.ts';
import { HOLD_HOURS } from '@quint/domain/invitations/holding.ts';
import { MAILS_OFF_PATH, SURVEY_PATH } from '@quint/domain/survey/survey-paths.ts';
import type { SentKind, VacancyMailKind } from '@quint/domain/vacancies/mails.ts';
import { wordingOf } from '@quint/phrases/base/address-form.ts';
import { draftInvitation } from '#features/invitations/invitations/emails.ts';
import type { Inviter } from '#features/invitations/invitations/queries.ts';
import { inviterOf } from '#features/invitations/invitations/emails.ts';
import { draftReminder } from '#features/invitations/invitations/reminders/emails.ts';
import { getLinkEnd } from '#features/invitations/invitations/model.ts';
import { draftReportMail, linksToResult } from '#features/measures/reports/emails.ts';
import type { Letter } from '#features/vacancies/mails/letter/model.ts';
import { draftLetter, VACANCY_MAIL_TEXTS } from '#features/vacancies/mails/letter/model.ts';
import type { MailingWorkspace } from '#features/vacancies/mails/previews/queries.ts';
import type { MailDraft } from '#mail/layout.ts';

/** What a preview shows, the same for every recipient. */
export interface PreviewTerms {
  readonly workspace: MailingWorkspace;
  readonly role: string;
  readonly isRoleFilled: boolean;
  readonly sender: Inviter | undefined;
  readonly language: StoredLanguage;
  readonly ownWords: string | null;
  readonly interviewAt: Date | null;
  readonly origin: string;
  readonly now: Date;
}

export interface ReaderName {
  readonly firstName: string;
  readonly lastName: string;
}

/** The links of previews open nothing. */
export function sampleUrls(origin: string): { readonly survey: string; readonly optOut: string } {
  return { survey: new URL(SURVEY_PATH, origin).href, optOut: new URL(MAILS_OFF_PATH, origin).href };
}

/** A person for previews to nobody in particular. */
export function sampleReader({ workspace, language }: PreviewTerms): ReaderName {
  return wordingOf(VACANCY_MAIL_TEXTS, toLocale(language), workspace.address_form).sample;
}

function addMonths(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
}

/** A letter to the sample person, who has finished the survey. */
export function sampleLetter(terms: PreviewTerms, kind: SentKind): Letter {
  const { workspace, now, origin, sender } = terms;
  const urls = sampleUrls(origin);
  const hasFinished = kind !== 'filled';
  return {
    kind,
    ...sampleReader(terms),
    workspace: workspace.name,
    role: terms.role,
    isRoleFilled: terms.isRoleFilled,
    sender: sender && inviterOf(sender),
    ownWords: terms.ownWords,
    interviewAt: kind === 'interview' ? terms.interviewAt : null,
    isInterviewOff: false,
    result: hasFinished ? { url: urls.survey } : null,
    endedSurveyUrl: hasFinished ? null : urls.survey,
    deletionDate: workspace.rejected_months === null ? null : addMonths(now, workspace.rejected_months),
    optOutUrl: urls.optOut,
  };
}

function holdOf({ workspace: { hold_results: setting }, now }: PreviewTerms) {
  if (setting === 'no') return undefined;
  if (setting === 'opened') return { until: null };
  return { until: new Date(now.getTime() + HOLD_HOURS[setting] * 3_600_000) };
}

const NO_SENDER: Inviter = { inviter_first_name: null, inviter_last_name: null, inviter_email: null };

/** A mail of the survey as the reader would get it now, by the functions that compose the mails. */
export function draftSurveyMail(
  kind: Exclude<VacancyMailKind, SentKind>,
  reader: ReaderName,
  terms: PreviewTerms,
): MailDraft {
  const { workspace, sender, ownWords, now, origin } = terms;
  const wording = { language: toLocale(terms.language), addressForm: workspace.address_form };
  const urls = sampleUrls(origin);
  const common = { workspace: workspace.name, ownWords };
  switch (kind) {
    case 'invitation':
      return draftInvitation(wording.language, {
        ...common,
        ...reader,
        addressForm: wording.addressForm,
        isRetake: false,
        purpose: 'recruiting',
        isOfPublicForm: false,
        roles: [terms.role],
        subject: null,
        message: null,
        url: urls.survey,
        expires: getLinkEnd(now),
        inviter: sender && inviterOf(sender),
        optOutUrl: urls.optOut,
        origin,
      });
    case 'reminder': {
      const row = {
        ...(sender ?? NO_SENDER),
        first_name: reader.firstName,
        last_name: reader.lastName,
        workspace: workspace.name,
        status: 'SENT' as const,
        entrance: null,
        reminder_subject: null,
        reminder_message: null,
        link_expires_at: getLinkEnd(now),
      };
      return draftReminder(row, { ...wording, ownWords, url: urls.survey, optOutUrl: urls.optOut });
    }
    case 'thanks': {
      const links = linksToResult(urls.survey, wording);
      return draftReportMail(
        { ...common, ...reader, isPersonal: false, quality: undefined, hold: holdOf(terms), links },
        wording,
      );
    }
  }
}

/** The letter in its language. */
export function draftSampleLetter(letter: Letter, { language, workspace }: PreviewTerms): MailDraft {
  return draftLetter(letter, { language: toLocale(language), addressForm: workspace.address_form });
}
