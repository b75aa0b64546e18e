import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import type { Database } from '#database/gate.ts';
import { openDatabase } from '#database/gate.ts';
import type { App } from '#http/app-type.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, Device, sheetOf } from '#testing/surveys.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let database: Database;
let app: App;
let owner: pg.Client;

beforeAll(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  database = openDatabase({ url: product.deps.config.databaseUrl, connections: 4, statementSeconds: 0.2 });
  app = await buildApp({ ...product.deps, db: database });
  await app.listen({ port: 0, host: '127.0.0.1' });
  owner = new pg.Client({ connectionString: product.deps.config.databaseUrl });
  await owner.connect();
});

afterAll(async () => {
  await owner.end();
  await app.close();
  await database.close();
});

describe('a statement that takes too long', () => {
  it.each([
    ['GET', '/teams', undefined],
    ['GET', '/teams?limit=-1', undefined],
    ['GET', '/teams?aggregate[count]=*', undefined],
    ['POST', '/teams', { name: 'Sales' }],
  ])('is stopped and answered as such: %s %s', async (method, path, payload) => {
    const ask = (language: string) =>
      app.inject({
        method: method as 'GET',
        url: `/api/items${path}`,
        headers: { ...admin.headers, 'accept-language': language },
        ...(payload === undefined ? {} : { payload }),
      });
    expect((await ask('en')).statusCode).toBe(200);
    await owner.query('begin; lock table teams in access exclusive mode');
    try {
      const answer = await ask('en');
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        errors: [
          {
            message:
              'This took too long and was stopped. Nothing was changed. Please ask for less at a time.',
            extensions: { code: 'query.took_too_long' },
          },
        ],
      });
      expect((await ask('de')).json().errors[0].message).toMatch(/^Das hat zu lange gedauert/);
    } finally {
      await owner.query('rollback');
    }
    expect((await ask('en')).statusCode).toBe(200);
  });

  it('is retried by the survey page and does not reject an answer', async () => {
    const { token } = await createInvitation(product, organization);
    const { deps, clock, mailer } = product;
    const device = new Device({ app, deps, clock, mailer });
    await device.open(token);
    await owner.query('begin; lock table survey_answers in access exclusive mode');
    const late = await device.answer(sheetOf().slice(0, 1));
    await owner.query('rollback');
    expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '5']);
    expect((await device.answer(sheetOf().slice(0, 1))).json()).toEqual({ data: { answered: 1 } });
  });
});
