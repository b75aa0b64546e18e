import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { trainingMailDe } from '@quint/phrases/profile/mails/trainings.de.ts';
import { trainingMailEn } from '@quint/phrases/profile/mails/trainings.en.ts';
import { publicOrigin } from '#deps.ts';
import { findRequested } from '#features/profile/job-profile/trainings/queries.ts';
import { layoutMail } from '#mail/layout.ts';
import type { MailKind } from '#outbox/outbox.ts';

const TEXTS: Readonly<Record<Language, typeof trainingMailEn>> = { en: trainingMailEn, de: trainingMailDe };

/** Notifies the platform of a registration. Names and addresses require signing in. */
export const TRAINING_REQUEST_MAIL: MailKind<{ readonly requestId: string }> = {
  kind: 'training-request',
  async compose(deps, scope, { payload, language }) {
    const request = await deps.db.read(scope, (db) => findRequested(db, scope, payload.requestId));
    if (request === undefined) return undefined;
    const texts = TEXTS[language];
    return {
      subject: interpolate(texts.subject, request),
      ...layoutMail({
        language,
        sender: deps.config.publicSettings.brand,
        title: texts.title,
        paragraphs: [interpolate(texts.text, request)],
        button: {
          label: texts.button,
          url: new URL('/admin/trainings?tab=requests', publicOrigin(deps.config)).href,
        },
        footer: texts.footer,
      }),
    };
  },
};
