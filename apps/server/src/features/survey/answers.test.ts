import { describe, expect, it } from 'vitest';
import { createOrganization } from '#testing/factories.ts';
import { statementsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { answerTo, createInvitation, Device, sheetOf } from '#testing/surveys.ts';

const product = useProduct();
const TOTAL = 110;

type Answer = Awaited<ReturnType<Device['call']>>;

function codesOf(answer: Answer): string[] {
  return answer.json().errors.map((error: { extensions: { code: string } }) => error.extensions.code);
}

async function openSurvey(values: Parameters<typeof createInvitation>[2] = {}) {
  const organization = await createOrganization(product);
  const invitation = await createInvitation(product, organization, values);
  const device = new Device(product);
  const openResponse = await device.open(invitation.token);
  return { organization, invitation, device, openResponse };
}

function statusOf(resultId: string) {
  return product.deps.db.platform.read((db) =>
    db.selectFrom('talents_results').selectAll().where('id', '=', resultId).executeTakeFirstOrThrow(),
  );
}

function countAnswers(resultId: string): Promise<number> {
  return product.deps.db.platform.read(async (db) => {
    const rows = await db
      .selectFrom('survey_answers')
      .select('seq')
      .where('result_id', '=', resultId)
      .execute();
    return rows.length;
  });
}

describe('PATCH /survey/answers', () => {
  it('stores a batch and counts the answered items', async () => {
    const { device, invitation } = await openSurvey();
    const answer = await device.answer(sheetOf().slice(0, 3));
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { answered: 3 } }]);
    const row = await statusOf(invitation.resultId);
    expect(row.status).toBe('PENDING');
    expect(row.date_started).not.toBeNull();
  });

  it('records that the page was translated, permanently', async () => {
    const { device, invitation } = await openSurvey();
    await device.answer(sheetOf().slice(0, 2));
    expect((await statusOf(invitation.resultId)).page_translated).toBe(false);
    await device.answer([
      { item: 3, value: 2, seq: 3, translated: true },
      { item: 4, value: 2, seq: 4 },
    ]);
    expect((await statusOf(invitation.resultId)).page_translated).toBe(true);
    await device.answer([{ item: 5, value: 2, seq: 5, translated: false }]);
    expect((await statusOf(invitation.resultId)).page_translated).toBe(true);
  });

  it.each(['yes', 1, null])('refuses %j as a note on translation', async (flag) => {
    const { device, invitation } = await openSurvey();
    const answer = await device.call('PATCH', '/survey/answers', {
      answers: [{ item: 1, value: 2, seq: 1, translated: flag }],
    });
    expect([answer.statusCode, await countAnswers(invitation.resultId)]).toEqual([400, 0]);
  });

  it('accepts a single answer', async () => {
    const { device } = await openSurvey();
    await device.answer(sheetOf().slice(0, 1));
    const statements = await statementsOf(async () => {
      expect((await device.answer(sheetOf().slice(0, 5))).json().data.answered).toBe(5);
    });
    expect(statements).toHaveLength(1);
  });

  it('uses the form of the sheet, which may differ from the current one', async () => {
    const { device, invitation } = await openSurvey({ result: { instrument_version: 'ipip-neo-120/5' } });
    const answer = await device.answer([
      { item: 28, value: 5, seq: 1 },
      { item: 1, value: 2, seq: 2 },
    ]);
    expect(answer.json()).toEqual({ data: { answered: 2 } });
    expect((await device.answer([{ item: 1, value: 3, seq: 3 }])).json().data.answered).toBe(2);
    expect(codesOf(await device.answer([{ item: 1001, value: 3, seq: 4 }]))).toEqual(['survey.unknown_item']);
    expect(await countAnswers(invitation.resultId)).toBe(3);
  });

  it.each(['date_deleted', 'date_anonymized'] as const)(
    'rejects answers of a deleted person: %s',
    async (column) => {
      const { device, invitation } = await openSurvey();
      await product.deps.db.platform.write((db) =>
        db
          .updateTable('talents')
          .set({ [column]: new Date() })
          .where('id', '=', invitation.talentId)
          .execute(),
      );
      const answer = await device.answer(sheetOf().slice(0, 1));
      expect([answer.statusCode, codesOf(answer)]).toEqual([401, ['survey.no_session']]);
      expect(await countAnswers(invitation.resultId)).toBe(0);
    },
  );

  it.each([
    [0, 'survey.answer_out_of_range'],
    [5, 'survey.answer_out_of_range'],
    [2.5, 'survey.answer_out_of_range'],
    ['x', 'survey.answer_out_of_range'],
    ['3', 'survey.answer_out_of_range'],
    [null, 'survey.answer_out_of_range'],
    [undefined, 'survey.answer_out_of_range'],
  ])('refuses the answer %j and stores nothing of the batch', async (value, code) => {
    const { device, invitation } = await openSurvey();
    const [first] = sheetOf();
    const answer = await device.answer([first ?? {}, { item: 2, value, seq: 2 }]);
    expect([answer.statusCode, codesOf(answer)]).toEqual([400, [code]]);
    expect(answer.json().errors[0].extensions.item).toBe(2);
    expect(await countAnswers(invitation.resultId)).toBe(0);
    expect((await statusOf(invitation.resultId)).status).toBe('OPENED');
  });

  it.each([[28], [0], [121], [1003], [-1]])('rejects item %i, which is not in the form', async (item) => {
    const { device, invitation } = await openSurvey();
    const answer = await device.answer([{ item, value: 2, seq: 1 }]);
    expect([answer.statusCode, codesOf(answer)]).toEqual([400, ['survey.unknown_item']]);
    expect(await countAnswers(invitation.resultId)).toBe(0);
  });

  it.each([
    [{ answers: [] }],
    [{}],
    [{ answers: [{ item: 'x', value: 2, seq: 1 }] }],
    [{ answers: [{ item: 1, value: 2 }] }],
  ])('refuses %j', async (payload) => {
    const { device } = await openSurvey();
    expect(codesOf(await device.call('PATCH', '/survey/answers', payload))).toEqual(['INVALID_PAYLOAD']);
  });

  it('can be repeated with the same batch', async () => {
    const { device, invitation } = await openSurvey();
    const batch = sheetOf().slice(0, 10);
    await device.answer(batch);
    const answer = await device.answer(batch);
    expect(answer.json().data.answered).toBe(10);
    expect(await countAnswers(invitation.resultId)).toBe(10);
  });

  it('accepts ten answers given offline later, twice and concurrently', async () => {
    const { device, invitation } = await openSurvey();
    const batch = sheetOf().slice(0, 10);
    const answers = await Promise.all([device.answer(batch), device.answer(batch), device.answer(batch)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await countAnswers(invitation.resultId)).toBe(10);
    expect((await device.call('GET', '/survey/session')).json().data).toMatchObject({
      answered: 10,
      next_seq: 11,
    });
  });

  it('uses the highest sequence of a device, in any order of arrival', async () => {
    const { device } = await openSurvey();
    await device.answer([{ item: 1, value: 4, seq: 9 }]);
    await device.answer([
      { item: 1, value: 2, seq: 3 },
      { item: 2, value: 1, seq: 4 },
    ]);
    const { data } = (await device.call('GET', '/survey/session')).json();
    expect(data.answers).toEqual([
      { item: 1, value: 4 },
      { item: 2, value: 1 },
    ]);
  });

  it('keeps answers of two tabs with the same sequence', async () => {
    const { device } = await openSurvey();
    await device.answer([{ item: 1, value: 4, seq: 1 }]);
    const answer = await device.answer([{ item: 2, value: 2, seq: 1 }]);
    expect(answer.json().data.answered).toBe(2);
  });

  it('uses the last received answer of two devices that answer at once', async () => {
    const { device, invitation } = await openSurvey();
    const other = new Device(product);
    await other.open(invitation.token);
    const [first, second] = [sheetOf(0).slice(0, 60), sheetOf(1).slice(50)];
    const answers = await Promise.all([device.answer(first), other.answer(second)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await device.answer([{ item: 5, value: 4, seq: 500 }]);
    await other.answer([{ item: 5, value: 1, seq: 501 }]);
    // A late repetition from the first device is not a new answer.
    await device.answer([{ item: 5, value: 4, seq: 500 }]);
    const { data } = (await device.call('GET', '/survey/session')).json();
    expect(data.answered).toBe(TOTAL);
    expect(data.answers).toContainEqual({ item: 5, value: 1 });
    expect(data.next_seq).toBe(501);
  });

  it('continues where another device stopped', async () => {
    const { device, invitation } = await openSurvey();
    await device.answer(sheetOf().slice(0, 4));
    const { data } = (await new Device(product).open(invitation.token)).json();
    expect(data).toMatchObject({ state: 'open', answered: 4, next_seq: 1 });
    expect(data.answers[0]).toEqual({ item: 1, value: answerTo(1) });
  });

  it('accepts implausible times without rejecting the answer', async () => {
    const { device } = await openSurvey();
    const answer = await device.answer([
      { item: 1, value: 2, seq: 1, seconds: -5 },
      { item: 2, value: 2, seq: 2, seconds: 1e9 },
      { item: 3, value: 2, seq: 3, seconds: null },
    ]);
    expect(answer.statusCode).toBe(200);
  });

  it.each([
    ['CANCELED', 404, 'survey.link_expired'],
    ['SCHEDULED', 409, 'survey.not_started'],
  ])('takes none for an invitation that is %s', async (status, code, error) => {
    const { device, invitation } = await openSurvey();
    await product.deps.db.platform.write((db) =>
      db.updateTable('talents_results').set({ status }).where('id', '=', invitation.resultId).execute(),
    );
    const answer = await device.answer(sheetOf().slice(0, 1));
    expect([answer.statusCode, codesOf(answer)]).toEqual([code, [error]]);
  });
});
