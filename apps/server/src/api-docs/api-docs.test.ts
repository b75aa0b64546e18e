import { readFile } from 'node:fs/promises';
import { ERRORS } from '@quint/contract/base/errors.ts';
import { WEBHOOK_TYPES } from '@quint/contract/operation/webhook-payloads.ts';
import { errorsEn } from '@quint/phrases/base/errors/errors.en.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#collections.ts';
import { describeRegistry } from '#api-docs/describe-collections.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { findDocumentProblems } from '#testing/openapi.ts';
import { useProduct } from '#testing/product.ts';
import type { ApiDocument } from '#api-docs/document.ts';
import { isDescribed, pathOf } from '#api-docs/describe-routes.ts';
import { PARAMETERS, readGuide } from '#api-docs/guide.ts';

const product = useProduct();
const collections = describeRegistry(COLLECTIONS);

describe('GET /api/docs/openapi.json', () => {
  let document: ApiDocument;

  beforeAll(async () => {
    const answer = await product.app.inject('/api/docs/openapi.json');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    document = answer.json();
  });

  const ownRoutes = () => product.app.declaredRoutes.filter(isDescribed);

  it('is a valid OpenAPI 3.1 document', () => {
    expect(findDocumentProblems(document)).toEqual([]);
  });

  it('contains the version, the licence, a contact and the address of the server', async () => {
    const { version } = JSON.parse(
      await readFile(new URL('../../../../package.json', import.meta.url), 'utf8'),
    );
    expect(document.info).toMatchObject({
      version,
      license: { identifier: 'MIT' },
      contact: { name: 'Quint' },
    });
    expect(document.servers).toEqual([{ url: expect.stringMatching(/^https?:/) }]);
  });

  it('states with every operation how to authenticate, and the scopes that a token needs', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.filter(({ security }) => !Array.isArray(security))).toEqual([]);
    const listScopes = (path: string, method: string) =>
      document.paths[path]?.[method]?.security.flatMap(({ apiToken }) => apiToken ?? []);
    expect(listScopes('/api/items/talents', 'get')).toEqual(['talents:read']);
    expect(listScopes('/api/items/roles', 'post')).toEqual(['roles:write']);
    expect(listScopes('/api/items/orders', 'get')).toEqual([]);
    expect(listScopes('/api/invite/talents', 'post')).toEqual(['invitations:send']);
    expect(listScopes('/api/users/me', 'get')).toEqual([]);
  });

  it('contains every route, each with a summary and the table of its record', () => {
    const routes = ownRoutes().map((route) => ({
      name: `${route.method} ${route.url}`,
      operation: document.paths[pathOf(route.url)]?.[route.method.toLowerCase()],
    }));
    expect(routes.filter(({ operation }) => (operation?.summary ?? '') === '')).toEqual([]);
    expect(document.paths['/api/invite/talents/{resultId}/link']?.post?.parameters).toMatchObject([
      { name: 'resultId', in: 'path', description: 'Key of one of talents_results.' },
    ]);
  });

  it('contains every collection with its operations and every field', () => {
    const methods = { read: 'get', create: 'post', update: 'patch', delete: 'delete' } as const;
    for (const { name, actions, fields } of collections) {
      const paths = [document.paths[`/api/items/${name}`], document.paths[`/api/items/${name}/{id}`]];
      const documentedActions = Object.entries(methods).filter(([, method]) =>
        paths.some((path) => path?.[method] !== undefined),
      );
      expect([name, documentedActions.map(([action]) => action)]).toEqual([name, actions]);
      const text = JSON.stringify(
        [name, `${name}.create`, `${name}.update`].map((key) => document.components.schemas[key]),
      );
      for (const { path } of fields) expect(text).toContain(`"${path.split('.').at(-1)}":{`);
    }
  });

  it('contains the webhook requests, by event type', () => {
    expect(Object.keys(document.webhooks)).toEqual([...WEBHOOK_TYPES]);
    const { requestBody } = document.webhooks['talent.status_changed']?.post ?? {};
    expect(JSON.stringify(requestBody)).toContain('"previous_status":{"type":"string","enum":["APPLICANT"');
  });

  it('contains the values of a field', () => {
    expect(document.components.schemas.talents?.properties).toMatchObject({
      status: { type: 'string', enum: ['APPLICANT', 'FAVOURITE', 'EMPLOYEE'] },
      email: {
        type: ['string', 'null'],
        'x-masked-for': ['APP_ADMIN', 'ORG_ADMIN', 'ORG_USER', 'HIRING_MANAGER'],
      },
      tags: { type: 'array', 'x-readable-by': ['APP_ADMIN', 'ORG_ADMIN'] },
      latestResult: { 'x-relation': { kind: 'pick', to: 'talents_results' } },
    });
    expect(document.components.schemas.roles?.properties).toHaveProperty(
      'attributes.properties.ES.properties.weight',
    );
  });

  it('contains every code of the catalogue with its status and text', () => {
    expect(Object.keys(document.components.responses)).toEqual(Object.keys(ERRORS));
    for (const [code, { status }] of Object.entries(ERRORS)) {
      expect(document.components.responses[code]?.description).toMatch(new RegExp(`^${status}\\. `));
    }
    expect(document.components.responses['talent.already_invited']?.description).toBe(
      '400. This talent {email} has already been invited. Parameters: `email`.',
    );
  });

  it('is not sent again to a client that has cached it', async () => {
    const first = await product.app.inject('/api/docs/openapi.json');
    const second = await product.app.inject({
      url: '/api/docs/openapi.json',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([second.statusCode, second.body]).toEqual([304, '']);
  });
});

describe('the description of queries', () => {
  it('lists all operators and parameters of the interface, and no others', async () => {
    const organization = await createOrganization(product);
    const items = itemsOf(product, await createUser(product, { organization }));
    const rows = readGuide().matchAll(/^\| (`_.*?) \|/gm);
    const operators = [...rows].flatMap(([, names = '']) => names.match(/_\w+/g) ?? []);
    for (const operator of operators) {
      const value = operator.endsWith('between') ? 'a,b' : /null|empty/.test(operator) ? 'true' : 'a';
      const answer = await items.get(`roles?filter[name][${operator}]=${value}`);
      expect([operator, answer.status]).toEqual([operator, 200]);
    }
    const source = await readFile(new URL('../items/compile/operators.ts', import.meta.url), 'utf8');
    const knownOperators = [...source.matchAll(/^ {2}(_\w+): /gm)].map(([, name = '']) => name);
    expect(operators.toSorted()).toEqual(knownOperators.toSorted());
    const values: Record<string, string> = {
      filter: '{}',
      deep: '{}',
      alias: '{"n":"name"}',
      aggregate: '{"count":"*"}',
      groupBy: 'name',
      fields: 'name',
      sort: 'name',
      meta: '*',
    };
    for (const name of Object.keys(PARAMETERS).filter((parameter) => parameter !== 'id')) {
      const answer = await items.get(`roles?${name}=${values[name] ?? '1'}`);
      expect([name, answer.status]).toEqual([name, name === 'groupBy' ? answer.status : 200]);
    }
  });
});

describe('GET /api/docs', () => {
  it('is a page that loads everything from this server, with the policy of every page', async () => {
    const page = await product.app.inject('/api/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.body).toMatch(/^<!doctype html>\n<html lang="en">/);
    const assetUrls = [...page.body.matchAll(/ (?:src|href)="(?!data:)([^"]+)"/g)].map(([, url = '']) => url);
    expect(assetUrls).toHaveLength(4);
    for (const url of assetUrls) {
      const file = await product.app.inject(url);
      expect([url, file.statusCode]).toEqual([url, 200]);
      expect(file.headers['content-type']).toMatch(url.endsWith('.js') ? /^text\/javascript/ : /^text\/css/);
    }
  });

  it('explains queries, and every code with its text', () => {
    const guide = readGuide();
    expect(guide).not.toMatch(/%\w+%/);
    for (const code of Object.keys(ERRORS)) expect(guide).toContain(`| \`${code}\` |`);
    expect(guide).toContain(errorsEn['role.name_required']);
  });
});
