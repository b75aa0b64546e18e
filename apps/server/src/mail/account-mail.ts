import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { accountMailsDe } from '@quint/phrases/workspace/mails/accounts.de.ts';
import { accountMailsEn } from '@quint/phrases/workspace/mails/accounts.en.ts';
import { layoutMail } from '#mail/layout.ts';
import type { Mail } from '#mail/mailer.ts';

export const ACCOUNT_MAIL_TEXTS = { en: accountMailsEn, de: accountMailsDe } as const;

/** The greeting of a mail about the recipient's account. */
export function greet(language: Language, name: string | null): string {
  const { greeting, greetingWithoutName } = ACCOUNT_MAIL_TEXTS[language];
  return name === null || name === '' ? greetingWithoutName : interpolate(greeting, { name });
}

export interface AccountMail {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
  /** Digits to type. */
  readonly code?: string;
  readonly note?: string;
  readonly footer: string;
  readonly optOutUrl?: string | undefined;
}

/** A mail about the recipient's account, with all texts filled in. */
export function layoutAccountMail(
  language: Language,
  mail: AccountMail,
  values: Readonly<Record<string, unknown>> & { readonly brand: string },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const fill = (text: string) => interpolate(text, values);
  const bodies = layoutMail({
    language,
    sender: values.brand,
    title: fill(mail.title),
    paragraphs: mail.paragraphs.map(fill),
    button: mail.button,
    code: mail.code,
    ...(mail.note === undefined ? {} : { note: fill(mail.note) }),
    footer: fill(mail.footer),
    optOutUrl: mail.optOutUrl,
  });
  return { subject: fill(mail.subject), ...bodies };
}
