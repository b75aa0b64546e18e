import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import { createSmtpMailer } from '#mail/smtp.ts';
import { queueMails } from '#outbox/outbox.ts';
import { createSendMail } from '#outbox/send-mail.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { testScope } from '#testing/scopes.ts';
import type { SmtpCatcher } from '#testing/smtp.ts';
import { openSmtpCatcher } from '#testing/smtp.ts';
import { sql } from 'kysely';
import { enterProcess } from '#processes.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const KIND = {
  kind: 'test',
  compose: () => Promise.resolve({ subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }),
};
/** Well above the duration of a mail here, and well below an acceptable delay. */
const TIMEOUTS = { socketTimeout: 400 };
let catcher: SmtpCatcher;
let deps: Deps;
let organization: TestOrganization;
let admin: TestUser;
let platform: TestUser;

beforeAll(async () => {
  catcher = await openSmtpCatcher();
  deps = { ...product.deps, mailer: createSmtpMailer(catcher.url, TIMEOUTS) };
});
afterAll(async () => {
  deps.mailer.close();
  await catcher.close();
});
beforeEach(async () => {
  catcher.answer(undefined);
  await product.deps.db.platform.write((db) => db.deleteFrom('outbox').execute());
  organization = await createOrganization(product, { name: 'Quillon' });
  admin = await createUser(product, { organization });
  platform = await createUser(product, { organization, userRole: 'APP_ADMIN' });
});

async function call(method: 'GET' | 'POST', url: string, user: TestUser, payload?: object) {
  const answer = await product.app.inject({
    method,
    url: `/api${url}`,
    headers: user.headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const readMails = async () => (await call('GET', '/operation', platform)).body.data.mails;

/** Queues a mail of the workspace and sends it as its job does. */
async function mail(to: string) {
  const scope = testScope(organization.id);
  const id = newId();
  const mails = [{ id, messageKey: `test:${id}`, kind: 'test', to, language: 'EN' as const, payload: {} }];
  await deps.db.write(scope, (db) => queueMails(deps, db, scope, { mails }));
  const payload = { organizationId: organization.id, outboxId: id };
  const send = (isLastTry: boolean) =>
    createSendMail(deps, [KIND])({ payload, isLastTry }).catch((error: unknown) => error);
  return { id, send };
}

async function readTalent(id: string) {
  const fields = 'mail_error,date_mail_failed,mail_waits_since';
  return (await call('GET', `/items/talents/${id}?fields=${fields}`, admin)).body.data;
}

describe('mails on the platform page', () => {
  it('rejects administrators of a workspace', async () => {
    expect((await call('GET', '/operation', admin)).status).toBe(403);
  });

  it('show the reason of a refused mail and mask its recipient', async () => {
    const talent = await createTalent(product, organization, { email: 'karla@einhorn.example.de' });
    catcher.answer(550);
    const { id, send } = await mail('Karla@einhorn.example.de');
    await send(false);
    const mails = await readMails();
    expect(mails).toMatchObject({
      waiting: 0,
      failed: 1,
      failures: [{ problem: 'mailbox_unknown', count: 1 }],
      newest: [
        {
          id,
          kind: 'test',
          workspace: 'Quillon',
          recipient: 'K***@e***.de',
          problem: 'mailbox_unknown',
          error: 'EENVELOPE 550',
          attempts: 1,
          date_last_try: expect.any(String),
        },
      ],
    });
    expect(JSON.stringify(mails)).not.toContain('einhorn');
    expect(await readTalent(talent.id)).toEqual({
      mail_error: 'EENVELOPE 550',
      date_mail_failed: mails.newest[0].date_last_try,
      mail_waits_since: null,
    });
    const response = await call('GET', '/items/talents?filter[mail_error][_nnull]=true&fields=id', admin);
    expect(response.body.data).toEqual([{ id: talent.id }]);
    const overview = await call('GET', '/overview?zone=UTC', admin);
    expect(overview.body.data.lines).toMatchObject([{ kind: 'undelivered', count: 1 }]);
  });

  it('show why a queued mail was not accepted yet', SLOW, async () => {
    const talent = await createTalent(product, organization, { email: 'anna@mail.example' });
    catcher.answer(451);
    const { send } = await mail('anna@mail.example');
    await send(false);
    expect(await readMails()).toMatchObject({
      waiting: 1,
      oldest: expect.any(String),
      reasons: [{ problem: 'later', count: 1 }],
      failed: 0,
    });
    expect(await readTalent(talent.id)).toEqual({
      mail_error: null,
      date_mail_failed: null,
      mail_waits_since: expect.any(String),
    });
    await send(true);
    expect(await readMails()).toMatchObject({ waiting: 0, failures: [{ problem: 'later', count: 1 }] });
  });

  it('time out for a mail server that does not reply', SLOW, async () => {
    catcher.hang();
    const { send } = await mail('anna@mail.example');
    await send(false);
    expect(await readMails()).toMatchObject({ waiting: 1, reasons: [{ problem: 'timeout', count: 1 }] });
  });

  it(
    'retry all mails with a reason, audit the request, and clear the mark once the mail is accepted',
    SLOW,
    async () => {
      const talent = await createTalent(product, organization, { email: 'anna@mail.example' });
      catcher.answer(550);
      const refusedMail = await mail('anna@mail.example');
      await refusedMail.send(false);
      catcher.answer(552);
      const full = await mail('bert@mail.example');
      await full.send(false);
      const answer = await call('POST', '/operation/mails/retry', platform, { problem: 'mailbox_unknown' });
      expect(answer.body).toEqual({ data: { count: 1 } });
      expect(await readMails()).toMatchObject({
        waiting: 1,
        failures: [{ problem: 'mailbox_full', count: 1 }],
      });
      expect((await readTalent(talent.id)).mail_error).toBe('EENVELOPE 550');
      catcher.answer(undefined);
      await refusedMail.send(false);
      expect(catcher.recipients).toContain('anna@mail.example');
      expect(await readTalent(talent.id)).toEqual({
        mail_error: null,
        date_mail_failed: null,
        mail_waits_since: null,
      });
      expect(await readMails()).toMatchObject({ waiting: 0, sent_last_day: 1 });
      const [entry] = await product.deps.db.platform.read((db) =>
        db.selectFrom('audit_log').selectAll().where('action', '=', 'mails.retry').execute(),
      );
      expect(entry).toMatchObject({
        user_id: platform.id,
        organization_id: organization.id,
        items: [refusedMail.id],
      });
    },
  );

  it('retry a single mail only if it failed permanently', SLOW, async () => {
    catcher.answer(550);
    const { id, send } = await mail('anna@mail.example');
    const retry = () => call('POST', '/operation/mails/retry', platform, { ids: [id] });
    expect((await retry()).body).toEqual({ data: { count: 0 } });
    await send(false);
    expect((await retry()).body).toEqual({ data: { count: 1 } });
  });

  it('clear the mark when the address is corrected', SLOW, async () => {
    const talent = await createTalent(product, organization, { email: 'ana@mail.example' });
    catcher.answer(550);
    const { send } = await mail('ana@mail.example');
    await send(false);
    expect((await readTalent(talent.id)).mail_error).toBe('EENVELOPE 550');
    await product.deps.db.platform.write((db) =>
      db.updateTable('talents').set({ email: 'anna@mail.example' }).where('id', '=', talent.id).execute(),
    );
    expect(await readTalent(talent.id)).toMatchObject({ mail_error: null, date_mail_failed: null });
  });
});

describe('the test mail', () => {
  it('returns the reason why it was not accepted', async () => {
    product.mailer.breakDown();
    const { body } = await call('POST', '/operation/test-mail', platform);
    product.mailer.repair();
    expect(body.data).toMatchObject({ is_sent: false, problem: 'unknown', error: 'Error' });
  });

  it('is sent to the user’s own address', SLOW, async () => {
    const { body } = await call('POST', '/operation/test-mail', platform);
    expect(body.data).toMatchObject({ is_sent: true, way: 'folder', problem: null });
    expect(product.mailer.sentMails.at(-1)).toMatchObject({
      to: platform.email,
      subject: 'Quint: test e-mail',
    });
  });
});

describe('jobs, storage and versions', () => {
  it('contain sizes, versions and the time of reading', async () => {
    const { body } = await call('GET', '/operation', platform);
    const { storage, versions, date, warnings } = body.data;
    expect(storage).toMatchObject({ files: 0, files_where: 'folder' });
    expect(storage.disk_free).toBeGreaterThan(0);
    expect(storage.database).toBeGreaterThan(1_000_000);
    expect(versions).toMatchObject({
      product: expect.stringMatching(/^\d+\.\d+\.\d+/),
      node: process.versions.node,
    });
    expect(versions.schema).toMatch(/^\d{4}_[a-z_]+$/);
    expect(Date.parse(date)).toBeGreaterThan(Date.parse(versions.started));
    expect(warnings).toEqual([expect.objectContaining({ code: 'plain_backups' })]);
  });

  it('repeat failed jobs, and return 404 when there are none', SLOW, async () => {
    await product.deps.db.platform.write((db) =>
      sql`insert into pgboss.job (name, state, retry_limit, completed_on) values ('make-report', 'failed', 3, now())`.execute(
        db,
      ),
    );
    const find = async () =>
      (await call('GET', '/operation', platform)).body.data.jobs.find(
        ({ name }: { name: string }) => name === 'make-report',
      );
    expect(await find()).toMatchObject({ failed: 1, may_run_again: true, has_last_failed: true });
    const retry = () => call('POST', '/operation/jobs/retry', platform, { name: 'make-report' });
    expect((await retry()).body).toEqual({ data: { count: 1 } });
    expect(await find()).toMatchObject({ failed: 0, waiting: 1, may_run_again: false });
    expect((await retry()).status).toBe(404);
  });

  it('list processes with their versions, including killed ones', SLOW, async () => {
    const { db, config } = product.deps;
    const own = await enterProcess(db, config);
    const killedProcess = {
      id: newId(),
      kind: 'worker',
      version: '0.0.9',
      host: 'abcdef012345',
      connections: 8,
    };
    const date = sql<Date>`now() - interval '2 minutes'`;
    await db.platform.write((tx) =>
      tx
        .insertInto('processes')
        .values({ ...killedProcess, date_started: date, date_seen: date })
        .execute(),
    );
    const { body } = await call('GET', '/operation', platform);
    const { processes, versions } = body.data;
    expect(processes).toHaveLength(2);
    expect(processes).toContainEqual({
      id: expect.any(String),
      kind: 'both',
      version: versions.product,
      host: expect.stringMatching(/^[0-9a-f]{12}$/),
      connections: config.database.budget,
      date_started: expect.any(String),
      date_seen: expect.any(String),
      is_silent: false,
    });
    expect(processes).toContainEqual(expect.objectContaining({ ...killedProcess, is_silent: true }));
    await own.close();
    expect((await call('GET', '/operation', platform)).body.data.processes).toMatchObject([killedProcess]);
  });
});
