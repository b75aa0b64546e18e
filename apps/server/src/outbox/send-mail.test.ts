import type { SendSlot } from '@quint/domain/invitations/mail-budget.ts';
import { describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { testScope } from '#testing/scopes.ts';
import type { Deps } from '#deps.ts';
import type { Mail, Mailer } from '#mail/mailer.ts';
import type { MailContent, MailKind } from '#outbox/outbox.ts';
import { queueMails } from '#outbox/outbox.ts';
import { createSendMail } from '#outbox/send-mail.ts';
import { createOrganization } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();

const CONTENT: MailContent = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const kindWith = (compose: () => Promise<MailContent | undefined>): MailKind<object> => ({
  kind: 'test',
  compose,
});
const GREETING = kindWith(() => Promise.resolve(CONTENT));

/** A mail server with programmed responses. */
function createMailer(answer: () => Promise<void> = () => Promise.resolve()): Mailer & { sentMails: Mail[] } {
  const sentMails: Mail[] = [];
  return {
    sentMails,
    async send(mail) {
      await answer();
      sentMails.push(mail);
    },
    close: () => undefined,
  };
}

const refusal = (code: string, responseCode?: number) =>
  Object.assign(new Error('550 5.1.1 <anna@mail.example> unknown'), { code, responseCode });

async function queue(values: { name?: string; slot?: SendSlot } = {}) {
  const organization = await createOrganization(
    product,
    values.name === undefined ? {} : { name: values.name },
  );
  const scope = testScope(organization.id);
  const messageKey = `test:${newId()}`;
  const slot = values.slot === undefined ? {} : { slot: values.slot };
  const mails = [
    { messageKey, kind: 'test', to: 'anna@mail.example', language: 'DE' as const, payload: {}, ...slot },
  ];
  await product.deps.db.write(scope, (db) => queueMails(product.deps, db, scope, { mails }));
  const read = () =>
    product.deps.db.platform.read((db) =>
      db.selectFrom('outbox').selectAll().where('message_key', '=', messageKey).executeTakeFirstOrThrow(),
    );
  const { id } = await read();
  return { scope, mails, read, payload: { organizationId: organization.id, outboxId: id } };
}

const withMailer = (mailer: Mailer): Deps => ({ ...product.deps, mailer });

describe('SEND_MAIL', () => {
  it('names the workspace as the sender, however long its name is', async () => {
    const { payload } = await queue({ name: 'Sicherheit '.repeat(10).trim() });
    const mailer = createMailer();
    await createSendMail(withMailer(mailer), [GREETING])({ payload, isLastTry: false });
    const { name = '' } = mailer.sentMails[0]?.from ?? {};
    expect(name).toMatch(/^Sicherheit .+ via Quint$/);
    expect(Array.from(name).length).toBeLessThanOrEqual(78);
  });

  it('does not retry a permanent rejection by the recipient', async () => {
    const { payload, read } = await queue();
    const mailer = createMailer(() => Promise.reject(refusal('EENVELOPE', 550)));
    await createSendMail(withMailer(mailer), [GREETING])({ payload, isLastTry: false });
    expect(await read()).toMatchObject({ status: 'failed', last_error: 'EENVELOPE 550' });
  });
});
