import { DATA_REQUESTS_PATH } from '@quint/domain/home/overview.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { rightsMailDe } from '@quint/phrases/privacy/mails/rights.de.ts';
import { rightsMailEn } from '@quint/phrases/privacy/mails/rights.en.ts';
import { publicOrigin } from '#deps.ts';
import { findRequestToMail } from '#features/privacy/requests/queries.ts';
import { layoutMail } from '#mail/layout.ts';
import type { MailKind } from '#outbox/outbox.ts';

const TEXTS: Readonly<Record<Language, typeof rightsMailEn>> = { en: rightsMailEn, de: rightsMailDe };

/** Notifies an administrator of a request for human review or a correction, with its text: the inbox may be off. */
export const RIGHTS_REQUEST_MAIL: MailKind<{ readonly requestId: string }> = {
  kind: 'rights-request',
  async compose(deps, scope, { payload, language }) {
    const request = await deps.db.read(scope, (db) => findRequestToMail(db, scope, payload.requestId));
    if (request === undefined) return undefined;
    const texts = TEXTS[language];
    const { title, text } = texts[request.kind];
    const url = new URL(DATA_REQUESTS_PATH, publicOrigin(deps.config)).href;
    return {
      subject: interpolate(texts.subject, { workspace: request.workspace }),
      ...layoutMail({
        language,
        sender: deps.config.publicSettings.brand,
        title,
        paragraphs: [interpolate(text, { workspace: request.workspace }), request.text, texts.term],
        button: { label: texts.button, url },
        footer: texts.footer,
      }),
    };
  },
};
