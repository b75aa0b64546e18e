import { getItems, listSharedItems } from '@quint/psychometrics/items.ts';
import type { WorkForm } from '@quint/psychometrics/types.ts';
import { describe, expect, it } from 'vitest';
import { createOrganization } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, Device, ITEMS, sheetOf } from '#testing/surveys.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import { simulateSheet } from '@quint/psychometrics/simulate.ts';
import { recomputeEverything } from '#features/survey/rescoring/service.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const [FIRST, SECOND] = ['ipip-neo-work@1', 'ipip-neo-work@2'] as const;
/** The items that differ between the two forms, in display order. */
const CHANGED_ITEMS = [22, 33, 47, 1001, 70, 76, 95, 1002, 117];
const DEMOGRAPHICS = { name: 'Kim Park', age: 30, gender: 'diverse' };

async function openSheet(instrument: WorkForm) {
  const organization = await createOrganization(product);
  const invitation = await createInvitation(product, organization, {
    result: { instrument_version: instrument },
  });
  const device = new Device(product);
  const response = await device.open(invitation.token);
  return { organization, invitation, device, session: response.json().data };
}

/** Answers of a conscientious person on that form. */
function answersOn(form: WorkForm, items: readonly number[] = ITEMS) {
  const { answers } = simulateSheet({ seed: 7, instrument: form });
  return sheetOf(0, items).map((answer) => ({ ...answer, value: answers[answer.item] }));
}

const give = (device: Device, instrument: WorkForm, items?: readonly number[]) =>
  device.call('PATCH', '/survey/answers', { instrument, answers: answersOn(instrument, items) });

function rowOf(resultId: string) {
  return product.deps.db.platform.read((db) =>
    db.selectFrom('talents_results').selectAll().where('id', '=', resultId).executeTakeFirstOrThrow(),
  );
}

async function storedAnswers(resultId: string) {
  return product.deps.db.platform.read((db) =>
    db
      .selectFrom('survey_answers')
      .select(['item', 'value', 'instrument_version'])
      .where('result_id', '=', resultId)
      .execute(),
  );
}

async function finish(device: Device) {
  await device.call('PATCH', '/survey/demographics', DEMOGRAPHICS);
  return device.call('POST', '/survey/finish', {});
}

describe('a sheet started on the first work form', () => {
  it('continues with its own items', async () => {
    const { device, session } = await openSheet(FIRST);
    expect(session).toMatchObject({ instrument: FIRST, total: 110 });
    const { data } = (await device.call('GET', '/survey/items?language=de')).json();
    expect(data.instrument).toBe(FIRST);
    expect(data.items).toEqual(getItems(FIRST, 'de').map(({ number, text }) => ({ num: number, text })));
    expect(data.items).toContainEqual({ num: 22, text: 'Ich liebe Aufregung.' });
  });

  it('is finished, scored and reported with it, beside the next sheet of the same person', SLOW, async () => {
    const { device, invitation } = await openSheet(FIRST);
    // As sent by pages from before there were versions.
    await device.answer(answersOn(FIRST));
    expect((await finish(device)).statusCode).toBe(200);
    expect((await device.call('GET', '/survey/result')).json().data.versions.instrument).toBe(FIRST);
    const before = await rowOf(invitation.resultId);
    expect(before.result).toMatchObject({ quality: { flags: [] }, versions: { instrument: FIRST } });

    const retake = (await device.call('POST', '/survey/retake', {})).json().data;
    expect(retake).toMatchObject({ state: 'open', instrument: SECOND });
    await give(device, SECOND);
    const { result } = (await finish(device)).json().data;
    const [first, second] = [await rowOf(invitation.resultId), await rowOf(result)];
    expect(first).toEqual(before);
    expect(second.result).toMatchObject({ quality: { flags: [] }, versions: { instrument: SECOND } });
    const listZScores = (row: typeof first) => [row.z_o, row.z_c, row.z_e, row.z_a, row.z_es];
    expect(listZScores(second)).toEqual(listZScores(first));
    const all = await recomputeEverything(product.deps, { isDry: false });
    expect(all.changedCount).toBe(0);
  });

  it('is the one that a retake opens when it is open already', SLOW, async () => {
    const { organization, device, invitation } = await openSheet(SECOND);
    await give(device, SECOND);
    await finish(device);
    const { talentId } = invitation;
    const newer = await createInvitation(product, organization, {
      talentId,
      result: { instrument_version: FIRST, date_created: new Date(Date.now() + 1000) },
    });
    const retake = (await device.call('POST', '/survey/retake', {})).json().data;
    expect(retake).toMatchObject({ state: 'open', instrument: FIRST, sheet: newer.resultId });
  });
});

describe('answers with a form', () => {
  it(
    'set the form of a sheet without answers: a page that went offline before the sheet moved loses nothing',
    SLOW,
    async () => {
      const { device, invitation } = await openSheet(SECOND);
      const answer = await give(device, FIRST, ITEMS.slice(0, 60));
      expect(answer.json()).toEqual({ data: { answered: 60 } });
      expect((await rowOf(invitation.resultId)).instrument_version).toBe(FIRST);
      const answerRows = await storedAnswers(invitation.resultId);
      expect(new Set(answerRows.map((each) => each.instrument_version))).toEqual(new Set([FIRST]));
      await give(device, FIRST, ITEMS.slice(60));
      await finish(device);
      expect((await rowOf(invitation.resultId)).result).toMatchObject({
        quality: { flags: [] },
        versions: { instrument: FIRST },
      });
    },
  );

  it('count on another form for identical items; the other items stay open', SLOW, async () => {
    const { device, invitation } = await openSheet(SECOND);
    const other = new Device(product);
    await other.open(invitation.token);
    await give(other, SECOND, [1]);
    const answer = await give(device, FIRST);
    expect(answer.json()).toEqual({ data: { answered: 110 - CHANGED_ITEMS.length, instrument: SECOND } });
    const answerRows = await storedAnswers(invitation.resultId);
    expect(answerRows.filter(({ item }) => CHANGED_ITEMS.includes(item))).toEqual([]);
    expect(new Set(answerRows.map((each) => each.instrument_version))).toEqual(new Set([SECOND]));
    const finishAnswer = await finish(device);
    expect(finishAnswer.json().errors[0].extensions).toMatchObject({
      code: 'survey.items_missing',
      items: CHANGED_ITEMS,
    });
    const remainingAnswers = answersOn(SECOND, CHANGED_ITEMS).map((each, index) => ({
      ...each,
      seq: 200 + index,
    }));
    await device.call('PATCH', '/survey/answers', { instrument: SECOND, answers: remainingAnswers });
    expect((await finish(device)).statusCode).toBe(200);
    expect((await rowOf(invitation.resultId)).result).toMatchObject({
      quality: { flags: [] },
      versions: { instrument: SECOND },
    });
  });

  it('set one form for a sheet that gets the first answers of two forms at once', SLOW, async () => {
    const { device, invitation } = await openSheet(SECOND);
    const other = new Device(product);
    await other.open(invitation.token);
    const answers = await Promise.all([give(device, FIRST), give(other, SECOND)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { instrument_version: form } = await rowOf(invitation.resultId);
    const answerRows = await storedAnswers(invitation.resultId);
    expect(new Set(answerRows.map((each) => each.instrument_version))).toEqual(new Set([form]));
    const { answers: expectedAnswers } = simulateSheet({ seed: 7, instrument: getForm(form).instrument });
    for (const { item, value } of answerRows) expect(value).toBe(expectedAnswers[item]);
  });

  it('do not count on a form with other boxes, and do not set its form', SLOW, async () => {
    const { device, invitation } = await openSheet(SECOND);
    const answers = answersOn(SECOND, [1, 2]);
    const answer = await device.call('PATCH', '/survey/answers', { instrument: 'ipip-neo-120/5', answers });
    expect(answer.json()).toEqual({ data: { answered: 0, instrument: SECOND } });
    expect(await storedAnswers(invitation.resultId)).toEqual([]);
    const unknownResponse = await device.call('PATCH', '/survey/answers', {
      instrument: 'ipip-neo-work@9',
      answers,
    });
    expect(unknownResponse.json().errors[0].extensions.code).toBe('INVALID_PAYLOAD');
  });

  it('share all items except the different ones', SLOW, () => {
    const sharedItems = listSharedItems(FIRST, SECOND);
    expect(ITEMS.filter((item) => !sharedItems.includes(item))).toEqual(CHANGED_ITEMS);
  });
});

describe('the items', () => {
  it('are cached under a URL that contains only their form', SLOW, async () => {
    const { device } = await openSheet(FIRST);
    const cacheOf = async (query: string) =>
      (await device.call('GET', `/survey/items?language=de${query}`)).headers['cache-control'];
    expect(await cacheOf(`&instrument=${FIRST}`)).toBe('private, max-age=3600');
    expect(await cacheOf(`&instrument=${SECOND}`)).toBe('private, no-cache');
    expect(await cacheOf('')).toBe('private, no-cache');
  });
});
