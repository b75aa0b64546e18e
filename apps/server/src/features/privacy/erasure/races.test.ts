import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSql } from '#database/read-sql.ts';
import { runDataExport } from '#features/privacy/data-export/service.ts';
import { erasePerson } from '#features/privacy/erasure/service.ts';
import { finishErasure } from '#features/privacy/erasure/mentions/service.ts';
import { makeDocument } from '#features/measures/reports/documents/jobs.ts';
import { makeReport } from '#features/measures/reports/jobs.ts';
import { createFolderMailer, mailFolder } from '#mail/folder.ts';
import { createSendMail } from '#outbox/send-mail.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createOwner, createTalent, createUser } from '#testing/factories.ts';
import { queryPool, createPoolTalent } from '#testing/pool-people.ts';
import { useProduct } from '#testing/product.ts';
import { testScope } from '#testing/scopes.ts';
import { callerOf } from '#testing/sessions.ts';
import { createFinishedResult } from '#testing/surveys.ts';
import { MAIL_KINDS } from '#mail-kinds.ts';

// Erasing a person while a report is printed or a mail is handed over leaves nothing of either.

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
});

async function createRated() {
  const talent = await createTalent(product, organization, { first_name: 'Zerline', last_name: 'Zwick' });
  const resultId = await createFinishedResult(product, organization, { talentId: talent.id });
  return { talentId: talent.id, email: talent.email, resultId };
}

const erase = (talentId: string) =>
  erasePerson(
    product.deps,
    { organizationId: organization.id, talentId },
    { actor: undefined, because: 'administrator' },
  );

async function finishAll(): Promise<void> {
  const open = await product.deps.db.platform.read((db) => db.selectFrom('erasures').select('id').execute());
  for (const { id } of open) await finishErasure(product.deps, { erasureId: id });
}

/** Waits until this number of connections wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await product.deps.db.read(testScope(organization.id), (db) =>
      readSql<{ waiting_count: number }>`
        select count(distinct l.pid)::integer as waiting_count from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where not l.granted and a.datname = current_database()
      `.execute(db),
    );
    expect(rows[0]?.waiting_count).toBe(count);
  }, 5000);
}

const storedFiles = () => readdir(join(product.deps.config.dataDir, 'files')).catch((): string[] => []);

describe('erasing a person while', () => {
  it('their report is printed leaves no file and no mail', async () => {
    const { talentId, email, resultId } = await createRated();
    const print = vi.spyOn(product.deps.pdf, 'renderPersonalityReport').mockImplementationOnce(async () => {
      await erase(talentId);
      return Buffer.from('%PDF-1.7 Zerline Zwick');
    });
    await makeReport(product.deps, { organizationId: organization.id, resultId });
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
    expect(await storedFiles()).not.toContain(`report-${resultId}.pdf`);
    const remainingRows = await product.deps.db.platform.read(async (db) => [
      await db.selectFrom('files').select('id').where('talent_id', '=', talentId).execute(),
      await db.selectFrom('outbox').select('id').where('to_email', '=', email).execute(),
    ]);
    expect(remainingRows).toEqual([[], []]);
  });

  it('a crash has left the print of their report removes it with the next try', async () => {
    const { talentId, resultId } = await createRated();
    await product.deps.files.write(`report-${resultId}.pdf`, Buffer.from('%PDF-1.7 Zerline Zwick'));
    await erase(talentId);
    await makeReport(product.deps, { organizationId: organization.id, resultId });
    expect(await storedFiles()).not.toContain(`report-${resultId}.pdf`);
  });

  it('a comparison with another person is printed leaves no document', async () => {
    const [one, two] = [await createRated(), await createRated()];
    const response = await callerOf(product)('POST', '/reports/documents', {
      headers: admin.headers,
      payload: { subject: { kind: 'comparison', talents: [one.talentId, two.talentId] }, language: 'en' },
    });
    const document = await product.deps.db.platform.read((db) =>
      db.selectFrom('report_documents').select('id').where('organization_id', '=', organization.id).execute(),
    );
    expect([response.status, document.length]).toEqual([200, 1]);
    const print = vi.spyOn(product.deps.pdf, 'renderDocument').mockImplementationOnce(async () => {
      await erase(one.talentId);
      return Buffer.from('%PDF-1.7 Zerline Zwick');
    });
    const documentId = document[0]?.id ?? '';
    await makeDocument(product.deps, {
      payload: { organizationId: organization.id, documentId },
      isLastTry: false,
    });
    print.mockRestore();
    expect(await storedFiles()).not.toContain(`document-${documentId}.pdf`);
  });

  it('a mail to them is handed over removes it from the outbox and from the folder', async () => {
    const { talentId, email, resultId } = await createRated();
    await makeReport(product.deps, { organizationId: organization.id, resultId });
    const [queuedMail] = await product.deps.db.platform.read((db) =>
      db.selectFrom('outbox').select('id').where('to_email', '=', email).execute(),
    );
    const folder = createFolderMailer(mailFolder(product.deps.config));
    const handOver = vi.spyOn(product.mailer, 'send').mockImplementationOnce(async (mail) => {
      await erase(talentId);
      await folder.send(mail);
    });
    const payload = { organizationId: organization.id, outboxId: queuedMail?.id ?? '' };
    await createSendMail(product.deps, MAIL_KINDS)({ payload, isLastTry: false });
    expect(handOver).toHaveBeenCalledOnce();
    handOver.mockRestore();
    expect(await readdir(mailFolder(product.deps.config))).toContain(`${queuedMail?.id}.eml`);
    await finishAll();
    expect(await readdir(mailFolder(product.deps.config))).not.toContain(`${queuedMail?.id}.eml`);
    const remainingMails = await product.deps.db.platform.read((db) =>
      db.selectFrom('outbox').select('id').where('to_email', '=', email).execute(),
    );
    expect(remainingMails).toEqual([]);
  });

  it('another workspace unlocks them leaves no copy', async () => {
    const naomi = await createPoolTalent(product, organization);
    const elsewhere = await createUser(product, { organization: await createOrganization(product) });
    const call = callerOf(product);
    const people = (await queryPool(product, elsewhere)).body.data as { id: string; name: string }[];
    const poolId = people.find(({ name }) => name.startsWith('Naomi'))?.id;
    const { headers } = naomi.owner;
    const { name } = (await call('GET', '/users/me/erasing', { headers })).body.data;
    // Both wait for the talent, the unlocking first; the erasure has asked for the copies by then.
    const [unlockResponse, erasureResponse] = await product.deps.db
      .write(testScope(organization.id), async (db) => {
        await sql`select from talents where id = ${naomi.id} for update`.execute(db);
        const pendingUnlock = queryPool(product, elsewhere, `/${poolId}/unlock`, 'POST');
        await untilWaiting(1);
        const pendingErasure = call('POST', '/users/me/erasing', { headers, payload: { name } });
        await untilWaiting(2);
        return [pendingUnlock, pendingErasure];
      })
      .then((both) => Promise.all(both));
    expect([unlockResponse?.status, erasureResponse?.status]).toEqual([200, 204]);
    const remainingTalents = await product.deps.db.platform.read((db) =>
      db.selectFrom('talents').select(['id', 'email']).where('last_name', '=', 'Zimtstern').execute(),
    );
    expect(remainingTalents).toEqual([]);
  });

  it('the copy of everything is made leaves no copy of the erased record', async () => {
    const { talentId } = await createRated();
    const account = await createOwner(product, organization, talentId);
    await createTalent(product, await createOrganization(product), { user_id: account.id });
    const { headers } = account;
    await callerOf(product)('POST', '/users/me/data-export', { headers, payload: {} });
    const [dataExport] = await product.deps.db.platform.read((db) =>
      db.selectFrom('data_exports').select('id').where('user_id', '=', account.id).execute(),
    );
    const print = vi.spyOn(product.deps.pdf, 'renderDocument').mockImplementationOnce(async () => {
      await erase(talentId);
      return Buffer.from('%PDF-1.7 Zerline Zwick');
    });
    const payload = { userId: account.id, exportId: dataExport?.id ?? '' };
    await runDataExport(product.deps, { payload, isLastTry: false });
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
    const { body } = await callerOf(product)('GET', '/users/me/data-export', { headers });
    expect(body.data).toBeNull();
  });

  it('two ask for it at once is done once', async () => {
    const { talentId } = await createRated();
    const answers = await Promise.all([erase(talentId), erase(talentId)]);
    expect(answers.filter(Boolean)).toEqual([true]);
  });
});
