import { describe, expect, it } from 'vitest';
import { createOrganization } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import {
  createInvitation,
  Device,
  ITEMS,
  scoredSheet,
  sheetOf,
  answerTo,
  INSTRUMENT,
} from '#testing/surveys.ts';
import { qualityEn } from '@quint/phrases/measures/report/quality.en.ts';
import { scoreSheet } from '@quint/psychometrics/scoring.ts';
import { SLOW } from '#testing/tags.ts';

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

function countResultsOf(talentId: string): Promise<number> {
  return product.deps.db.platform.read(async (db) => {
    const rows = await db
      .selectFrom('talents_results')
      .select('id')
      .where('talent_id', '=', talentId)
      .execute();
    return rows.length;
  });
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

  it('requires the demographics', SLOW, async () => {
    const { device } = await openSurvey();
    await device.answer(sheetOf());
    expect(codesOf(await device.call('POST', '/survey/finish'))).toEqual(['survey.demographics_missing']);
  });

  it('names everything that is missing at once', SLOW, async () => {
    const { device } = await openSurvey();
    const answer = await device.call('POST', '/survey/finish', {});
    expect(codesOf(answer)).toEqual(['survey.items_missing', 'survey.demographics_missing']);
    expect(answer.json().errors[0].extensions.items).toHaveLength(110);
  });

  it('stores with the result that the page was translated, and scores as usual', SLOW, async () => {
    const { device, invitation } = await openSurvey();
    await device.call('PATCH', '/survey/demographics', DEMOGRAPHICS);
    await device.answer(
      sheetOf(2).map((each, index) => (index === 7 ? { ...each, translated: true } : each)),
    );
    await device.call('POST', '/survey/finish', {});
    const { result, quality, o } = await rowOf(invitation.resultId);
    const expectedScore = scoredSheet(2);
    expect(result).toEqual({ ...expectedScore, quality: { ...expectedScore.quality, translated: true } });
    expect([quality, o]).toEqual([expectedScore.quality.verdict, expectedScore.traits.O?.stanine]);
    const response = await device.call('GET', '/survey/result');
    expect(response.json().data.quality.notes.at(-1)).toBe(qualityEn.translated);
  });

  it('stores exactly what the engine computes from the answers', async () => {
    const { device, invitation } = await openSurvey();
    const answer = await device.complete(invitation.token, 2);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        data: {
          state: 'completed',
          result: invitation.resultId,
          redirect: '/survey/done',
          countdown_seconds: 10,
        },
      },
    ]);
    const expectedScore = scoredSheet(2);
    const row = await rowOf(invitation.resultId);
    expect(row.result).toEqual(JSON.parse(JSON.stringify(expectedScore)));
    expect(row).toMatchObject({
      status: 'FINISHED',
      o: expectedScore.traits.O?.stanine,
      c: expectedScore.traits.C?.stanine,
      e: expectedScore.traits.E?.stanine,
      a: expectedScore.traits.A?.stanine,
      es: expectedScore.traits.ES?.stanine,
      z_o: expectedScore.traits.O?.z,
      z_es: expectedScore.traits.ES?.z,
      quality: expectedScore.quality.verdict,
      scoring_version: expectedScore.versions.scoring,
      norm_version: expectedScore.versions.norm,
    });
    expect(row.date_finished).not.toBeNull();
  });

  it('finishes once for concurrent requests of two devices', SLOW, async () => {
    const { device, invitation } = await openSurvey();
    await device.call('PATCH', '/survey/demographics', DEMOGRAPHICS);
    await device.answer(sheetOf());
    const other = new Device(product);
    await other.open(invitation.token);
    const answers = await Promise.all(
      [device, other, device, other].map((each) => each.call('POST', '/survey/finish', {})),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const jobs = await product.deps.db.platform.run((db) =>
      db
        .withTables<{ 'pgboss.job': { name: string; data: { resultId: string } } }>()
        .selectFrom('pgboss.job')
        .select('data')
        .where('name', '=', 'make-report')
        .execute(),
    );
    expect(jobs.filter(({ data }) => data.resultId === invitation.resultId)).toHaveLength(1);
  });

  it('keeps every answer that was acknowledged during a concurrent finish', SLOW, async () => {
    const { device, invitation } = await openSurvey();
    await device.call('PATCH', '/survey/demographics', DEMOGRAPHICS);
    await device.answer(sheetOf());
    const changes = ITEMS.slice(0, 30).map((item, index) => ({
      item,
      value: 5 - answerTo(item),
      seq: 200 + index,
    }));
    const pendingSaves = changes.map((change) =>
      device.answer([change]).then((answer) => ({ change, answer })),
    );
    const [finish, saves] = await Promise.all([
      device.call('POST', '/survey/finish', {}),
      Promise.all(pendingSaves),
    ]);
    expect(finish.statusCode).toBe(200);
    const acceptedChanges = saves
      .filter(({ answer }) => answer.statusCode === 200)
      .map(({ change }) => change);
    const refusedSaves = saves.filter(({ answer }) => answer.statusCode !== 200);
    expect(refusedSaves.every(({ answer }) => codesOf(answer)[0] === 'survey.completed')).toBe(true);
    const countingAnswers = Object.fromEntries(ITEMS.map((item) => [item, answerTo(item)]));
    for (const { item, value } of acceptedChanges) countingAnswers[item] = value;
    const { raw } = scoreSheet({ instrument: INSTRUMENT, answers: countingAnswers });
    expect((await rowOf(invitation.resultId)).result).toMatchObject({ raw });
  });

  it('finishes a survey in progress in a frozen workspace, and after its link expired', SLOW, async () => {
    const { device, invitation, organization } = await openSurvey();
    await product.deps.db.platform.write(async (db) => {
      await db
        .updateTable('organizations')
        .set({ is_freezed: true })
        .where('id', '=', organization.id)
        .execute();
      await db
        .updateTable('talents_results')
        .set({ link_expires_at: new Date(Date.now() - 1000) })
        .where('id', '=', invitation.resultId)
        .execute();
    });
    await device.call('PATCH', '/survey/demographics', DEMOGRAPHICS);
    await device.answer(sheetOf());
    expect((await device.call('POST', '/survey/finish', {})).statusCode).toBe(200);
  });
});

describe('GET /survey/result', () => {
  it('requires a finished survey', async () => {
    const { device } = await openSurvey();
    const answer = await device.call('GET', '/survey/result');
    expect([answer.statusCode, codesOf(answer)]).toEqual([409, ['result.not_finished']]);
  });

  it('returns the person’s five traits and the response quality, but no answer', async () => {
    const { device, invitation } = await openSurvey();
    await device.complete(invitation.token, 2);
    device.language = 'de';
    const answer = await device.call('GET', '/survey/result');
    const { data } = answer.json();
    const expectedScore = scoredSheet(2);
    expect(data.traits.map(({ trait }: { trait: string }) => trait)).toEqual(['O', 'C', 'E', 'A', 'ES']);
    const { stanine, t, percentile, low, high } = expectedScore.traits.C ?? {};
    expect(data.traits[1]).toMatchObject({
      name: 'Gewissenhaftigkeit',
      score: { stanine, t, percentile, low, high },
    });
    expect(data.quality.verdict).toBe(expectedScore.quality.verdict);
    expect(data.quality.notes).toHaveLength(expectedScore.quality.flags.length);
    expect(data.retake_possible).toBe(true);
    expect(data).not.toHaveProperty('answers');
    const again = await new Device(product).open(invitation.token);
    expect(again.json().data).toMatchObject({ state: 'completed', answered: 110 });
    expect(again.json().data).not.toHaveProperty('answers');
  });
});

describe('POST /survey/retake', () => {
  it('starts a new sheet, to which the link leads, and keeps the finished one', SLOW, async () => {
    const { device, invitation } = await openSurvey();
    await device.complete(invitation.token, 1);
    const other = new Device(product);
    await other.open(invitation.token);
    const before = await rowOf(invitation.resultId);
    const answer = await device.call('POST', '/survey/retake', {});
    expect(answer.json().data).toMatchObject({
      state: 'open',
      answered: 0,
      demographics_given: true,
      next_seq: 1,
    });
    // Late answers of another device belong to the finished sheet.
    expect(codesOf(await other.answer(sheetOf().slice(0, 1)))).toEqual(['survey.completed']);
    expect((await new Device(product).open(invitation.token)).json().data.state).toBe('open');
    await device.answer(sheetOf(4));
    const finishResponse = await device.call('POST', '/survey/finish', {});
    expect(finishResponse.json().data.result).not.toBe(invitation.resultId);
    expect((await rowOf(finishResponse.json().data.result)).result).toEqual(
      JSON.parse(JSON.stringify(scoredSheet(4))),
    );
    expect(await rowOf(invitation.resultId)).toEqual(before);
  });

  it('starts one sheet for concurrent requests of two tabs and two devices', SLOW, async () => {
    const { device, invitation } = await openSurvey();
    await device.complete(invitation.token);
    const other = new Device(product);
    await other.open(invitation.token);
    const answers = await Promise.all(
      [device, device, other].map((each) => each.call('POST', '/survey/retake', {})),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await countResultsOf(invitation.talentId)).toBe(2);
  });

  it('changes nothing while the sheet is open', SLOW, async () => {
    const { device, invitation } = await openSurvey();
    await device.answer(sheetOf().slice(0, 5));
    const answer = await device.call('POST', '/survey/retake', {});
    expect(answer.json().data).toMatchObject({ state: 'open', answered: 5 });
    expect(await countResultsOf(invitation.talentId)).toBe(1);
  });

  it('is refused in a frozen workspace and for an expired link', SLOW, async () => {
    const { device, invitation, organization } = await openSurvey();
    await device.complete(invitation.token);
    const update = (isFrozen: boolean, expires: Date) =>
      product.deps.db.platform.write(async (db) => {
        await db
          .updateTable('organizations')
          .set({ is_freezed: isFrozen })
          .where('id', '=', organization.id)
          .execute();
        await db
          .updateTable('talents_results')
          .set({ link_expires_at: expires })
          .where('id', '=', invitation.resultId)
          .execute();
      });
    await update(true, new Date(Date.now() + 86_400_000));
    expect(codesOf(await device.call('POST', '/survey/retake', {}))).toEqual(['workspace.frozen']);
    await update(false, new Date(Date.now() - 1000));
    expect(codesOf(await device.call('POST', '/survey/retake', {}))).toEqual(['survey.link_expired']);
    expect((await device.call('GET', '/survey/result')).json().data.retake_possible).toBe(false);
  });
});
