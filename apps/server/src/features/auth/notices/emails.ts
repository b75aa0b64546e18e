import { interpolate } from '@quint/phrases/interpolate.ts';
import type { Language } from '@quint/phrases/languages.ts';
import { accountMailsDe } from '@quint/phrases/mails/accounts.de.ts';
import { accountMailsEn } from '@quint/phrases/mails/accounts.en.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { SecurityEventKind } from '@quint/contract/security-events.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { findContact } from '#features/auth/notices/queries.ts';
import { recordSecurityEvent } from '#features/auth/security-events/queries.ts';
import { formatMailDay } from '#mail/dates.ts';
import { layoutMail } from '#mail/layout.ts';
import type { AccountMailKind, MailContent } from '#mail/outbox.ts';
import { queueAccountMails } from '#mail/outbox.ts';

export const ACCOUNT_MAIL_TEXTS = { en: accountMailsEn, de: accountMailsDe } as const;

/** The greeting of a mail about the own account. */
export function greet(language: Language, name: string | null): string {
  const { greeting, greetingWithoutName } = ACCOUNT_MAIL_TEXTS[language];
  return name === null || name === '' ? greetingWithoutName : interpolate(greeting, { name });
}

/** A day on which something happened to an account. */
export function formatDay(date: Date, language: Language): string {
  return formatMailDay(date, language, 'Europe/Berlin');
}

/** A moment as it stands in mails, with its time zone. */
export function formatMoment(date: Date, language: Language): string {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Berlin',
    timeZoneName: 'short',
  }).format(date);
}

export interface AccountMail {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly url: string };
  readonly note?: string;
  readonly footer: string;
  readonly optOutUrl?: string | undefined;
}

/** A mail about the own account, every text filled from the values. */
export function layoutAccountMail(
  language: Language,
  mail: AccountMail,
  values: Readonly<Record<string, unknown>> & { readonly brand: string },
): MailContent {
  const fill = (text: string) => interpolate(text, values);
  const bodies = layoutMail({
    language,
    sender: values.brand,
    title: fill(mail.title),
    paragraphs: mail.paragraphs.map(fill),
    button: mail.button,
    ...(mail.note === undefined ? {} : { note: fill(mail.note) }),
    footer: fill(mail.footer),
    optOutUrl: mail.optOutUrl,
  });
  return { subject: fill(mail.subject), ...bodies };
}

/** What a person is told of by mail, because somebody else may have done it. */
type Notice = Extract<
  SecurityEventKind,
  | 'password_changed'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'two_factor_reset'
  | 'passkey_added'
  | 'passkey_removed'
  | 'refresh_replayed'
>;

interface NoticePayload {
  readonly userId: string;
  readonly notice: Notice;
}

interface NotedChange {
  readonly userId: string;
  /** The sign-in it was done from. */
  readonly sessionId: string | undefined;
  readonly event: Notice | 'password_reset';
}

/** Keeps what changed in an account and tells the person by mail, in the transaction of the change. Platform role. */
export async function noteAndTell(deps: Deps, db: Writer, change: NotedChange): Promise<void> {
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
  return notice === 'refresh_replayed' ? texts.advice.refresh_replayed : texts.notYou;
}

async function compose(
  deps: Deps,
  { payload, language }: { payload: NoticePayload; language: Language },
): Promise<MailContent | undefined> {
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
}

/** The mail that tells of a change in the own account. */
export const NOTICE_MAIL: AccountMailKind<NoticePayload> = {
  kind: 'account-notice',
  composeForAccount: compose,
};
