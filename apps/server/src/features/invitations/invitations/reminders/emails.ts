import { toStoredLanguage } from '@quint/contract/base/languages.ts';
import { joinName } from '@quint/domain/base/names.ts';
import { isOfPublicForm } from '@quint/domain/survey/survey-entrances.ts';
import type { AddressForm } from '@quint/domain/workspace/address-form.ts';
import type { TalentMailTexts } from '@quint/phrases/base/address-form.ts';
import { wordingOf } from '@quint/phrases/base/address-form.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { participationMailDe } from '@quint/phrases/survey/mails/participation.de.ts';
import { participationMailEn } from '@quint/phrases/survey/mails/participation.en.ts';
import { participationMailSie } from '@quint/phrases/survey/mails/participation.sie.ts';
import { formatContactHint, getSurveyUrl, inviterOf } from '#features/invitations/invitations/emails.ts';
import type { Inviter } from '#features/invitations/invitations/queries.ts';
import type { ReminderToMail } from '#features/invitations/invitations/reminders/queries.ts';
import { findReminderToMail, settlePlanned } from '#features/invitations/invitations/reminders/queries.ts';
import { paragraphsOfWords, readOwnWords } from '#features/invitations/mail-words/service.ts';
import { formatMailDay } from '#mail/dates.ts';
import type { MailDraft } from '#mail/layout.ts';
import { layoutDraft } from '#mail/layout.ts';
import type { MailKind } from '#outbox/outbox.ts';

const TEXTS: TalentMailTexts<typeof participationMailEn> = {
  en: participationMailEn,
  de: participationMailDe,
  sie: participationMailSie,
};

/** The language and the German form of address of a mail. */
interface Wording {
  readonly language: Language;
  readonly addressForm: AddressForm;
}

export interface ReminderPayload {
  readonly resultId: string;
  /** The time that an administrator scheduled, null for one sent at once; an automatic reminder has neither. */
  readonly plannedFor?: string | null;
  /** The time of the previous reminder, for recalling this one. */
  readonly remindedBefore?: string | null;
}

type WordedReminder = Pick<
  ReminderToMail,
  'status' | 'entrance' | 'reminder_subject' | 'reminder_message' | 'workspace'
>;

/** Subject and text of a reminder: custom ones, or the standard ones. */
export function wordReminder(
  row: WordedReminder,
  { language, addressForm }: Wording,
): { subject: string; message: string } {
  const texts = wordingOf(TEXTS, language, addressForm).reminder;
  const { workspace, status } = row;
  const unopenedText = isOfPublicForm(row) ? texts.textEntered : texts.textOpen;
  const standard = status === 'PENDING' ? texts.textBegun : unopenedText;
  return {
    subject: row.reminder_subject ?? interpolate(texts.subject, { workspace }),
    message: row.reminder_message ?? interpolate(standard, { workspace }),
  };
}

type ReminderContent = Pick<ReminderToMail, 'first_name' | 'last_name' | 'link_expires_at'> &
  WordedReminder &
  Inviter;

/** The reminder in a language. Words for this person replace those of the role or the workspace. */
export function draftReminder(
  row: ReminderContent,
  {
    url,
    optOutUrl,
    ownWords,
    ...wording
  }: Wording & { url: string; optOutUrl: string | undefined; ownWords: string | null },
): MailDraft {
  const { language, addressForm } = wording;
  const { reminder: texts, link } = wordingOf(TEXTS, language, addressForm);
  const values = {
    first_name: row.first_name ?? '',
    full_name: joinName(row.first_name, row.last_name),
    workspace: row.workspace,
    date: formatMailDay(row.link_expires_at, language),
  };
  const fill = (text: string) => interpolate(text, values);
  const { subject, message } = wordReminder(row, wording);
  const inviter = inviterOf(row);
  const ownParagraphs = row.reminder_message === null ? paragraphsOfWords(ownWords) : [];
  const paragraphs = paragraphsOfWords(message);
  return {
    subject,
    ownWords: { from: paragraphs.length, count: ownParagraphs.length },
    layout: {
      language,
      sender: row.workspace,
      title: fill(values.first_name === '' ? texts.greetingNobody : texts.greeting),
      paragraphs: [...paragraphs, ...ownParagraphs, texts.choice],
      button: { label: texts.button, url },
      note: fill(texts.note),
      ...(inviter === undefined
        ? {}
        : { details: [formatContactHint({ inviter, workspace: row.workspace, addressForm }, language)] }),
      footer: fill(isOfPublicForm(row) ? link.footer : texts.footer),
      optOutUrl,
    },
  };
}

/** The reminder of an unfinished survey. Not sent once the survey is closed, or the reminder is cancelled. */
export const REMINDER_MAIL: MailKind<ReminderPayload> = {
  kind: 'survey-reminder',
  purpose: 'reminder',
  async compose(deps, scope, { payload, language, addressForm, optOutUrl }) {
    const { resultId, plannedFor: plannedTime } = payload;
    const now = deps.clock.now();
    const plannedFor = typeof plannedTime === 'string' ? new Date(plannedTime) : plannedTime;
    const row = await deps.db.read(scope, (db) =>
      findReminderToMail(db, scope, { resultId, now, plannedFor }),
    );
    if (row === undefined) return undefined;
    const { organizationId } = scope;
    const link = { organizationId, linkId: row.link_id, flavour: row.flavour };
    const url = getSurveyUrl(deps.config, { ...link, surveyPath: row.survey_path });
    const key = { kind: 'reminder', language: toStoredLanguage(language), roleId: row.only_role } as const;
    const ownWords = await deps.db.read(scope, (db) => readOwnWords(deps, db, { scope, key }));
    const draft = draftReminder(row, { language, addressForm, url, optOutUrl, ownWords });
    const content = { ...layoutDraft(draft), replyTo: inviterOf(row) };
    if (typeof plannedTime !== 'string') return content;
    return { ...content, afterSent: (db) => settlePlanned(db, scope, { resultId, now: deps.clock.now() }) };
  },
};
