import type { Access, Actor } from '@quint/domain/workspace/actor.ts';
import type { ApiScope } from '@quint/domain/workspace/api-scopes.ts';
import { API_SCOPES, includedScopes } from '@quint/domain/workspace/api-scopes.ts';
import { resolveFeatures } from '@quint/domain/workspace/features.ts';
import { LEAST_RATERS } from '@quint/psychometrics/stakeholders.ts';
import pg from 'pg';
import { createApiToken } from '#testing/api-tokens.ts';
import type { Rows } from '#testing/every-table.ts';
import { seedEveryTable } from '#testing/every-table.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createDecider, createOrganization, createTalent, createUser, switchOn } from '#testing/factories.ts';
import type { Product } from '#testing/product.ts';
import { createFinishedResult, createInvitation, Device } from '#testing/surveys.ts';

/** A caller of the API: with a session, with a survey session, or with neither. */
export interface Principal {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly actor: Actor | undefined;
  readonly hasSurvey: boolean;
  /** Whether it uses an API token. */
  readonly isToken?: true;
  /** Whether it lacks a required second factor. */
  readonly lacksFactor?: true;
}

/** A workspace with a row in every table, its talent and the talent's account. */
interface World {
  readonly organization: TestOrganization;
  readonly rows: Rows;
  readonly own: TestUser;
}

export interface Matrix {
  readonly principals: readonly Principal[];
  /** The workspace most principals belong to. */
  readonly home: World;
  /** Another workspace. */
  readonly foreign: World;
  readonly frozenWorld: World;
}

const FEATURES = new Set(
  Object.entries(resolveFeatures({ FEATURE_CHAT: true }))
    .filter(([, isOn]) => isOn)
    .map(([name]) => name),
);

/** Publishes the role, and adds answers up to the minimum for showing them: otherwise nobody may see the rows. */
async function showHidden(owner: pg.Client, { id }: { readonly id: string }): Promise<void> {
  await owner.query('update roles set is_published_to_pool = true where organization_id = $1', [id]);
  const range = JSON.stringify({ O: { min: 4, max: 7 } });
  await owner.query('update ra_survey_results set result = $2 where organization_id = $1', [id, range]);
  await owner.query(
    `insert into ra_survey_results (organization_id, id, role_id, survey_id, email, result)
    select organization_id, gen_random_uuid(), role_id, survey_id, email, result
    from ra_survey_results, generate_series(2, $2) where organization_id = $1`,
    [id, LEAST_RATERS],
  );
}

async function createWorld(product: Product, owner: pg.Client, isFrozen = false): Promise<World> {
  const organization = await createOrganization(product, { is_freezed: isFrozen });
  await switchOn(product, organization, 'FEATURE_CHAT');
  const own = await createUser(product, { organization, userRole: 'ORG_USER' });
  const talent = await createTalent(product, organization, { user_id: own.id });
  const result = await createFinishedResult(product, organization, { talentId: talent.id });
  const membership = await product.deps.db.platform.read((db) =>
    db.selectFrom('memberships').select('id').where('user_id', '=', own.id).executeTakeFirstOrThrow(),
  );
  const of = (id: string) => ({ organization_id: organization.id, id });
  const content = `matrix-${organization.id}`;
  await product.deps.files.write(content, Buffer.from('%PDF-1.7'));
  const rows = await seedEveryTable(owner, {
    values: {
      files: { type: 'application/pdf', purpose: 'logo', filename_disk: content },
      // Of the kind that a talent places, also after the survey.
      orders: { kind: 'premium_report', buyer: 'talent', talent_id: talent.id },
    },
    existingRows: {
      organizations: { id: organization.id },
      users: { id: own.id },
      memberships: { ...of(membership.id), user_id: own.id },
      talents: of(talent.id),
      talents_results: of(result),
    },
  });
  await owner.query('update talents set job_preferences = $1 where organization_id = $2 and id = $3', [
    rows.get('job_preferences')?.id,
    organization.id,
    talent.id,
  ]);
  await owner.query('update talent_notes set role_id = $1 where organization_id = $2', [
    rows.get('roles')?.id,
    organization.id,
  ]);
  await showHidden(owner, organization);
  return { organization, rows, own };
}

function signedIn(name: string, user: TestUser, actor: Pick<Actor, 'userRole'> & Partial<Actor>): Principal {
  const fullActor: Actor = {
    userId: user.id,
    organizationId: undefined,
    talentId: undefined,
    pack: 'flow',
    features: FEATURES,
    isFrozen: false,
    ...actor,
  };
  return { name, headers: user.headers, actor: fullActor, hasSurvey: false };
}

/** The talent of the workspace after the survey, without an account. */
async function createSurveyPrincipal(product: Product, { organization, rows }: World): Promise<Principal> {
  const talentId = String(rows.get('talents')?.id);
  const { token } = await createInvitation(product, organization, { talentId });
  const device = new Device(product);
  const answer = await device.open(token);
  await device.complete(token);
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const xsrf = answer.cookies.find(({ name }) => name === 'XSRF-SURVEY')?.value ?? '';
  return { name: 'survey', headers: { cookie, 'x-xsrf-token': xsrf }, actor: undefined, hasSurvey: true };
}

/** A program with a token of the workspace that has these scopes. */
export async function createTokenPrincipal(
  product: Product,
  { organization }: Pick<World, 'organization'>,
  { name, scopes }: { name: string; scopes: readonly ApiScope[] },
): Promise<Principal> {
  const { id, headers } = await createApiToken(product, organization, { scopes });
  const token = { id, name: 'Payroll', scopes: includedScopes(scopes), isOfWorkspace: true };
  const { actor } = signedIn(
    name,
    { id, email: '', headers },
    { organizationId: organization.id, userRole: 'ORG_ADMIN', token },
  );
  return { name, headers, actor, hasSurvey: false, isToken: true };
}

/** Hiring managers who decide about the role of the workspace: one without a talent, and one who is a talent, too. */
async function createHiringManagers(product: Product, { organization, rows }: World): Promise<Principal[]> {
  const of = { organizationId: organization.id, userRole: 'HIRING_MANAGER' } as const;
  const roleId = String(rows.get('roles')?.id);
  const [manager, talentToo] = [
    await createUser(product, { organization, userRole: 'HIRING_MANAGER' }),
    await createUser(product, { organization, userRole: 'HIRING_MANAGER' }),
  ];
  for (const { id } of [manager, talentToo])
    await createDecider(product, organization, { roleId, userId: id });
  const talent = await createTalent(product, organization, { user_id: talentToo.id });
  return [
    signedIn('HIRING_MANAGER', manager, of),
    signedIn('HIRING_MANAGER with a talent', talentToo, { ...of, talentId: talent.id }),
  ];
}

/** Administrators who lack a required second factor: of the platform, and of a workspace that requires it. */
async function createPrincipalsWithoutFactor(
  product: Product,
  owner: pg.Client,
  organization: TestOrganization,
): Promise<Principal[]> {
  const strict = await createOrganization(product);
  await owner.query('update organizations set requires_second_factor = true where id = $1', [strict.id]);
  const platform = await createUser(product, { organization, userRole: 'APP_ADMIN', hasFactor: false });
  const admin = await createUser(product, { organization: strict });
  const principals = [
    signedIn('APP_ADMIN without a second factor', platform, {
      organizationId: organization.id,
      userRole: 'APP_ADMIN',
    }),
    signedIn('ORG_ADMIN without the second factor the workspace requires', admin, {
      organizationId: strict.id,
      userRole: 'ORG_ADMIN',
    }),
  ];
  return principals.map((principal) => ({ ...principal, lacksFactor: true }));
}

/** Three workspaces with a row in every table, and the fifteen principals that send every request. */
export async function createMatrix(product: Product): Promise<Matrix> {
  const owner = new pg.Client({ connectionString: product.deps.config.databaseUrl });
  await owner.connect();
  try {
    const home = await createWorld(product, owner);
    const foreign = await createWorld(product, owner);
    const frozenWorld = await createWorld(product, owner, true);
    const { organization } = home;
    const otherUser = await createUser(product, { organization, userRole: 'ORG_USER' });
    const otherTalent = await createTalent(product, organization, { user_id: otherUser.id });
    const inHome = { organizationId: organization.id };
    const admin = (world: World) => createUser(product, { organization: world.organization });
    const appAdmin = await createUser(product, { organization, userRole: 'APP_ADMIN' });
    const principals: Principal[] = [
      { name: 'anonymous', headers: {}, actor: undefined, hasSurvey: false },
      await createSurveyPrincipal(product, home),
      signedIn('ORG_USER own', home.own, {
        ...inHome,
        userRole: 'ORG_USER',
        talentId: String(home.rows.get('talents')?.id),
      }),
      signedIn('ORG_USER other', otherUser, { ...inHome, userRole: 'ORG_USER', talentId: otherTalent.id }),
      signedIn('ORG_ADMIN', await admin(home), { ...inHome, userRole: 'ORG_ADMIN' }),
      signedIn('ORG_ADMIN of another workspace', await admin(foreign), {
        organizationId: foreign.organization.id,
        userRole: 'ORG_ADMIN',
      }),
      signedIn('APP_ADMIN', appAdmin, { ...inHome, userRole: 'APP_ADMIN' }),
      signedIn('ORG_ADMIN, frozen', await admin(frozenWorld), {
        organizationId: frozenWorld.organization.id,
        userRole: 'ORG_ADMIN',
        isFrozen: true,
      }),
      signedIn('WORKS_COUNCIL', await createUser(product, { organization, userRole: 'WORKS_COUNCIL' }), {
        ...inHome,
        userRole: 'WORKS_COUNCIL',
      }),
      ...(await createHiringManagers(product, home)),
      ...(await createPrincipalsWithoutFactor(product, owner, organization)),
      await createTokenPrincipal(product, home, { name: 'token with every scope', scopes: API_SCOPES }),
      await createTokenPrincipal(product, home, { name: 'token with one scope', scopes: ['audit:read'] }),
    ];
    return { principals, home, foreign, frozenWorld };
  } finally {
    await owner.end();
  }
}

/** Status and code of an error. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
}

/** The error of an access check; undefined when allowed. */
export function refusalOf(access: Access): Refusal | undefined {
  if (access.isAllowed) return undefined;
  return {
    not_allowed: { status: 403, code: 'FORBIDDEN' },
    frozen: { status: 403, code: 'workspace.frozen' },
    feature_off: { status: 403, code: 'workspace.feature_off' },
    public_check: { status: 403, code: 'workspace.public_check' },
    scope_missing: { status: 403, code: 'token.scope_missing' },
    no_workspace: { status: 400, code: 'workspace.none_active' },
  }[access.because];
}

export interface Reply {
  readonly status: number;
  readonly code: string | undefined;
  /** Status, headers and body as text, without the parts that differ between requests. */
  readonly bytes: string;
  readonly text: string;
}

const CHANGING_HEADERS = ['date', 'set-cookie', 'x-request-id'];

/** Sends a request as a principal. */
export async function request(
  product: Product,
  principal: Principal,
  ask: { method: string; url: string; payload?: unknown },
): Promise<Reply> {
  const answer = await product.app.inject({
    method: ask.method as 'GET',
    url: ask.url,
    headers: principal.headers,
    ...(ask.payload === undefined ? {} : { payload: ask.payload as object }),
  });
  const headers = Object.entries(answer.headers).filter(([name]) => !CHANGING_HEADERS.includes(name));
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const body = isJson && answer.body !== '' ? answer.json() : undefined;
  return {
    status: answer.statusCode,
    code: body?.errors?.[0]?.extensions?.code,
    bytes: JSON.stringify([answer.statusCode, headers, answer.body]),
    text: answer.body,
  };
}
