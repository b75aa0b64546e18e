import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '#database/ids.ts';
import {
  givePremiumReport,
  takePremiumReport,
} from '#features/measures/reports/premium/ownership/service.ts';
import { sendPremiumReport } from '#features/measures/reports/premium/ownership/jobs.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createOwner, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { testScope } from '#testing/scopes.ts';
import { createFinishedResult } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
const WAIT = { timeout: 15_000, interval: 50 };
const KIND = 'premium-report';
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht' });
  admin = await createUser(product, { organization });
});

async function createFinishedTalent(values: Record<string, unknown> = {}) {
  const talent = await createTalent(product, organization, {
    first_name: 'Kim',
    last_name: 'Parkinson',
    ...values,
  });
  const resultId = await createFinishedResult(product, organization, { talentId: talent.id, seed: 2 });
  return { talentId: talent.id, email: talent.email, resultId };
}

const keyOf = (talentId: string) => ({ organizationId: organization.id, talentId });

const give = (talentId: string, orderId = newId()) =>
  product.deps.db.write(testScope(organization.id), (tx) =>
    givePremiumReport(product.deps, tx, { ...keyOf(talentId), orderId }),
  );

const take = (talentId: string) =>
  product.deps.db.write(testScope(organization.id), (tx) =>
    takePremiumReport(product.deps, tx, keyOf(talentId)),
  );

async function call(user: TestUser, method: 'GET' | 'POST', url: string, payload?: object) {
  return product.app.inject({
    method,
    url: `/api${url}`,
    headers: user.headers,
    ...(payload === undefined ? {} : { payload }),
  });
}

const ask = (user: TestUser, result: string) =>
  call(user, 'POST', '/reports/documents', { subject: { kind: 'premium', result }, language: 'de' });

async function textOf(content: Uint8Array) {
  return (await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true })).text;
}

function documentsOf(resultId: string) {
  return product.deps.db.platform.read((db) =>
    db.selectFrom('report_documents').selectAll().where('result_id', '=', resultId).execute(),
  );
}

describe('unlocking the premium report', () => {
  it('unlocks it for workspace and person, and mails it to the person once per order', SLOW, async () => {
    const { talentId, email, resultId } = await createFinishedTalent({ is_directly_invited: false });
    expect((await ask(admin, resultId)).json().errors[0].extensions.code).toBe('report.locked');
    const orderId = newId();
    await give(talentId, orderId);
    await give(talentId, orderId);
    const mail = await waitForMail(product, { to: email, kind: KIND });
    expect(mail).toMatchObject({ subject: 'Dein Premium-Bericht', language: 'de' });
    expect(mail.attachments).toHaveLength(1);
    const [attachment] = mail.attachments ?? [];
    expect(attachment).toMatchObject({
      type: 'application/pdf',
      filename: expect.stringMatching(/^premium-bericht-[\d-]{10}\.pdf$/),
    });
    // The name in the person's own report is complete, even if it is masked for others.
    expect(await textOf(attachment?.content ?? new Uint8Array())).toContain('Kim Parkinson');
    await sendPremiumReport(product.deps, { ...keyOf(talentId), orderId });
    const mails = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('outbox')
        .select('message_key')
        .where('kind', '=', KIND)
        .where('to_email', '=', email)
        .execute(),
    );
    expect(mails).toEqual([{ message_key: `premium-report:${orderId}` }]);
    expect(await documentsOf(resultId)).toHaveLength(1);
    expect((await ask(admin, resultId)).statusCode).toBe(200);
  });

  it(
    'uses the language of the account, and adds it to the files of the person, not of others',
    SLOW,
    async () => {
      const { talentId, resultId } = await createFinishedTalent();
      const owner = await createOwner(product, organization, talentId);
      await product.deps.db.platform.write((db) =>
        db.updateTable('users').set({ platform_language: 'EN' }).where('id', '=', owner.id).execute(),
      );
      await give(talentId);
      const mail = await waitForMail(product, { to: owner.email, kind: KIND });
      expect(mail.subject).toBe('Your premium report');
      expect(mail.text).toContain('/my-profile');
      const [document] = await documentsOf(resultId);
      expect(document).toMatchObject({ audience: 'talent', state: 'ready' });
      const file = `/assets/${document?.file_id}`;
      expect((await call(owner, 'GET', file)).statusCode).toBe(200);
      expect((await call(admin, 'GET', file)).statusCode).toBe(403);
    },
  );

  it('mails nobody whose address has changed since the survey', SLOW, async () => {
    const { talentId, resultId } = await createFinishedTalent();
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('talents')
        .set({
          email: 'somebody.else@mail.example',
          is_claimable: false,
          email_changed_at: new Date('2999-01-01'),
        })
        .where('id', '=', talentId)
        .execute(),
    );
    await give(talentId);
    await vi.waitFor(async () => expect((await documentsOf(resultId))[0]?.state).toBe('ready'), WAIT);
    await sendPremiumReport(product.deps, { ...keyOf(talentId), orderId: newId() });
    const mails = await product.deps.db.platform.read((db) =>
      db.selectFrom('outbox').select('id').where('to_email', '=', 'somebody.else@mail.example').execute(),
    );
    expect(mails).toEqual([]);
  });

  it('does not end a hold for administrators', SLOW, async () => {
    const { talentId, email, resultId } = await createFinishedTalent();
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('talents_results')
        .set({ held_until: new Date('2999-01-01') })
        .where('id', '=', resultId)
        .execute(),
    );
    await give(talentId);
    await waitForMail(product, { to: email, kind: KIND });
    expect((await ask(admin, resultId)).json().errors[0].extensions.code).toBe('result.held_back');
  });

  it('is refused for an erased person and for another workspace', async () => {
    const { talentId, resultId } = await createFinishedTalent();
    const elsewhere = await createOrganization(product);
    const attempt = product.deps.db.write(testScope(elsewhere.id), (tx) =>
      givePremiumReport(product.deps, tx, { organizationId: elsewhere.id, talentId, orderId: newId() }),
    );
    await expect(attempt).rejects.toMatchObject({ code: 'record.not_found' });
    await product.deps.db.platform.write((db) =>
      db.updateTable('talents').set({ date_anonymized: new Date() }).where('id', '=', talentId).execute(),
    );
    await expect(give(talentId)).rejects.toMatchObject({ code: 'record.not_found' });
    await sendPremiumReport(product.deps, { ...keyOf(talentId), orderId: newId() });
    expect(await documentsOf(resultId)).toEqual([]);
  });
});

describe('returning the premium report', () => {
  it('revokes all access and deletes its documents', async () => {
    const { talentId, resultId } = await createFinishedTalent();
    const owner = await createOwner(product, organization, talentId);
    await give(talentId);
    await waitForMail(product, { to: owner.email, kind: KIND });
    const documentId = (await ask(admin, resultId)).json().data.id;
    await vi.waitFor(async () => {
      const { data } = (await call(admin, 'GET', `/reports/documents/${documentId}`)).json();
      expect(data.state).toBe('ready');
    }, WAIT);
    const page = await call(owner, 'POST', '/reports/render-tokens', {
      subject: { kind: 'premium', result: resultId },
      language: 'de',
    });
    const { token } = page.json().data;
    const documents = await documentsOf(resultId);
    const contents = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('files')
        .select(['filename_disk', 'storage'])
        .where(
          'id',
          'in',
          documents.map(({ file_id: file }) => file ?? ''),
        )
        .execute(),
    );
    expect(contents).toHaveLength(2);

    await take(talentId);
    await take(talentId);
    expect(await documentsOf(resultId)).toEqual([]);
    for (const user of [admin, owner]) {
      expect((await ask(user, resultId)).json().errors[0].extensions.code).toBe('report.locked');
      for (const { id, file_id: file } of documents) {
        expect((await call(user, 'GET', `/assets/${file}`)).statusCode).toBe(403);
        expect((await call(user, 'GET', `/reports/documents/${id}`)).statusCode).toBe(404);
        expect((await call(user, 'GET', `/reports/documents/${id}/pdf`)).statusCode).toBe(404);
      }
      expect(
        await itemsOf(product, user).find('files', { filter: { type: 'application/pdf' }, fields: 'id' }),
      ).toEqual([]);
    }
    const byToken = await product.app.inject({
      url: `/api/reports/talents_results/${resultId}/page?kind=premium&language=de&token=${token}`,
    });
    expect(byToken.json().errors[0].extensions.code).toBe('report.locked');
    for (const { filename_disk: key } of contents) {
      await vi.waitFor(() => expect(product.deps.files.read(key)).rejects.toThrow(), WAIT);
    }
  });

  it('keeps the other reports, and drops a queued mail', SLOW, async () => {
    const { talentId, email, resultId } = await createFinishedTalent();
    const personality = { subject: { kind: 'personality', result: resultId }, language: 'de' };
    const { id } = (await call(admin, 'POST', '/reports/documents', personality)).json().data;
    await take(talentId);
    await sendPremiumReport(product.deps, { ...keyOf(talentId), orderId: newId() });
    expect((await call(admin, 'GET', `/reports/documents/${id}`)).statusCode).toBe(200);
    expect(product.mailer.sentMails.filter(({ to }) => to === email)).toEqual([]);
  });

  it('allows unlocking again, with a new mail', SLOW, async () => {
    const { talentId, email, resultId } = await createFinishedTalent();
    await give(talentId);
    await waitForMail(product, { to: email, kind: KIND });
    await take(talentId);
    await give(talentId);
    await waitForMail(product, { to: email, kind: KIND, nth: 2 });
    expect((await ask(admin, resultId)).statusCode).toBe(200);
  });
});
