import type { Language } from '@quint/phrases/base/languages.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { SecurityEventKind } from '@quint/contract/workspace/security-events.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { findContact } from '#features/workspace/auth/notices/queries.ts';
import { recordSecurityEvent } from '#features/workspace/auth/security-events/queries.ts';
import { ACCOUNT_MAIL_TEXTS, greet, layoutAccountMail } from '#mail/account-mail.ts';
import type { AccountMailKind } from '#outbox/outbox.ts';
import { queueAccountMails } from '#outbox/outbox.ts';

/** Changes that a person is notified of, because another person may have made them. */
type Notice = Extract<
  SecurityEventKind,
  | 'password_changed'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'two_factor_reset'
  | 'passkey_added'
  | 'passkey_removed'
  | 'api_token_added'
  | 'refresh_replayed'
  | 'ended_by_platform'
>;

interface NoticePayload {
  readonly userId: string;
  readonly notice: Notice;
}

interface SecurityChange {
  readonly userId: string;
  /** The session of the change. */
  readonly sessionId: string | undefined;
  readonly event: Notice | 'password_reset';
}

/**
 * Records a change of an account and notifies the person by mail, in the transaction of the change. Requires the
 * platform role.
 */
export async function recordAndNotify(deps: Deps, db: Writer, change: SecurityChange): Promise<void> {
  const { userId, sessionId, event } = change;
  await recordSecurityEvent(db, { userId, kind: event, sessionId });
  const contact = await findContact(db, userId);
  if (contact === undefined) return;
  const { email: to, language } = contact;
  const payload: NoticePayload = { userId, notice: event === 'password_reset' ? 'password_changed' : event };
  const messageKey = `account-notice:${newId()}`;
  await queueAccountMails(deps, db, [{ messageKey, kind: NOTICE_MAIL.kind, to, language, payload }]);
}

function adviceFor(notice: Notice, texts: (typeof ACCOUNT_MAIL_TEXTS)[Language]['notices']): string {
  if (notice === 'two_factor_reset') return texts.advice.two_factor_reset;
  if (notice === 'api_token_added') return texts.advice.api_token_added;
  if (notice === 'ended_by_platform') return texts.advice.ended_by_platform;
  return notice === 'refresh_replayed' ? texts.advice.refresh_replayed : texts.notYou;
}

/** The mail about a change of the recipient's account. */
export const NOTICE_MAIL: AccountMailKind<NoticePayload> = {
  kind: 'account-notice',
  async composeForAccount(deps, { payload, language }) {
    const contact = await deps.db.platform.read((db) => findContact(db, payload.userId));
    if (contact === undefined) return undefined;
    const texts = ACCOUNT_MAIL_TEXTS[language].notices;
    const title = payload.notice === 'refresh_replayed' ? texts.replayedTitle : texts.title;
    const mail = {
      subject: title,
      title,
      paragraphs: [
        greet(language, contact.first_name),
        texts[payload.notice],
        adviceFor(payload.notice, texts),
      ],
      button: { label: texts.button, url: new URL('/profile', publicOrigin(deps.config)).href },
      footer: texts.footer,
    };
    return layoutAccountMail(language, mail, { brand: deps.config.publicSettings.brand });
  },
};
