import type { Mail, Mailer } from '#mail/mailer.ts';

export interface MemoryMailer extends Mailer {
  readonly sentMails: Mail[];
  /** Whether the next sends throw, like an unreachable server. */
  breakDown(): void;
  repair(): void;
}

/** Stores mails in memory, for tests. */
export function createMemoryMailer(): MemoryMailer {
  const sentMails: Mail[] = [];
  let isBroken = false;
  return {
    sentMails,
    send(mail) {
      if (isBroken) return Promise.reject(new Error('mail server unreachable'));
      sentMails.push(mail);
      return Promise.resolve();
    },
    breakDown() {
      isBroken = true;
    },
    repair() {
      isBroken = false;
    },
    close: () => undefined,
  };
}
