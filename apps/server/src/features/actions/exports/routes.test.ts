import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createOwner, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult } from '#testing/surveys.ts';

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
});
