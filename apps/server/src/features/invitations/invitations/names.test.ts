import { describe, expect, it } from 'vitest';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import { createInvitation, Device } from '#testing/surveys.ts';

const product = useProduct();
const PHISH = 'https://phish.example/gewinn';
const REFUSAL = { status: 400, code: 'name.holds_address' };

async function createAdmin() {
  const organization = await createOrganization(product);
  return { organization, admin: await createUser(product, { organization }) };
}

describe('A name that mail programs would link', () => {
  it('is rejected in an invitation, row by row', async () => {
    const { admin } = await createAdmin();
    const answer = await callerOf(product)('POST', '/invite/talents', {
      headers: admin.headers,
      payload: {
        talents: [
          { email: 'a@mail.example', first_name: PHISH, last_name: 'Muster' },
          { email: 'b@mail.example', first_name: 'Bo', last_name: 'WWW.phish.example' },
          { email: 'c@mail.example', first_name: 'Siobhán', last_name: "O'Neill" },
        ],
      },
    });
    const { invited, rejected } = answer.body.data;
    expect(invited.map(({ email }: { email: string }) => email)).toEqual(['c@mail.example']);
    expect(rejected.map(({ code }: { code: string }) => code)).toEqual([REFUSAL.code, REFUSAL.code]);
    expect(rejected[0].message).toBe('A name cannot contain “@”, “www.” or “://”.');
  });

  it('is rejected in public forms and in the survey', async () => {
    const { organization } = await createAdmin();
    const signUpAnswer = await callerOf(product)('POST', '/survey/sign-up', {
      payload: { entrance: 'b2c', name: `${PHISH} Abholen`, email: 'victim@mail.example', consent: true },
    });
    expect(errorOf(signUpAnswer)).toMatchObject(REFUSAL);
    const { token } = await createInvitation(product, organization);
    const device = new Device(product);
    await device.open(token);
    const response = await device.call('PATCH', '/survey/demographics', {
      name: PHISH,
      age: 30,
      gender: 'male',
    });
    expect(response.json().errors[0].extensions.code).toBe(REFUSAL.code);
  });

  it('is rejected for colleagues, accounts, talents and workspaces', async () => {
    const { organization, admin } = await createAdmin();
    const talent = await createTalent(product, organization);
    const call = callerOf(product);
    const signUp = { selfsignup: true, email: 'new@mail.example', password: 'correct horse battery' };
    const member = { email: 'member@mail.example', first_name: PHISH };
    const answers = await Promise.all([
      call('POST', '/invite/users', {
        headers: admin.headers,
        payload: { organizationId: organization.id, users: [member] },
      }),
      call('PATCH', '/users/me', { headers: admin.headers, payload: { last_name: 'a@b' } }),
      call('PATCH', `/items/talents/${talent.id}`, {
        headers: admin.headers,
        payload: { first_name: PHISH },
      }),
      call('PATCH', `/items/organizations/${organization.id}`, {
        headers: admin.headers,
        payload: { name: 'www.phish.example' },
      }),
      call('POST', '/workspace-automations/create-workspace', {
        payload: { ...signUp, name: PHISH, first_name: 'Ada', last_name: 'Beispiel' },
      }),
      call('POST', '/workspace-automations/create-workspace', {
        payload: { ...signUp, name: 'Nord', first_name: 'Ada', last_name: 'ada@nord' },
      }),
    ]);
    for (const answer of answers) expect(errorOf(answer)).toMatchObject(REFUSAL);
  });
});

describe('A name or a title', () => {
  it('is stored as one line with isolated text direction', async () => {
    const { organization, admin } = await createAdmin();
    const call = callerOf(product);
    const write = async (method: 'POST' | 'PATCH', path: string, payload: object) => {
      const { body } = await call(method, path, { headers: admin.headers, payload });
      return body.data.name;
    };
    const odd = 'Nord\r\nBcc: x\u202efdp.\u2066 AG & Co. KG';
    const cleanName = 'Nord Bcc: xfdp. AG & Co. KG';
    expect(await write('PATCH', `/items/organizations/${organization.id}?fields=name`, { name: odd })).toBe(
      cleanName,
    );
    expect(await write('POST', '/items/roles?fields=name', { name: odd })).toBe(cleanName);
    expect(await write('POST', '/items/teams?fields=name', { name: odd })).toBe(cleanName);
  });
});
