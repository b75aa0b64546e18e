import { describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createOwner, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult, createInvitation, Device } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

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

const updateTalent = (id: string, values: object) =>
  product.deps.db.platform.write((db) =>
    db.updateTable('talents').set(values).where('id', '=', id).execute(),
  );

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

  it.each([
    ['markup as it is', '<script>alert(1)</script> **b** #set $x$ @ref \\n', undefined],
    ['emoji of several code points', '👩‍👩‍👧‍👦 ❤️ 🇩🇪', undefined],
    ['letters of another direction, without marks that turn it', '\u202eabc\u202c שלום', 'abc שלום'],
    [
      'line breaks of every system, and one empty line at most',
      'a\r\nb\rc\u2028d\n\n\n\n e ',
      'a\nb\nc\nd\n\ne',
    ],
    ['no control characters and no halves of a letter', 'a\u0000b\ud800c\td', 'a b\ufffdc d'],
    ['composed letters', 'a\u0308', 'ä'],
  ])('keeps %s', SLOW, async (_name, text, storedText) => {
    const { owner, resultId } = await createPerson();
    const answer = await save(owner, resultId, text);
    expect(answer).toMatchObject({ status: 200, data: { text: storedText ?? text } });
    expect(await shownTo(owner, resultId)).toBe(storedText ?? text);
  });

  it('is empty when it has no visible text', SLOW, async () => {
    const { owner, resultId } = await createPerson();
    for (const empty of ['', '   ', '\n\n\t\n', '\u200b\u2060\u00ad', '\u2800']) {
      expect((await save(owner, resultId, empty)).data, JSON.stringify(empty)).toEqual({ text: null });
    }
    expect(await shownTo(owner, resultId)).toBeNull();
  });

  it.each([
    ['letters', 'ä'],
    ['emoji', '😀'],
    ['letters outside the first plane', '\u{20000}'],
  ])('has at most 1,000 characters: %s', SLOW, async (_name, letter) => {
    const { owner, resultId } = await createPerson();
    const longest = letter.repeat(1000);
    expect(await save(owner, resultId, longest)).toMatchObject({ status: 200, data: { text: longest } });
    // Surrounding blanks are ignored.
    expect((await save(owner, resultId, `  ${longest}\n\n`, longest)).status).toBe(200);
    const over = await save(owner, resultId, `${longest}${letter}`, longest);
    expect([over.status, over.code]).toEqual([400, 'statement.too_long']);
    expect(await shownTo(owner, resultId)).toBe(longest);
  });

  it(
    'does not overwrite text that the person has not seen, in one tab after another or at the same time',
    SLOW,
    async () => {
      const { owner, resultId } = await createPerson();
      await save(owner, resultId, 'first');
      const late = await save(owner, resultId, 'second', null);
      expect([late.status, late.code]).toEqual([409, 'statement.changed']);
      // The same text again is no conflict: the client repeats a request whose response was lost.
      expect((await save(owner, resultId, 'first', null)).status).toBe(200);
      const both = await Promise.all(['a', 'b'].map((text) => save(owner, resultId, text, 'first')));
      expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const storedText = both.find(({ status }) => status === 200)?.data.text;
      expect(await shownTo(owner, resultId)).toBe(storedText);
      const removedTwice = await Promise.all([1, 2].map(() => save(owner, resultId, '', storedText)));
      expect(removedTwice.map(({ status }) => status)).toEqual([200, 200]);
    },
  );

  it('cannot be written by others', async () => {
    const { organization, owner, resultId } = await createPerson();
    const colleague = await createPerson(organization);
    const outsider = await createPerson();
    const admin = await createUser(product, { organization });
    expect((await save(admin, resultId, 'Fine.')).code).toBe('FORBIDDEN');
    // An administrator with a talent record can write on their own result only.
    const adminTalent = await createTalent(product, organization, { email: admin.email });
    await updateTalent(adminTalent.id, { user_id: admin.id });
    for (const user of [colleague.owner, outsider.owner, admin]) {
      const answer = await save(user, resultId, 'Fine.');
      expect(['record.not_found', 'FORBIDDEN']).toContain(answer.code);
    }
    const direct = await itemsOf(product, admin).patch(`talents_results/${resultId}`, { statement: 'x' });
    expect(direct.status).toBe(403);
    expect(await shownTo(owner, resultId)).toBeNull();
  });

  it('can be written while the workspace is frozen, and while the result is on hold', SLOW, async () => {
    const { organization, owner, resultId } = await createPerson();
    const admin = await createUser(product, { organization });
    const hold = (until: string | null) =>
      product.deps.db.platform.write((db) =>
        db.updateTable('talents_results').set({ held_until: until }).where('id', '=', resultId).execute(),
      );
    await hold('infinity');
    expect((await save(owner, resultId, 'Held.')).status).toBe(200);
    expect(await shownTo(admin, resultId)).toBeNull();
    expect(await shownTo(owner, resultId)).toBe('Held.');
    await hold(null);
    expect(await shownTo(admin, resultId)).toBe('Held.');
    await product.deps.db.platform.write((db) =>
      db.updateTable('organizations').set({ is_freezed: true }).where('id', '=', organization.id).execute(),
    );
    expect((await save(owner, resultId, 'Frozen.', 'Held.')).status).toBe(200);
  });

  it('belongs to one result: a new one has none, and it is deleted with the result', SLOW, async () => {
    const { organization, talentId, owner, resultId } = await createPerson();
    await save(owner, resultId, 'Old.');
    const newest = await createFinishedResult(product, organization, {
      talentId,
      seed: 3,
      finishedAt: new Date(product.clock.now().getTime() + 60_000),
    });
    expect([await shownTo(owner, newest), await shownTo(owner, resultId)]).toEqual([null, 'Old.']);
    await product.deps.db.platform.write((db) =>
      db.deleteFrom('talents_results').where('id', '=', resultId).execute(),
    );
    expect((await save(owner, resultId, 'Late.', 'Old.')).code).toBe('record.not_found');
    const rows = await product.deps.db.platform.read((db) =>
      db.selectFrom('result_statements').select('text').where('result_id', '=', resultId).execute(),
    );
    expect(rows).toEqual([]);
  });

  it('needs a finished survey', SLOW, async () => {
    const { organization, owner, talentId } = await createPerson();
    const { resultId } = await createInvitation(product, organization, { talentId });
    expect((await save(owner, resultId, 'Early.')).code).toBe('result.not_finished');
  });

  it('is deleted when the record is anonymised', async () => {
    const { talentId, owner, resultId } = await createPerson();
    await save(owner, resultId, 'Mine.');
    await updateTalent(talentId, { date_anonymized: new Date() });
    const rows = await product.deps.db.platform.read((db) =>
      db.selectFrom('result_statements').select('text').where('result_id', '=', resultId).execute(),
    );
    expect(rows).toEqual([]);
  });
});

describe('The visibility of a statement', () => {
  it('is that of the name, which it may contain', async () => {
    const organization = await createOrganization(product);
    const admin = await createUser(product, { organization });
    const { owner, talentId, resultId } = await createPerson(organization, {
      first_name: 'Wilhelmina',
      last_name: 'Zimtstern',
      is_directly_invited: false,
    });
    await save(owner, resultId, 'I, Wilhelmina Zimtstern, was tired.');
    expect(await shownTo(admin, resultId)).toBeNull();
    const texts = await product.app.inject({
      url: `/api/reports/getTalentEvaluationTexts/${resultId}?language=en`,
      headers: admin.headers,
    });
    expect(texts.json().data.report.statement).toBeNull();
    await updateTalent(talentId, { is_insight_unlocked: true });
    expect(await shownTo(admin, resultId)).toContain('Zimtstern');
    const hides = { hides_people: 'everybody' };
    await product.app.inject({
      method: 'PATCH',
      url: '/api/users/me',
      headers: admin.headers,
      payload: hides,
    });
    expect(await shownTo(admin, resultId)).toBeNull();
    expect(await shownTo(owner, resultId)).toContain('Zimtstern');
  });

  it('does not allow searching, filtering or sorting', async () => {
    const { organization, owner, resultId } = await createPerson();
    await save(owner, resultId, 'Zwetschgenkuchen');
    const admin = await createUser(product, { organization });
    const items = itemsOf(product, admin);
    const filter = JSON.stringify({ statement: { _contains: 'Zwetschgen' } });
    for (const query of [`filter=${encodeURIComponent(filter)}`, 'sort=statement']) {
      expect((await items.get(`talents_results?${query}`)).status, query).toBeGreaterThanOrEqual(400);
    }
    for (const collection of ['talents', 'talents_results']) {
      const { body } = await items.get(`${collection}?search=Zwetschgenkuchen`);
      expect(body.data ?? [], collection).toEqual([]);
    }
  });

  it('is audited as part of the result', SLOW, async () => {
    const { organization, owner, talentId, resultId } = await createPerson();
    await save(owner, resultId, 'Mine.');
    const admin = await createUser(product, { organization });
    await shownTo(admin, resultId);
    const lines = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('audit_log')
        .select('talent_ids')
        .where('user_id', '=', admin.id)
        .where('action', '=', 'results.read')
        .execute(),
    );
    expect(lines.some(({ talent_ids: ids }) => ids.includes(talentId))).toBe(true);
  });
});

describe('A statement of a person without an account', () => {
  it('is written on the result page after the survey', SLOW, async () => {
    const organization = await createOrganization(product);
    const invitation = await createInvitation(product, organization);
    const device = new Device(product);
    await device.open(invitation.token);
    const body = { text: 'I was tired.', before: null };
    const early = await device.call('PATCH', '/survey/result/statement', body);
    expect(early.json().errors[0].extensions.code).toBe('result.not_finished');
    await device.complete(invitation.token, 2);
    expect((await device.call('GET', '/survey/result')).json().data.statement).toBeNull();
    expect((await device.call('PATCH', '/survey/result/statement', body)).json().data).toEqual({
      text: 'I was tired.',
    });
    expect((await device.call('GET', '/survey/result')).json().data.statement).toBe('I was tired.');
    const admin = await createUser(product, { organization });
    expect(await shownTo(admin, invitation.resultId)).toBe('I was tired.');
    const stale = await device.call('PATCH', '/survey/result/statement', { text: 'b', before: null });
    expect(stale.statusCode).toBe(409);
  });

  it('needs the session of the survey', async () => {
    const answer = await product.app.inject({
      method: 'PATCH',
      url: '/api/survey/result/statement',
      payload: { text: 'x', before: null },
    });
    expect(answer.statusCode).toBe(401);
  });
});
