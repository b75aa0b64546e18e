import type { OwnWorkspaceData, OwnPrivacy } from '@quint/contract/privacy/privacy.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createOwner, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createFinishedResult, createInvitation, Device } from '#testing/surveys.ts';

const product = useProduct();

let organization: TestOrganization;
let admin: TestUser;
let owner: TestUser;
let talent: { id: string };

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, user: TestUser, payload?: object) =>
  callerOf(product)(method, url, { headers: user.headers, ...(payload === undefined ? {} : { payload }) });

async function read(user = owner): Promise<OwnPrivacy> {
  const { status, body } = await call('GET', '/users/me/privacy', user);
  expect(status).toBe(200);
  return body.data;
}

async function readFirstWorkspace(user = owner): Promise<OwnWorkspaceData> {
  const [first] = (await read(user)).places;
  if (first === undefined) throw new Error('The person has no talent');
  return first;
}

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht' });
  admin = await createUser(product, { organization });
  talent = await createTalent(product, organization, { first_name: 'Anna' });
  owner = await createOwner(product, organization, talent.id);
});

describe('GET /users/me/privacy', () => {
  it('contains the user’s talents in every workspace, each with its name, and nobody else', async () => {
    const basalt = await createOrganization(product, { name: 'Basalt' });
    await createTalent(product, basalt, { user_id: owner.id });
    await createFinishedResult(product, organization, { talentId: talent.id });
    const { places: workspaces, export: copy } = await read();
    expect(workspaces.map(({ workspace, has_result }) => [workspace, has_result])).toEqual(
      expect.arrayContaining([
        ['Nordlicht', true],
        ['Basalt', false],
      ]),
    );
    expect([workspaces.length, copy]).toEqual([2, null]);
    for (const user of [admin, await createUser(product, { userRole: 'APP_ADMIN' })]) {
      expect((await read(user)).places).toEqual([]);
    }
  });

  it('ends the session of an unknown device, and only of the user’s own', async () => {
    const { token } = await createInvitation(product, organization, { talentId: talent.id });
    const device = new Device(product);
    await device.open(token);
    expect((await device.call('GET', '/survey/session')).statusCode).toBe(200);
    const [line] = (await readFirstWorkspace()).log;
    expect(line).toMatchObject({ kind: 'opened', is_live: true, opened_by: 'mailed' });
    const url = `/users/me/survey-openings/${line?.id}`;
    for (const user of [admin, await createUser(product, { organization, userRole: 'ORG_USER' })]) {
      expectRefusal(await call('DELETE', url, user), 404, 'record.not_found');
    }
    expect((await call('DELETE', url, owner)).status).toBe(204);
    expect((await device.call('GET', '/survey/session')).statusCode).toBe(401);
    expect((await readFirstWorkspace()).log[0]).toMatchObject({ kind: 'opened', is_live: false });
  });
});
