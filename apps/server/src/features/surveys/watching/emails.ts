import { interpolate } from '@quint/phrases/interpolate.ts';
import type { Language } from '@quint/phrases/languages.ts';
import { reportMailDe } from '@quint/phrases/mails/reports.de.ts';
import { reportMailEn } from '@quint/phrases/mails/reports.en.ts';
import { publicOrigin } from '#deps.ts';
import { findArrivedResult } from '#features/surveys/watching/queries.ts';
import { layoutMail } from '#mail/layout.ts';
import type { MailKind } from '#outbox/outbox.ts';

const TEXTS: Readonly<Record<Language, typeof reportMailEn>> = { en: reportMailEn, de: reportMailDe };

/** Tells an administrator who asked for it that a result is there. No longer wanted once the person is deleted. */
export const RESULT_ARRIVED_MAIL: MailKind<{ readonly resultId: string }> = {
  kind: 'result-arrived',
  async compose(deps, scope, { payload, language }) {
    const row = await deps.db.read(scope, (db) => findArrivedResult(db, scope, payload.resultId));
    if (row === undefined) return undefined;
    const texts = TEXTS[language].arrived;
    const values = { name: row.first_name ?? texts.nobody, workspace: row.workspace };
    return {
      subject: interpolate(texts.subject, values),
      ...layoutMail({
        language,
        sender: row.workspace,
        title: interpolate(texts.title, values),
        paragraphs: [interpolate(texts.text, values)],
        button: {
          label: texts.button,
          url: new URL(`/talents/${row.talent_id}`, publicOrigin(deps.config)).href,
        },
        footer: interpolate(texts.footer, values),
      }),
    };
  },
};
