import { vi } from 'vitest';
import { MAIL_KINDS } from '#mail-kinds.ts';
import type { Mail } from '#mail/mailer.ts';
import { createSendMail } from '#outbox/send-mail.ts';
import type { Product } from '#testing/product.ts';

/**
 * One mail among those to an address. Jobs run concurrently, so mails are sent in any order: select by kind, not the
 * first.
 */
interface WantedMail {
  readonly to: string;
  /** The kind in the outbox, for example `invitation`. */
  readonly kind: string;
  /** The position among mails of this kind, counted from 1 in the order of queueing. */
  readonly nth?: number;
}

function listQueued(product: Product, { to, kind }: WantedMail) {
  return product.deps.db.platform.read((db) =>
    db
      .selectFrom('outbox')
      .select(['id', 'status'])
      .where('to_email', '=', to)
      .where('kind', '=', kind)
      .orderBy('id')
      .execute(),
  );
}

/** Waits until the mail is sent and its follow-up stored. The product must run its jobs. */
export async function waitForMail(product: Product, query: WantedMail): Promise<Mail> {
  const { kind, nth = 1 } = query;
  return vi.waitFor(
    async () => {
      const queuedMail = (await listQueued(product, query))[nth - 1];
      const mail = product.mailer.sentMails.find(({ id }) => id === queuedMail?.id);
      if (queuedMail?.status !== 'sent' || mail === undefined) {
        throw new Error(`mail ${nth} of the kind ${kind}: ${queuedMail?.status ?? 'not queued'}`);
      }
      return mail;
    },
    { timeout: 10_000, interval: 20 },
  );
}

/** The link of a mail. */
export function linkOf(mail: Mail): URL {
  const [link = ''] = /https?:\/\/\S+/.exec(mail.text) ?? [];
  return new URL(link);
}

/** The token in the link of a mail. */
export function tokenOf(mail: Mail): string {
  return linkOf(mail).searchParams.get('token') ?? '';
}

/** The six digits of a mail, as it prints them in two groups. */
export function codeOf(mail: Mail): string {
  const [, first = '', second = ''] = /^(\d{3}) (\d{3})$/m.exec(mail.text) ?? [];
  return first + second;
}

/** The response of a request and the token of the mail it sends, whatever other mails are sent meanwhile. */
export async function mailedToken<T>(
  product: Product,
  query: Omit<WantedMail, 'nth'>,
  request: () => Promise<T>,
): Promise<{ answer: T; token: string }> {
  const before = await listQueued(product, query);
  const answer = await request();
  const mail = await waitForMail(product, { ...query, nth: before.length + 1 });
  return { answer, token: tokenOf(mail) };
}

/** The kinds of all mails queued for an address so far, sent or not. */
export async function listQueuedKinds(product: Product, to: string): Promise<string[]> {
  const rows = await product.deps.db.platform.read((db) =>
    db.selectFrom('outbox').select('kind').where('to_email', '=', to).orderBy('id').execute(),
  );
  return rows.map(({ kind }) => kind);
}

/** Sends the mails that are due by the test clock, in one workspace or in all, without running jobs. */
export async function sendDueMails(product: Product, organizationId?: string): Promise<void> {
  const send = createSendMail(product.deps, MAIL_KINDS);
  const waitingMails = await product.deps.db.platform.read((db) =>
    db
      .selectFrom('outbox')
      .select(['id', 'organization_id'])
      .where('status', '=', 'queued')
      .$if(organizationId !== undefined, (query) =>
        query.where('organization_id', '=', organizationId ?? null),
      )
      .orderBy('id')
      .execute(),
  );
  for (const { id: outboxId, organization_id } of waitingMails) {
    await send({ payload: { organizationId: organization_id, outboxId }, isLastTry: false });
  }
}
