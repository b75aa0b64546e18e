import { getForm } from '@quint/psychometrics/forms.ts';
import { DOMAINS } from '@quint/psychometrics/types.ts';
import type { WorkForm } from '@quint/psychometrics/types.ts';
import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import { simulateSheet } from '@quint/psychometrics/simulate.ts';
import { describe, expect, it } from 'vitest';
import { countSheets } from '#features/measures/norms/counts/jobs.ts';
import { recomputeEverything } from '#features/survey/rescoring/service.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, Device, sheetOf } from '#testing/surveys.ts';

const product = useProduct();
const [FIRST, SECOND] = ['ipip-neo-work@1', 'ipip-neo-work@2'] as const;
const PEOPLE = 320;

async function finishSheet(organization: TestOrganization, instrument: WorkForm) {
  const { token, resultId, talentId } = await createInvitation(product, organization, {
    result: { instrument_version: instrument },
  });
  const { answers } = simulateSheet({ seed: 7, instrument });
  const device = new Device(product);
  await device.open(token);
  await device.call('PATCH', '/survey/demographics', { name: 'Kim Park', age: 30, gender: 'diverse' });
  await device.answer(sheetOf().map((answer) => ({ ...answer, value: answers[answer.item] })));
  expect((await device.call('POST', '/survey/finish', {})).statusCode).toBe(200);
  return { resultId, talentId };
}

function rowOf(resultId: string) {
  return product.deps.db.platform.read((db) =>
    db.selectFrom('talents_results').selectAll().where('id', '=', resultId).executeTakeFirstOrThrow(),
  );
}

/** Counts like those of many people on a form, with high conscientiousness. */
async function insertSums(
  instrument: WorkForm,
  scales: readonly { measure: string; mean: number; sd: number }[],
): Promise<void> {
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('scale_sums')
      .values(
        scales.map(({ measure, mean, sd }) => ({
          instrument,
          language: 'DE',
          measure,
          people: PEOPLE,
          total: mean * PEOPLE,
          total_of_squares: (mean * mean + sd * sd) * PEOPLE,
          date_counted: new Date(),
        })),
      )
      .execute(),
  );
}

const scalesOf = (prefix: string) =>
  DOMAINS.map((domain) => ({ measure: `${prefix}${domain}`, mean: 100, sd: 12 }));
const itemsOf = (instrument: WorkForm) =>
  getForm(instrument).items.map(({ number }) => ({ measure: `item:${number}`, mean: 2.5, sd: 2 }));

describe('two versions of the work form', () => {
  it('have separate norms', async () => {
    const organization = await createOrganization(product);
    const admin = await createUser(product, { organization });
    const platform = await createUser(product, { organization, userRole: 'APP_ADMIN' });
    const call = async (method: 'GET' | 'POST', url: string, user = platform, payload?: object) =>
      product.app.inject({
        method,
        url: `/api${url}`,
        headers: user.headers,
        ...(payload === undefined ? {} : { payload }),
      });
    const overview = async () => (await call('GET', '/platform/norms')).json().data;
    const names = async () =>
      (await overview()).forms.map(
        ({ instrument, language, norm }: { instrument: string; language: string; norm: string }) =>
          `${instrument} ${language} ${norm}`,
      );
    const current = [`${SECOND} DE ${NORM_VERSION}`, `${SECOND} EN ${NORM_VERSION}`];
    expect(await names()).toEqual(current);

    const [older, newer] = [await finishSheet(organization, FIRST), await finishSheet(organization, SECOND)];
    await countSheets(product.deps);
    expect(await names()).toEqual([...current, `${FIRST} DE ${NORM_VERSION}`]);

    await product.deps.db.platform.write((db) => db.deleteFrom('scale_sums').execute());
    await insertSums(FIRST, scalesOf(''));
    const response = await call('POST', '/platform/norms/switch', platform, {
      instrument: SECOND,
      language: 'DE',
      to: 'own',
    });
    expect(response.json().errors[0].extensions.code).toBe('norm.too_few');
    const form = { instrument: FIRST, language: 'DE' };
    const isOffered = async () =>
      (await overview()).forms.find(({ instrument }: { instrument: string }) => instrument === FIRST)
        .is_offered;
    const early = await call('POST', '/platform/norms/switch', platform, { ...form, to: 'own' });
    expect(early.json().errors[0].extensions.code).toBe('norm.no_alpha');
    expect(await isOffered()).toBe(false);
    await insertSums(FIRST, [...scalesOf('complete:'), ...itemsOf(FIRST)]);
    expect(await isOffered()).toBe(true);
    expect((await call('POST', '/platform/norms/switch', platform, { ...form, to: 'own' })).statusCode).toBe(
      204,
    );
    expect(await names()).toEqual([...current, `${FIRST} DE own-de@1`]);
    expect((await overview()).outdated).toBe(1);

    await recomputeEverything(product.deps, { isDry: false });
    expect((await overview()).outdated).toBe(0);
    const [first, second] = [await rowOf(older.resultId), await rowOf(newer.resultId)];
    expect([first.norm_version, second.norm_version]).toEqual(['own-de@1', NORM_VERSION]);
    expect(first.z_c).not.toBe(second.z_c);
    const next = await rowOf((await finishSheet(organization, SECOND)).resultId);
    expect(next.norm_version).toBe(NORM_VERSION);

    // Both are in one ranking, and neither is outdated.
    const role = await createRole(product, organization, { c_min: 5, c_max: 9 });
    const { data, meta } = (await call('GET', `/calculate-score/role/${role.id}`, admin)).json();
    expect(meta).toMatchObject({ state: 'calculated', total: 3, pending: 0 });
    const rankedIds = data.map(({ talent_id: id }: { talent_id: string }) => id);
    expect(rankedIds).toEqual(expect.arrayContaining([older.talentId, newer.talentId]));
  });

  it('keep their norm after its sheets are deleted, so that it can be restored', async () => {
    const platform = await createUser(product, { userRole: 'APP_ADMIN' });
    await product.deps.db.platform.write((db) => db.deleteFrom('scale_sums').execute());
    const { headers } = platform;
    const { data } = (await product.app.inject({ url: '/api/platform/norms', headers })).json();
    expect(data.forms.at(-1)).toMatchObject({ instrument: FIRST, norm: 'own-de@1', is_own: true, people: 0 });
  });
});
