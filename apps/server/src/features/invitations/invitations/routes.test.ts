import { describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTeam, createUser, createTalent } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { newId } from '#database/ids.ts';
import { SLOW } from '#testing/tags.ts';

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
const NOTHING = { talents: 0, results: 0, links: 0, mails: 0 };

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

  it('accepts names of 50 characters, counted as graphemes', SLOW, async () => {
    const { admin } = await createAdmin();
    const names = { first_name: 'x'.repeat(50), last_name: '𝒜'.repeat(50) };
    const { invited, rejected } = (await invite(admin, { talents: [person(names)] })).json().data;
    expect([invited.length, rejected]).toEqual([1, []]);
  });

  it('rejects a talent that exists or is listed twice, regardless of case', SLOW, async () => {
    const { organization, admin } = await createAdmin();
    await createTalent(product, organization, { email: 'There@mail.example' });
    const twice = person();
    const upper = twice.email.toUpperCase();
    const talents = [person({ email: 'tHERE@mail.example' }), twice, person({ email: upper })];
    const answer = await invite(admin, { talents });
    expect(answer.json().data.rejected).toEqual([
      {
        email: 'tHERE@mail.example',
        code: 'talent.already_invited',
        message: 'This talent tHERE@mail.example has already been invited.',
      },
      {
        email: upper,
        code: 'talent.twice_in_list',
        message: `${upper} is in this list twice.`,
      },
    ]);
    const german = await invite(
      admin,
      { talents: [person({ email: 'There@mail.example' })] },
      { 'accept-language': 'de' },
    );
    expect(german.json().data.rejected[0].message).toBe(
      'Dieses Talent There@mail.example wurde bereits eingeladen.',
    );
  });

  it('can be repeated: everybody is already invited', SLOW, async () => {
    const { organization, admin } = await createAdmin();
    const talents = [person(), person()];
    await invite(admin, { talents });
    const before = await countRows(organization);
    const again = (await invite(admin, { talents })).json().data;
    expect(again.invited).toEqual([]);
    expect(again.rejected).toHaveLength(2);
    expect(await countRows(organization)).toEqual(before);
  });

  it('creates one talent when the same list is sent twice at once', SLOW, async () => {
    const { organization, admin } = await createAdmin();
    const talents = Array.from({ length: 50 }, () => person());
    const answers = await Promise.all([invite(admin, { talents }), invite(admin, { talents })]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    const invitations = answers.flatMap((answer) => answer.json().data.invited);
    expect(invitations).toHaveLength(50);
    expect(await countRows(organization)).toEqual({ talents: 50, results: 50, links: 50, mails: 50 });
  });

  it('invites a deleted person again, and the same person in another workspace', SLOW, async () => {
    const { organization, admin } = await createAdmin();
    const email = 'gone@mail.example';
    await createTalent(product, organization, { email, date_deleted: new Date() });
    const other = await createAdmin();
    for (const user of [admin, other.admin]) {
      const answer = await invite(user, { talents: [person({ email })] });
      expect(answer.json().data.invited).toHaveLength(1);
    }
  });

  it.each([
    ['an empty list', { talents: [] }, 'invitation.empty'],
    ['no list', {}, 'INVALID_PAYLOAD'],
    ['501 people', { talents: Array.from({ length: 501 }, () => person()) }, 'invitation.too_many'],
    ['5,000 people', { talents: Array.from({ length: 5000 }, () => person()) }, 'invitation.too_many'],
    ['a date in the past', { sendAt: new Date(Date.now() - 1000).toISOString() }, 'invitation.send_at_past'],
    ['a date that is none', { sendAt: 'tomorrow' }, 'INVALID_PAYLOAD'],
    ['an unknown role', { talents: [person({ roles: [newId()] })] }, 'invitation.unknown_role'],
    ['an unknown team', { talents: [person({ teams: [newId()] })] }, 'invitation.unknown_team'],
    ['a role that is no id', { talents: [person({ roles: ['x'] })] }, 'INVALID_PAYLOAD'],
    ['another model', { model: 'disc' }, 'INVALID_PAYLOAD'],
    ['another type', { inviteType: 'party' }, 'INVALID_PAYLOAD'],
    ['a subject of 151 characters', { subject: 'x'.repeat(151) }, 'INVALID_PAYLOAD'],
    ['a message of 5001 characters', { message: 'x'.repeat(5001) }, 'INVALID_PAYLOAD'],
    ['a name that is no text', { talents: [{ email: 'a@mail.example', first_name: 7 }] }, 'INVALID_PAYLOAD'],
  ])('refuses %s', SLOW, async (_name, payload, code) => {
    const { organization, admin } = await createAdmin();
    const talents = _name === 'no list' ? undefined : [person()];
    const answer = await invite(admin, { talents, ...payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].extensions.code).toBe(code);
    expect(await countRows(organization)).toEqual(NOTHING);
  });

  it('accepts the own organizationId and refuses another', async () => {
    const { organization, admin } = await createAdmin();
    const other = await createOrganization(product);
    const own = await invite(admin, { talents: [person()], organizationId: organization.id });
    expect(own.statusCode).toBe(200);
    const foreign = await invite(admin, { talents: [person()], organizationId: other.id });
    expect(foreign.statusCode).toBe(403);
    expect(foreign.json().errors[0].extensions.code).toBe('FORBIDDEN');
    expect(await countRows(other)).toEqual(NOTHING);
  });

  it.each(['surveyUrl', 'surveyB2cUrl', 'surveyAdminUrl', 'surveyRoleCompassUrl'])(
    'accepts only paths of this site in %s',
    SLOW,
    async (field) => {
      const { admin } = await createAdmin();
      const foreign = [
        'https://evil.example/survey',
        '//evil.example',
        '/\\evil.example',
        '/.//evil.example',
        'javascript:alert(1)',
        'survey',
        'http://localhost:8080@evil.example/',
        '/survey\nx',
        '',
      ];
      for (const value of foreign) {
        const answer = await invite(admin, { talents: [person()], [field]: value });
        expect([value, answer.statusCode]).toEqual([value, 400]);
        expect(answer.json().errors[0].extensions).toEqual({
          code: 'invitation.url_not_same_origin',
          field,
        });
      }
    },
  );

  it.each([
    [{}, 'standard', null],
    [{ surveyUrl: '/survey' }, 'standard', '/survey'],
    [{ surveyB2cUrl: '/surveyb2c?from=mail#top' }, 'b2c', '/surveyb2c?from=mail'],
    [{ surveyAdminUrl: '/survey-admin' }, 'admin', '/survey-admin'],
    [{ surveyRoleCompassUrl: 'http://localhost:8080/survey-youbea' }, 'role-finder', '/survey-youbea'],
    [
      { surveyRoleCompassUrl: '/c', surveyAdminUrl: '/b', surveyB2cUrl: '/a', surveyUrl: '/' },
      'standard',
      '/',
    ],
  ])('reads the flavour from %j', SLOW, async (urls, flavour, survey_path) => {
    const { admin } = await createAdmin();
    const answer = await invite(admin, { talents: [person()], ...urls });
    expect(await findResult(answer.json().data.invited[0].result)).toMatchObject({ flavour, survey_path });
  });

  it('is refused when inviting is switched off', async () => {
    const { organization, admin } = await createAdmin();
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('organization_features')
        .values({ organization_id: organization.id, feature: 'FEATURE_INVITE_TALENTS', enabled: false })
        .execute(),
    );
    const answer = await invite(admin, { talents: [person()] });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().errors[0].extensions.code).toBe('workspace.feature_off');
  });

  it('invites 500 people at once', SLOW, async () => {
    const { organization, admin } = await createAdmin();
    const role = await createRole(product, organization);
    const talents = Array.from({ length: 500 }, () => person({ roles: [role.id] }));
    const answer = await invite(admin, { talents });
    expect(answer.json().data.invited).toHaveLength(500);
  });
});

describe('POST /invite/talents/preview', () => {
  const preview = (user: TestUser, payload: object) =>
    product.app.inject({
      method: 'POST',
      url: '/api/invite/talents/preview',
      headers: user.headers,
      payload,
    });

  it('shows the mail in both languages and writes nothing', SLOW, async () => {
    const { organization, admin } = await createAdmin({ name: 'Müller & Söhne' });
    const german = (await preview(admin, { language: 'DE' })).json().data;
    expect(german.subject).toBe('Müller & Söhne lädt dich zu einer Persönlichkeitsbefragung ein');
    expect(german.html).toContain('<html lang="de">');
    expect(german.html).toContain('Müller &amp; Söhne');
    expect(german.text).toContain(admin.email);
    const english = (await preview(admin, { language: 'EN', first_name: 'Kim' })).json().data;
    expect(english.text).toContain('Hello Kim,');
    const recruitingPreview = (await preview(admin, { language: 'EN', inviteType: 'recruiting' })).json()
      .data;
    expect(english.text).toContain('would like to get to know a team');
    expect(recruitingPreview.text).toContain('would like to fill a role');
    expect(await countRows(organization)).toEqual(NOTHING);
  });

  it('fills in the placeholders of a custom text and escapes it', SLOW, async () => {
    const { admin } = await createAdmin({ name: 'Quillon' });
    const payload = {
      language: 'EN',
      first_name: '{{workspace}}',
      subject: '{{workspace}} asks {{first_name}}',
      message: 'Dear {{first_name}},\nwelcome to {{workspace}}.\n\n<img src=x> {{secret}}',
    };
    const { subject, html, text } = (await preview(admin, payload)).json().data;
    expect(subject).toBe('Quillon asks {{workspace}}');
    expect(text).toContain('welcome to Quillon.');
    expect(html).toContain('&lt;img src=x&gt; </p>');
    expect(html).not.toContain('<img');
  });

  it('refuses an unknown language', SLOW, async () => {
    const { admin } = await createAdmin();
    expect((await preview(admin, { language: 'FR' })).json().errors[0].extensions.code).toBe(
      'INVALID_PAYLOAD',
    );
  });
});
