import { createTransport } from 'nodemailer';
import { toMailboxAddress } from '@quint/domain/base/email.ts';
import type { Mail, Mailer } from '#mail/mailer.ts';

/**
 * The message for nodemailer: address objects, not header text, and no access to files or URLs. Domains of addresses
 * and of the Message-ID are in ASCII, which every mail server accepts.
 */
export function toMessage(mail: Mail) {
  const sender = toMailboxAddress(mail.from.address);
  const domain = sender.split('@')[1] ?? 'localhost';
  return {
    messageId: `<${mail.id}@${domain}>`,
    from: { name: mail.from.name, address: sender },
    to: { name: '', address: toMailboxAddress(mail.to) },
    ...(mail.replyTo === undefined ? {} : { replyTo: { ...mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: {
      'Content-Language': mail.language,
      'Auto-Submitted': 'auto-generated',
      // One click in the mail program, without a page (RFC 8058).
      ...(mail.unsubscribeUrl === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
    attachments: (mail.attachments ?? []).map((attachment) => ({
      filename: attachment.filename,
      content: Buffer.from(attachment.content),
      contentType: attachment.type,
    })),
  };
}

/** Together well below the time limit of one mail, so that a hanging server counts as a failed attempt. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Sends mails through an SMTP server given as smtp:// or smtps:// URL. */
export function createSmtpMailer(url: string, timeouts: Partial<typeof TIMEOUTS> = {}): Mailer {
  const transport = createTransport({
    url,
    ...TIMEOUTS,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail));
    },
    close() {
      transport.close();
    },
  };
}
