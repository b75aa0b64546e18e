import type { Language } from '@quint/phrases/base/languages.ts';
import { operationMailsDe } from '@quint/phrases/operation/mails/operation.de.ts';
import { operationMailsEn } from '@quint/phrases/operation/mails/operation.en.ts';
import type { Config } from '#config.ts';
import { publicOrigin } from '#deps.ts';
import { layoutAccountMail } from '#mail/account-mail.ts';
import type { Mail } from '#mail/mailer.ts';

const TEXTS = { en: operationMailsEn, de: operationMailsDe } as const;

/** The mail that tests whether mails arrive. */
export function layoutTestMail(config: Config, language: Language): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { subject, title, text, button, footer } = TEXTS[language];
  const url = new URL('/admin/operation', publicOrigin(config)).href;
  return layoutAccountMail(
    language,
    { subject, title, paragraphs: [text], button: { label: button, url }, footer },
    { brand: config.publicSettings.brand },
  );
}
