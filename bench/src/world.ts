import pg from 'pg';
import { simulateSheet } from '@quint/psychometrics/simulate.ts';
import { scoreSheet } from '@quint/psychometrics/scoring.ts';
import { newId } from '@quint/server/database/ids.ts';
import { scoreColumns } from '@quint/server/features/surveys/finishing/queries.ts';
import { deriveKey, deriveLinkToken, hashToken } from '@quint/server/http/tokens.ts';

export const SECRET = 'a secret for measuring only, 32+ characters';
export const INSTRUMENT = 'ipip-neo-work@1';

export interface BenchWorkspace {
  readonly organizationId: string;
  readonly roleId: string;
}

/** Sheets are simulated once and reused in turn: scoring them is not what is measured. */
const DISTINCT_SHEETS = 200;

/** A workspace with one role and finished talents. */
export async function insertWorkspace(client: pg.Client, talents: number): Promise<BenchWorkspace> {
  const organizationId = newId();
  const roleId = newId();
  await client.query("insert into organizations (id, name, pack) values ($1, 'Bench', 'flow')", [organizationId]);
  await client.query(
    `insert into roles (organization_id, id, name, o_min, o_max, c_min, c_max, e_min, e_max, a_min, a_max, es_min, es_max)
     values ($1, $2, 'Bench role', 4, 7, 5, 8, 6, 9, 3, 6, 5, 8)`,
    [organizationId, roleId],
  );
  const scores = Array.from({ length: Math.min(DISTINCT_SHEETS, talents) }, (_, seed) => {
    const sheet = simulateSheet({ seed, instrument: INSTRUMENT });
    return scoreColumns(scoreSheet({ instrument: INSTRUMENT, answers: sheet.answers, seconds: sheet.seconds }));
  });
  const people = Array.from({ length: talents }, (_, n) => ({ id: newId(), email: `t${n}@bench.example` }));
  await client.query(
    `insert into talents (organization_id, id, email, first_name, last_name, language)
     select $1, p.id, p.email, 'Talent', p.email, 'DE' from json_to_recordset($2) as p (id uuid, email text)`,
    [organizationId, JSON.stringify(people)],
  );
  const results = people.map((person, n) => ({ talent_id: person.id, id: newId(), ...scores[n % scores.length] }));
  await client.query(
    `insert into talents_results (organization_id, id, talent_id, status, language, instrument_version, scoring_version, norm_version,
       result, o, c, e, a, es, z_o, z_c, z_e, z_a, z_es, quality, link_expires_at, date_finished)
     select $1, r.id, r.talent_id, 'FINISHED', 'DE', '${INSTRUMENT}', r.scoring_version, r.norm_version, r.result::jsonb, r.o, r.c, r.e, r.a, r.es,
       r.z_o, r.z_c, r.z_e, r.z_a, r.z_es, r.quality, now() + interval '30 days', now()
     from json_to_recordset($2) as r (id uuid, talent_id uuid, scoring_version text, norm_version text, result text, o smallint, c smallint,
       e smallint, a smallint, es smallint, z_o float8, z_c float8, z_e float8, z_a float8, z_es float8, quality text)`,
    [organizationId, JSON.stringify(results)],
  );
  await client.query('analyze talents, talents_results');
  return { organizationId, roleId };
}

export interface BenchInvitation {
  readonly token: string;
  readonly resultId: string;
}

/** Open invitations with their survey tokens. */
export async function insertInvitations(client: pg.Client, organizationId: string, count: number): Promise<BenchInvitation[]> {
  const key = deriveKey(SECRET, 'survey-link');
  const invitations: BenchInvitation[] = [];
  for (let n = 0; n < count; n++) {
    const [talentId, resultId, linkId] = [newId(), newId(), newId()];
    const token = deriveLinkToken(key, { organizationId, id: linkId });
    await client.query(
      `with t as (insert into talents (organization_id, id, email, first_name, language) values ($1, $2, $3, 'Taker', 'EN')),
        r as (insert into talents_results (organization_id, id, talent_id, status, language, instrument_version, link_expires_at)
          values ($1, $4, $2, 'SENT', 'EN', '${INSTRUMENT}', now() + interval '30 days'))
       insert into survey_links (organization_id, id, result_id, token_hash) values ($1, $5, $4, $6)`,
      [organizationId, talentId, `taker${n}-${talentId}@bench.example`, resultId, linkId, hashToken(token)],
    );
    invitations.push({ token, resultId });
  }
  return invitations;
}
