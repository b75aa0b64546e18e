import type { TalentMailTexts } from '@quint/phrases/base/address-form.ts';
import { wordingOf } from '@quint/phrases/base/address-form.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { rightsMailDe } from '@quint/phrases/privacy/mails/rights.de.ts';
import { rightsMailEn } from '@quint/phrases/privacy/mails/rights.en.ts';
import { rightsMailSie } from '@quint/phrases/privacy/mails/rights.sie.ts';
import { publicOrigin } from '#deps.ts';
import { findAnswerToMail } from '#features/privacy/requests/answers/queries.ts';
import { layoutMail } from '#mail/layout.ts';
import type { MailKind } from '#outbox/outbox.ts';

const TEXTS: TalentMailTexts<(typeof rightsMailEn)['answer']> = {
  en: rightsMailEn.answer,
  de: rightsMailDe.answer,
  sie: rightsMailSie.answer,
};

/** Notifies a person that their request is answered. Reading the answer requires signing in. */
export const RIGHTS_ANSWER_MAIL: MailKind<{ readonly requestId: string }> = {
  kind: 'rights-answer',
  async compose(deps, scope, { payload, language, addressForm }) {
    const row = await deps.db.read(scope, (db) => findAnswerToMail(db, scope, payload.requestId));
    if (row === undefined) return undefined;
    const texts = wordingOf(TEXTS, language, addressForm);
    const fill = (text: string) => interpolate(text, { workspace: row.workspace });
    return {
      subject: fill(texts.subject),
      ...layoutMail({
        language,
        sender: row.workspace,
        title: texts.title,
        paragraphs: [fill(texts[row.kind]), texts.where],
        button: { label: texts.button, url: new URL('/profile/data', publicOrigin(deps.config)).href },
        footer: fill(texts.footer),
      }),
    };
  },
};
