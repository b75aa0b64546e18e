import type { Mail, Mailer } from '#mail/mailer.ts';

export interface MemoryMailer extends Mailer {
  readonly sent: Mail[];
  /** The next sends throw, as an unreachable server does. */
  breakDown(): void;
  repair(): void;
}

/** Keeps mails in memory, for tests. */
export function createMemoryMailer(): MemoryMailer {
  const sent: Mail[] = [];
  let broken = false;
  return {
    sent,
    send(mail) {
      if (broken) return Promise.reject(new Error('mail server unreachable'));
      sent.push(mail);
      return Promise.resolve();
    },
    breakDown() {
      broken = true;
    },
    repair() {
      broken = false;
    },
    close: () => undefined,
  };
}
