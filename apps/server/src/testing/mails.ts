import { vi } from 'vitest';
import type { Mail } from '#mail/mailer.ts';
import type { Product } from '#testing/product.ts';

/** Mails that went out to an address, once there are so many. The product must run its jobs. */
export async function waitForMails(product: Product, to: string, count = 1): Promise<readonly Mail[]> {
  return vi.waitFor(
    () => {
      const mails = product.mailer.sent.filter((mail) => mail.to === to);
      if (mails.length < count) throw new Error(`${mails.length} of ${count} mails went out`);
      return mails;
    },
    { timeout: 10_000, interval: 20 },
  );
}

/** The link of a mail. */
export function linkOf(mail: Mail | undefined): URL {
  const [link = ''] = /https?:\/\/\S+/.exec(mail?.text ?? '') ?? [];
  return new URL(link);
}

/** The token in the link of a mail. */
export function tokenOf(mail: Mail | undefined): string {
  return linkOf(mail).searchParams.get('token') ?? '';
}

/** What the request answers, and the token of the mail it sends to an address, whatever else goes out to it meanwhile. */
export async function mailedToken<T>(
  product: Product,
  to: string,
  request: () => Promise<T>,
): Promise<{ answer: T; token: string }> {
  const tokens = () =>
    product.mailer.sent.filter((mail) => mail.to === to && mail.text.includes('token=')).map(tokenOf);
  const before = tokens().length;
  const answer = await request();
  const token = await vi.waitFor(
    () => {
      const next = tokens()[before];
      if (next === undefined) throw new Error('no mail with a token went out');
      return next;
    },
    { timeout: 10_000, interval: 20 },
  );
  return { answer, token };
}

/** The subjects of mails waiting for an address, without running jobs. */
export async function listQueuedKinds(product: Product, to: string): Promise<string[]> {
  const rows = await product.deps.db.platform.read((db) =>
    db.selectFrom('outbox').select('kind').where('to_email', '=', to).orderBy('id').execute(),
  );
  return rows.map(({ kind }) => kind);
}
