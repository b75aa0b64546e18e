import type { LightMyRequestResponse as Response } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, sheetOf } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const ORIGIN = 'https://jobs.example.com';
const DETAILS = { name: 'Kim Park', age: 30, gender: 'diverse' };
let organization: TestOrganization;

beforeEach(async () => {
  organization = await createOrganization(product, { survey_frame_origins: [ORIGIN] });
});

interface Call {
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly payload?: object;
  readonly frame?: string;
  readonly cookies?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

function call(url: string, { method = 'GET', payload, frame, cookies, headers }: Call): Promise<Response> {
  const frameHeaders = frame === undefined ? {} : { 'x-survey-frame': frame };
  return product.app.inject({
    method,
    url: `/api/survey/${url}`,
    headers: { ...frameHeaders, ...headers },
    ...(payload === undefined ? {} : { payload }),
    ...(cookies === undefined ? {} : { cookies }),
  });
}

const open = (token: string, frame?: string) =>
  call('session', { method: 'POST', payload: { token }, ...(frame === undefined ? {} : { frame }) });

function cookiesOf(response: Response): Record<string, string> {
  return Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
}

describe('survey_frame_origins', () => {
  const url = () => `organizations/${organization.id}?fields=survey_frame_origins`;

  it('is written by administrators as origins, and audited', SLOW, async () => {
    const items = itemsOf(product, await createUser(product, { organization }));
    const origins = ['https://WWW.example.com/jobs', 'https://*.example.com', 'http://localhost:3000'];
    const { body } = await items.patch(url(), { survey_frame_origins: origins });
    const storedOrigins = ['https://www.example.com', 'https://*.example.com', 'http://localhost:3000'];
    expect(body.data).toEqual({ survey_frame_origins: storedOrigins });
    const notes = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('audit_log')
        .select(['action'])
        .where('organization_id', '=', organization.id)
        .where('action', '=', 'organizations.update')
        .execute(),
    );
    expect(notes).toHaveLength(1);
  });

  it.each([
    [['https://*.com']],
    [['https://*.github.io']],
    [['https://*.co.uk:8443']],
    [['http://www.example.com']],
    [['*']],
    ['*'],
    [[7]],
    [null],
  ])('refuses %j', async (survey_frame_origins) => {
    const items = itemsOf(product, await createUser(product, { organization }));
    expectRefusal(await items.patch(url(), { survey_frame_origins }), 400, 'FAILED_VALIDATION', {
      field: 'survey_frame_origins',
    });
  });

  it('is limited to twenty', async () => {
    const items = itemsOf(product, await createUser(product, { organization }));
    const many = Array.from({ length: 21 }, (_, index) => `https://a${index}.example.com`);
    expectRefusal(await items.patch(url(), { survey_frame_origins: many }), 400, 'FAILED_VALIDATION');
    expect((await items.patch(url(), { survey_frame_origins: many.slice(1) })).status).toBe(200);
  });

  it('is hidden from talents', async () => {
    const theirs = itemsOf(product, await createUser(product, { organization, userRole: 'ORG_USER' }));
    expectRefusal(await theirs.get(url()), 403, 'FORBIDDEN', { field: 'survey_frame_origins' });
  });
});

describe('GET /survey/frames', () => {
  it('lists the websites of a workspace, and none for an unknown one', async () => {
    expect((await call(`frames?workspace=${organization.id}`, {})).json()).toEqual({
      data: { origins: [ORIGIN] },
    });
    expect((await call(`frames?workspace=${newId()}`, {})).json()).toEqual({ data: { origins: [] } });
    expect((await call('frames?workspace=x', {})).statusCode).toBe(400);
  });
});

describe('a session in a frame', () => {
  it('has separate cookies that browsers send in frames, partitioned by website', async () => {
    const { token } = await createInvitation(product, organization);
    const openResponse = await open(token, organization.id);
    expect(openResponse.json().data.state).toBe('open');
    const attributes = { sameSite: 'None', secure: true, path: '/' };
    expect(openResponse.cookies).toHaveLength(2);
    for (const cookie of openResponse.cookies) expect(cookie).toMatchObject(attributes);
    expect(cookiesOf(openResponse)).toEqual({
      quint_survey_frame: expect.any(String),
      'XSRF-SURVEY-FRAME': expect.any(String),
    });
    for (const header of [openResponse.headers['set-cookie']].flat())
      expect(header).toContain('; Partitioned');
  });

  it('answers and reads with them, only from our own page', async () => {
    const { token, resultId } = await createInvitation(product, organization);
    const cookies = cookiesOf(await open(token, organization.id));
    const frame = organization.id;
    const state = await call('session', { frame, cookies });
    expect(state.json().data).toMatchObject({ state: 'open', sheet: resultId });
    const patch = { method: 'PATCH', payload: DETAILS, frame, cookies } as const;
    expect((await call('demographics', patch)).statusCode).toBe(403);
    const headers = { 'x-xsrf-token': cookies['XSRF-SURVEY-FRAME'] ?? '' };
    const foreign = { ...headers, origin: ORIGIN };
    expect((await call('demographics', { ...patch, headers: foreign })).statusCode).toBe(403);
    expect((await call('demographics', { ...patch, headers })).statusCode).toBe(200);
    const answers = { method: 'PATCH', payload: { answers: sheetOf() }, frame, cookies, headers } as const;
    expect((await call('answers', answers)).statusCode).toBe(200);
    const finishResponse = await call('finish', { method: 'POST', frame, cookies, headers });
    expect(finishResponse.json().data.state).toBe('completed');
  });

  it('is separate from sessions outside the frame', async () => {
    const { token } = await createInvitation(product, organization);
    const inside = cookiesOf(await open(token, organization.id));
    const outside = cookiesOf(await open(token));
    expect(Object.keys(outside)).toContain('quint_survey');
    expect((await call('session', { frame: organization.id, cookies: outside })).statusCode).toBe(401);
    expect((await call('session', { cookies: inside })).statusCode).toBe(401);
  });

  it('belongs to the workspace of the frame: another workspace can neither open its links nor continue it', async () => {
    const foreign = await createOrganization(product, { survey_frame_origins: ['https://evil.example'] });
    const { token } = await createInvitation(product, organization);
    for (const frame of [foreign.id, newId(), 'x', '']) {
      const response = await open(token, frame);
      expect(response.json().data.state).toBe('not_found');
      expect(response.cookies.map(({ name }) => name)).not.toContain('quint_survey_frame');
    }
    const cookies = cookiesOf(await open(token, organization.id));
    expect((await call('session', { frame: foreign.id, cookies })).statusCode).toBe(401);
  });
});
