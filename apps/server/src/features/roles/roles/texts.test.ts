import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let items: ReturnType<typeof itemsOf>;
let path: string;

beforeEach(async () => {
  organization = await createOrganization(product);
  items = itemsOf(product, await createUser(product, { organization }));
  path = `roles/${(await createRole(product, organization)).id}`;
});

const TEXTS = ['purpose', 'description', 'accountabilities'] as const;

describe('a new role', () => {
  it('has no draft, no summaries and is not published', async () => {
    const { body } = await items.post('roles', { name: 'Sales' });
    expect(body.data).toMatchObject({
      draft_answers: null,
      draft_state: null,
      is_published_to_pool: false,
      ...Object.fromEntries(
        TEXTS.flatMap((text) => [
          [`${text}_summaries`, []],
          [`${text}_origins`, []],
          [`is_${text}_summarised`, false],
          [`selected_${text}_index`, 0],
        ]),
      ),
    });
  });
});

describe.each(TEXTS)('the summary of the %s', (text) => {
  const summaries = `${text}_summaries`;
  const index = `selected_${text}_index`;

  it('stores its versions and the selected one', async () => {
    const fields = `?fields=${summaries},${index},is_${text}_summarised`;
    const change = { [summaries]: [' One ', 'Two'], [index]: 1, [`is_${text}_summarised`]: true };
    const { body } = await items.patch(`${path}${fields}`, change);
    expect(body.data).toEqual({ ...change, [summaries]: ['One', 'Two'] });
    const before = await items.get(path);
    expect(await items.patch(path, { [summaries]: ['One', 'Two'], [index]: 1 })).toEqual(before);
    const most = ['1', '2', '3', '4', 'x'.repeat(5000)];
    expect((await items.patch(path, { [summaries]: most, [index]: 4 })).body.data[summaries]).toEqual(most);
  });

  it('stores the origin of its versions, if they are written together', async () => {
    const origins = `${text}_origins`;
    const fields = `?fields=${summaries},${origins}`;
    const knownOrigins = [{ by: 'ai', model: 'small-1', is_edited: false }, null];
    const both = { [summaries]: ['One', 'Two'], [origins]: knownOrigins };
    expect((await items.patch(path + fields, both)).body.data).toEqual(both);
    const versions = { [summaries]: ['One', 'Three'] };
    expect((await items.patch(path + fields, versions)).body.data).toEqual({ ...versions, [origins]: [] });
    for (const value of [
      null,
      'ai',
      [{ by: 'ai' }],
      [{ ...knownOrigins[0], by: 'x' }],
      Array(6).fill(null),
    ]) {
      expectRefusal(await items.patch(path, { [origins]: value }), 400, 'FAILED_VALIDATION', {
        field: origins,
        type: 'list',
      });
    }
  });

  it('is what others read while it is selected', async () => {
    const read = async () => (await items.get(`${path}?fields=shown_texts`)).body.data.shown_texts[text];
    await items.patch(path, { [text]: 'Long text', [summaries]: ['One', 'Two'], [index]: 1 });
    expect(await read()).toEqual({ text: 'Long text', is_short: false, by: null });
    await items.patch(path, { [`is_${text}_summarised`]: true });
    expect(await read()).toEqual({ text: 'Two', is_short: true, by: null });
    const origins = [null, { by: 'local', model: null, is_edited: true }];
    await items.patch(path, { [summaries]: ['One', 'Two'], [`${text}_origins`]: origins });
    expect(await read()).toEqual({ text: 'Two', is_short: true, by: 'local' });
    await items.patch(path, { [summaries]: [], [index]: 0 });
    expect(await read()).toEqual({ text: 'Long text', is_short: false, by: null });
  });

  it('refers to an existing version, whichever of the two changes', async () => {
    const expectRefusedChange = (change: object) =>
      items
        .patch(path, change)
        .then((answer) => expectRefusal(answer, 400, 'role.summary_index_invalid', { field: index }));
    await expectRefusedChange({ [index]: 1 });
    await expectRefusedChange({ [summaries]: ['One'], [index]: 1 });
    await items.patch(path, { [summaries]: ['One', 'Two'], [index]: 1 });
    await expectRefusedChange({ [summaries]: ['One'] });
    await expectRefusedChange({ [summaries]: [] });
    for (const value of [-1, 2, 5, 1.5, '1', null]) await expectRefusedChange({ [index]: value });
    const { body } = await items.patch(path, { [summaries]: [], [index]: 0 });
    expect(body.data).toMatchObject({ [summaries]: [], [index]: 0 });
  });

  it('rejects values that are not a list of texts, and too many or too long ones', async () => {
    for (const value of [null, 'One', [1], { 0: 'One' }]) {
      expectRefusal(await items.patch(path, { [summaries]: value }), 400, 'FAILED_VALIDATION', {
        field: summaries,
        type: 'list',
      });
    }
    expectRefusal(await items.patch(path, { [summaries]: [' '] }), 400, 'FAILED_VALIDATION', {
      field: summaries,
      type: 'empty',
    });
    expectRefusal(
      await items.patch(path, { [summaries]: ['1', '2', '3', '4', '5', '6'] }),
      400,
      'role.summaries_too_many',
      { max: 5 },
    );
    expectRefusal(await items.patch(path, { [summaries]: ['x'.repeat(5001)] }), 400, 'VALUE_TOO_LONG', {
      collection: 'roles',
      field: summaries,
    });
    expectRefusal(await items.patch(path, { [`is_${text}_summarised`]: null }), 400, 'FAILED_VALIDATION', {
      field: `is_${text}_summarised`,
    });
  });
});

describe('an unfinished role', () => {
  it('stores the answers of the assistant until it is finished', async () => {
    const draft_answers = { title: 'Sales', steps: [1, 2, { text: 'ä' }] };
    const draft = await items.patch(`${path}?fields=draft_answers,draft_state`, {
      draft_answers,
      draft_state: 'draft',
    });
    expect(draft.body.data).toEqual({ draft_answers, draft_state: 'draft' });
    const before = await items.get(path);
    expect(await items.patch(path, { draft_answers, draft_state: 'draft' })).toEqual(before);
    const response = await items.patch(path, { draft_answers: null, draft_state: null });
    expect(response.body.data).toMatchObject({ draft_answers: null, draft_state: null });
  });

  it('can be published and unpublished', async () => {
    for (const is_published_to_pool of [true, false, true]) {
      const { body } = await items.patch(`${path}?fields=is_published_to_pool`, { is_published_to_pool });
      expect(body.data).toEqual({ is_published_to_pool });
    }
    expect(
      await items.find('roles', { filter: { is_published_to_pool: true }, fields: ['id'] }),
    ).toHaveLength(1);
  });

  it.each([
    [{ draft_state: 'finished' }, 'FAILED_VALIDATION', { field: 'draft_state', type: 'in' }],
    [{ draft_state: true }, 'FAILED_VALIDATION', { field: 'draft_state', type: 'in' }],
    [{ draft_answers: 'x' }, 'FAILED_VALIDATION', { field: 'draft_answers', type: 'object' }],
    [{ draft_answers: { text: 'a\0b' } }, 'INVALID_PAYLOAD', {}],
    [{ is_published_to_pool: 'yes' }, 'FAILED_VALIDATION', { field: 'is_published_to_pool' }],
    [{ is_published_to_pool: null }, 'FAILED_VALIDATION', { field: 'is_published_to_pool' }],
  ])('refuses %j', async (change, code, details) => {
    expectRefusal(await items.patch(path, change), 400, code, details);
  });

  it('rejects more answers than the assistant has questions', async () => {
    const answer = await items.patch(path, { draft_answers: { text: 'x'.repeat(50_000) } });
    expectRefusal(answer, 400, 'VALUE_TOO_LONG', { collection: 'roles', field: 'draft_answers' });
  });
});

describe('a role for a talent', () => {
  it('contains the description of the job and nothing about how it was created', async () => {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    const own = await createTalent(product, organization, { user_id: user.id });
    await items.patch(path, { talents: { create: [own.id] }, purpose: 'Sell', purpose_summaries: ['S'] });
    const theirs = itemsOf(product, user);
    const [role] = await theirs.find('roles', { fields: '*' });
    expect(role).toMatchObject({
      purpose: 'Sell',
      shown_texts: { purpose: { text: 'Sell', is_short: false, by: null } },
      talents: [expect.any(String)],
      assignments: [],
    });
    expect(Object.keys(role).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
      [
        'accountabilities',
        'assignments',
        'attributes',
        'date_created',
        'date_deleted',
        'date_updated',
        'description',
        'id',
        'name',
        'organization_id',
        'purpose',
        'shown_texts',
        'talents',
        'user_deleted',
        'value_creation',
      ].filter((name) => name in role),
    );
    for (const name of [
      'draft_answers',
      'draft_state',
      'is_published_to_pool',
      'user_created',
      ...TEXTS.flatMap((text) => [
        `${text}_summaries`,
        `${text}_origins`,
        `is_${text}_summarised`,
        `selected_${text}_index`,
      ]),
    ]) {
      expectRefusal(await theirs.get(`roles?fields=${name}`), 403, 'FORBIDDEN', { field: name });
      expectRefusal(await theirs.get(`roles?filter[${name}][_null]=true`), 403, 'FORBIDDEN', {
        field: name,
      });
      expectRefusal(await theirs.get(`roles?sort=${name}`), 403, 'FORBIDDEN', { field: name });
    }
    for (const name of ['skills', 'teams', 'training_courses', 'ra_surveys', 'ra_survey_results']) {
      expectRefusal(await theirs.get(`roles?fields=${name}`), 403, 'FORBIDDEN');
    }
  });
});
