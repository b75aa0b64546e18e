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
});

describe('the test mail', () => {
  it('returns the reason why it was not accepted', async () => {
    product.mailer.breakDown();
    const { body } = await call('POST', '/operation/test-mail', platform);
    product.mailer.repair();
    expect(body.data).toMatchObject({ is_sent: false, problem: 'unknown', error: 'Error' });
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
});
