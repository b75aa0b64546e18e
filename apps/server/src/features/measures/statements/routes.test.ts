import { describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createOwner, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult } from '#testing/surveys.ts';

const product = useProduct();

interface Person {
  readonly organization: TestOrganization;
  readonly talentId: string;
  readonly owner: TestUser;
  readonly resultId: string;
}

async function createPerson(
  organization?: TestOrganization,
  values: Parameters<typeof createTalent>[2] = {},
): Promise<Person> {
  const workspace = organization ?? (await createOrganization(product));
  const talent = await createTalent(product, workspace, values);
  const owner = await createOwner(product, workspace, talent.id);
  const resultId = await createFinishedResult(product, workspace, { talentId: talent.id });
  return { organization: workspace, talentId: talent.id, owner, resultId };
}

async function save(user: TestUser, resultId: string, text: unknown, before: unknown = null) {
  const answer = await product.app.inject({
    method: 'PATCH',
    url: `/api/users/me/results/${resultId}/statement`,
    headers: user.headers,
    payload: { text, before } as object,
  });
  const body = answer.json();
  return { status: answer.statusCode, data: body.data, code: body.errors?.[0].extensions.code };
}

/** The fields of a result under `/items` for a reader. */
async function shownTo(user: TestUser, resultId: string): Promise<string | null | undefined> {
  const { body } = await itemsOf(product, user).get(`talents_results/${resultId}?fields=id,statement`);
  return body.data?.statement;
}

describe('A statement on one’s own result', () => {
  it('is added, changed and deleted, and shown to administrators with the result', async () => {
    const { organization, owner, resultId } = await createPerson();
    const admin = await createUser(product, { organization });
    expect(await shownTo(admin, resultId)).toBeNull();
    expect(await save(owner, resultId, 'I was ill that day.')).toMatchObject({
      status: 200,
      data: { text: 'I was ill that day.' },
    });
    expect(await shownTo(admin, resultId)).toBe('I was ill that day.');
    expect(await shownTo(owner, resultId)).toBe('I was ill that day.');
    await save(owner, resultId, 'I was tired.', 'I was ill that day.');
    expect(await shownTo(admin, resultId)).toBe('I was tired.');
    expect(await save(owner, resultId, '', 'I was tired.')).toMatchObject({ data: { text: null } });
    expect(await shownTo(admin, resultId)).toBeNull();
  });

  it.each([
    ['no text', undefined, null],
    ['a number', 7, null],
    ['a list', ['a'], null],
    ['a number for what was there before', 'a', 3],
  ])('refuses %s', async (_name, text, before) => {
    const { owner, resultId } = await createPerson();
    expect((await save(owner, resultId, text, before)).status).toBe(400);
  });
});
