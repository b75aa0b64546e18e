import { SURVEY_CODE_MINUTES } from '@quint/domain/base/limits.ts';
import { joinName } from '@quint/domain/base/names.ts';
import type { TalentMailTexts } from '@quint/phrases/base/address-form.ts';
import { wordingOf } from '@quint/phrases/base/address-form.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { participationMailDe } from '@quint/phrases/survey/mails/participation.de.ts';
import { participationMailEn } from '@quint/phrases/survey/mails/participation.en.ts';
import { participationMailSie } from '@quint/phrases/survey/mails/participation.sie.ts';
import type { Deps } from '#deps.ts';
import { getSurveyUrl } from '#features/invitations/invitations/emails.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { findCodeToMail } from '#features/survey/codes/queries.ts';
import { deriveDigits, deriveKey } from '#secrets/tokens.ts';
import type { Config } from '#config.ts';
import { layoutMail } from '#mail/layout.ts';
import type { MailKind } from '#outbox/outbox.ts';

const TEXTS: TalentMailTexts<typeof participationMailEn> = {
  en: participationMailEn,
  de: participationMailDe,
  sie: participationMailSie,
};

/** The six digits of a code; only the server can derive them from its id. */
export function digitsOf(config: Config, scope: OrganizationScope, id: string): string {
  const key = deriveKey(config.secret, 'survey-code');
  return deriveDigits(key, { organizationId: scope.organizationId, id });
}

/** The code that verifies an address while a survey is open on a device. Not sent once it has expired. */
export const SURVEY_CODE_MAIL: MailKind<{ readonly resultId: string; readonly codeId: string }> = {
  kind: 'survey-code',
  async compose(deps: Deps, scope, { payload, language, addressForm }) {
    const { resultId, codeId } = payload;
    const now = deps.clock.now();
    const row = await deps.db.read(scope, (db) => findCodeToMail(db, scope, { id: codeId, resultId, now }));
    if (row === undefined) return undefined;
    const texts = wordingOf(TEXTS, language, addressForm).code;
    const code = digitsOf(deps.config, scope, codeId);
    const values = {
      first_name: row.first_name ?? '',
      full_name: joinName(row.first_name, row.last_name),
      workspace: row.workspace,
      minutes: String(SURVEY_CODE_MINUTES),
    };
    const fill = (text: string) => interpolate(text, values);
    const url =
      row.link_id === null
        ? undefined
        : getSurveyUrl(deps.config, {
            organizationId: scope.organizationId,
            linkId: row.link_id,
            flavour: row.flavour,
            surveyPath: row.survey_path,
          });
    return {
      subject: fill(texts.subject),
      ...layoutMail({
        language,
        sender: row.workspace,
        title: fill(values.first_name === '' ? texts.greetingNobody : texts.greeting),
        paragraphs: [fill(row.is_submitted ? texts.handedIn : texts.text)],
        code: `${code.slice(0, 3)} ${code.slice(3)}`,
        ...(url === undefined ? {} : { button: { label: texts.button, url } }),
        note: fill(texts.note),
        footer: fill(texts.footer),
      }),
    };
  },
};
