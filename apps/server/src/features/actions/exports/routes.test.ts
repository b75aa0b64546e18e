import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createOwner, createTalent, createUser, createRole } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult } from '#testing/surveys.ts';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { strFromU8, unzipSync } from 'fflate';
import pg from 'pg';
import { newId } from '#database/ids.ts';
import { createApiToken } from '#testing/api-tokens.ts';
import { SCRIPT_NAMES } from '#testing/script-names.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;

async function take(url: string, headers = admin.headers) {
  const answer = await product.app.inject({ method: 'GET', url: `/api/exports/${url}`, headers });
  const isFile = answer.statusCode === 200;
  return {
    status: answer.statusCode,
    body: isFile ? undefined : answer.json(),
    lines: isFile ? answer.body.split('\r\n') : [],
    raw: answer.rawPayload,
    headers: answer.headers,
  };
}

async function choose(payload: object) {
  const { headers } = admin;
  const answer = await product.app.inject({ method: 'POST', url: '/api/exports/talents', headers, payload });
  return { status: answer.statusCode, lines: answer.body.split('\r\n').slice(1, -1) };
}

const linesOf = (action: string, user = admin) =>
  itemsOf(product, user).find('audit_log', {
    filter: { action },
    fields: user === admin ? ['user', 'items', 'talent_ids', 'details'] : ['user', 'action'],
  });

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
});

describe('GET /exports/talents', () => {
  it('returns a German file with umlauts, masks masked people and audits the export for everybody in it', async () => {
    const names = { first_name: 'Jörg', last_name: '=Müller', phone: '+49 30 12345' };
    const open = await createTalent(product, organization, names);
    const maskedTalent = await createTalent(product, organization, {
      first_name: 'Lea',
      last_name: 'Demirel',
      is_directly_invited: false,
    });
    const file = await take('talents?language=de&columns=name,email,phone,status');
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toMatch(/filename="talente-\d{4}-\d\d-\d\d\.csv"/);
    expect(file.lines).toEqual([
      '\uFEFFName;E-Mail;Telefon;Status',
      `Jörg =Müller;${open.email};"'+49 30 12345";Bewerbung`,
      'Lea *****;*****;*****;Bewerbung',
      '',
    ]);
    const [line] = await linesOf('talents.export');
    expect(line).toMatchObject({
      user: admin.id,
      details: { columns: ['name', 'email', 'phone', 'status'], count: 2 },
    });
    expect(line.items.toSorted()).toEqual([open.id, maskedTalent.id].toSorted());
    expect(JSON.stringify(line)).not.toContain('@');
    const owner = await createOwner(product, organization, open.id);
    expect(await linesOf('talents.export', owner)).toEqual([{ user: admin.id, action: 'talents.export' }]);
  });

  it('is refused to talents, and to everybody in a frozen workspace', async () => {
    const talent = await createTalent(product, organization);
    const owner = await createOwner(product, organization, talent.id);
    expectRefusal(await take('talents', owner.headers), 403, 'FORBIDDEN');
    const frozenOrganization = await createOrganization(product, { is_freezed: true });
    const { headers } = await createUser(product, { organization: frozenOrganization });
    for (const kind of ['talents', 'results', 'roles']) {
      expectRefusal(await take(kind, headers), 403, 'workspace.frozen');
    }
  });

  it('filters, searches and sorts like the list', SLOW, async () => {
    for (const first_name of ['Ada', 'Bea', 'Cem']) {
      const status = first_name === 'Bea' ? 'FAVOURITE' : 'APPLICANT';
      await createTalent(product, organization, { first_name, last_name: 'Kim', status });
    }
    const filter = encodeURIComponent(JSON.stringify({ status: { _eq: 'APPLICANT' } }));
    const sortedFile = await take(`talents?columns=name&filter=${filter}&sort=-fullname`);
    expect(sortedFile.lines.slice(1)).toEqual(['Cem Kim', 'Ada Kim', '']);
    expect((await take('talents?columns=name&search=bea')).lines.slice(1)).toEqual(['Bea Kim', '']);
    expect((await take('talents?columns=name&filter=%7B')).status).toBe(400);
    expect((await take('talents?columns=password')).status).toBe(400);
    expect((await take('talents?time_zone=Mars')).status).toBe(400);
  });

  it('contains the fit to roles, in their order, as a workbook with numbers', async () => {
    const role = await createRole(product, organization, { name: 'Sales', c_min: 4, c_max: 7 });
    const [ratedTalent, other] = [
      await createTalent(product, organization, { first_name: 'Ada', last_name: 'Kim' }),
      await createTalent(product, organization, { first_name: 'Bea', last_name: 'Kim' }),
    ];
    const resultId = await createFinishedResult(product, organization, { talentId: other.id });
    await product.deps.db.platform.write((db) =>
      db.updateTable('talents_results').set({ quality: 'doubtful' }).where('id', '=', resultId).execute(),
    );
    const url = `talents?format=xlsx&columns=name&roles=${role.id}&sort=-fit:${role.id}`;
    const file = await take(url);
    const text = strFromU8(unzipSync(file.raw)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const cells = [...text.matchAll(/<c r="(\w+)"[^>]*>(?:<v>|<is><t[^>]*>)([^<]*)/g)];
    const at = Object.fromEntries(cells.map(([, cellRef, value]) => [cellRef, value]));
    expect(at).toMatchObject({ A1: 'Name', B1: 'Fit · Sales (of 100)', A2: 'Bea Kim', A3: 'Ada Kim' });
    expect(Number(at.B2)).toBeGreaterThanOrEqual(0);
    expect(at.B3).toBeUndefined();
    expect([at.D1, at.D2, at.D3]).toEqual(['Fit · Sales, note', 'Read with care', undefined]);
    expect(await linesOf('results.read')).toMatchObject([{ details: { role: role.id, count: 1 } }]);
    const chosenFile = await choose({
      keys: [ratedTalent.id],
      columns: ['name'],
      roles: [role.id],
      sort: `fit:${role.id}`,
    });
    expect(chosenFile.lines).toEqual(['Ada Kim,,,']);
    expectRefusal(await take(`talents?roles=${newId()}`), 404, 'record.not_found');
    expectRefusal(await take(`talents?sort=fit:${role.id}`), 400, 'INVALID_QUERY');
  });

  it('preserves names in every script, as text and as a workbook', SLOW, async () => {
    const names = Object.values(SCRIPT_NAMES);
    const role = await createRole(product, organization, { name: SCRIPT_NAMES['Hebrew'] ?? '' });
    for (const [index, name] of names.entries()) {
      const [first = '', ...lastNames] = name.split(' ');
      const person = {
        first_name: first,
        last_name: lastNames.join(' '),
        email: `person${index}@mail.example`,
      };
      await createTalent(product, organization, person);
    }
    const text = await take(`talents?columns=name&roles=${role.id}`);
    const [head = '', ...lines] = text.lines;
    expect(head).toContain(SCRIPT_NAMES['Hebrew']);
    expect(head).not.toMatch(/[\u2066-\u2069]/);
    expect(lines.map((line) => line.split(/[;,]/)[0] ?? '')).toEqual(expect.arrayContaining(names));
    const workbook = await take('talents?format=xlsx&columns=name');
    const sheet = strFromU8(unzipSync(workbook.raw)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    for (const name of names) expect(sheet).toContain(`>${name}<`);
  });

  it('finds nobody of another workspace, deleted or unknown, and audits nothing then', async () => {
    const away = await createTalent(product, await createOrganization(product));
    const deletedTalent = await createTalent(product, organization, { date_deleted: new Date() });
    const keys = [away.id, deletedTalent.id, newId()];
    expect(await choose({ keys, columns: ['name'] })).toEqual({ status: 200, lines: [] });
    expect((await take('talents?columns=name')).lines).toEqual(['\uFEFFName', '']);
    expect(await linesOf('talents.export')).toEqual([]);
  });

  it(
    'keeps the order of the list for given keys; more than a hundred are audited as a whole list',
    SLOW,
    async () => {
      const keys: string[] = [];
      for (let count = 0; count < 101; count++) keys.unshift((await createTalent(product, organization)).id);
      const file = await choose({ keys, columns: ['email'], sort: 'date_created' });
      expect(file.lines).toHaveLength(101);
      expect(await linesOf('talents.export')).toMatchObject([
        { items: [], talent_ids: [], details: { count: 101 } },
      ]);
      expect((await choose({ keys: [] })).status).toBe(400);
      expect((await choose({ keys: ['nobody'] })).status).toBe(400);
    },
  );

  it('is available to tokens with the rights and audited under their name', async () => {
    await createTalent(product, organization);
    const few = await createApiToken(product, organization, { scopes: ['talents:read'] });
    expectRefusal(await take('talents', few.headers), 403, 'token.scope_missing');
    const scopes = ['talents:read', 'results:read', 'roles:read'] as const;
    const token = await createApiToken(product, organization, { scopes });
    expect((await take('talents', token.headers)).status).toBe(200);
  });
});

describe('GET /exports/results and /exports/roles', () => {
  it('contain traits, facets, quality and versions of finished results, and audit the read', async () => {
    const talent = await createTalent(product, organization, { first_name: 'Zoë', last_name: 'Ünal' });
    await createFinishedResult(product, organization, { talentId: talent.id });
    const { lines } = await take('results?language=de');
    const [head = '', row = ''] = lines;
    expect(head).toContain('Offenheit · Stanine;Offenheit · T-Wert;Offenheit · Prozentrang');
    expect(row.split(';')).toHaveLength(head.split(';').length);
    expect(row).toMatch(/^Zoë Ünal;/);
    expect(lines).toHaveLength(3);
    expect(await linesOf('results.read')).toMatchObject([{ talent_ids: [talent.id] }]);
    const other = await createTalent(product, organization);
    const filesOf = async (key: string) => {
      const payload = { keys: [key] };
      const url = '/api/exports/results';
      const answer = await product.app.inject({ method: 'POST', url, headers: admin.headers, payload });
      return answer.body.split('\r\n').length - 2;
    };
    expect([await filesOf(talent.id), await filesOf(other.id)]).toEqual([1, 0]);
  });

  it('contain the ranges of roles', SLOW, async () => {
    await createRole(product, organization, { name: 'Köchin', o_min: 3, o_max: 7, o_weight: 2 });
    await createRole(product, await createOrganization(product), { name: 'Elsewhere' });
    const { lines } = await take('roles?language=de');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^Köchin;Wird besetzt;.*;3;7;2;/);
  });
});

describe('A long file', () => {
  const TALENT_COUNT = 10_000;
  let owner: pg.Client;

  beforeEach(async () => {
    owner = new pg.Client({ connectionString: product.deps.config.databaseUrl });
    await owner.connect();
    await owner.query(
      `insert into talents (organization_id, id, email, first_name, last_name, status, language, is_directly_invited)
       select $1, gen_random_uuid(), 'p' || n || '@mail.example', 'Person', lpad(n::text, 6, '0'), 'APPLICANT', 'DE', true
       from generate_series(1, $2::int) n`,
      [organization.id, TALENT_COUNT],
    );
    return () => owner.end();
  });

  const countOpen = async () => {
    const { rows } = await owner.query<{ n: number }>(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name like 'quint_app%' and state <> 'idle'",
    );
    return rows[0]?.n ?? 0;
  };

  it('is complete, and a cancelled download releases its connection', SLOW, async () => {
    const { lines } = await take('talents');
    expect(lines).toHaveLength(TALENT_COUNT + 2);
    expect(lines.at(-2)).toContain('Person 010000');
    await product.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = product.app.server.address() as AddressInfo;
    for (const format of ['csv', 'xlsx', 'csv', 'xlsx', 'csv']) {
      const request = get({
        port,
        host: '127.0.0.1',
        path: `/api/exports/talents?format=${format}`,
        headers: admin.headers,
      });
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBe(200);
      await once(answer, 'readable');
      answer.destroy();
    }
    await vi.waitFor(async () => expect(await countOpen()).toBe(0), { timeout: 15_000, interval: 50 });
    expect((await take('talents')).status).toBe(200);
  });
});
