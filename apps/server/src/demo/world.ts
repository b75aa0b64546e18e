import type { Pack } from '@quint/domain/workspace/actor.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import { insertHiringManager } from '#demo/deciders.ts';
import { insertAccount } from '#demo/insert-account.ts';
import { COUNCIL_ACCOUNT, PLATFORM_ADMIN, TALENT_ACCOUNT } from '#demo/accounts.ts';
import { stakeholderLinkKey } from '#features/roles/roles/stakeholders/emails.ts';
import { insertDemoInbox } from '#demo/inbox.ts';
import { insertJobProfile } from '#demo/job-profile.ts';
import { BASALT_PEOPLE, EISWERK_PEOPLE, NORDLICHT_PEOPLE } from '#demo/people.ts';
import type { DemoRole } from '#demo/positions.ts';
import { BASALT_ROLES, BASALT_TEAMS, NORDLICHT_ROLES, NORDLICHT_TEAMS } from '#demo/positions.ts';
import { listForPool, openForWork } from '#demo/pool.ts';
import { seededId } from '#demo/seeded-ids.ts';
import { insertDemoTalents } from '#demo/talents.ts';
import { insertDemoStakeholders } from '#demo/stakeholders.ts';
import type { DemoWork } from '#demo/work-plans.ts';
import { BASALT_WORK, NO_WORK, NORDLICHT_WORK } from '#demo/work-plans.ts';
import { insertDemoCourses, insertDemoWork } from '#demo/work.ts';
import { hashPassword } from '#secrets/passwords.ts';
import { deriveKey } from '#secrets/tokens.ts';
import { recordDemoWorld } from '#installation.ts';

interface WorkspacePlan {
  readonly key: string;
  readonly name: string;
  readonly language: StoredLanguage;
  readonly pack: Pack;
  readonly isFrozen: boolean;
  readonly budget: number;
  readonly admin: { readonly email: string; readonly first: string; readonly last: string };
  readonly roles: readonly DemoRole[];
  readonly teams: readonly string[];
  readonly people: readonly (readonly [first: string, last: string])[];
  readonly firstSeed: number;
  /** Number of people in the pool of the platform. */
  readonly openForWork: number;
  readonly work: DemoWork;
}

const WORKSPACES: readonly WorkspacePlan[] = [
  {
    key: 'nordlicht',
    name: 'Nordlicht GmbH',
    language: 'DE',
    pack: 'flow',
    isFrozen: false,
    budget: 18,
    admin: { email: 'lena@nordlicht.example', first: 'Lena', last: 'Brandt' },
    roles: NORDLICHT_ROLES,
    teams: NORDLICHT_TEAMS,
    people: NORDLICHT_PEOPLE,
    firstSeed: 100,
    openForWork: 6,
    work: NORDLICHT_WORK,
  },
  {
    key: 'basalt',
    name: 'Basalt AG',
    language: 'EN',
    pack: 'basic',
    isFrozen: false,
    budget: 3,
    admin: { email: 'max@basalt.example', first: 'Max', last: 'Steiner' },
    roles: BASALT_ROLES,
    teams: BASALT_TEAMS,
    people: BASALT_PEOPLE,
    firstSeed: 300,
    openForWork: 12,
    work: BASALT_WORK,
  },
  {
    key: 'eiswerk',
    name: 'Eiswerk KG',
    language: 'DE',
    pack: 'basic',
    isFrozen: true,
    budget: 0,
    admin: { email: 'frieda@eiswerk.example', first: 'Frieda', last: 'Holm' },
    roles: [],
    teams: [],
    people: EISWERK_PEOPLE,
    firstSeed: 400,
    openForWork: 0,
    work: NO_WORK,
  },
];

function roleRow(role: DemoRole, id: string, organizationId: string) {
  const { O, C, E, A, ES } = role.ranges;
  return {
    organization_id: organizationId,
    id,
    name: role.name,
    purpose: role.purpose,
    accountabilities: role.accountabilities,
    value_creation: role.value_creation,
    o_min: O[0],
    o_max: O[1],
    o_weight: O[2] ?? 1,
    c_min: C[0],
    c_max: C[1],
    c_weight: C[2] ?? 1,
    e_min: E[0],
    e_max: E[1],
    e_weight: E[2] ?? 1,
    a_min: A[0],
    a_max: A[1],
    a_weight: A[2] ?? 1,
    es_min: ES[0],
    es_max: ES[1],
    es_weight: ES[2] ?? 1,
  };
}

async function insertWorkspace(
  db: Writer,
  plan: WorkspacePlan,
  context: { now: Date; linkKey: Uint8Array; passwordHash: string },
): Promise<readonly string[]> {
  const id = seededId(`organization/${plan.key}`);
  await db
    .insertInto('organizations')
    .values({
      id,
      name: plan.name,
      language: plan.language,
      pack: plan.pack,
      is_freezed: plan.isFrozen,
      talent_insights_budget: plan.budget,
    })
    .execute();
  const account = {
    ...plan.admin,
    key: plan.key,
    language: plan.language,
    organizationId: id,
    userRole: 'ORG_ADMIN' as const,
  };
  await insertAccount(db, account, context.passwordHash);
  const roleIds = plan.roles.map((_, n) => seededId(`role/${plan.key}/${n}`));
  const roles = plan.roles.map((role, n) => roleRow(role, roleIds[n] ?? '', id));
  if (roles.length > 0) await db.insertInto('roles').values(roles).execute();
  const teamIds = plan.teams.map((_, n) => seededId(`team/${plan.key}/${n}`));
  const teams = plan.teams.map((name, n) => ({ organization_id: id, id: teamIds[n] ?? '', name }));
  if (teams.length > 0) await db.insertInto('teams').values(teams).execute();
  const workspace = { ...plan, id, roleIds, teamIds };
  const talentIds = await insertDemoTalents(db, workspace, context);
  const open = await listForPool(db, workspace, { talentIds, most: plan.openForWork });
  await openForWork(db, workspace, open);
  await insertDemoWork(db, workspace, { now: context.now, talentIds, work: plan.work });
  return talentIds;
}

async function insertPeopleOfThePlatform(
  db: Writer,
  annaTalentId: string,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  const nordlicht = seededId('organization/nordlicht');
  const admin = {
    key: 'platform',
    email: PLATFORM_ADMIN,
    first: 'Alex',
    last: 'Quint',
    language: 'EN' as const,
  };
  await insertAccount(db, { ...admin, organizationId: nordlicht, userRole: 'APP_ADMIN' }, passwordHash);
  const council = {
    key: 'council',
    email: COUNCIL_ACCOUNT,
    first: 'Ruth',
    last: 'Brandt',
    language: 'DE' as const,
  };
  await insertAccount(db, { ...council, organizationId: nordlicht, userRole: 'WORKS_COUNCIL' }, passwordHash);
  await insertHiringManager(db, { passwordHash, now });
  await insertAnna(db, annaTalentId, { passwordHash, now });
}

/** The talent with an account, who has a job profile and a message. */
async function insertAnna(
  db: Writer,
  annaTalentId: string,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  const nordlicht = seededId('organization/nordlicht');
  const anna = {
    key: 'anna',
    email: TALENT_ACCOUNT,
    first: 'Anna',
    last: 'Kowalski',
    language: 'DE' as const,
  };
  const userId = await insertAccount(
    db,
    { ...anna, organizationId: nordlicht, userRole: 'ORG_USER' },
    passwordHash,
  );
  await db
    .updateTable('talents')
    .set({ user_id: userId })
    .where('organization_id', '=', nordlicht)
    .where('id', '=', annaTalentId)
    .execute();
  const desiredRoles = ['Product Owner'];
  await insertJobProfile(db, {
    organizationId: nordlicht,
    talentId: annaTalentId,
    wishedRoleIds: NORDLICHT_ROLES.flatMap(({ name }, n) =>
      desiredRoles.includes(name) ? [seededId(`role/nordlicht/${n}`)] : [],
    ),
  });
  await insertDemoInbox(db, {
    organizationId: nordlicht,
    talentId: annaTalentId,
    talentUserId: userId,
    adminUserId: seededId('user/nordlicht'),
    now,
  });
}

/**
 * Creates the demo world: three workspaces, seven accounts, about sixty people in every status, scored by the engine,
 * with goals, assessments, skills, and the courses of the platform. Deterministic except for dates (relative to now)
 * and the password.
 */
export async function createDemoWorld(deps: Deps, password: string): Promise<void> {
  const context = {
    now: deps.clock.now(),
    linkKey: deriveKey(deps.config.secret, 'survey-link'),
    passwordHash: await hashPassword(password),
  };
  await deps.db.platform.write(async (db) => {
    const talents = new Map<string, readonly string[]>();
    await insertDemoCourses(db);
    for (const plan of WORKSPACES) talents.set(plan.key, await insertWorkspace(db, plan, context));
    await insertPeopleOfThePlatform(db, talents.get('nordlicht')?.[0] ?? '', context);
    await insertDemoStakeholders(db, {
      organizationId: seededId('organization/nordlicht'),
      roleId: seededId('role/nordlicht/0'),
      adminUserId: seededId('user/nordlicht'),
      now: context.now,
      linkKey: stakeholderLinkKey(deps.config),
    });
    await recordDemoWorld(db, context.now);
  });
}
