import { describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { newTenantToken } from '#secrets/tokens.ts';
import { createOrganization } from '#testing/factories.ts';
import { unknownToken } from '#testing/link-tokens.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, Device, ITEMS, sheetOf } from '#testing/surveys.ts';

const product = useProduct();
const TOTAL = 110;
const yesterday = () => new Date(Date.now() - 86_400_000);

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

describe('POST /survey/session', () => {
  it('opens a link: status, language, workspace and an empty sheet', async () => {
    const { organization, invitation, openResponse } = await openSurvey({ talent: { first_name: 'Kim' } });
    expect(openResponse.statusCode).toBe(200);
    expect(openResponse.json().data).toEqual({
      sheet: invitation.resultId,
      state: 'open',
      language: 'de',
      workspace: { name: organization.name },
      variant: 'company',
      purpose: 'team',
      instrument: 'ipip-neo-work@2',
      answered: 0,
      total: TOTAL,
      demographics_given: false,
      first_name: 'Kim',
      answers: [],
      next_seq: 1,
    });
    expect(openResponse.headers['cache-control']).toBe('no-store');
    expect((await statusOf(invitation.resultId)).status).toBe('OPENED');
  });

  it.each([
    [{ invite_type: 'recruiting' }, 'recruiting'],
    [{ invite_type: 'recruiting', entrance: 'signup' }, 'recruiting'],
    [{ invite_type: 'recruiting', entrance: 'talent_pool' }, 'pool'],
    [{ invite_type: 'recruiting', entrance: 'talent_profile' }, 'pool'],
  ])('says what the workspace asks for: %j', async (result, purpose) => {
    const { openResponse } = await openSurvey({ result });
    expect(openResponse.json().data.purpose).toBe(purpose);
  });

  it('keeps the session in an HttpOnly cookie of 30 days and stores only its hash', async () => {
    const { openResponse, invitation } = await openSurvey();
    // The app treats XSRF-TOKEN as the sign of a signed-in user.
    expect(openResponse.cookies.map(({ name }) => name)).toEqual(['XSRF-SURVEY', 'quint_survey']);
    const cookie = openResponse.cookies.find(({ name }) => name === 'quint_survey');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 86_400 });
    const sessions = await product.deps.db.platform.read((db) =>
      db.selectFrom('survey_sessions').selectAll().where('result_id', '=', invitation.resultId).execute(),
    );
    expect(sessions).toHaveLength(1);
    expect(sessions[0]?.token_hash.toString()).not.toContain(cookie?.value);
  });

  it('returns the same session to a device that opens the link again, and a new one to another device', async () => {
    const { device, invitation } = await openSurvey();
    const again = await device.open(invitation.token);
    expect(again.cookies.some(({ name }) => name === 'quint_survey')).toBe(false);
    const other = await new Device(product).open(invitation.token);
    expect(other.cookies.some(({ name }) => name === 'quint_survey')).toBe(true);
  });

  it.each([
    ['scheduled', { status: 'SCHEDULED', send_at: new Date('2030-01-01T08:00:00Z') }, 'not_started'],
    ['created', { status: 'INVITED' }, 'open'],
    ['sent', { status: 'SENT' }, 'open'],
    ['opened', { status: 'OPENED' }, 'open'],
    ['under way', { status: 'PENDING' }, 'open'],
    ['canceled', { status: 'CANCELED' }, 'expired'],
    ['past its life', { link_expires_at: yesterday() }, 'expired'],
    ['under way and past its life', { status: 'PENDING', link_expires_at: yesterday() }, 'expired'],
    ['finished', { status: 'FINISHED', date_finished: new Date(), result: '{}' }, 'completed'],
  ])('says how a link stands that is %s', async (_, result, state) => {
    const { openResponse } = await openSurvey({ result });
    expect(openResponse.statusCode).toBe(200);
    expect(openResponse.json().data.state).toBe(state);
    const hasSession = openResponse.cookies.some(({ name }) => name === 'quint_survey');
    expect(hasSession).toBe(state === 'open' || state === 'completed');
    if (state === 'not_started') expect(openResponse.json().data.date).toBe('2030-01-01T08:00:00.000Z');
    if (state === 'expired') expect(openResponse.json().data.workspace).toBeNull();
  });

  it.each([
    ['of an unknown workspace', () => newTenantToken(newId())],
    ['of no workspace', () => unknownToken()],
  ])('knows nothing of a token that is %s', async (_, token) => {
    const answer = await new Device(product).open(token());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      data: { state: 'not_found', language: 'en', workspace: null, answered: 0, total: 0 },
    });
    expect(answer.cookies.some(({ name }) => name === 'quint_survey')).toBe(false);
  });

  it('does not reveal a workspace for a token that only names it', async () => {
    const { organization } = await openSurvey();
    const answer = await new Device(product).open(newTenantToken(organization.id));
    expect(answer.json().data).toMatchObject({ state: 'not_found', workspace: null });
    expect(answer.body).not.toContain(organization.name);
  });

  it('is closed when the link is revoked, or the person deleted', async () => {
    const { invitation } = await openSurvey();
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('survey_links')
        .set({ date_revoked: new Date() })
        .where('result_id', '=', invitation.resultId)
        .execute(),
    );
    expect((await new Device(product).open(invitation.token)).json().data.state).toBe('expired');
    const survey = await openSurvey({ talent: { date_deleted: new Date() } });
    expect(survey.openResponse.json().data.state).toBe('expired');
  });

  it('limits guessing per address without affecting valid links', async () => {
    const organization = await createOrganization(product);
    const { token } = await createInvitation(product, organization);
    const guess = () =>
      product.app.inject({
        method: 'POST',
        url: '/api/survey/session',
        remoteAddress: '192.0.2.7',
        payload: { token: newTenantToken(organization.id) },
      });
    for (let count = 0; count < 60; count += 1) expect((await guess()).statusCode).toBe(200);
    const response = await guess();
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toMatch(/^\d+$/);
    const real = await product.app.inject({
      method: 'POST',
      url: '/api/survey/session',
      remoteAddress: '192.0.2.7',
      payload: { token },
    });
    expect(real.json().data.state).toBe('open');
  });

  it.each([
    [{}, 'INVALID_PAYLOAD'],
    [{ token: 7 }, 'INVALID_PAYLOAD'],
    [{ token: '' }, 'link.damaged'],
    [{ token: 'x'.repeat(600) }, 'link.damaged'],
    [{ token: '\u0000' }, 'link.damaged'],
    [{ token: "' or 1=1 --" }, 'link.damaged'],
  ])('refuses %j', async (payload, code) => {
    const answer = await product.app.inject({ method: 'POST', url: '/api/survey/session', payload });
    expect(answer.statusCode).toBe(400);
    expect(codesOf(answer)).toEqual([code]);
  });
});

describe('the survey session', () => {
  it.each([
    ['GET', '/survey/session'],
    ['GET', '/survey/items?language=de'],
    ['GET', '/survey/result'],
    ['PATCH', '/survey/demographics'],
    ['PATCH', '/survey/answers'],
    ['POST', '/survey/finish'],
    ['POST', '/survey/retake'],
  ] as const)('%s %s needs one', async (method, url) => {
    // Answers are validated before the session is looked up, which the same statement does while storing them.
    const payload = url === '/survey/answers' ? { answers: [{ item: 1, value: 2, seq: 1 }] } : {};
    const body = method === 'GET' ? {} : { payload };
    const without = await product.app.inject({ method, url: `/api${url}`, ...body });
    expect([without.statusCode, codesOf(without)]).toEqual([401, ['survey.no_session']]);
    const headers = { 'x-xsrf-token': 'x' };
    const foreign = { quint_survey: newTenantToken(newId()), 'XSRF-TOKEN': 'x' };
    const unknownResponse = await product.app.inject({
      method,
      url: `/api${url}`,
      cookies: foreign,
      headers,
      ...body,
    });
    expect([unknownResponse.statusCode, codesOf(unknownResponse)]).toEqual([401, ['survey.no_session']]);
  });

  it.each([
    ['without the token of our page', {}],
    ['with another token', { 'x-xsrf-token': 'other' }],
    ['from another site', { 'x-xsrf-token': 'mine', origin: 'https://evil.example' }],
  ])('changes nothing for a page %s', async (_, headers) => {
    const { openResponse, invitation } = await openSurvey();
    const session = openResponse.cookies.find(({ name }) => name === 'quint_survey')?.value ?? '';
    const answer = await product.app.inject({
      method: 'PATCH',
      url: '/api/survey/answers',
      cookies: { quint_survey: session, 'XSRF-TOKEN': 'mine' },
      headers,
      payload: { answers: sheetOf().slice(0, 1) },
    });
    expect([answer.statusCode, codesOf(answer)]).toEqual([403, ['session.origin_refused']]);
    expect(await countAnswers(invitation.resultId)).toBe(0);
  });

  it('ends after 30 days', async () => {
    const { device } = await openSurvey();
    product.clock.set(new Date(Date.now() + 31 * 86_400_000));
    const answer = await device.call('GET', '/survey/session');
    product.clock.set(undefined);
    expect(answer.statusCode).toBe(401);
  });

  it('ends when the talent is deleted', async () => {
    const { device, invitation } = await openSurvey();
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('talents')
        .set({ date_deleted: new Date() })
        .where('id', '=', invitation.talentId)
        .execute(),
    );
    expect((await device.answer(sheetOf().slice(0, 1))).statusCode).toBe(401);
  });
});

describe('GET /survey/items', () => {
  it('returns 110 items and four boxes in both languages, privately cacheable', async () => {
    const { device } = await openSurvey();
    const german = await device.call('GET', '/survey/items?language=de&instrument=ipip-neo-work@2');
    const english = await device.call('GET', '/survey/items?language=en');
    expect(german.headers['cache-control']).toBe('private, max-age=3600');
    expect(german.json().data.instrument).toBe('ipip-neo-work@2');
    expect(german.json().data.items).toHaveLength(TOTAL);
    expect(german.json().data.items[0]).toEqual({ num: 1, text: 'Ich mache mir über vieles Sorgen.' });
    expect(english.json().data.choices).toEqual([
      { value: 1, label: 'does not apply at all' },
      { value: 2, label: 'rather does not apply' },
      { value: 3, label: 'rather applies' },
      { value: 4, label: 'applies exactly' },
    ]);
    expect(english.json().data.items.map(({ num }: { num: number }) => num)).toEqual(ITEMS);
  });

  it('rejects another language', async () => {
    const { device } = await openSurvey();
    expect(codesOf(await device.call('GET', '/survey/items?language=fr'))).toEqual(['INVALID_QUERY']);
  });
});

describe('PATCH /survey/demographics', () => {
  it.each([
    [{}, ['survey.name_required', 'survey.age_required', 'survey.gender_required']],
    [
      { name: ' ', age: 'abc', gender: 'unknown' },
      ['survey.name_required', 'survey.age_not_a_number', 'survey.gender_required'],
    ],
    [{ name: 'Kim', age: 15, gender: 'male' }, ['survey.age_too_low']],
    [{ name: 'Kim', age: '100', gender: 'female' }, ['survey.age_too_high']],
    [{ name: 'Kim', age: 16.5, gender: 'diverse' }, ['survey.age_not_a_number']],
  ])('%j names %j', async (body, codes) => {
    const { device } = await openSurvey();
    const answer = await device.call('PATCH', '/survey/demographics', body);
    expect([answer.statusCode, codesOf(answer)]).toEqual([400, codes]);
    expect((await device.call('GET', '/survey/session')).json().data.demographics_given).toBe(false);
  });

  it('states the limits of the age', async () => {
    const { device } = await openSurvey();
    const answer = await device.call('PATCH', '/survey/demographics', {
      name: 'Kim',
      age: 15,
      gender: 'male',
    });
    expect(answer.json().errors[0]).toEqual({
      message: 'Age must be at least 16.',
      extensions: { code: 'survey.age_too_low', min: 16 },
    });
  });

  it('stores them, also repeatedly, and names a talent without a name', async () => {
    const { device, invitation } = await openSurvey({ talent: { first_name: null, last_name: null } });
    await device.call('PATCH', '/survey/demographics', { name: 'x', age: 20, gender: 'male' });
    const answer = await device.call('PATCH', '/survey/demographics', {
      name: 'Kim Park',
      age: '31',
      gender: 'divers',
    });
    expect(answer.json()).toEqual({ data: { demographics_given: true, first_name: 'x' } });
    const rows = await product.deps.db.platform.read((db) =>
      db.selectFrom('survey_demographics').selectAll().where('result_id', '=', invitation.resultId).execute(),
    );
    expect(rows).toMatchObject([{ age: 31, gender: 'diverse' }]);
  });

  it.each([
    ['male', 'male'],
    ['female', 'female'],
    ['diverse', 'diverse'],
    ['divers', 'diverse'],
    ['undisclosed', 'undisclosed'],
  ])('takes the gender %s and stores %s', async (gender, storedGender) => {
    const { device, invitation } = await openSurvey();
    const answer = await device.call('PATCH', '/survey/demographics', { name: 'Kim', age: 31, gender });
    expect(answer.statusCode).toBe(200);
    const rows = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('survey_demographics')
        .select('gender')
        .where('result_id', '=', invitation.resultId)
        .execute(),
    );
    expect(rows).toEqual([{ gender: storedGender }]);
  });

  it('keeps a name from the workspace, and the gender of the record', async () => {
    const { device, invitation } = await openSurvey({ talent: { first_name: 'Kim', last_name: 'Park' } });
    await device.call('PATCH', '/survey/demographics', { name: 'Somebody Else', age: 31, gender: 'male' });
    const talent = await product.deps.db.platform.read((db) =>
      db.selectFrom('talents').selectAll().where('id', '=', invitation.talentId).executeTakeFirstOrThrow(),
    );
    expect(talent).toMatchObject({ first_name: 'Kim', last_name: 'Park', gender: null });
  });
});
