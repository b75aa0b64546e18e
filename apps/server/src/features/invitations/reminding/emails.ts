import { interpolate } from '@quint/phrases/interpolate.ts';
import type { Language } from '@quint/phrases/languages.ts';
import { participationMailDe } from '@quint/phrases/mails/participation.de.ts';
import { participationMailEn } from '@quint/phrases/mails/participation.en.ts';
import { getSurveyUrl } from '#features/invitations/emails.ts';
import { findReminderToMail } from '#features/invitations/reminding/queries.ts';
import { formatMailDay } from '#mail/dates.ts';
import { layoutMail } from '#mail/layout.ts';
import type { MailKind } from '#outbox/outbox.ts';

const TEXTS: Readonly<Record<Language, typeof participationMailEn>> = {
  en: participationMailEn,
  de: participationMailDe,
};

/** The reminder of an unfinished survey. No longer wanted once the survey is closed. */
export const REMINDER_MAIL: MailKind<{ readonly resultId: string }> = {
  kind: 'survey-reminder',
  purpose: 'reminder',
  async compose(deps, scope, { payload, language, optOutUrl }) {
    const { resultId } = payload;
    const now = deps.clock.now();
    const row = await deps.db.read(scope, (db) => findReminderToMail(db, scope, { resultId, now }));
    if (row === undefined) return undefined;
    const { organizationId } = scope;
    const link = { organizationId, linkId: row.link_id, flavour: row.flavour };
    const texts = TEXTS[language].reminder;
    const values = {
      first_name: row.first_name ?? '',
      workspace: row.workspace,
      date: formatMailDay(row.link_expires_at, language),
    };
    const fill = (text: string) => interpolate(text, values);
    const text = row.status === 'PENDING' ? texts.textBegun : texts.textOpen;
    return {
      subject: fill(texts.subject),
      ...layoutMail({
        language,
        sender: row.workspace,
        title: fill(row.first_name === null ? texts.greetingNobody : texts.greeting),
        paragraphs: [fill(text), texts.choice],
        button: {
          label: texts.button,
          url: getSurveyUrl(deps.config, { ...link, surveyPath: row.survey_path }),
        },
        note: fill(texts.note),
        footer: fill(texts.footer),
        optOutUrl,
      }),
    };
  },
};
