import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { feedbackMailDe } from '@quint/phrases/people/mails/feedback.de.ts';
import { feedbackMailEn } from '@quint/phrases/people/mails/feedback.en.ts';
import { findFeedback } from '#features/people/messages/feedback/queries.ts';
import { layoutMail } from '#mail/layout.ts';
import type { MailKind } from '#outbox/outbox.ts';

const TEXTS: Readonly<Record<Language, typeof feedbackMailEn>> = { en: feedbackMailEn, de: feedbackMailDe };

/** The mail with a feedback. Not sent once its author is deleted. */
export const FEEDBACK_MAIL: MailKind<{ readonly feedbackId: string }> = {
  kind: 'feedback',
  async compose(deps, scope, { payload, language }) {
    const feedback = await deps.db.read(scope, (db) => findFeedback(db, scope, payload.feedbackId));
    if (feedback === undefined) return undefined;
    const { text, ...values } = feedback;
    const texts = TEXTS[language];
    return {
      replyTo: { name: values.name, email: values.email },
      subject: interpolate(texts.subject, values),
      ...layoutMail({
        language,
        sender: deps.config.publicSettings.brand,
        title: texts.title,
        paragraphs: [interpolate(texts.from, values), text],
        footer: texts.footer,
      }),
    };
  },
};
