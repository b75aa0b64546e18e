import { describe, expect, it } from 'vitest';
import { createOrganization } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, Device, ITEMS, scoredSheet, sheetOf } from '#testing/surveys.ts';

const product = useProduct();
const DEMOGRAPHICS = { name: 'Kim Park', age: 30, gender: 'diverse' };

type Answer = Awaited<ReturnType<Device['call']>>;

function codesOf(answer: Answer): string[] {
  return answer.json().errors.map((error: { extensions: { code: string } }) => error.extensions.code);
}

async function openSurvey(values: Parameters<typeof createInvitation>[2] & { isFrozen?: boolean } = {}) {
  const organization = await createOrganization(product);
  const invitation = await createInvitation(product, organization, values);
  const device = new Device(product);
  await device.open(invitation.token);
  return { organization, invitation, device };
}

function rowOf(resultId: string) {
  return product.deps.db.platform.read((db) =>
    db.selectFrom('talents_results').selectAll().where('id', '=', resultId).executeTakeFirstOrThrow(),
  );
}

describe('POST /survey/finish', () => {
  it('names the open items, including the instructed ones', async () => {
    const { device, invitation } = await openSurvey();
    await device.call('PATCH', '/survey/demographics', DEMOGRAPHICS);
    const answers = sheetOf().filter(({ item }) => ![3, 1001, 120].includes(item));
    await device.answer(answers);
    const answer = await device.call('POST', '/survey/finish', {});
    expect([answer.statusCode, codesOf(answer)]).toEqual([400, ['survey.items_missing']]);
    expect(answer.json().errors[0].extensions.items).toEqual(
      ITEMS.filter((item) => [3, 1001, 120].includes(item)),
    );
    expect((await rowOf(invitation.resultId)).status).toBe('PENDING');
  });

  it('rejects further answers and changes nothing', async () => {
    const { device, invitation } = await openSurvey();
    await device.complete(invitation.token);
    const before = await rowOf(invitation.resultId);
    const late = await device.answer([{ item: 1, value: 4, seq: 999 }]);
    expect([late.statusCode, codesOf(late)]).toEqual([409, ['survey.completed']]);
    expect(codesOf(await device.call('PATCH', '/survey/demographics', DEMOGRAPHICS))).toEqual([
      'survey.completed',
    ]);
    await device.call('POST', '/survey/finish', {});
    expect(await rowOf(invitation.resultId)).toEqual(before);
  });

  it('scores the same from batches that arrived twice and out of order', async () => {
    const { device, invitation } = await openSurvey();
    await device.call('PATCH', '/survey/demographics', DEMOGRAPHICS);
    const correctedAnswers = sheetOf(3, ITEMS, 200);
    const chunks = [
      correctedAnswers.slice(60),
      sheetOf(0).slice(0, 50),
      correctedAnswers.slice(0, 60),
      sheetOf(0),
      correctedAnswers,
    ];
    for (const chunk of chunks) await device.answer(chunk.toReversed());
    await device.call('POST', '/survey/finish', {});
    expect((await rowOf(invitation.resultId)).result).toEqual(JSON.parse(JSON.stringify(scoredSheet(3))));
  });
});
