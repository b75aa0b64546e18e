import Fastify from 'fastify';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createOrganization, createTalent, createUser, switchOff } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { registerErrors } from '#http/errors.ts';

const product = useProduct();

const call = (url: string, language: string, options: object = {}) =>
  product.app.inject({ url, headers: { 'accept-language': language }, ...options });

it('tells people which field is invalid, and machines why', async () => {
  const login = { method: 'POST', payload: { email: 'lena@people.example' } };
  const english = (await call('/api/auth/login', 'en', login)).json().errors[0];
  expect(english.message).toBe('The value of “Password” is missing or not valid.');
  expect(english.extensions).toMatchObject({
    code: 'INVALID_PAYLOAD',
    field: 'password',
    reason: expect.stringContaining('password: '),
  });
  const german = (await call('/api/auth/login', 'de', login)).json().errors[0];
  expect(german.message).toBe('Der Wert von „Passwort“ fehlt oder ist nicht gültig.');
});

it('refers to a feature by its name', async () => {
  const organization = await createOrganization(product);
  await switchOff(product, organization, 'FEATURE_TEAMS');
  const { headers } = await createUser(product, { organization });
  const answer = await call('/api/items/teams', 'de', { headers: { ...headers, 'accept-language': 'de' } });
  expect(answer.json().errors[0]).toEqual({
    message: 'Die Funktion „Gruppen“ ist in diesem Arbeitsbereich ausgeschaltet.',
    extensions: { code: 'workspace.feature_off', feature: 'FEATURE_TEAMS' },
  });
});

it.each([
  ['de', 'Passwort'],
  ['de-AT, en;q=0.8', 'Passwort'],
  ['en;q=0.5, de;q=0.9', 'Passwort'],
  ['en, de;q=0.9', 'Password'],
  ['fr, de;q=0.8, en;q=0.5', 'Password'],
  ['de;q=0', 'Password'],
  ['', 'Password'],
])('answers in the language that the request prefers: %s', async (header, word) => {
  const login = { method: 'POST', payload: { email: 'lena@people.example' } };
  expect((await call('/api/auth/login', header, login)).json().errors[0].message).toContain(word);
});

it.each(['40001', '55P03', '40P01'])('says when to try again after a conflict: %s', async (code) => {
  const organization = await createOrganization(product);
  const { id } = await createTalent(product, organization);
  const { headers } = await createUser(product, { organization });
  const owner = new pg.Client({ connectionString: product.deps.config.databaseUrl });
  await owner.connect();
  try {
    await owner.query(`create function conflict() returns trigger language plpgsql as
      $$ begin raise exception 'conflict' using errcode = '${code}'; end $$`);
    await owner.query(`create trigger conflicts before update on talents for each row
      when (old.id = '${id}') execute function conflict()`);
    const answer = await call(`/api/items/talents/${id}`, 'de', {
      method: 'PATCH',
      headers,
      payload: { tags: ['one'] },
    });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    expect(answer.json().errors[0].extensions.code).toBe('SERVICE_UNAVAILABLE');
  } finally {
    await owner.query('drop function conflict cascade');
    await owner.end();
  }
});

it('sends no header that was meant for the answer that failed', async () => {
  const app = Fastify();
  registerErrors(app);
  app.get('/picture', (_request, reply) => {
    reply
      .header('cache-control', 'public, max-age=86400')
      .header('etag', '"1"')
      .header('content-disposition', 'attachment')
      .type('image/svg+xml');
    throw new Error('not drawn');
  });
  const { statusCode, headers } = await app.inject({ url: '/picture' });
  expect(statusCode).toBe(500);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(headers).not.toHaveProperty('etag');
  expect(headers).not.toHaveProperty('content-disposition');
});
