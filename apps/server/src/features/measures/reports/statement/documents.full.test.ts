import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createAssessment,
  createOrganization,
  createOwner,
  createRole,
  createTalent,
  createUser,
} from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult, createInvitation, Device } from '#testing/surveys.ts';

const product = useProduct({ worker: true });
const WAIT = { timeout: 30_000, interval: 50 };
const TEXT = 'I answered on a train after a long week.';
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht' });
  admin = await createUser(product, { organization });
});

async function call(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, user = admin) {
  const answer = await product.app.inject({
    method,
    url: `/api${url}`,
    headers: user.headers,
    ...(payload === undefined ? {} : { payload }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const body = isJson ? answer.json() : undefined;
  return { answer, body, code: body?.errors?.[0]?.extensions.code as string | undefined };
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return (await extractText(document, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
}

/** Requests a document and runs the job that renders it. */
async function print(subject: object, user = admin): Promise<string> {
  const response = await call('POST', '/reports/documents', { subject, language: 'en' }, user);
  expect(response.code).toBeUndefined();
  const { id } = response.body.data;
  await vi.waitFor(async () => {
    const { body } = await call('GET', `/reports/documents/${id}`, undefined, user);
    expect(body.data.state).toBe('ready');
  }, WAIT);
  return id;
}

const open = (id: string, user = admin) => call('GET', `/reports/documents/${id}/pdf`, undefined, user);

async function createPerson(values: Parameters<typeof createTalent>[2] = {}, seed = 1) {
  const talent = await createTalent(product, organization, values);
  const owner = await createOwner(product, organization, talent.id);
  const resultId = await createFinishedResult(product, organization, { talentId: talent.id, seed });
  const state = async (text: string, before: string | null = null) => {
    const path = `/users/me/results/${resultId}/statement`;
    expect((await call('PATCH', path, { text, before }, owner)).answer.statusCode).toBe(200);
  };
  return { talentId: talent.id, owner, resultId, state };
}

describe('Documents about a person with a statement', () => {
  it('contain it, all of them, and so do their pages', async () => {
    const kim = await createPerson({ first_name: 'Kim', last_name: 'Parkinson' });
    const lea = await createPerson({ first_name: 'Lea', last_name: 'Demirel' }, 2);
    await kim.state(TEXT);
    const role = await createRole(product, organization, { o_min: 4, o_max: 6 });
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('talents')
        .set({ is_big_five_report_unlocked: true })
        .where('id', '=', kim.talentId)
        .execute(),
    );
    for (const subject of [
      { kind: 'personality', result: kim.resultId },
      { kind: 'personality', result: kim.resultId, role: role.id },
      { kind: 'premium', result: kim.resultId },
      { kind: 'role', result: kim.resultId, role: role.id },
      { kind: 'comparison', talents: [kim.talentId, lea.talentId], role: role.id },
      { kind: 'interview', talents: [kim.talentId], role: role.id },
    ]) {
      const { answer } = await open(await print(subject));
      expect(await textOf(answer.rawPayload), JSON.stringify(subject)).toContain(TEXT);
    }
    const other = await open(await print({ kind: 'personality', result: lea.resultId }));
    expect(await textOf(other.answer.rawPayload)).not.toContain(TEXT);
    const page = await call('GET', `/reports/talents_results/${kim.resultId}/page?language=en`);
    expect(JSON.stringify(page.body)).toContain(TEXT);
    const sheets = `/reports/interview-sheets?role=${role.id}&talents=${kim.talentId}&language=en`;
    expect((await call('GET', sheets)).body.data.sheets[0].statement.lines).toEqual([TEXT]);
  });

  it('contain it in an assessment, person by person', async () => {
    const role = await createRole(product, organization, { o_min: 4, o_max: 6 });
    const assessment = await createAssessment(product, organization, { role_id: role.id });
    const { talentId, resultId, state } = await createPerson();
    await product.deps.db.platform.write(async (db) => {
      await db
        .insertInto('assessment_participants')
        .values({
          organization_id: organization.id,
          id: newId(),
          assessment_id: assessment.id,
          talent_id: talentId,
        })
        .execute();
      await db
        .updateTable('talents_results')
        .set({ assessment_id: assessment.id })
        .where('id', '=', resultId)
        .execute();
    });
    await state(TEXT);
    const { answer } = await open(await print({ kind: 'assessment', assessment: assessment.id }));
    expect(await textOf(answer.rawPayload)).toContain(TEXT);
  });

  it('are outdated once it is changed or deleted, and are rendered again', async () => {
    const { resultId, state } = await createPerson();
    const subject = { kind: 'personality', result: resultId };
    const without = await print(subject);
    await state(TEXT);
    expect((await open(without)).code).toBe('report.outdated');
    const first = await print(subject);
    expect(first).not.toBe(without);
    await state('Another text.', TEXT);
    expect((await open(first)).code).toBe('report.outdated');
    const file = (await call('GET', `/reports/documents/${first}`)).body.data.file;
    expect((await call('GET', `/assets/${file}`)).answer.statusCode).toBe(403);
    const pdf = await call('GET', `/reports/talents_results/${resultId}/pdf?language=en`);
    expect(await textOf(pdf.answer.rawPayload)).toContain('Another text.');
    await state('', 'Another text.');
    // The document without a statement is current again.
    expect(await print(subject)).toBe(without);
    const { answer } = await open(without);
    expect(await textOf(answer.rawPayload)).not.toMatch(/long week|Another text/);
    expect((await open(first)).code).toBe('report.outdated');
  });

  it('do not contain it when the name is hidden, which it may contain', async () => {
    const { resultId, talentId, owner, state } = await createPerson({
      first_name: 'Kim',
      last_name: 'Parkinson',
      is_directly_invited: false,
    });
    await state('Parkinson is my name.');
    const role = await createRole(product, organization, { o_min: 4, o_max: 6 });
    for (const subject of [
      { kind: 'personality', result: resultId },
      { kind: 'role', result: resultId, role: role.id },
      { kind: 'interview', talents: [talentId], role: role.id },
    ]) {
      const { answer } = await open(await print(subject));
      expect(await textOf(answer.rawPayload), subject.kind).not.toContain('Parkinson');
    }
    const own = await open(await print({ kind: 'personality', result: resultId }, owner), owner);
    expect(await textOf(own.answer.rawPayload)).toContain('Parkinson is my name.');
  });
});

describe('The mailed report', () => {
  it('is replaced by one with the statement, and used again without it', async () => {
    const invitation = await createInvitation(product, organization);
    const device = new Device(product);
    await device.open(invitation.token);
    await device.complete(invitation.token, 2);
    const owner = await createOwner(product, organization, invitation.talentId);
    const { resultId } = invitation;
    const fileOf = async () => {
      const { body } = await itemsOf(product, owner).get(`talents_results/${resultId}?fields=report_file`);
      return body.data.report_file as string | null;
    };
    await vi.waitFor(async () => expect(await fileOf()).not.toBeNull(), WAIT);
    const file = await fileOf();
    const report = async () => {
      const { answer } = await call('GET', `/reports/talents_results/${resultId}/pdf`, undefined, owner);
      return textOf(answer.rawPayload);
    };
    expect(await report()).not.toContain(TEXT);
    const path = `/users/me/results/${resultId}/statement`;
    await call('PATCH', path, { text: TEXT, before: null }, owner);
    expect(await report()).toContain(TEXT);
    expect((await call('GET', `/assets/${file}`)).answer.statusCode).toBe(403);
    await call('PATCH', path, { text: '', before: TEXT }, owner);
    expect(await report()).not.toContain(TEXT);
    expect((await call('GET', `/assets/${file}`)).answer.statusCode).toBe(200);
  });
});
