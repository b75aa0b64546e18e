import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { reportMailDe } from '@quint/phrases/measures/mails/reports.de.ts';
import { reportMailEn } from '@quint/phrases/measures/mails/reports.en.ts';
import { publicOrigin } from '#deps.ts';
import { findArrivedResult } from '#features/survey/watchers/queries.ts';
import { findHold } from '#features/invitations/result-holds/queries.ts';
import { formatMailDateTime } from '#mail/dates.ts';
import { layoutMail } from '#mail/layout.ts';
import type { MailKind } from '#outbox/outbox.ts';

const TEXTS: Readonly<Record<Language, typeof reportMailEn>> = { en: reportMailEn, de: reportMailDe };

/** Notifies an administrator of a result on request, with the time it is visible. Not sent for a deleted person. */
export const RESULT_ARRIVED_MAIL: MailKind<{ readonly resultId: string }> = {
  kind: 'result-arrived',
  async compose(deps, scope, { payload, language }) {
    const row = await deps.db.read(scope, (db) => findArrivedResult(db, scope, payload.resultId));
    if (row === undefined) return undefined;
    const hold = await deps.db.read(scope, (db) => findHold(db, scope, payload.resultId));
    const texts = TEXTS[language].arrived;
    const values = {
      name: row.first_name === null || row.first_name === '' ? texts.nobody : row.first_name,
      workspace: row.workspace,
    };
    const until = hold?.until && formatMailDateTime(hold.until, language);
    const holdText = until ? interpolate(texts.held, { date: until }) : texts.heldUntilOpened;
    return {
      subject: interpolate(texts.subject, values),
      ...layoutMail({
        language,
        sender: row.workspace,
        title: interpolate(texts.title, values),
        paragraphs: [hold === undefined ? interpolate(texts.text, values) : holdText],
        button: {
          label: hold === undefined ? texts.button : texts.page,
          url: new URL(`/talents/${row.talent_id}`, publicOrigin(deps.config)).href,
        },
        footer: interpolate(texts.footer, values),
      }),
    };
  },
};
