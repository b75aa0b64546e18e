import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import type { TestInterview } from '#testing/interviews.ts';
import { addDeciders, createHiringManager, createInterview, interviewOf } from '#testing/interviews.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let interview: TestInterview;
let manager: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht' });
  admin = await createUser(product, { organization });
  interview = await createInterview(product, organization);
  manager = await createHiringManager(product, organization, interview.roleId);
  await addDeciders(product, organization, interview.roleId, [admin]);
});

const as = (user: TestUser) => interviewOf(product, interview, user);
const changeRating = (user: TestUser, question: number, body: object) =>
  as(user).call('POST', `interview/ratings/${question}/change`, body);

describe('the comparison of ratings', () => {
  it('has no sum, mean or rank, and ends with what the survey said', async () => {
    await as(manager).finish([4, 2]);
    await as(admin).finish([2, 3]);
    const { status, body } = await as(manager).compare();
    expect(status, JSON.stringify(body)).toBe(200);
    expect(Object.keys(body.data)).toEqual(['opened_at', 'raters', 'questions', 'fit']);
    expect(Object.keys(body.data.questions[0]).toSorted()).toEqual(
      ['anchors', 'distance', 'is_agreed', 'number', 'ratings', 'text', 'title', 'trait'].toSorted(),
    );
    expect(body.data.questions).toMatchObject([
      { number: 1, distance: 2, is_agreed: false },
      { number: 2, distance: 1, is_agreed: true },
    ]);
    expect(body.data.fit).toMatchObject({ score: expect.any(Number), quality: expect.any(String) });
    const reads = await product.deps.db.platform.read((db) =>
      db.selectFrom('audit_log').select('details').where('action', '=', 'results.read').execute(),
    );
    expect(reads.map(({ details }) => details)).toContainEqual(
      expect.objectContaining({ as: 'fit', role: interview.roleId }),
    );
  });

  it('shows changed ratings with the former value and the reason', async () => {
    await as(manager).finish([4, 2]);
    expectRefusal(await changeRating(manager, 1, { rating: 3, reason: 'Talked' }), 409, 'interview.not_open');
    await as(admin).finish([1, 2]);
    expect((await changeRating(manager, 1, { rating: 3, reason: ' ' })).status).toBe(400);
    const changeAnswer = await changeRating(manager, 1, { rating: 3, reason: 'She told the team in March' });
    expect(changeAnswer.status, JSON.stringify(changeAnswer.body)).toBe(200);
    // Sent twice.
    await changeRating(manager, 1, { rating: 3, reason: 'She told the team in March' });
    await changeRating(manager, 1, { rating: null, reason: 'We cannot know' });
    const { body } = await as(admin).compare();
    const own = body.data.questions
      .find(({ number }: { number: number }) => number === 1)
      .ratings.find(({ user }: { user: string }) => user === manager.id);
    expect(own).toMatchObject({
      rating: null,
      could_not_tell: true,
      note: 'Said 4',
      changes: [
        { rating_before: 4, rating_after: 3, reason: 'She told the team in March' },
        { rating_before: 3, rating_after: null, reason: 'We cannot know' },
      ],
    });
    const outsider = await createUser(product, { organization });
    expectRefusal(await changeRating(outsider, 1, { rating: 5, reason: 'No' }), 409, 'interview.not_rated');
    expectRefusal(await changeRating(manager, 7, { rating: 5, reason: 'No' }), 409, 'interview.not_rated');
  });

  it('compares the same questions of different versions only', SLOW, async () => {
    await as(manager).finish([4, 2]);
    await itemsOf(product, admin).patch(`roles/${interview.roleId}`, {
      attributes: { C: { min: 1, max: 9 }, A: { min: 1, max: 3 } },
      range_reason: 'The work has changed',
    });
    await product.app.inject({
      method: 'POST',
      url: `/api/role-interviews/${interview.roleId}/versions`,
      headers: admin.headers,
      payload: { after: 1 },
    });
    await as(admin).save(
      [
        { question: 1, rating: 5, sequence: 1 },
        { question: 2, rating: 1, sequence: 2 },
      ],
      2,
    );
    expect((await as(admin).submit()).status).toBe(200);
    const { body } = await as(manager).compare();
    const lines = body.data.questions.map(
      ({
        number,
        trait,
        distance,
        ratings,
      }: {
        number: number;
        trait: string;
        distance: number;
        ratings: object[];
      }) => [number, trait, distance, ratings.length],
    );
    expect(lines).toEqual([
      [1, 'E', 3, 2],
      [2, 'A', null, 1],
      [3, 'C', null, 1],
    ]);
  });
});
