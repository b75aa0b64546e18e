import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { normalizeEmail } from '@quint/domain/base/email.ts';
import type { TalentMailTexts } from '@quint/phrases/base/address-form.ts';
import { wordingOf } from '@quint/phrases/base/address-form.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { participationMailDe } from '@quint/phrases/survey/mails/participation.de.ts';
import { participationMailEn } from '@quint/phrases/survey/mails/participation.en.ts';
import { participationMailSie } from '@quint/phrases/survey/mails/participation.sie.ts';
import { findOpenWorkspace } from '#features/survey/entry/queries.ts';
import { hashToken } from '#secrets/tokens.ts';
import { layoutMail } from '#mail/layout.ts';
import type { MailKind, MailToQueue } from '#outbox/outbox.ts';

const TEXTS: TalentMailTexts<typeof participationMailEn> = {
  en: participationMailEn,
  de: participationMailDe,
  sie: participationMailSie,
};

/** The reason why an address cannot take part, by error code. */
export type EntryRefused = 'already' | 'workspace_admin';

/** Information that a public form does not disclose on the page, mailed to the owner of the address. */
export const ENTRY_REFUSED_MAIL: MailKind<{ readonly why: EntryRefused }> = {
  kind: 'survey-door-notice',
  purpose: 'notice',
  async compose(deps, scope, { payload, language, addressForm }) {
    const row = await deps.db.read(scope, (db) => findOpenWorkspace(db, scope));
    if (row === undefined) return undefined;
    const texts = wordingOf(TEXTS, language, addressForm);
    const fill = (text: string) => interpolate(text, { workspace: row.name });
    const notice = texts[payload.why];
    return {
      subject: fill(notice.subject),
      ...layoutMail({
        language,
        sender: row.name,
        title: texts.link.greetingNobody,
        paragraphs: [fill(notice.text)],
        footer: fill(texts.link.footer),
      }),
    };
  },
};

/** The notice of a public form; repeated requests within the hour send it once. */
export function entryRefusedMailOf(notice: {
  why: EntryRefused;
  to: string;
  language: StoredLanguage;
  now: Date;
}): MailToQueue {
  const { why, to, language } = notice;
  const hour = notice.now.toISOString().slice(0, 13);
  return {
    messageKey: `survey-door-notice:${why}:${hashToken(normalizeEmail(to)).toString('base64url')}:${hour}`,
    kind: ENTRY_REFUSED_MAIL.kind,
    to,
    language,
    payload: { why },
  };
}
