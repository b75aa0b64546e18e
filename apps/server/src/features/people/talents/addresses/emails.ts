import { normalizeEmail } from '@quint/domain/base/email.ts';
import type { TalentMailTexts } from '@quint/phrases/base/address-form.ts';
import { wordingOf } from '@quint/phrases/base/address-form.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { talentMailsDe } from '@quint/phrases/people/mails/talents.de.ts';
import { talentMailsEn } from '@quint/phrases/people/mails/talents.en.ts';
import { talentMailsSie } from '@quint/phrases/people/mails/talents.sie.ts';
import { inviterOf } from '#features/invitations/invitations/emails.ts';
import { findInviter, getWorkspace } from '#features/invitations/invitations/queries.ts';
import type { Addressee } from '#features/people/talents/addresses/queries.ts';
import { hashToken } from '#secrets/tokens.ts';
import { layoutMail } from '#mail/layout.ts';
import type { MailKind, MailToQueue } from '#outbox/outbox.ts';

const TEXTS: TalentMailTexts<typeof talentMailsEn> = {
  en: talentMailsEn,
  de: talentMailsDe,
  sie: talentMailsSie,
};

/** Notifies an address that it was replaced. It may have been a wrong one, so the mail contains no name. */
export const ADDRESS_CHANGED_MAIL: MailKind<{ readonly changedBy: string }> = {
  kind: 'talent-address-changed',
  purpose: 'notice',
  async compose(deps, scope, { payload, language, addressForm }) {
    const workspace = await deps.db.read(scope, (db) => getWorkspace(db, scope));
    const changer = await deps.db.read(scope, (db) => findInviter(db, payload.changedBy));
    const texts = wordingOf(TEXTS, language, addressForm).addressChanged;
    const contact = changer && inviterOf(changer);
    const ask =
      contact === undefined ? texts.askWorkspace : contact.name === '' ? texts.askByEmail : texts.ask;
    const fill = (text: string) =>
      interpolate(text, {
        ...contact,
        workspace: workspace.name,
        brand: deps.config.publicSettings.brand,
      });
    return {
      subject: fill(texts.subject),
      replyTo: contact,
      ...layoutMail({
        language,
        sender: workspace.name,
        title: texts.title,
        paragraphs: [texts.greeting, texts.text, texts.result, ask].map(fill),
        footer: fill(texts.footer),
      }),
    };
  },
};

/** The mail to a former address, at most one a day for any number of changes. */
export function addressChangedMailOf(
  { email, language }: Addressee,
  { changedBy, now }: { changedBy: string; now: Date },
): MailToQueue {
  const hash = hashToken(normalizeEmail(email)).toString('base64url');
  return {
    messageKey: `talent-address-changed:${hash}:${now.toISOString().slice(0, 10)}`,
    kind: ADDRESS_CHANGED_MAIL.kind,
    to: email,
    language,
    payload: { changedBy },
  };
}
