import { beforeEach, describe, expect, it } from 'vitest';
import { READ_RESULTS, recordAudit } from '#database/audit.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createDecider,
  createOrganization,
  createRole,
  createTalent,
  createUser,
} from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { testScope } from '#testing/scopes.ts';
import { callerOf } from '#testing/sessions.ts';
import { createFinishedResult } from '#testing/surveys.ts';

// Where people read that a hiring manager looked at a result.

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let manager: TestUser;
let owner: TestUser;
let talentId: string;
let role: { id: string; name: string };
let name: string;

const read = async (path: string, by: TestUser) =>
  (await callerOf(product)('GET', path, { headers: by.headers })).body.data;

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  manager = await createUser(product, { organization, userRole: 'HIRING_MANAGER' });
  owner = await createUser(product, { organization, userRole: 'ORG_USER' });
  talentId = (await createTalent(product, organization, { user_id: owner.id })).id;
  const resultId = await createFinishedResult(product, organization, { talentId });
  role = await createRole(product, organization);
  await createDecider(product, organization, { roleId: role.id, userId: manager.id });
  const scope = testScope(organization.id);
  await product.deps.db.write(scope, (db) =>
    recordAudit(db, {
      scope,
      actor: { userId: manager.id, userRole: 'HIRING_MANAGER' },
      action: READ_RESULTS,
      items: [resultId],
      talentIds: [talentId],
      details: { collection: 'talents_results', as: 'fit', role: role.id, count: 1 },
    }),
  );
  const account = await product.deps.db.platform.read((db) =>
    db.selectFrom('users').select('last_name').where('id', '=', manager.id).executeTakeFirstOrThrow(),
  );
  name = `Test ${account.last_name}`;
});

describe('a look of a hiring manager at a result', () => {
  it('is in the log of the talent, with name and role', async () => {
    const [{ log }] = (await read('/users/me/privacy', owner)).places;
    expect(log).toMatchObject([{ kind: 'compared', who: name, role: role.name, times: 1 }]);
  });

  it('is in the history of the talent', async () => {
    const history = await read(`/talents/${talentId}/history`, admin);
    expect(history.find(({ kind }: { kind: string }) => kind === 'read')).toMatchObject({ by: name });
  });

  it('is in the log of the works council, whose settings list the hiring manager', async () => {
    const council = await createUser(product, { organization, userRole: 'WORKS_COUNCIL' });
    const month = new Date().toISOString().slice(0, 7);
    const lines = await read(`/works-council/access-log?month=${month}`, council);
    expect(lines).toMatchObject([{ kind: 'fit', by: name, people: 1 }]);
    const { members } = await read('/works-council/settings', council);
    expect(members).toContainEqual(expect.objectContaining({ name, user_role: 'HIRING_MANAGER' }));
  });
});
