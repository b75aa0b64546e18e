import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { webhooksMailDe } from '@quint/phrases/operation/mails/webhooks.de.ts';
import { webhooksMailEn } from '@quint/phrases/operation/mails/webhooks.en.ts';
import { publicOrigin } from '#deps.ts';
import { findEndpointToMail } from '#features/operation/webhooks/sender/queries.ts';
import { layoutMail } from '#mail/layout.ts';
import type { MailKind } from '#outbox/outbox.ts';

const TEXTS: Readonly<Record<Language, typeof webhooksMailEn>> = { en: webhooksMailEn, de: webhooksMailDe };

/** Notifies an administrator that the product has switched an endpoint off. */
export const WEBHOOK_OFF_MAIL: MailKind<{ readonly endpointId: string }> = {
  kind: 'webhook-off',
  async compose(deps, scope, { payload, language }) {
    const endpoint = await deps.db.read(scope, (db) =>
      findEndpointToMail(db, scope.organizationId, payload.endpointId),
    );
    if (endpoint === undefined || endpoint.off_because === 'person') return undefined;
    const { workspace, off_because: because, url } = endpoint;
    const texts = TEXTS[language];
    return {
      subject: interpolate(texts.subject, { workspace }),
      ...layoutMail({
        language,
        sender: deps.config.publicSettings.brand,
        title: texts.title,
        paragraphs: [interpolate(texts.because[because], { host: new URL(url).host }), texts.what],
        button: { label: texts.button, url: new URL('/webhooks', publicOrigin(deps.config)).href },
        footer: texts.footer,
      }),
    };
  },
};
