import { bodyOf, sendOnce, toWire } from '../http-load.ts';
import type { Workspace } from '../world.ts';
import { PASSWORD } from '../world.ts';
import { COPIED_TABLES } from './database.ts';

export const ADMIN = { email: 'admin@example.com', password: PASSWORD };

type Send = (method: string, path: string, body: unknown) => Promise<{ id: string }>;

async function signIn(port: number): Promise<Send> {
  const send =
    (headers: Readonly<Record<string, string>>) => async (method: string, path: string, body: unknown) => {
      // A connection for each, because the peer may close an idle one at any moment.
      const answer = await sendOnce(
        port,
        toWire(port, { method, path, body: JSON.stringify(body) }, headers),
      );
      const text = bodyOf(answer).toString();
      if (answer.status >= 300) throw new Error(`peer: ${method} ${path}: ${answer.status} ${text}`);
      return text === '' ? {} : (JSON.parse(text) as { data: unknown }).data;
    };
  const session = (await send({})('POST', '/auth/login', ADMIN)) as { access_token: string };
  return send({ authorization: `Bearer ${session.access_token}` }) as Send;
}

const ACTIVE = '$CURRENT_USER.active_workspace';
const IN_WORKSPACE = { organization_id: { _eq: ACTIVE } };
const NOT_DELETED = { date_deleted: { _null: true } };
const PRESENT = { ...NOT_DELETED, date_anonymized: { _null: true } };

/** The same scope as ours: the workspace of the account, and nothing that was deleted. */
const SCOPES: Readonly<Record<string, object>> = {
  organizations: { id: { _eq: ACTIVE } },
  roles: { _and: [IN_WORKSPACE, NOT_DELETED] },
  teams: { _and: [IN_WORKSPACE, NOT_DELETED] },
  talents: { _and: [IN_WORKSPACE, PRESENT] },
  talents_results: { _and: [IN_WORKSPACE, { talent_id: PRESENT }] },
  roles_talents: { _and: [IN_WORKSPACE, { roles_id: NOT_DELETED }, { talents_id: PRESENT }] },
  teams_talents: { _and: [IN_WORKSPACE, { teams_id: NOT_DELETED }, { talents_id: PRESENT }] },
  directus_users: { id: { _eq: '$CURRENT_USER' } },
  directus_roles: { id: { _eq: '$CURRENT_ROLE' } },
  directus_files: { uploaded_by: { _eq: '$CURRENT_USER' } },
};
const WRITES: readonly (readonly [collection: string, action: string])[] = [
  ['talents', 'update'],
  ['roles', 'create'],
  ['roles', 'update'],
  ['directus_files', 'create'],
];

/** Gives a foreign key that the database has the name under which the other side lists its records. */
async function nameRelation(
  send: Send,
  key: { collection: string; field: string; related_collection: string },
  meta: object,
): Promise<void> {
  await send('PATCH', `/relations/${key.collection}/${key.field}`, { ...key, meta });
}

async function describeTables(send: Send): Promise<void> {
  for (const name of COPIED_TABLES) {
    // Without its own log of every change, which ours does not keep either.
    await send('PATCH', `/collections/${name}`, { meta: { accountability: null } });
    await send('PATCH', `/fields/${name}/id`, { meta: { special: ['uuid'] } });
  }
  const list = (field: string, special: string) => ({ field, type: 'alias', meta: { special: [special] } });
  for (const name of ['roles', 'teams']) {
    await send('POST', '/fields/talents', list(name, 'm2m'));
    await send('POST', `/fields/${name}`, list('talents', 'm2m'));
    const collection = `${name}_talents`;
    const own = `${name}_id`;
    const toTalent = { collection, field: 'talents_id', related_collection: 'talents' };
    await nameRelation(send, toTalent, { one_field: name, junction_field: own });
    const toOther = { collection, field: own, related_collection: name };
    await nameRelation(send, toOther, { one_field: 'talents', junction_field: 'talents_id' });
  }
  await send('POST', '/fields/talents', list('talents_results', 'o2m'));
  const toTalent = { collection: 'talents_results', field: 'talent_id', related_collection: 'talents' };
  await nameRelation(send, toTalent, { one_field: 'talents_results' });
}

async function describeAccounts(send: Send): Promise<void> {
  const fields = [
    { field: 'active_workspace', type: 'uuid', schema: {}, meta: { special: ['m2o'] } },
    { field: 'platform_language', type: 'string', schema: {}, meta: {} },
    { field: 'is_first_visit', type: 'boolean', schema: {}, meta: { special: ['cast-boolean'] } },
  ];
  for (const field of fields) await send('POST', '/fields/directus_users', field);
  await send('POST', '/relations', {
    collection: 'directus_users',
    field: 'active_workspace',
    related_collection: 'organizations',
    schema: {},
  });
}

/** Makes the peer serve the copied tables to an account like ours, with permissions that keep it in its workspace. */
export async function setUpPeer(port: number, world: Workspace): Promise<void> {
  const send = await signIn(port);
  await describeTables(send);
  await describeAccounts(send);
  const policy = await send('POST', '/policies', { name: 'Administrators of a workspace' });
  const role = await send('POST', '/roles', { name: 'ORG_ADMIN' });
  await send('POST', '/access', { role: role.id, policy: policy.id });
  const allow = (collection: string, action: string, permissions: object) =>
    send('POST', '/permissions', {
      policy: policy.id,
      collection,
      action,
      permissions,
      fields: ['*'],
      presets: action === 'create' && collection === 'roles' ? { organization_id: ACTIVE } : null,
      validation: null,
    });
  for (const [collection, scope] of Object.entries(SCOPES)) await allow(collection, 'read', scope);
  for (const [collection, action] of WRITES) {
    await allow(collection, action, action === 'create' ? {} : (SCOPES[collection] ?? {}));
  }
  await send('POST', '/users', {
    email: world.email,
    password: PASSWORD,
    first_name: 'Lena',
    last_name: 'Hartmann',
    platform_language: 'DE',
    is_first_visit: false,
    active_workspace: world.organizationId,
    role: role.id,
  });
}
