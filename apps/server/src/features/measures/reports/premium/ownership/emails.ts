import { joinName } from '@quint/domain/base/names.ts';
import type { TalentMailTexts } from '@quint/phrases/base/address-form.ts';
import { wordingOf } from '@quint/phrases/base/address-form.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { premiumReportMailDe } from '@quint/phrases/measures/mails/premium-report.de.ts';
import { premiumReportMailEn } from '@quint/phrases/measures/mails/premium-report.en.ts';
import { premiumReportMailSie } from '@quint/phrases/measures/mails/premium-report.sie.ts';
import { publicOrigin } from '#deps.ts';
import { findDocument } from '#features/measures/reports/documents/queries.ts';
import { findReceiver } from '#features/measures/reports/premium/ownership/queries.ts';
import { layoutMail } from '#mail/layout.ts';
import type { MailKind } from '#outbox/outbox.ts';

const TEXTS: TalentMailTexts<typeof premiumReportMailEn> = {
  en: premiumReportMailEn,
  de: premiumReportMailDe,
  sie: premiumReportMailSie,
};

interface Payload {
  readonly talentId: string;
  readonly documentId: string;
}

/** The person's own premium report, attached. Not sent once the report is returned or the person deleted. */
export const PREMIUM_REPORT_MAIL: MailKind<Payload> = {
  kind: 'premium-report',
  async compose(deps, scope, { payload, language, addressForm }) {
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
    const texts = wordingOf(TEXTS, language, addressForm);
    const { workspace, first_name: name, last_name: lastName } = receiver;
    return {
      subject: texts.subject,
      ...layoutMail({
        language,
        sender: workspace,
        title: texts.title,
        paragraphs: [
          name === null || name === ''
            ? texts.greetingWithoutName
            : interpolate(texts.greeting, { name, full_name: joinName(name, lastName) }),
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
