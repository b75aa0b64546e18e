import { NormOverviewAnswer } from '@quint/contract/measures/norms.ts';
import { ManualData } from '@quint/contract/measures/manual.ts';
import { INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { activateNorm } from '#features/measures/norms/queries.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { inventedNorm } from '#testing/measurement-studies.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
const STUDY = {
  norm: 'common-adult@1',
  instrument: INSTRUMENT_VERSION,
  language: 'EN',
  people: 1200,
  sampling: 'quota',
  countries: 'United Kingdom',
  field_start: '2025-02-01',
  field_end: '2025-03-15',
  description: 'Quota sample by sex, age and education; report on request.',
};
let organization: TestOrganization;
let platform: TestUser;

beforeAll(async () => {
  organization = await createOrganization(product);
  platform = await createUser(product, { organization, userRole: 'APP_ADMIN' });
});

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, user = platform) {
  const answer = await product.app.inject({
    method,
    url: `/api${url}`,
    headers: user.headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}

const enter = (changes: object = {}) => call('POST', '/platform/norms/studies', { ...STUDY, ...changes });
const overview = async () => NormOverviewAnswer.parse((await call('GET', '/platform/norms')).body).data;
const codeOf = ({ body }: { body: { errors: { extensions: { code: string } }[] } }) =>
  body.errors[0]?.extensions.code;

describe('studies of the norm sample', () => {
  it('are for administrators of the platform only', async () => {
    const admin = await createUser(product, { organization, userRole: 'ORG_ADMIN' });
    expect((await call('POST', '/platform/norms/studies', STUDY, admin)).status).toBe(403);
    expect((await overview()).norm_studies).toEqual([]);
  });

  it.each([
    ['no people', { people: 0 }, 'norm_study.people'],
    ['a thousand million people', { people: 1_000_000_000 }, 'norm_study.people'],
    ['half a person', { people: 300.5 }, 'norm_study.people'],
    ['people as a text', { people: '300' }, 'norm_study.people'],
    ['a day in the future', { field_end: '2999-01-01' }, 'norm_study.period'],
    ['days in the wrong order', { field_start: '2025-03-16' }, 'norm_study.period'],
    ['a year before the questionnaire', { field_start: '0001-01-01' }, 'norm_study.too_early'],
    ['a day that is none', { field_start: '2025-02-30' }, 'INVALID_PAYLOAD'],
    ['a text of 5,000 characters', { description: 'x'.repeat(5000) }, 'norm_study.text'],
    ['long countries', { countries: 'x'.repeat(121) }, 'norm_study.text'],
    ['an empty text', { description: '  ' }, 'norm_study.text_missing'],
    ['an unknown way to choose people', { sampling: 'friends' }, 'INVALID_PAYLOAD'],
    ['another form', { instrument: 'ipip-neo-120/5' }, 'norm_study.other_norm'],
    ['the published norm in German', { language: 'DE' }, 'norm_study.other_norm'],
    ['a norm that does not exist', { norm: 'own-en@9' }, 'norm_study.other_norm'],
    ['an unknown field', { is_recent: true }, 'FORBIDDEN'],
  ])('are refused with %s', async (_, changes, code) => {
    const answer = await enter(changes);
    expect([answer.status >= 400 && answer.status < 500, codeOf(answer)]).toEqual([true, code]);
    expect((await overview()).norm_studies).toEqual([]);
  });

  it('are rejected with more people than the own norm has', async () => {
    const { version, figures } = inventedNorm('DE');
    await product.deps.db.platform.write((tx) =>
      activateNorm(
        tx,
        { instrument: INSTRUMENT_VERSION, language: 'DE' },
        { version, people: 310, figures, userId: platform.id, now: product.deps.clock.now() },
      ),
    );
    const german = { norm: version, language: 'DE' };
    expect(codeOf(await enter({ ...german, people: 311 }))).toBe('norm_study.more_people');
    expect((await enter({ ...german, people: 310 })).status).toBe(204);
  });

  it('are shown, printed in the manual and deleted; identical ones are stored once', async () => {
    const before = (await overview()).norm_studies.length;
    expect((await enter()).status).toBe(204);
    expect((await enter()).status).toBe(204);
    const { norm_studies: studies } = await overview();
    expect(studies).toHaveLength(before + 1);
    const { id = '' } = studies.find(({ norm }) => norm === STUDY.norm) ?? {};
    const manual = async () => ManualData.parse((await call('GET', '/reports/manual.json')).body);
    expect((await manual()).norm_studies).toContainEqual({ ...STUDY, is_recent: true });
    const { chapters } = (await call('GET', '/reports/manual?language=en')).body.data;
    expect(JSON.stringify(chapters)).toContain(STUDY.description);
    expect((await call('DELETE', `/platform/norms/studies/${id}`)).status).toBe(204);
    expect(codeOf(await call('DELETE', `/platform/norms/studies/${id}`))).toBe('record.not_found');
    expect((await manual()).norm_studies).not.toContainEqual({ ...STUDY, is_recent: true });
  });
});
