import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { joinName } from '@quint/domain/base/names.ts';
import { SURVEY_PATH } from '@quint/domain/survey/survey-paths.ts';
import type { TalentMailTexts } from '@quint/phrases/base/address-form.ts';
import { wordingOf } from '@quint/phrases/base/address-form.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { participationMailDe } from '@quint/phrases/survey/mails/participation.de.ts';
import { participationMailEn } from '@quint/phrases/survey/mails/participation.en.ts';
import { participationMailSie } from '@quint/phrases/survey/mails/participation.sie.ts';
import { getSurveyUrl } from '#features/invitations/invitations/emails.ts';
import { findLinkToMail } from '#features/invitations/invitations/personal-link/queries.ts';
import { formatMailDay } from '#mail/dates.ts';
import { layoutMail } from '#mail/layout.ts';
import type { MailKind, MailToQueue } from '#outbox/outbox.ts';

const TEXTS: TalentMailTexts<typeof participationMailEn> = {
  en: participationMailEn,
  de: participationMailDe,
  sie: participationMailSie,
};

/** The personal link for a person who signed up themselves. Not sent once the survey is finished. */
export const SURVEY_LINK_MAIL: MailKind<{ readonly resultId: string }> = {
  kind: 'survey-link',
  purpose: 'survey_link',
  async compose(deps, scope, { payload, language, addressForm, optOutUrl }) {
    const row = await deps.db.read(scope, (db) => findLinkToMail(db, scope, payload.resultId));
    if (row === undefined) return undefined;
    const texts = wordingOf(TEXTS, language, addressForm).link;
    const values = {
      first_name: row.first_name ?? '',
      full_name: joinName(row.first_name, row.last_name),
      workspace: row.workspace,
      date: formatMailDay(row.link_expires_at, language),
    };
    const fill = (text: string) => interpolate(text, values);
    const url = getSurveyUrl(deps.config, {
      organizationId: scope.organizationId,
      linkId: row.link_id,
      flavour: 'standard',
      surveyPath: SURVEY_PATH,
    });
    return {
      subject: fill(texts.subject),
      ...layoutMail({
        language,
        sender: row.workspace,
        title: fill(values.first_name === '' ? texts.greetingNobody : texts.greeting),
        paragraphs: [texts.text, texts.how].map(fill),
        button: { label: texts.button, url },
        note: fill(texts.note),
        footer: fill(texts.footer),
        optOutUrl,
      }),
    };
  },
};

/** The mail with the link of a sheet; requests within an hour send it once. */
export function surveyLinkMailOf(input: {
  resultId: string;
  to: string;
  language: StoredLanguage;
  now: Date;
}): MailToQueue {
  const { resultId, to, language } = input;
  const hour = input.now.toISOString().slice(0, 13);
  return {
    messageKey: `survey-link:${resultId}:${hour}`,
    kind: SURVEY_LINK_MAIL.kind,
    to,
    language,
    payload: { resultId },
  };
}
