import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import type { SMTPServerSession } from 'smtp-server';
import { SMTPServer } from 'smtp-server';

export interface CaughtMail {
  readonly to: string;
  readonly messageId: string;
  readonly mail: Email;
}

export interface MailCatcher {
  readonly url: string;
  readonly mails: readonly CaughtMail[];
  /** Waits for the first mail that matches; fails after the given time. */
  waitFor(matches: (mail: CaughtMail) => boolean, timeoutMs?: number): Promise<CaughtMail>;
  stop(): Promise<void>;
}

/** A real SMTP server on a free port that stores the mails it receives. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const waitingChecks = new Set<() => void>();
  const storeMail = async (raw: Buffer, session: SMTPServerSession) => {
    const mail = await PostalMime.parse(raw);
    for (const recipient of session.envelope.rcptTo) {
      mails.push({ to: recipient.address, messageId: mail.messageId ?? '', mail });
    }
    for (const check of waitingChecks) check();
  };
  const storeAndRespond = async (
    raw: Buffer,
    session: SMTPServerSession,
    callback: (error?: Error) => void,
  ) => {
    try {
      await storeMail(raw, session);
      callback();
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void storeAndRespond(Buffer.concat(chunks), session, callback);
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    waitFor(matches, timeoutMs = 30_000) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waitingChecks.delete(check);
          const receivedMails = mails.map((mail) => `${mail.to}: ${mail.mail.subject}`).join('\n');
          reject(new Error(`The mail did not arrive. Seen:\n${receivedMails}`));
        }, timeoutMs);
        const check = () => {
          const match = mails.find(matches);
          if (match === undefined) return;
          clearTimeout(timer);
          waitingChecks.delete(check);
          resolve(match);
        };
        waitingChecks.add(check);
        check();
      });
    },
    async stop() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

/** The first link to the survey in a mail's text. */
export function surveyLinkOf(caughtMail: CaughtMail): string {
  const link = /https?:\/\/\S+\/survey\S*token=[\w-]+\S*/.exec(caughtMail.mail.text ?? '')?.[0];
  if (link === undefined) throw new Error('The mail carries no survey link');
  return link;
}

/** The first link in a mail's text, or a bare address without one. */
export function linkOf(caughtMail: CaughtMail): URL {
  return new URL(/https?:\/\/\S+/.exec(caughtMail.mail.text ?? '')?.[0] ?? 'http://localhost/');
}

/** The digits of the code mailed to an address. */
export async function codeFor(catcher: MailCatcher, address: string): Promise<string> {
  const pattern = /^(\d{3}) (\d{3})$/m;
  const { mail } = await catcher.waitFor((caughtMail) => {
    return caughtMail.to === address && pattern.test(caughtMail.mail.text ?? '');
  });
  const [, first = '', second = ''] = pattern.exec(mail.text ?? '') ?? [];
  return first + second;
}
