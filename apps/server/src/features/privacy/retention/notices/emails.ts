import { toLinkToken } from '@quint/domain/invitations/links/link-token.ts';
import { RETAIN_DATA_PATH } from '@quint/domain/privacy/retention.ts';
import type { TalentMailTexts } from '@quint/phrases/base/address-form.ts';
import { wordingOf } from '@quint/phrases/base/address-form.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { retentionMailDe } from '@quint/phrases/privacy/mails/retention.de.ts';
import { retentionMailEn } from '@quint/phrases/privacy/mails/retention.en.ts';
import { retentionMailSie } from '@quint/phrases/privacy/mails/retention.sie.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { findNotice } from '#features/privacy/retention/notices/queries.ts';
import { formatMailDay } from '#mail/dates.ts';
import { layoutMail } from '#mail/layout.ts';
import { formatCount } from '#mail/numbers.ts';
import type { MailKind } from '#outbox/outbox.ts';
import { deriveKey, signRecord } from '#secrets/tokens.ts';

const TEXTS: TalentMailTexts<typeof retentionMailEn> = {
  en: retentionMailEn,
  de: retentionMailDe,
  sie: retentionMailSie,
};

export const retentionKey = ({ config }: Deps) => deriveKey(config.secret, 'keep-my-data');

function retentionUrl(deps: Deps, { organizationId }: OrganizationScope, talentId: string): string {
  const url = new URL(RETAIN_DATA_PATH, publicOrigin(deps.config));
  url.hash = toLinkToken(signRecord(retentionKey(deps), { organizationId, id: talentId }));
  return url.href;
}

/** Notifies a person when their data ends, with a link to object. Not sent once they objected or were deleted. */
export const RETENTION_MAIL: MailKind<{ readonly talentId: string }> = {
  kind: 'retention-notice',
  async compose(deps, scope, { payload, language, addressForm }) {
    const row = await deps.db.read(scope, (db) => findNotice(db, scope, payload.talentId));
    // A workspace without a retention period deletes nobody.
    if (row === undefined || row.months === null) return undefined;
    const texts = wordingOf(TEXTS, language, addressForm);
    const values = {
      workspace: row.workspace,
      date: formatMailDay(row.ends_at, language),
      period: formatCount(texts.period, row.months, language),
      brand: deps.config.publicSettings.brand,
    };
    const fill = (text: string) => interpolate(text, values);
    return {
      subject: fill(texts.subject),
      ...layoutMail({
        language,
        sender: row.workspace,
        title: fill(texts.title),
        paragraphs: [texts.greeting, texts.text[row.rule], texts.keep].map(fill),
        button: { label: texts.button, url: retentionUrl(deps, scope, payload.talentId) },
        footer: fill(texts.footer),
      }),
    };
  },
};
