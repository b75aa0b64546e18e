import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Pack, UserRole } from '@quint/domain/workspace/actor.ts';
import type { Feature } from '@quint/domain/workspace/features.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import { accessTokenKey } from '#features/workspace/auth/service.ts';
import { signAccessToken } from '#secrets/tokens.ts';
import type { Product } from '#testing/product.ts';

export const PASSWORD = 'correct horse battery';
let cachedHash: Promise<string> | undefined;
let counter = 0;

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** A hash with the least memory and one pass: the real cost would be paid at every sign-in of every test. */
async function hashQuickly(password: string): Promise<string> {
  const salt = randomBytes(16);
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = await promisify(argon2)('argon2id', { message: password, nonce: salt, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(Buffer.from(tag))}`;
}

function passwordHash(): Promise<string> {
  cachedHash ??= hashQuickly(PASSWORD);
  return cachedHash;
}

export interface TestOrganization {
  readonly id: string;
  readonly name: string;
}

/** A workspace; by default Flow, not frozen, German. */
export async function createOrganization(
  product: Product,
  values: {
    name?: string;
    pack?: Pack;
    is_freezed?: boolean;
    language?: 'EN' | 'DE';
    hide_personal_data?: boolean;
    hide_everybody?: boolean;
    survey_frame_origins?: string[];
  } = {},
): Promise<TestOrganization> {
  const organization = { id: newId(), name: values.name ?? `Workspace ${++counter}` };
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('organizations')
      .values({ pack: 'flow', talent_insights_budget: 25, ...values, ...organization })
      .execute(),
  );
  return organization;
}

export interface TestUser {
  readonly id: string;
  readonly email: string;
  /** Headers of a signed-in request. */
  readonly headers: { readonly authorization: string };
}

/** A passkey that cannot be used: it gives the account a second factor. */
async function insertPasskey(db: Writer, userId: string): Promise<void> {
  const id = newId();
  const key = { credential_id: `test-${id}`, public_key: Buffer.alloc(1), counter: 0 };
  await db
    .insertInto('passkeys')
    .values({ id, user_id: userId, ...key, is_synced: false, name: 'Test' })
    .execute();
}

/** Gives an account a second factor, as platform administrators need one. */
export async function givePasskey(product: Product, userId: string): Promise<void> {
  await product.deps.db.platform.write((db) => insertPasskey(db, userId));
}

/** A signed-in account: a member of the workspace with the given role, or an administrator of the platform. */
export async function createUser(
  product: Product,
  values: {
    organization?: TestOrganization;
    userRole?: UserRole;
    email?: string;
    /** False for an administrator of the platform without a second factor. */
    hasFactor?: boolean;
  } = {},
): Promise<TestUser> {
  const userRole = values.userRole ?? 'ORG_ADMIN';
  const id = newId();
  const email = values.email ?? `person${++counter}@people.example`;
  const password_hash = await passwordHash();
  await product.deps.db.platform.write(async (db) => {
    await db
      .insertInto('users')
      .values({
        id,
        email,
        password_hash,
        first_name: 'Test',
        last_name: `Person ${counter}`,
        is_app_admin: userRole === 'APP_ADMIN',
        active_organization_id: values.organization?.id ?? null,
        email_proven_at: new Date(),
      })
      .execute();
    // Administrators of the platform need a second factor before anything else.
    if (userRole === 'APP_ADMIN' && values.hasFactor !== false) await insertPasskey(db, id);
    if (values.organization !== undefined && userRole !== 'APP_ADMIN') {
      await db
        .insertInto('memberships')
        .values({ organization_id: values.organization.id, id: newId(), user_id: id, user_role: userRole })
        .execute();
    }
  });
  const claims = { userId: id, role: userRole, adminAccess: userRole === 'APP_ADMIN' };
  const token = await signAccessToken(accessTokenKey(product.deps), claims, product.clock.now());
  return { id, email, headers: { authorization: `Bearer ${token}` } };
}

/** A role with the default range 3..7 on every trait. */
export async function createRole(
  product: Product,
  organization: TestOrganization,
  values: Record<string, unknown> = {},
): Promise<{ id: string; name: string }> {
  const role = { id: newId(), name: `Role ${++counter}` };
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('roles')
      .values({ ...role, ...values, organization_id: organization.id })
      .execute(),
  );
  return { ...role, ...(typeof values.name === 'string' ? { name: values.name } : {}) };
}

/** Makes a member decide about a role. */
export async function createDecider(
  product: Product,
  organization: TestOrganization,
  { roleId, userId }: { readonly roleId: string; readonly userId: string },
): Promise<void> {
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('role_deciders')
      .values({ organization_id: organization.id, role_id: roleId, user_id: userId })
      .execute(),
  );
}

export async function createTeam(
  product: Product,
  organization: TestOrganization,
  values: { name?: string } = {},
): Promise<{ id: string; name: string }> {
  const team = { id: newId(), name: `Team ${++counter}`, ...values };
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('teams')
      .values({ ...team, organization_id: organization.id })
      .execute(),
  );
  return team;
}

/** A talent without an invitation. */
export async function createTalent(
  product: Product,
  organization: TestOrganization,
  values: Record<string, unknown> & { readonly email?: string } = {},
): Promise<{ id: string; email: string }> {
  const talent = { id: newId(), email: values.email ?? `talent${++counter}@mail.example` };
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('talents')
      .values({
        ...talent,
        first_name: 'Talent',
        last_name: String(counter),
        language: 'DE',
        ...values,
        organization_id: organization.id,
      })
      .execute(),
  );
  return talent;
}

/** The signed-in account of a talent, which has verified the address of the talent. */
export async function createOwner(
  product: Product,
  organization: TestOrganization,
  talentId: string,
): Promise<TestUser> {
  const { email } = await product.deps.db.platform.read((db) =>
    db.selectFrom('talents').select('email').where('id', '=', talentId).executeTakeFirstOrThrow(),
  );
  const owner = await createUser(product, { organization, userRole: 'ORG_USER', email });
  await product.deps.db.platform.write((db) =>
    db.updateTable('talents').set({ user_id: owner.id }).where('id', '=', talentId).execute(),
  );
  return owner;
}

async function setFeature(
  product: Product,
  organization: TestOrganization,
  { feature, isEnabled }: { feature: Feature; isEnabled: boolean },
): Promise<void> {
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('organization_features')
      .values({ organization_id: organization.id, feature, enabled: isEnabled })
      .execute(),
  );
}

/** Switches a feature off in the workspace. */
export function switchOff(product: Product, organization: TestOrganization, feature: Feature): Promise<void> {
  return setFeature(product, organization, { feature, isEnabled: false });
}

/** Switches a feature on in the workspace. */
export function switchOn(product: Product, organization: TestOrganization, feature: Feature): Promise<void> {
  return setFeature(product, organization, { feature, isEnabled: true });
}

/** A goal of a team, which is created by default. */
export async function createGoal(
  product: Product,
  organization: TestOrganization,
  values: Record<string, unknown> & { readonly team_id?: string } = {},
): Promise<{ id: string; objective: string }> {
  const { team_id, ...columns } = values;
  const goal = { id: newId(), objective: `Goal ${++counter}` };
  const teams_id = team_id ?? (await createTeam(product, organization)).id;
  const organization_id = organization.id;
  await product.deps.db.platform.write(async (db) => {
    await db
      .insertInto('goals')
      .values({ ...goal, priority: 'medium', ...columns, organization_id })
      .execute();
    await db
      .insertInto('goals_teams')
      .values({ organization_id, id: newId(), goals_id: goal.id, teams_id })
      .execute();
  });
  return goal;
}

/** An assessment that runs today, for a role that is created by default. */
export async function createAssessment(
  product: Product,
  organization: TestOrganization,
  values: Record<string, unknown> & { readonly role_id?: string } = {},
): Promise<{ id: string }> {
  const id = newId();
  const role_id = values.role_id ?? (await createRole(product, organization)).id;
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('assessments')
      .values({
        purpose: 'recruiting',
        date_start: day(-10),
        date_end: day(10),
        ...values,
        organization_id: organization.id,
        id,
        role_id,
      })
      .execute(),
  );
  return { id };
}
