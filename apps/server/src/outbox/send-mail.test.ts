import type { SendSlot } from '@quint/domain/invitations/mail-budget.ts';
import { mailDayOf } from '@quint/domain/invitations/mail-budget.ts';
import { describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { testScope } from '#testing/scopes.ts';
import type { Deps } from '#deps.ts';
import type { Mail, Mailer } from '#mail/mailer.ts';
import type { MailContent, MailKind, AccountMailKind } from '#outbox/outbox.ts';
import { queueMails, queueAccountMails, SEND_MAIL } from '#outbox/outbox.ts';
import { createSendMail } from '#outbox/send-mail.ts';
import { createOrganization } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { resumeLostMails } from '#outbox/resume-lost-mails.ts';
import { SLOW } from '#testing/tags.ts';

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

interface QueuedJob {
  readonly name: string;
  readonly state: string;
  readonly data: { readonly outboxId: string };
  readonly start_after: Date;
}

async function onQueue(statement: string): Promise<QueuedJob[]> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: product.deps.config.databaseUrl });
  await client.connect();
  try {
    return (await client.query<QueuedJob>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function listJobs(outboxId: string): Promise<QueuedJob[]> {
  const jobs = await onQueue(`select * from pgboss.job where name = '${SEND_MAIL.name}'`);
  return jobs.filter((job) => job.data.outboxId === outboxId);
}

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

  it('sends the mail once and records it', SLOW, async () => {
    const { payload, read } = await queue({ name: 'Quillon\r\nBcc: evil@mail.example' });
    const mailer = createMailer();
    const send = createSendMail(withMailer(mailer), [GREETING]);
    await send({ payload, isLastTry: false });
    await send({ payload, isLastTry: false });
    expect(mailer.sentMails).toHaveLength(1);
    expect(mailer.sentMails[0]).toMatchObject({
      id: payload.outboxId,
      from: { name: 'Quillon Bcc: evil@mail.example via Quint', address: 'no-reply@quint.example' },
      to: 'anna@mail.example',
      language: 'de',
    });
    expect(await read()).toMatchObject({ status: 'sent', attempts: 1, last_error: null });
    expect((await read()).date_sent).not.toBeNull();
  });

  it('sends it once when ten workers have it at the same time', SLOW, async () => {
    const { payload } = await queue();
    const mailer = createMailer(() => new Promise((resolve) => setTimeout(resolve, 100)));
    const send = createSendMail(withMailer(mailer), [GREETING]);
    await Promise.all(Array.from({ length: 10 }, () => send({ payload, isLastTry: false })));
    expect(mailer.sentMails).toHaveLength(1);
  });

  it('keeps the mail during an outage and logs no address', SLOW, async () => {
    const { payload, read } = await queue();
    const down = createSendMail(withMailer(createMailer(() => Promise.reject(refusal('ECONNECTION')))), [
      GREETING,
    ]);
    for (let attempt = 1; attempt <= 3; attempt++) {
      await expect(down({ payload, isLastTry: false })).rejects.toThrow(
        'The mail test was not handed over: ECONNECTION',
      );
    }
    expect(await read()).toMatchObject({ status: 'queued', attempts: 3, last_error: 'ECONNECTION' });
    const up = createMailer();
    await createSendMail(withMailer(up), [GREETING])({ payload, isLastTry: false });
    expect(up.sentMails).toHaveLength(1);
    expect(await read()).toMatchObject({ status: 'sent', attempts: 4, last_error: null });
  });

  it('gives up at the last attempt', SLOW, async () => {
    const { payload, read } = await queue();
    const mailer = createMailer(() => Promise.reject(refusal('EAUTH', 535)));
    const send = createSendMail(withMailer(mailer), [GREETING]);
    await expect(send({ payload, isLastTry: true })).rejects.toThrow('EAUTH 535');
    expect(await read()).toMatchObject({ status: 'failed', attempts: 1, last_error: 'EAUTH 535' });
  });

  it('drops a mail that should no longer be sent', SLOW, async () => {
    const { payload, read } = await queue();
    const mailer = createMailer();
    await createSendMail(withMailer(mailer), [kindWith(() => Promise.resolve(undefined))])({
      payload,
      isLastTry: false,
    });
    expect(await read()).toMatchObject({ status: 'canceled', attempts: 0 });
    expect(mailer.sentMails).toEqual([]);
  });

  it('does not send again when the follow-up of the mail fails', SLOW, async () => {
    const { payload, read } = await queue();
    const mailer = createMailer();
    const afterSent = () => Promise.reject(new Error('broken'));
    const send = createSendMail(withMailer(mailer), [
      kindWith(() => Promise.resolve({ ...CONTENT, afterSent })),
    ]);
    await expect(send({ payload, isLastTry: false })).rejects.toThrow('went out, but what follows it failed');
    await send({ payload, isLastTry: false });
    expect(mailer.sentMails).toHaveLength(1);
    expect((await read()).status).toBe('sent');
  });

  it('retries when the mail cannot be composed yet', SLOW, async () => {
    const { payload, read } = await queue();
    const send = createSendMail(product.deps, [kindWith(() => Promise.reject(new TypeError('no file')))]);
    await expect(send({ payload, isLastTry: false })).rejects.toThrow('TypeError');
    expect(await read()).toMatchObject({ status: 'queued', attempts: 1, last_error: 'TypeError' });
  });
});

describe('queueMails', () => {
  it('skips an existing message key', SLOW, async () => {
    const { scope, mails, payload } = await queue();
    await product.deps.db.write(scope, (db) => queueMails(product.deps, db, scope, { mails }));
    const jobs = await listJobs(payload.outboxId);
    expect(jobs).toHaveLength(1);
  });

  it('leaves neither mail nor job when its transaction fails', SLOW, async () => {
    const { scope } = await queue();
    const mails = [
      { messageKey: 'rolled-back', kind: 'test', to: 'a@mail.example', language: 'EN' as const, payload: {} },
    ];
    const failedWrite = product.deps.db.write(scope, async (db) => {
      await queueMails(product.deps, db, scope, { mails });
      throw new Error('undone');
    });
    await expect(failedWrite).rejects.toThrow('undone');
    const rows = await product.deps.db.platform.read((db) =>
      db.selectFrom('outbox').select('id').where('message_key', '=', 'rolled-back').execute(),
    );
    expect(rows).toEqual([]);
  });
});

describe('resumeLostMails', () => {
  it('enqueues a queued mail whose job is missing, not before its time, and no other', SLOW, async () => {
    const queuedMail = await queue();
    const lostMail = await queue();
    const startAfter = new Date(Date.now() + 3_600_000);
    const later = await queue({ slot: { day: mailDayOf(startAfter), sendAt: startAfter } });
    await onQueue(
      `delete from pgboss.job where data->>'outboxId' in ('${lostMail.payload.outboxId}', '${later.payload.outboxId}')`,
    );
    await resumeLostMails(product.deps);
    await resumeLostMails(product.deps);
    expect(await listJobs(queuedMail.payload.outboxId)).toHaveLength(1);
    expect(await listJobs(lostMail.payload.outboxId)).toHaveLength(1);
    const jobs = await listJobs(later.payload.outboxId);
    expect(jobs.map((job) => job.start_after)).toEqual([startAfter]);
  });
});

describe('a mail of a deleted workspace', () => {
  it('waits without a job, and is sent once the workspace is restored', SLOW, async () => {
    const { scope, payload, read } = await queue();
    const setDeleted = (date_deleted: Date | null) =>
      product.deps.db.platform.write((db) =>
        db
          .updateTable('organizations')
          .set({ date_deleted })
          .where('id', '=', scope.organizationId)
          .execute(),
      );
    const mailer = createMailer();
    const send = createSendMail(withMailer(mailer), [GREETING]);
    await setDeleted(new Date());
    await send({ payload, isLastTry: true });
    expect(await read()).toMatchObject({ status: 'queued', attempts: 0 });
    await onQueue(`delete from pgboss.job where data->>'outboxId' = '${payload.outboxId}'`);
    await resumeLostMails(product.deps);
    expect(await listJobs(payload.outboxId)).toEqual([]);
    await setDeleted(null);
    await resumeLostMails(product.deps);
    expect(await listJobs(payload.outboxId)).toHaveLength(1);
    await send({ payload, isLastTry: false });
    expect(mailer.sentMails.map(({ id }) => id)).toEqual([payload.outboxId]);
  });
});

describe('a mail of the product itself', () => {
  const NOTE: AccountMailKind<object> = {
    kind: 'note',
    composeForAccount: () => Promise.resolve(CONTENT),
  };

  async function queueNote(): Promise<{ organizationId: null; outboxId: string }> {
    const messageKey = `note:${newId()}`;
    const mail = { messageKey, kind: 'note', to: 'anna@mail.example', language: 'EN' as const, payload: {} };
    const id = await product.deps.db.platform.write(async (db) => {
      await queueAccountMails(product.deps, db, [mail]);
      await queueAccountMails(product.deps, db, [mail]);
      const rows = await db.selectFrom('outbox').selectAll().where('message_key', '=', messageKey).execute();
      expect(rows).toMatchObject([{ organization_id: null, status: 'queued' }]);
      return rows[0]?.id;
    });
    return { organizationId: null, outboxId: String(id) };
  }

  it('is queued once, sent once and named after the product', SLOW, async () => {
    const payload = await queueNote();
    const mailer = createMailer();
    const send = createSendMail(withMailer(mailer), [NOTE]);
    await send({ payload, isLastTry: false });
    await send({ payload, isLastTry: false });
    expect(mailer.sentMails).toMatchObject([
      { id: payload.outboxId, from: { name: 'Quint' }, language: 'en' },
    ]);
  });

  it('gets a new job when it is lost', SLOW, async () => {
    const payload = await queueNote();
    await onQueue(`delete from pgboss.job where data->>'outboxId' = '${payload.outboxId}'`);
    await resumeLostMails(product.deps);
    await resumeLostMails(product.deps);
    expect((await listJobs(payload.outboxId)).map(({ data }) => data)).toEqual([payload]);
  });

  it('cannot be composed by a mail of a workspace, or vice versa', SLOW, async () => {
    const mailer = createMailer();
    const ofWorkspace = createSendMail(withMailer(mailer), [{ ...GREETING, kind: 'note' }]);
    await expect(ofWorkspace({ payload: await queueNote(), isLastTry: false })).rejects.toThrow('was not');
    const ofProduct = createSendMail(withMailer(mailer), [{ ...NOTE, kind: 'test' }]);
    const { payload } = await queue();
    await expect(ofProduct({ payload, isLastTry: false })).rejects.toThrow('was not handed over');
    expect(mailer.sentMails).toEqual([]);
  });
});
