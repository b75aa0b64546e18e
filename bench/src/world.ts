import type pg from 'pg';
import { scoreSheet } from '@quint/psychometrics/scoring.ts';
import { simulateSheet } from '@quint/psychometrics/simulate.ts';
import type { RoleRanges, SheetScore } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { newId } from '@quint/server/database/ids.ts';
import { scoreColumns } from '@quint/server/features/survey/completion/queries.ts';
import { deriveKey, deriveLinkToken, hashToken, signAccessToken } from '@quint/server/secrets/tokens.ts';
import { amount } from './pace.ts';

export const SECRET = 'a secret for measuring only, 32+ characters';
export const INSTRUMENT = 'ipip-neo-work@2';

/** Sheets are simulated once and reused in turn: making them is not what is measured. */
const DISTINCT_SHEETS = amount(200, 20);

/** The sheet of a person who answers with care; another seed is another person. */
export function sheetOf(seed: number) {
  return simulateSheet({ seed, instrument: INSTRUMENT });
}

export function scoreOf(seed: number): SheetScore {
  return scoreSheet({ instrument: INSTRUMENT, ...sheetOf(seed) });
}

/** What the role of a workspace asks for. */
export const ROLE_RANGES: RoleRanges = {
  O: { min: 4, max: 7 },
  C: { min: 5, max: 8 },
  E: { min: 6, max: 9 },
  A: { min: 3, max: 6 },
  ES: { min: 5, max: 8 },
};

export interface BenchWorkspace {
  readonly organizationId: string;
  readonly roleId: string;
  /** Headers of an administrator who is signed in. */
  readonly headers: Readonly<Record<string, string>>;
}

async function insertAdmin(
  client: pg.Client,
  organizationId: string,
): Promise<Readonly<Record<string, string>>> {
  const userId = newId();
  await client.query('insert into users (id, email, active_organization_id) values ($1, $2, $3)', [
    userId,
    `admin-${userId}@bench.example`,
    organizationId,
  ]);
  await client.query(
    "insert into memberships (organization_id, id, user_id, user_role) values ($1, $2, $3, 'ORG_ADMIN')",
    [organizationId, newId(), userId],
  );
  const claims = { userId, role: 'ORG_ADMIN', adminAccess: false };
  const token = await signAccessToken(deriveKey(SECRET, 'access-token'), claims, new Date());
  return { authorization: `Bearer ${token}` };
}

/** A workspace with an administrator, one role and no talents. */
export async function insertWorkspace(client: pg.Client): Promise<BenchWorkspace> {
  const [organizationId, roleId] = [newId(), newId()];
  await client.query("insert into organizations (id, name, pack) values ($1, 'Bench', 'flow')", [
    organizationId,
  ]);
  await client.query(
    `insert into roles (organization_id, id, name, o_min, o_max, c_min, c_max, e_min, e_max, a_min, a_max, es_min, es_max)
     values ($1, $2, 'Bench role', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      organizationId,
      roleId,
      ...TRAITS.flatMap((trait) => [ROLE_RANGES[trait]?.min, ROLE_RANGES[trait]?.max]),
    ],
  );
  return { organizationId, roleId, headers: await insertAdmin(client, organizationId) };
}

/** Talents with one finished result each. */
export async function insertFinishedTalents(
  client: pg.Client,
  organizationId: string,
  count: number,
): Promise<void> {
  const scores = Array.from({ length: Math.min(DISTINCT_SHEETS, count) }, (_, seed) =>
    scoreColumns(scoreOf(seed)),
  );
  const people = Array.from({ length: count }, (_, n) => ({ id: newId(), email: `t${n}@bench.example` }));
  await client.query(
    `insert into talents (organization_id, id, email, first_name, last_name, language)
     select $1, p.id, p.email, 'Talent', p.email, 'DE' from json_to_recordset($2) as p (id uuid, email text)`,
    [organizationId, JSON.stringify(people)],
  );
  const results = people.map(({ id }, n) => ({ talent_id: id, id: newId(), ...scores[n % scores.length] }));
  await client.query(
    `insert into talents_results (organization_id, id, talent_id, status, language, instrument_version, scoring_version,
       norm_version, result, o, c, e, a, es, z_o, z_c, z_e, z_a, z_es, quality, link_expires_at, date_finished)
     select $1, r.id, r.talent_id, 'FINISHED', 'DE', $3, r.scoring_version,
       r.norm_version, r.result::jsonb, r.o, r.c, r.e, r.a, r.es, r.z_o, r.z_c, r.z_e, r.z_a, r.z_es, r.quality,
       now() + interval '30 days', now()
     from json_to_recordset($2) as r (id uuid, talent_id uuid, scoring_version text, norm_version text, result text,
       o smallint, c smallint, e smallint, a smallint, es smallint,
       z_o float8, z_c float8, z_e float8, z_a float8, z_es float8, quality text)`,
    [organizationId, JSON.stringify(results), INSTRUMENT],
  );
  await client.query('vacuum analyze talents, talents_results');
}

export interface BenchInvitation {
  readonly resultId: string;
  /** What the survey link carries. */
  readonly token: string;
}

/** Invitations whose mail went out, each of a talent of its own. */
export async function insertInvitations(
  client: pg.Client,
  organizationId: string,
  count: number,
): Promise<BenchInvitation[]> {
  const key = deriveKey(SECRET, 'survey-link');
  const invitations: BenchInvitation[] = [];
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
