import { normFor } from '@quint/psychometrics/norms.ts';
import { outerFacets } from '@quint/psychometrics/outer-facets.ts';
import { describe, expect, it } from 'vitest';
import {
  createOrganization,
  createOwner,
  createTalent,
  createUser,
  type TestUser,
} from '#testing/factories.ts';
import { waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult, INSTRUMENT, scoredSheet } from '#testing/surveys.ts';

const product = useProduct({ worker: true, env: { SUPPORT_EMAIL: 'help@quint.example' } });
const OWN = '/users/me/insights';

async function createPerson({ seed = 1 } = {}) {
  const organization = await createOrganization(product);
  const talent = await createTalent(product, organization);
  const owner = await createOwner(product, organization, talent.id);
  const resultId = await createFinishedResult(product, organization, { talentId: talent.id, seed });
  return { organization, talent, owner, resultId };
}

async function read(user: TestUser) {
  return (await product.app.inject({ url: `/api${OWN}`, headers: user.headers })).json().data;
}

function write(user: TestUser, what: 'mission' | 'feedback', payload: object) {
  return product.app.inject({ method: 'PATCH', url: `/api${OWN}/${what}`, headers: user.headers, payload });
}

describe('GET /users/me/insights', () => {
  it('orders the facets outside the middle by their distance from the norm', async () => {
    const { owner, resultId } = await createPerson({ seed: 2 });
    const facets = outerFacets(scoredSheet(2).raw.facets, normFor(INSTRUMENT));
    expect(facets.length).toBeGreaterThan(0);
    expect(await read(owner)).toEqual({
      result_id: resultId,
      facets,
      mission: null,
      feedback: null,
      has_earlier_feedback: false,
    });
  });

  it('is empty before the first result, and refused to an administrator', async () => {
    const organization = await createOrganization(product);
    const talent = await createTalent(product, organization);
    const owner = await createOwner(product, organization, talent.id);
    expect(await read(owner)).toMatchObject({ result_id: null, facets: [] });
    const admin = await createUser(product, { organization });
    const answer = await product.app.inject({ url: `/api${OWN}`, headers: admin.headers });
    expect(answer.statusCode).toBe(403);
  });
});

describe('the talent’s own text about the mission', () => {
  it('is stored unchanged, replaced, and deleted when it is emptied', async () => {
    const { owner } = await createPerson();
    const text = 'I want to <b>build</b> „something“.\nNext year.';
    expect((await write(owner, 'mission', { text })).statusCode).toBe(204);
    expect((await read(owner)).mission).toEqual({ text, date_updated: expect.any(String) });
    await write(owner, 'mission', { text: 'Another one.' });
    expect((await read(owner)).mission.text).toBe('Another one.');
    await write(owner, 'mission', { text: ' \n ' });
    expect((await read(owner)).mission).toBeNull();
  });

  it('has at most 4,000 characters', async () => {
    const { owner } = await createPerson();
    expect((await write(owner, 'mission', { text: 'ä'.repeat(4000) })).statusCode).toBe(204);
    const answer = await write(owner, 'mission', { text: 'ä'.repeat(4001) });
    expect(answer.statusCode).toBe(400);
    expect((await read(owner)).mission.text).toHaveLength(4000);
  });

  it('belongs to one talent, and is deleted with the name of the person', async () => {
    const { organization, talent, owner, resultId } = await createPerson();
    const colleague = await createTalent(product, organization);
    const other = await createOwner(product, organization, colleague.id);
    await write(owner, 'mission', { text: 'Mine.' });
    await write(owner, 'feedback', { result_id: resultId, rating: 4, comment: null });
    expect((await read(other)).mission).toBeNull();
    await product.deps.db.platform.write((db) =>
      db.updateTable('talents').set({ date_anonymized: new Date() }).where('id', '=', talent.id).execute(),
    );
    const remainingRows = await product.deps.db.platform.read(async (db) => [
      ...(await db.selectFrom('talent_missions').select('text').where('talent_id', '=', talent.id).execute()),
      ...(await db
        .selectFrom('result_feedback')
        .select('rating')
        .where('result_id', '=', resultId)
        .execute()),
    ]);
    expect(remainingRows).toEqual([]);
  });
});

describe('the feedback on a result', () => {
  it('needs no comment, can be changed, and is empty for a new result', async () => {
    const { organization, talent, owner, resultId } = await createPerson();
    const answer = await write(owner, 'feedback', { result_id: resultId, rating: 2, comment: '  ' });
    expect(answer.json().data).toEqual({ rating: 2, comment: null, date_updated: expect.any(String) });
    await write(owner, 'feedback', { result_id: resultId, rating: 4, comment: null });
    expect((await read(owner)).feedback).toMatchObject({ rating: 4, comment: null });
    const later = new Date(product.clock.now().getTime() + 60_000);
    const newest = await createFinishedResult(product, organization, {
      talentId: talent.id,
      seed: 3,
      finishedAt: later,
    });
    expect(await read(owner)).toMatchObject({
      result_id: newest,
      feedback: null,
      has_earlier_feedback: true,
    });
  });

  it('sends a comment to support once', async () => {
    const { owner, resultId } = await createPerson();
    const comment = 'The page about work fits well.';
    await write(owner, 'feedback', { result_id: resultId, rating: 5, comment });
    await write(owner, 'feedback', { result_id: resultId, rating: 4, comment });
    const mail = await waitForMail(product, { to: 'help@quint.example', kind: 'feedback' });
    expect(mail.text).toContain(comment);
    const storedFeedback = await product.deps.db.platform.read((db) =>
      db.selectFrom('feedback').select('rating').where('user_id', '=', owner.id).execute(),
    );
    expect(storedFeedback).toEqual([{ rating: 5 }]);
  });

  it.each([
    ['no rating', { rating: null }],
    ['a rating outside', { rating: 6 }],
    ['a comment too long', { rating: 3, comment: 'x'.repeat(2001) }],
  ])('refuses %s', async (_name, wrong) => {
    const { owner, resultId } = await createPerson();
    const answer = await write(owner, 'feedback', { result_id: resultId, comment: null, ...wrong });
    expect(answer.statusCode).toBe(400);
  });

  it('cannot be given to a result of another talent', async () => {
    const { owner } = await createPerson();
    const { resultId } = await createPerson();
    const answer = await write(owner, 'feedback', { result_id: resultId, rating: 3, comment: null });
    expect(answer.json().errors[0].extensions.code).toBe('record.not_found');
  });
});
