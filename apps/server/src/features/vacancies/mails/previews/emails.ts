import { toStoredLanguage } from '@quint/contract/base/languages.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { findVacancyRow } from '#features/vacancies/access/queries.ts';
import { VACANCY_MAIL_TEXTS } from '#features/vacancies/mails/letter/model.ts';
import type { TestMailPayload } from '#features/vacancies/mails/previews/service.ts';
import { draftSample, readPreviewTerms, TEST_MAIL_KIND } from '#features/vacancies/mails/previews/service.ts';
import { layoutDraft } from '#mail/layout.ts';
import type { MailKind } from '#outbox/outbox.ts';

/** A mail of a vacancy to the administrator who tries its words. Not sent once the role is deleted. */
export const VACANCY_TEST_MAIL: MailKind<TestMailPayload> = {
  kind: TEST_MAIL_KIND,
  compose: (deps, scope, { payload: { roleId, kind, words, userId }, language }) =>
    deps.db.read(scope, async (db) => {
      const vacancy = await findVacancyRow(db, scope, { roleId, userId });
      if (vacancy === undefined) return undefined;
      const preview = {
        roleId,
        kind,
        language: toStoredLanguage(language),
        words: words ?? undefined,
        interviewAt: null,
        isFilled: kind === 'filled',
        userId,
      };
      const role = { name: vacancy.name, isFilled: vacancy.date_filled !== null };
      const terms = await readPreviewTerms(deps, db, { scope, preview, role, person: undefined });
      const { subject, ...bodies } = layoutDraft(draftSample(kind, terms));
      return { subject: interpolate(VACANCY_MAIL_TEXTS[language].test, { subject }), ...bodies };
    }),
};
