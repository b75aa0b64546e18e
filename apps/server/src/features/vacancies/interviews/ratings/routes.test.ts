import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import type { TestInterview } from '#testing/interviews.ts';
import {
  addDeciders,
  createHiringManager,
  createInterview,
  interviewOf,
  removeDecider,
} from '#testing/interviews.ts';
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
  interview = await createInterview(product, organization, { last_name: 'Bergmann' });
  manager = await createHiringManager(product, organization, interview.roleId);
});

const as = (user: TestUser) => interviewOf(product, interview, user);
const change = (question: number, rating: number | null, sequence: number, note = '') => ({
  question,
  rating,
  note,
  sequence,
});
const ratingsOf = (body: { data: { ratings: { question: number; rating: number; note: string }[] } }) =>
  body.data.ratings.map(({ question, rating, note }) => [question, rating, note]);

describe('ratings of an interview', () => {
  it('are saved as one writes, and a late or repeated batch changes nothing', async () => {
    const first = await as(manager).save([change(1, 4, 10, 'Told the team'), change(2, 2, 11)]);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(first.body.data).toMatchObject({ version: 1, next_sequence: 12 });
    // Arrives late: question 1 was changed since, question 2 was not.
    const late = await as(manager).save([change(1, 1, 9, 'Old'), change(2, 3, 12, 'Went on')]);
    expect(ratingsOf(late.body)).toEqual([
      [1, 4, 'Told the team'],
      [2, 3, 'Went on'],
    ]);
    const again = await as(manager).save([change(1, 4, 10, 'Told the team'), change(2, 2, 11)]);
    expect(again.body).toEqual(late.body);
    // Within a batch the newest of a question counts, whatever its place.
    const mixedAnswer = await as(manager).save([change(1, 5, 21), change(1, 2, 20)]);
    expect(ratingsOf(mixedAnswer.body)[0]).toEqual([1, 5, '']);
    const untold = await as(manager).save([{ ...change(1, null, 22), could_not_tell: true }]);
    expect(untold.body.data.ratings[0]).toMatchObject({ rating: null, could_not_tell: true });
    // A rating and "could not tell" exclude each other.
    const both = await as(manager).save([{ ...change(1, 3, 23), could_not_tell: true }]);
    expect(both.body.data.ratings[0]).toMatchObject({ rating: 3, could_not_tell: false });
  });

  it('refuse unknown questions and versions, and values outside 1 to 5', async () => {
    expectRefusal(await as(manager).save([change(3, 4, 1)]), 400, 'interview.question_unknown', {
      question: 3,
    });
    expectRefusal(await as(manager).save([change(1, 4, 1)], 2), 409, 'interview.version_changed');
    for (const wrong of [change(1, 6, 1), change(1, 0, 1), change(0, 1, 1), change(1, 1, -1)]) {
      expectRefusal(await as(manager).save([wrong]), 400, 'INVALID_PAYLOAD');
    }
    expectRefusal(await as(manager).save([{ ...change(1, 1, 1), sum: 5 }]), 403, 'FORBIDDEN');
    expect((await as(manager).read()).body.data.own.version).toBeNull();
  });

  it('keep the version of the questions that were asked, also when it changes meanwhile', async () => {
    await as(manager).save([change(1, 4, 1)]);
    await itemsOf(product, admin).patch(`roles/${interview.roleId}`, {
      attributes: { A: { min: 1, max: 3 } },
      range_reason: 'The work has changed',
    });
    const { statusCode } = await product.app.inject({
      method: 'POST',
      url: `/api/role-interviews/${interview.roleId}/versions`,
      headers: admin.headers,
      payload: { after: 1 },
    });
    expect(statusCode).toBe(200);
    expect((await as(manager).read()).body.data).toMatchObject({ version: 1, questions: [{}, {}] });
    expect((await as(admin).read()).body.data).toMatchObject({ version: 2, questions: [{}, {}, {}] });
    expectRefusal(await as(manager).save([change(1, 4, 2)], 2), 409, 'interview.version_changed');
    // A device that was offline since before the change asked version 1.
    expect((await as(admin).save([change(2, 1, 1)], 1)).body.data.version).toBe(1);
  });

  it('make an administrator one of those who decide, but nobody without a membership', async () => {
    expect((await as(admin).read()).body.data.raters).toHaveLength(1);
    await as(admin).save([change(1, 3, 1)]);
    expect((await as(manager).read()).body.data.raters).toMatchObject([
      { user: manager.id, state: 'open' },
      { user: admin.id, state: 'open' },
    ]);
    const platform = await createUser(product, { organization, userRole: 'APP_ADMIN' });
    expectRefusal(await as(platform).save([change(1, 3, 1)]), 403, 'interview.members_only');
  });

  it('are submitted once complete, and final', async () => {
    expectRefusal(await as(manager).submit(), 409, 'interview.ratings_missing', { questions: '1, 2' });
    await as(manager).save([change(1, 4, 1), change(2, null, 2, 'Not asked')]);
    expectRefusal(await as(manager).submit(), 409, 'interview.ratings_missing', { questions: '2' });
    await as(manager).save([{ ...change(2, null, 3, 'Not asked'), could_not_tell: true }]);
    const submitAnswer = await as(manager).submit();
    expect(submitAnswer.body.data.submitted_at).toEqual(expect.any(String));
    expect((await as(manager).submit()).body).toEqual(submitAnswer.body);
    expectRefusal(await as(manager).save([change(1, 5, 9)]), 409, 'interview.submitted');
    // The answer to the last batch was lost, so the device sends it again.
    expect((await as(manager).save([change(1, 4, 1)])).status).toBe(200);
  });

  it('stay hidden until everybody has submitted, also from administrators who do not rate', async () => {
    const second = await createHiringManager(product, organization, interview.roleId);
    await as(manager).finish([4, 2]);
    await as(second).save([change(1, 1, 1, 'SECRET')]);
    for (const user of [manager, second, admin]) {
      expectRefusal(await as(user).compare(), 409, 'interview.not_open');
      expectRefusal(await as(user).decision(), 409, 'interview.not_open');
      expectRefusal(await as(user).decide('hire', 'Because'), 409, 'interview.not_open');
      const sheet = (await as(user).read()).body.data;
      if (user !== second) expect(JSON.stringify(sheet)).not.toContain('SECRET');
      if (user !== manager) expect(JSON.stringify(sheet)).not.toContain('Said 4');
      expect(sheet.raters.map(({ state }: { state: string }) => state)).toEqual(['done', 'open']);
    }
    await as(second).finish([3, 5]);
    const { body } = await as(admin).compare();
    expect(body.data.questions).toMatchObject([
      { number: 2, distance: 3, is_agreed: false, ratings: [{ rating: 2 }, { rating: 5 }] },
      { number: 1, distance: 1, is_agreed: true },
    ]);
  });

  it(
    'of two people who rated offline and synchronise late meet as if they had been online',
    SLOW,
    async () => {
      await addDeciders(product, organization, interview.roleId, [admin]);
      const offline = (user: TestUser, ratings: readonly [number, number]) => async () => {
        const batches = [
          [change(1, 1, 100, 'first words')],
          [change(1, ratings[0], 101, 'final words'), change(2, ratings[1], 102)],
        ];
        // The batches arrive in the wrong order, and twice.
        for (const batch of [...batches.toReversed(), ...batches]) await as(user).save(batch);
        return as(user).submit();
      };
      const answers = await Promise.all([offline(manager, [4, 2])(), offline(admin, [4, 5])()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { body } = await as(manager).compare();
      expect(body.data.opened_at).toEqual(expect.any(String));
      expect(
        body.data.questions.map(({ number, distance }: { number: number; distance: number }) => [
          number,
          distance,
        ]),
      ).toEqual([
        [2, 3],
        [1, 0],
      ]);
      expect(body.data.questions[1].ratings).toMatchObject([
        { note: 'final words' },
        { note: 'final words' },
      ]);
    },
  );

  it('of a colleague who lost access stay hidden and are no longer waited for', SLOW, async () => {
    const second = await createHiringManager(product, organization, interview.roleId);
    await as(second).save([change(1, 1, 1, 'SECRET')]);
    await as(manager).finish([4, 2]);
    expectRefusal(await as(manager).compare(), 409, 'interview.not_open');
    await removeDecider(product, interview.roleId, second);
    expectRefusal(await as(second).save([change(1, 2, 2)]), 404, 'record.not_found');
    const { body } = await as(manager).compare();
    expect(body.data.raters).toMatchObject([{ user: manager.id }]);
    expect(JSON.stringify(body)).not.toContain('SECRET');
    // Once visible, no ratings are added, also when the access returns.
    await addDeciders(product, organization, interview.roleId, [second]);
    expectRefusal(await as(second).save([change(1, 2, 3)]), 409, 'interview.opened');
    expectRefusal(await as(second).submit(), 409, 'interview.opened');
    expect((await as(second).read()).body.data).toMatchObject({ may_rate: false });
    expect((await as(manager).compare()).status).toBe(200);
  });

  it('of a colleague who submitted and then left are shown without their name', SLOW, async () => {
    const second = await createHiringManager(product, organization, interview.roleId);
    await as(second).finish([2, 2]);
    await product.deps.db.platform.write((db) =>
      db.deleteFrom('memberships').where('user_id', '=', second.id).execute(),
    );
    await as(manager).finish([4, 2]);
    const { body } = await as(manager).compare();
    expect(body.data.raters).toMatchObject([{ user: manager.id }, { user: second.id, name: null }]);
    expect(body.data.questions[0]).toMatchObject({ number: 1, distance: 2 });
  });

  it('are written as answers of one person alone when nobody else decides', async () => {
    await as(manager).finish([4, null]);
    const { body } = await as(manager).compare();
    expect(body.data.questions).toMatchObject([
      { number: 1, distance: null, is_agreed: null, ratings: [{ rating: 4, note: 'Said 4' }] },
      { number: 2, distance: null, is_agreed: null, ratings: [{ rating: null, could_not_tell: true }] },
    ]);
  });
});
