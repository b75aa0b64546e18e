import { isOfPublicForm } from '@quint/domain/survey/survey-entrances.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { participationMailDe } from '@quint/phrases/survey/mails/participation.de.ts';
import { participationMailEn } from '@quint/phrases/survey/mails/participation.en.ts';
import { formatContactHint, getSurveyUrl, inviterOf } from '#features/invitations/invitations/emails.ts';
import type { ReminderToMail } from '#features/invitations/invitations/reminders/queries.ts';
import { findReminderToMail, settlePlanned } from '#features/invitations/invitations/reminders/queries.ts';
import { formatMailDay } from '#mail/dates.ts';
import { layoutMail } from '#mail/layout.ts';
import type { MailContent, MailKind } from '#outbox/outbox.ts';

const TEXTS: Readonly<Record<Language, typeof participationMailEn>> = {
  en: participationMailEn,
  de: participationMailDe,
};

export interface ReminderPayload {
  readonly resultId: string;
  /** The time that an administrator scheduled, null for one sent at once; an automatic reminder has neither. */
  readonly plannedFor?: string | null;
  /** The time of the previous reminder, for recalling this one. */
  readonly remindedBefore?: string | null;
}

type ReminderWording = Pick<
  ReminderToMail,
  'status' | 'entrance' | 'reminder_subject' | 'reminder_message' | 'workspace'
>;

/** Subject and text of a reminder: custom ones, or the standard ones. */
export function wordReminder(row: ReminderWording, language: Language): { subject: string; message: string } {
  const texts = TEXTS[language].reminder;
  const { workspace, status } = row;
  const unopenedText = isOfPublicForm(row) ? texts.textEntered : texts.textOpen;
  const standard = status === 'PENDING' ? texts.textBegun : unopenedText;
  return {
    subject: row.reminder_subject ?? interpolate(texts.subject, { workspace }),
    message: row.reminder_message ?? interpolate(standard, { workspace }),
  };
}

function layout(
  row: ReminderToMail,
  { language, url, optOutUrl }: { language: Language; url: string; optOutUrl: string | undefined },
): MailContent {
  const texts = TEXTS[language].reminder;
  const values = {
    first_name: row.first_name ?? '',
    workspace: row.workspace,
    date: formatMailDay(row.link_expires_at, language),
  };
  const fill = (text: string) => interpolate(text, values);
  const { subject, message } = wordReminder(row, language);
  const inviter = inviterOf(row);
  const paragraphs = message.split(/(?:\r?\n){2,}/).filter((part) => part.trim() !== '');
  return {
    subject,
    replyTo: inviter,
    ...layoutMail({
      language,
      sender: row.workspace,
      title: fill(values.first_name === '' ? texts.greetingNobody : texts.greeting),
      paragraphs: [...paragraphs, texts.choice],
      button: { label: texts.button, url },
      note: fill(texts.note),
      ...(inviter === undefined
        ? {}
        : { details: [formatContactHint({ inviter, workspace: row.workspace }, language)] }),
      footer: fill(isOfPublicForm(row) ? TEXTS[language].link.footer : texts.footer),
      optOutUrl,
    }),
  };
}

/** The reminder of an unfinished survey. Not sent once the survey is closed, or the reminder is cancelled. */
export const REMINDER_MAIL: MailKind<ReminderPayload> = {
  kind: 'survey-reminder',
  purpose: 'reminder',
  async compose(deps, scope, { payload, language, optOutUrl }) {
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
    const content = layout(row, { language, url, optOutUrl });
    if (typeof plannedTime !== 'string') return content;
    return { ...content, afterSent: (db) => settlePlanned(db, scope, { resultId, now: deps.clock.now() }) };
  },
};
