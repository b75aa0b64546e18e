import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { newId } from '#database/ids.ts';
import { appointPlatformAdministrator } from '#features/workspace/auth/administrators/service.ts';
import { getProvedEmail } from '#features/accounts/sso/sign-in/model.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser, PASSWORD } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import { createStakeholderRequestsAs } from '#testing/stakeholders.ts';
import { Device } from '#testing/surveys.ts';
import { sample } from '#testing/effort.ts';

const product = useProduct();
const call = callerOf(product);
let organization: TestOrganization;
let admin: TestUser;
let platform: TestUser;
/** The part before the @, new for every test. */
let local = '';
let counter = 0;

/** The address of a person in the stored form, and in the spellings that people paste. */
const getStoredEmail = () => `${local}@bücher.example`;
const SPELLINGS: Readonly<Record<string, () => string>> = {
  'as it is': () => getStoredEmail(),
  // ASCII letters before the at sign are stored as typed, and compared case-insensitively.
  'with a domain in capitals': () => `${local}@BÜCHER.EXAMPLE`,
  'with blanks around it': () => `  ${getStoredEmail()}\n`,
  'with no-break spaces': () => `\u00a0${getStoredEmail()}\u202f`,
  'with a zero-width space': () => `${local}\u200b@bücher.example`,
  'with a soft hyphen': () => `${local}@bü\u00adcher.example`,
  'with a byte order mark': () => `\ufeff${getStoredEmail()}`,
  'with marks of direction': () => `\u202a${getStoredEmail()}\u202c`,
  'with a word joiner': () => `${local}@bücher\u2060.example`,
  'with tag characters': () => `${getStoredEmail()}\u{e0041}\u{e007f}`,
  'with a variation selector': () => `${local}\ufe0f@bücher.example`,
  decomposed: () => `${local}@bu\u0308cher.example`,
  'in Punycode': () => `${local}@xn--bcher-kva.example`,
  'in Punycode in capitals': () => `${local}@XN--BCHER-KVA.EXAMPLE`,
  'as a link': () => `mailto:${getStoredEmail()}?subject=Hello`,
  'in angle brackets': () => `<${getStoredEmail()}>`,
  'after a name': () => `"Kowalski, Anna" <${getStoredEmail()}>`,
  'in quotes': () => `„${getStoredEmail()}“`,
  'with a full stop': () => `${getStoredEmail()}.`,
  'with a comma': () => `${getStoredEmail()},`,
  'in parentheses': () => `(${getStoredEmail()})`,
  'with blanks around the at sign': () => `${local} @ bücher.example`,
  'with a full-width at sign': () => `${local}＠bücher.example`,
  'in full-width letters': () => `${local}@bücher．ｅｘａｍｐｌｅ`,
  'with an ideographic full stop': () => `${local}@bücher。example`,
};
const spellings = Object.entries(SPELLINGS);

beforeEach(async () => {
  counter += 1;
  local = `anna${counter}`;
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  platform = await createUser(product, { userRole: 'APP_ADMIN' });
  await product.deps.db.platform.write((db) => sql`delete from rate_limits`.execute(db));
});

const listAccounts = () =>
  product.deps.db.platform.read((db) =>
    db.selectFrom('users').select(['id', 'email']).where('email', 'like', `${local}%`).execute(),
  );
const listTalents = () =>
  product.deps.db.platform.read((db) =>
    db.selectFrom('talents').select(['id', 'email']).where('email', 'like', `${local}%`).execute(),
  );
const emailsOf = (rows: readonly { email: string }[]) => rows.map(({ email }) => email);
const person = (email: string) => ({ email, first_name: 'Anna', last_name: 'Kowalski' });

describe.each(sample(spellings))('an address %s', (_, spell) => {
  it('is stored for a talent, and cannot be used by another one', async () => {
    const talent = await createTalent(product, organization);
    const other = await createTalent(product, organization);
    const items = itemsOf(product, admin);
    expect((await items.patch(`talents/${talent.id}`, { email: spell() })).body.data.email).toBe(
      getStoredEmail(),
    );
    expect(errorOf(await items.patch(`talents/${other.id}`, { email: spell() })).code).toBe(
      'talent.already_invited',
    );
  });

  it('takes part in a survey as one person', async () => {
    const form = (email: string) => ({ entrance: 'b2c', name: 'Anna Kowalski', email, consent: true });
    for (const email of [spell(), getStoredEmail(), spell()]) {
      await new Device(product).call('POST', '/survey/sign-up', form(email));
    }
    expect(emailsOf(await listTalents())).toEqual([getStoredEmail()]);
  });

  it('is asked as a stakeholder once', async () => {
    const role = await createRole(product, organization);
    const ask = async (email: string) => {
      const input = { roleId: role.id, emails: [email] };
      return (await createStakeholderRequestsAs(product, admin, input)).body.data;
    };
    expect((await ask(spell())).asked).toMatchObject([{ email: getStoredEmail() }]);
    expect((await ask(getStoredEmail())).rejected).toMatchObject([
      { code: 'role.stakeholder_already_asked' },
    ]);
  });

  it('joins a workspace once', async () => {
    const join = (email: string) => {
      const payload = { organizationId: organization.id, users: [{ email }] };
      return call('POST', '/invite/users', { headers: admin.headers, payload });
    };
    expect((await join(spell())).body.data.invited).toMatchObject([{ email: getStoredEmail() }]);
    expect(errorOf(await join(getStoredEmail())).code).toBe('user.exists');
    expect(emailsOf(await listAccounts())).toEqual([getStoredEmail()]);
  });

  it('corrects an invitation', async () => {
    const payload = { organizationId: organization.id, users: [{ email: `wrong${counter}@mail.example` }] };
    const { body } = await call('POST', '/invite/users', { headers: admin.headers, payload });
    const path = `/invite/users/${body.data.invited[0].id}`;
    const response = await call('PATCH', path, { headers: admin.headers, payload: { email: spell() } });
    expect(response.body.data).toMatchObject({ email: getStoredEmail() });
  });

  it('creates a workspace, and leads to the account that has it', async () => {
    const open = (email: string) => {
      const payload = {
        ...person(email),
        name: `Bücher ${newId()}`,
        selfsignup: true,
        password: 'a brand new phrase',
      };
      return call('POST', '/workspace-automations/create-workspace', { payload });
    };
    expect((await open(spell())).status).toBe(200);
    expect(emailsOf(await listAccounts())).toEqual([getStoredEmail()]);
    await product.deps.db.platform.write((db) =>
      db.updateTable('users').set({ is_confirmed: true }).where('email', '=', getStoredEmail()).execute(),
    );
    expect(errorOf(await open(spell())).code).toBe('account.exists');
  });

  it('is the first administrator of a workspace that the platform creates', async () => {
    const payload = { name: `Bücher ${newId()}`, admins: [{ email: spell() }] };
    const url = '/workspace-automations/create-workspace';
    const { body } = await call('POST', url, { headers: platform.headers, payload });
    expect(body.data.invited).toMatchObject([{ email: getStoredEmail() }]);
  });

  it('can sign in, and have its password reset and its sessions ended', async () => {
    await createUser(product, { organization, email: getStoredEmail() });
    const payload = { email: spell(), password: PASSWORD };
    expect((await call('POST', '/auth/login', { payload })).status).toBe(200);
    const reset = await call('POST', '/auth/password/request', { payload: { email: spell() } });
    expect(reset.status).toBe(204);
    const options = { headers: platform.headers, payload: { email: spell() } };
    expect((await call('POST', '/auth/accounts/end-sessions', options)).body.data.sessions).toBe(1);
  });

  it('is stored for a registration and for invoices', async () => {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    await createTalent(product, organization, { user_id: user.id });
    const course = { id: newId(), title: 'Focus', language: 'DE', trait: 'C', direction: 'below' };
    await product.deps.db.platform.write((db) => db.insertInto('training_courses').values(course).execute());
    const request = {
      ...person(spell()),
      course: course.id,
      phone: '01234567',
      situation: 'New',
      consent: true,
    };
    const { body } = await itemsOf(product, user).post('training_requests', request);
    expect(body.data).toMatchObject({ email: getStoredEmail() });
    const payload = { paymentEmail: spell() };
    const billing = await call('PATCH', '/billing', { headers: admin.headers, payload });
    expect(billing.body.data).toMatchObject({ paymentEmail: getStoredEmail() });
  });

  it('matches the account that an SSO provider has verified', () => {
    const rules = { takesUnmarked: false, domains: ['xn--bcher-kva.example'] };
    expect(getProvedEmail({ email: spell(), isEmailVerified: true }, rules)).toBe(getStoredEmail());
  });

  it('appoints one administrator of the platform, from a command or the settings', async () => {
    await appointPlatformAdministrator(product.deps, spell());
    expect((await appointPlatformAdministrator(product.deps, getStoredEmail())).isNew).toBe(false);
    const config = readConfig({
      DATABASE_URL: product.deps.config.databaseUrl,
      DATA_DIR: product.deps.config.dataDir,
      ADMIN_EMAIL: spell(),
      ADMIN_PASSWORD: 'a brand new phrase',
    });
    expect(config.firstAdmin?.email).toBe(getStoredEmail());
  });
});

describe('a name', () => {
  const NAMES = { first_name: '\u200bAnna\u00a0 \nMaria', last_name: '\u2068Mu\u0308ller\u2069' };
  const NORMAL = { first_name: 'Anna Maria', last_name: 'Müller' };
  const expectNormal = (row: unknown) => expect(row).toMatchObject(NORMAL);

  it('is stored in its normal form after an invitation, a change and a survey', async () => {
    const payload = { talents: [{ email: getStoredEmail(), ...NAMES }] };
    await call('POST', '/invite/talents', { headers: admin.headers, payload });
    const [talent] = await listTalents();
    const items = itemsOf(product, admin);
    expectNormal((await items.get(`talents/${talent?.id}`)).body.data);
    expectNormal((await items.patch(`talents/${talent?.id}`, NAMES)).body.data);
    const own = await createUser(product, { organization });
    const response = await call('PATCH', '/users/me', { headers: own.headers, payload: NAMES });
    expectNormal(response.body.data);
    const form = {
      entrance: 'b2c',
      name: 'Dr. \u200bAnna\u00a0 von der Mu\u0308hle',
      email: `b${getStoredEmail()}`,
      consent: true,
    };
    await new Device(product).call('POST', '/survey/sign-up', form);
    const person = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents')
        .selectAll()
        .where('email', '=', `b${getStoredEmail()}`)
        .executeTakeFirstOrThrow(),
    );
    expect(person).toMatchObject({ first_name: 'Anna', last_name: 'von der Mühle' });
  });

  it('may be the only one', async () => {
    const payload = {
      talents: [{ email: getStoredEmail(), first_name: 'Suharto', last_name: '', has_one_name: true }],
    };
    const { body } = await call('POST', '/invite/talents', { headers: admin.headers, payload });
    expect(body.data.invited).toHaveLength(1);
    const [talent] = await listTalents();
    expect((await itemsOf(product, admin).get(`talents/${talent?.id}`)).body.data.fullname).toBe('Suharto');
    const open = {
      first_name: 'Suharto',
      has_one_name: true,
      email: `s${getStoredEmail()}`,
      name: `One ${newId()}`,
    };
    const answer = await call('POST', '/workspace-automations/create-workspace', {
      payload: { ...open, selfsignup: true, password: 'a brand new phrase' },
    });
    expect(answer.status).toBe(200);
  });
});
