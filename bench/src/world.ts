import type pg from 'pg';
import { scoreSheet } from '@quint/psychometrics/scoring.ts';
import { simulateSheet } from '@quint/psychometrics/simulate.ts';
import type { RoleRanges, SheetScore } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { newId } from '@quint/server/database/ids.ts';
import { scoreColumns } from '@quint/server/features/survey/completion/queries.ts';
import { hashPassword } from '@quint/server/secrets/passwords.ts';
import { deriveKey, deriveLinkToken, hashToken, signAccessToken } from '@quint/server/secrets/tokens.ts';
import { FIRST_NAMES, LAST_NAMES, RARE_NAME, ROLE_NAMES, TEAM_NAMES } from './names.ts';
import { amount } from './pace.ts';

export const SECRET = 'a secret for measuring only, 32+ characters';
export const PASSWORD = 'a password for measuring';
export const INSTRUMENT = 'ipip-neo-work@2';

const WORKSPACES = amount(20, 3);
const ROLES = 50;
const TEAMS = 30;
const TALENTS_IN_OTHERS = amount(1000, 20);
/** Sheets are simulated once and reused in turn, because creating them is not measured. */
const DISTINCT_SCORES = amount(200, 20);
const RARE_AT = amount(5000, 100);

/** The ranges of every role. */
export const ROLE_RANGES: RoleRanges = {
  O: { min: 4, max: 7 },
  C: { min: 5, max: 8 },
  E: { min: 6, max: 9 },
  A: { min: 3, max: 6 },
  ES: { min: 5, max: 8 },
};

/** The sheet of a person who answers with care; another seed is another person. */
export function sheetOf(seed: number) {
  return simulateSheet({ seed, instrument: INSTRUMENT });
}

export function scoreOf(seed: number): SheetScore {
  return scoreSheet({ instrument: INSTRUMENT, ...sheetOf(seed) });
}

/** A workspace with an administrator, who signs in with `PASSWORD`. */
export interface Workspace {
  readonly organizationId: string;
  readonly userId: string;
  readonly email: string;
  readonly roleId: string;
  /** Headers of the administrator, valid for a quarter of an hour. */
  readonly headers: Readonly<Record<string, string>>;
}

let passwordHash: Promise<string> | undefined;

async function insertAdmin(
  client: pg.Client,
  organizationId: string,
): Promise<Pick<Workspace, 'userId' | 'email' | 'headers'>> {
  const userId = newId();
  const email = `admin-${userId}@bench.example`;
  await client.query(
    `insert into users (id, email, password_hash, first_name, last_name, platform_language, is_first_visit, active_organization_id)
     values ($1, $2, $3, 'Lena', 'Hartmann', 'DE', false, $4)`,
    [userId, email, await (passwordHash ??= hashPassword(PASSWORD)), organizationId],
  );
  await client.query(
    "insert into memberships (organization_id, id, user_id, user_role) values ($1, $2, $3, 'ORG_ADMIN')",
    [organizationId, newId(), userId],
  );
  const claims = { userId, role: 'ORG_ADMIN', adminAccess: false };
  const token = await signAccessToken(deriveKey(SECRET, 'access-token'), claims, new Date());
  return { userId, email, headers: { authorization: `Bearer ${token}` } };
}

/** A workspace with an administrator, roles and teams, and no talents. */
export async function insertWorkspace(client: pg.Client, name = 'Nordlicht'): Promise<Workspace> {
  const organizationId = newId();
  await client.query(
    "insert into organizations (id, name, pack, language) values ($1, $2, 'enterprise', 'DE')",
    [organizationId, name],
  );
  const admin = await insertAdmin(client, organizationId);
  const ranges = TRAITS.flatMap((trait) => [ROLE_RANGES[trait]?.min, ROLE_RANGES[trait]?.max]);
  const { rows } = await client.query<{ id: string }>(
    `insert into roles (organization_id, id, name, purpose, description, user_created,
       o_min, o_max, c_min, c_max, e_min, e_max, a_min, a_max, es_min, es_max)
     select $1, uuidv7(), ($2::text[])[1 + n % cardinality($2)] || ' ' || (1 + n / cardinality($2)), 'Keeps promises to customers.',
       'Works with people inside and outside of the company.', $3, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14
     from generate_series(0, $4 - 1) n returning id`,
    [organizationId, ROLE_NAMES, admin.userId, ROLES, ...ranges],
  );
  await client.query(
    `insert into teams (organization_id, id, name)
     select $1, uuidv7(), ($2::text[])[1 + n % cardinality($2)] || ' ' || (1 + n / cardinality($2)) from generate_series(0, $3 - 1) n`,
    [organizationId, TEAM_NAMES, TEAMS],
  );
  return { organizationId, roleId: rows[10]?.id ?? '', ...admin };
}

/** Scores of simulated people, distributed over all talents; kept for the session of the connection. */
export async function prepareScores(client: pg.Client, hasSheets = true): Promise<void> {
  const rows = Array.from({ length: DISTINCT_SCORES }, (_, n) => ({ n, ...scoreColumns(scoreOf(n)) }));
  await client.query(
    `create temp table if not exists bench_scores as
     select r.n, r.scoring_version, r.norm_version, case when $2 then r.result::jsonb else '{}'::jsonb end as result,
       r.o, r.c, r.e, r.a, r.es, r.z_o, r.z_c, r.z_e, r.z_a, r.z_es, r.quality
     from json_to_recordset($1) as r (n int, scoring_version text, norm_version text, result text,
       o smallint, c smallint, e smallint, a smallint, es smallint,
       z_o float8, z_c float8, z_e float8, z_a float8, z_es float8, quality text)`,
    [JSON.stringify(rows), hasSheets],
  );
}

/** One or two finished results for each talent, the newer one later. */
async function insertResults(client: pg.Client, organizationId: string): Promise<void> {
  await client.query(
    `insert into talents_results (organization_id, id, talent_id, status, language, instrument_version, scoring_version,
       norm_version, result, o, c, e, a, es, z_o, z_c, z_e, z_a, z_es, quality, link_expires_at, date_created, date_finished)
     select $1, uuidv7(), p.id, 'FINISHED', p.language, $2, s.scoring_version,
       s.norm_version, s.result, s.o, s.c, s.e, s.a, s.es, s.z_o, s.z_c, s.z_e, s.z_a, s.z_es, s.quality,
       p.date_created + interval '30 days', p.date_created + k * interval '1 hour', p.date_created + k * interval '1 day'
     from bench_people p cross join generate_series(1, 2) k join bench_scores s on s.n = (p.n * 3 + k) % $3
     where k = 1 or p.n % 3 = 0`,
    [organizationId, INSTRUMENT, DISTINCT_SCORES],
  );
}

async function insertLinks(client: pg.Client, organizationId: string): Promise<void> {
  for (const { table, key, per } of [
    { table: 'roles', key: 'roles_id', per: 2 },
    { table: 'teams', key: 'teams_id', per: 1 },
  ]) {
    await client.query(
      `with numbered as (select id, row_number() over (order by id) - 1 as n, count(*) over () as total
         from ${table} where organization_id = $1)
       insert into ${table}_talents (organization_id, id, ${key}, talents_id)
       select $1, uuidv7(), g.id, p.id from bench_people p cross join generate_series(1, $2::int) k
       join numbered g on g.n = (p.n + 7 * k) % g.total where p.n % (k + 1) < 2`,
      [organizationId, per],
    );
  }
}

/** Talents from one number to another with results and links; the higher the number, the older. */
async function insertTalents(
  client: pg.Client,
  organizationId: string,
  numbers: { from: number; to: number },
): Promise<void> {
  await client.query('drop table if exists bench_people');
  await client.query(
    `create temp table bench_people as
     select n, uuidv7(-age) as id, now() - age as date_created, first, last, case when n % 4 = 0 then 'EN' else 'DE' end as language
     from (select n, n * interval '97 seconds' as age, ($1::text[])[1 + n * 31 % cardinality($1)] as first,
       case when n = $3 then $4 else ($2::text[])[1 + n * 7919 / 60 % cardinality($2)] end as last
       from generate_series($5::bigint, $6::bigint) n) named`,
    [FIRST_NAMES, LAST_NAMES, RARE_AT, RARE_NAME, numbers.from, numbers.to],
  );
  await client.query(
    `insert into talents (organization_id, id, email, first_name, last_name, status, gender, language, is_directly_invited,
       is_insight_unlocked, is_big_five_report_unlocked, is_open_for_work, tags, date_created, date_updated)
     select $1, p.id, lower(p.first || '.' || p.last) || p.n || '@' || (array['post', 'mail', 'web'])[1 + p.n % 3] || '.example',
       p.first, p.last,
       case when p.n * 37 % 20 < 12 then 'APPLICANT' when p.n * 37 % 20 < 15 then 'FAVOURITE' else 'EMPLOYEE' end,
       case p.n % 5 when 0 then null when 1 then 'diverse' when 2 then 'male' else 'female' end,
       p.language, p.n % 5 <> 0, true, p.n % 8 = 0, p.n % 6 = 0,
       case when p.n % 3 = 0 then array['remote'] else '{}' end, p.date_created, p.date_created
     from bench_people p`,
    [organizationId],
  );
  await insertResults(client, organizationId);
  await insertLinks(client, organizationId);
}

/** A workspace with talents, to which others may be added. */
export interface World extends Workspace {
  readonly talentCount: number;
  /** Some talents, spread over the workspace. */
  readonly talentIds: readonly string[];
}

/** Adds talents to a workspace up to a given number. */
export async function growWorkspace(client: pg.Client, world: World, talents: number): Promise<World> {
  await insertTalents(client, world.organizationId, { from: world.talentCount, to: talents - 1 });
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ id: string }>(
    'select id from (select id, row_number() over (order by id) as n from talents where organization_id = $1) t where n % $2 = 0',
    [world.organizationId, Math.max(1, Math.floor(talents / 400))],
  );
  return { ...world, talentCount: talents, talentIds: rows.map(({ id }) => id) };
}

/**
 * A large workspace among others, twenty in all unless stated. Scores include their answer sheet unless `hasSheets` is
 * false: lists do not read it, and a million of them takes long to insert.
 */
export async function insertWorld(
  client: pg.Client,
  size: { talents: number; workspaces?: number; hasSheets?: boolean },
): Promise<World> {
  await prepareScores(client, size.hasSheets);
  const large = await insertWorkspace(client);
  for (let n = 1; n < (size.workspaces ?? WORKSPACES); n++) {
    const { organizationId } = await insertWorkspace(client, `Workspace ${n}`);
    await insertTalents(client, organizationId, { from: 0, to: TALENTS_IN_OTHERS - 1 });
  }
  return growWorkspace(client, { ...large, talentCount: 0, talentIds: [] }, size.talents);
}

export interface Invitation {
  readonly resultId: string;
  /** The content of the survey link. */
  readonly token: string;
}

/** Invitations with sent mail, each of its own talent. */
export async function insertInvitations(
  client: pg.Client,
  organizationId: string,
  count: number,
): Promise<Invitation[]> {
  const key = deriveKey(SECRET, 'survey-link');
  const invitations: Invitation[] = [];
  for (let n = 0; n < count; n++) {
    const [talentId, resultId, linkId] = [newId(), newId(), newId()];
    const token = deriveLinkToken(key, { organizationId, id: linkId });
    const email = `taker-${talentId}@bench.example`;
    await client.query(
      `with t as (insert into talents (organization_id, id, email, first_name, language) values ($1, $2, $3, 'Taker', 'EN')),
        r as (insert into talents_results (organization_id, id, talent_id, status, language, instrument_version, link_expires_at)
          values ($1, $4, $2, 'SENT', 'EN', $7, now() + interval '30 days'))
       insert into survey_links (organization_id, id, result_id, token_hash) values ($1, $5, $4, $6)`,
      [organizationId, talentId, email, resultId, linkId, hashToken(token), INSTRUMENT],
    );
    invitations.push({ resultId, token });
  }
  return invitations;
}
