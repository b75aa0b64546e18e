import { describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTeam, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let people = 0;
const person = (values: object = {}) => ({
  email: `invited${++people}@mail.example`,
  first_name: 'Anna',
  last_name: 'Kowalski',
  ...values,
});

async function createAdmin(values: Parameters<typeof createOrganization>[1] = {}) {
  const organization = await createOrganization(product, values);
  return { organization, admin: await createUser(product, { organization }) };
}

function invite(user: TestUser, payload: object, headers: Record<string, string> = {}) {
  return product.app.inject({
    method: 'POST',
    url: '/api/invite/talents',
    headers: { ...user.headers, ...headers },
    payload,
  });
}

async function countRows(organization: TestOrganization) {
  return product.deps.db.platform.read(async (db) => {
    const count = async (table: 'talents' | 'talents_results' | 'survey_links' | 'outbox') => {
      const row = await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('organization_id', '=', organization.id)
        .executeTakeFirstOrThrow();
      return row.n;
    };
    return {
      talents: await count('talents'),
      results: await count('talents_results'),
      links: await count('survey_links'),
      mails: await count('outbox'),
    };
  });
}

function findResult(id: string) {
  return product.deps.db.platform.read((db) =>
    db.selectFrom('talents_results').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

describe('POST /invite/talents', () => {
  it('creates talent, invitation, link, role and team links and the mail', async () => {
    const { organization, admin } = await createAdmin();
    const role = await createRole(product, organization);
    const team = await createTeam(product, organization);
    const anna = person({ email: ' Anna.K@Mail.example ', roles: [role.id, role.id], teams: [team.id] });
    const answer = await invite(admin, { talents: [anna, person({ language: 'EN' })] });
    expect(answer.statusCode).toBe(200);
    const { invited, rejected } = answer.json().data;
    expect(rejected).toEqual([]);
    expect(invited[0]).toMatchObject({ email: 'Anna.K@Mail.example' });
    expect(await countRows(organization)).toEqual({ talents: 2, results: 2, links: 2, mails: 2 });
    const result = await findResult(invited[0].result);
    expect(result).toMatchObject({
      talent_id: invited[0].id,
      status: 'INVITED',
      invite_type: 'team',
      flavour: 'standard',
      language: 'DE',
      instrument_version: 'ipip-neo-work@2',
      invitation_count: 1,
    });
    expect(result.link_expires_at.getTime() - Date.now()).toBeGreaterThan(29.9 * 86_400_000);
    expect((await findResult(invited[1].result)).language).toBe('EN');
    const links = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('roles_talents')
        .innerJoin('teams_talents', 'teams_talents.talents_id', 'roles_talents.talents_id')
        .select(['roles_id', 'teams_id', 'roles_talents.talents_id'])
        .where('roles_id', '=', role.id)
        .execute(),
    );
    expect(links).toEqual([{ roles_id: role.id, teams_id: team.id, talents_id: invited[0].id }]);
  });

  it.each([
    ['no address', { email: '' }, 'talent.email_required', 'Please enter an e-mail address.'],
    ['a missing address', { email: undefined }, 'talent.email_required', 'Please enter an e-mail address.'],
    ['a wrong address', { email: 'abc' }, 'talent.email_invalid', 'Please enter a valid e-mail address.'],
    [
      'a header in the address',
      { email: 'a@mail.example\r\nBcc: b@mail.example' },
      'talent.email_invalid',
      undefined,
    ],
    [
      '129 characters',
      { email: `${'l'.repeat(60)}@${'d'.repeat(60)}.example` },
      'talent.email_too_long',
      undefined,
    ],
    [
      '65 before the at-sign',
      { email: `${'l'.repeat(65)}@mail.example` },
      'talent.email_local_part_too_long',
      undefined,
    ],
    ['no first name', { first_name: undefined }, 'talent.first_name_required', undefined],
    ['a blank first name', { first_name: '  ' }, 'talent.first_name_required', 'Please enter a first name.'],
    ['no last name', { last_name: undefined }, 'talent.last_name_required', undefined],
    ['null for a last name', { last_name: null }, 'talent.last_name_required', undefined],
    ['a blank last name', { last_name: ' \t' }, 'talent.last_name_required', 'Please enter a last name.'],
    [
      'a name of 51',
      { first_name: 'x'.repeat(51) },
      'talent.name_too_long',
      'A name has at most 50 characters.',
    ],
    ['a last name of 51', { last_name: 'x'.repeat(51) }, 'talent.name_too_long', undefined],
  ])('rejects a row with %s and invites the others', async (_name, change, code, message) => {
    const { admin } = await createAdmin();
    const good = person();
    const answer = await invite(admin, { talents: [person(change), good] });
    const { invited, rejected } = answer.json().data;
    expect(invited.map(({ email }: { email: string }) => email)).toEqual([good.email]);
    expect(rejected).toHaveLength(1);
    expect(rejected[0].code).toBe(code);
    if (message !== undefined) expect(rejected[0].message).toBe(message);
  });

  it('treats a role and a team of another workspace as unknown', async () => {
    const { admin } = await createAdmin();
    const other = await createAdmin();
    const role = await createRole(product, other.organization);
    const team = await createTeam(product, other.organization);
    const byRole = await invite(admin, { talents: [person({ roles: [role.id] })] });
    expect(byRole.json().errors[0].extensions.code).toBe('invitation.unknown_role');
    const byTeam = await invite(admin, { talents: [person({ teams: [team.id] })] });
    expect(byTeam.json().errors[0].extensions.code).toBe('invitation.unknown_team');
  });
});
