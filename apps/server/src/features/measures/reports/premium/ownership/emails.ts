import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { premiumReportMailDe } from '@quint/phrases/measures/mails/premium-report.de.ts';
import { premiumReportMailEn } from '@quint/phrases/measures/mails/premium-report.en.ts';
import { publicOrigin } from '#deps.ts';
import { findDocument } from '#features/measures/reports/documents/queries.ts';
import { findReceiver } from '#features/measures/reports/premium/ownership/queries.ts';
import { layoutMail } from '#mail/layout.ts';
import type { MailKind } from '#outbox/outbox.ts';

const TEXTS: Readonly<Record<Language, typeof premiumReportMailEn>> = {
  en: premiumReportMailEn,
  de: premiumReportMailDe,
};

interface Payload {
  readonly talentId: string;
  readonly documentId: string;
}

/** The person's own premium report, attached. Not sent once the report is returned or the person deleted. */
export const PREMIUM_REPORT_MAIL: MailKind<Payload> = {
  kind: 'premium-report',
  async compose(deps, scope, { payload, language }) {
    const { organizationId } = scope;
    const { talentId, documentId } = payload;
    const receiver = await deps.db.read(scope, (db) => findReceiver(db, { organizationId, talentId }));
    const document = await deps.db.read(scope, (db) => findDocument(db, scope, documentId));
    if (receiver === undefined || document === undefined) return undefined;
    const { file_key: key, file_storage: storage, file_name: filename } = document;
    if (key === null || storage === null || filename === null) {
      throw new Error('The premium report of the mail is not stored');
    }
    const content = await deps.files.at(storage).read(key);
    const texts = TEXTS[language];
    const { workspace, first_name: name } = receiver;
    return {
      subject: texts.subject,
      ...layoutMail({
        language,
        sender: workspace,
        title: texts.title,
        paragraphs: [
          name === null || name === '' ? texts.greetingWithoutName : interpolate(texts.greeting, { name }),
          texts.attached,
          texts.contents,
          texts.guarantee,
        ],
        ...(receiver.has_account && {
          button: { label: texts.button, url: new URL('/my-profile', publicOrigin(deps.config)).href },
        }),
        footer: interpolate(texts.footer, { workspace }),
      }),
      attachments: [{ filename, content, type: 'application/pdf' }],
    };
  },
};
