import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { noteMailsDe } from '@quint/phrases/people/mails/notes.de.ts';
import { noteMailsEn } from '@quint/phrases/people/mails/notes.en.ts';
import { publicOrigin } from '#deps.ts';
import type { MentionMailRow } from '#features/people/notes/mentions/queries.ts';
import { findMentionMail } from '#features/people/notes/mentions/queries.ts';
import { layoutMail } from '#mail/layout.ts';
import type { MailKind } from '#outbox/outbox.ts';

const TEXTS: Readonly<Record<Language, typeof noteMailsEn>> = { en: noteMailsEn, de: noteMailsDe };

interface MentionPayload {
  readonly noteId: string;
  /** The mentioned colleague. */
  readonly userId: string;
}

/** The page with the note: that of the interview, which hiring managers may open, or that of the person. */
function pathOf({ role_id: roleId, talent_id: talentId }: MentionMailRow): string {
  return roleId === null
    ? `/talents/${talentId}?tab=notes`
    : `/roles/${roleId}/talents/${talentId}/interview#notes`;
}

/**
 * Tells a colleague that a note mentions them. It names who wrote the note and the role, and nothing of the note or of
 * the person. Not sent when the note is deleted or opened by then, or the colleague may not read it any more.
 */
export const NOTE_MENTION_MAIL: MailKind<MentionPayload> = {
  kind: 'note-mention',
  async compose(deps, scope, { payload, language }) {
    const mention = await deps.db.read(scope, (db) => findMentionMail(db, scope, payload));
    if (mention === undefined) return undefined;
    const texts = TEXTS[language];
    const { first_name: name, author, author_email: email, role, workspace } = mention;
    const { brand } = deps.config.publicSettings;
    const person = author ?? texts.somebody;
    const fill = (text: string) =>
      interpolate(text, { name: name ?? '', role: role ?? '', workspace, brand, person });
    const { subject, text } = role === null ? texts.withoutRole : texts.ofRole;
    return {
      subject: fill(subject),
      replyTo: author === null || email === null ? undefined : { name: author, email },
      ...layoutMail({
        language,
        sender: workspace,
        title: fill(texts.title),
        paragraphs: [name === null || name === '' ? texts.greetingWithoutName : texts.greeting, text].map(
          fill,
        ),
        button: { label: texts.button, url: new URL(pathOf(mention), publicOrigin(deps.config)).href },
        footer: fill(texts.footer),
      }),
    };
  },
};
