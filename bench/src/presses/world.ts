import type pg from 'pg';
import { INVITATION_MAIL } from '@quint/server/features/invitations/invitations/emails.ts';
import { FIRST_NAMES, LAST_NAMES } from '../data/names.ts';
import type { DataWorld } from '../data/world.ts';
import { insertDataWorld, insertResults } from '../data/world.ts';
import { INSTRUMENT } from '../world.ts';
import { amount } from '../pace.ts';

export const TALENTS = amount(10_000, 1200);
/** People of each kind: as many as a verb is pressed with, and some to warm up. */
export const PEOPLE_OF_KIND = amount(36, 4);
const OPEN_INVITATIONS = amount(2000, 40);
export const LAST_NAME = 'Pressler';

/** People whom some verb fits, by the first name that puts them at the top of the list by name. */
export const KINDS = {
  /** Finished, applicant, considered for one role. */
  considered: 'Aaa',
  shortlisted: 'Aab',
  /** Not further in their one role. */
  rejected: 'Aac',
  /** Asked three days ago. */
  asked: 'Aad',
  /** Name hidden until an insight is spent. */
  hidden: 'Aae',
  withAccount: 'Aaf',
  leaving: 'Aag',
  /** To be anonymised, which nothing takes back. */
  forgotten: 'Aah',
  /** Their invitation goes out next week. */
  scheduled: 'Aai',
} as const;
export type Kind = keyof typeof KINDS;

/** The first name of a person of a kind. */
export function firstNameOf(kind: Kind, number: number): string {
  return `${KINDS[kind]} ${String(number).padStart(3, '0')}`;
}

async function insertKinds(client: pg.Client, organizationId: string): Promise<void> {
  await client.query(
    `create temp table press_people as
     select k.kind, n, uuidv7() as id, k.letters || ' ' || lpad(n::text, 3, '0') as first_name,
       lower(k.letters) || n || '@press.example' as email, case when k.kind = 'withAccount' then uuidv7() end as user_id
     from unnest($1::text[], $2::text[]) k (kind, letters) cross join generate_series(1, $3::int) n`,
    [Object.keys(KINDS), Object.values(KINDS), PEOPLE_OF_KIND],
  );
  await client.query(
    `insert into users (id, email, is_first_visit, email_proven_at)
     select user_id, email, false, now() from press_people where user_id is not null`,
  );
  await client.query(
    `insert into talents (organization_id, id, email, first_name, last_name, status, language, user_id, is_directly_invited,
       is_insight_unlocked, date_created)
     select $1, id, email, first_name, $2, case when kind = 'shortlisted' then 'FAVOURITE' else 'APPLICANT' end, 'EN', user_id,
       kind <> 'hidden', kind <> 'hidden', now() - interval '3 days' from press_people`,
    [organizationId, LAST_NAME],
  );
}

async function insertOpenTalents(client: pg.Client, organizationId: string): Promise<void> {
  await client.query(
    `create temp table open_people as
     select n, uuidv7() as id, now() - n * interval '31 minutes' as date, (array['SENT', 'OPENED', 'PENDING'])[1 + n % 3] as status
     from generate_series(1, $1::int) n
     union all select n, id, now() - interval '3 days', case kind when 'asked' then 'SENT' else 'SCHEDULED' end
     from press_people where kind in ('asked', 'scheduled')`,
    [OPEN_INVITATIONS],
  );
  await client.query(
    `insert into talents (organization_id, id, email, first_name, last_name, language, date_created)
     select $1, id, 'asked' || n || '@mail.example', ($2::text[])[1 + n * 31 % cardinality($2)],
       ($3::text[])[1 + n * 7919 / 60 % cardinality($3)], 'DE', date
     from open_people o where not exists (select from press_people p where p.id = o.id)`,
    [organizationId, FIRST_NAMES, LAST_NAMES],
  );
  await client.query(
    `with sheets as (
       insert into talents_results (organization_id, id, talent_id, status, language, instrument_version, link_expires_at,
         date_created, date_last_action, date_last_invited, send_at)
       select $1, uuidv7(), id, status, 'EN', $2, now() + interval '40 days', date, date, date,
         case when status = 'SCHEDULED' then now() + interval '7 days' end
       from open_people returning id
     )
     insert into survey_links (organization_id, id, result_id, token_hash)
     select $1, uuidv7(), id, sha256(id::text::bytea) from sheets`,
    [organizationId, INSTRUMENT],
  );
}

async function insertRoles(client: pg.Client, { organizationId, roleId }: DataWorld): Promise<void> {
  await client.query(
    `insert into roles_talents (organization_id, id, roles_id, talents_id, rejected_at)
     select $1, uuidv7(), $2::uuid, id, case when kind = 'rejected' then now() end from press_people where kind in ('considered', 'rejected')`,
    [organizationId, roleId],
  );
  await client.query(
    `with numbered as (select id, row_number() over (order by id) - 1 as n, count(*) over () as total
       from roles where organization_id = $1)
     insert into roles_talents (organization_id, id, roles_id, talents_id)
     select $1, uuidv7(), r.id, o.id from open_people o join numbered r on r.n = o.n % r.total
     where not exists (select from press_people p where p.id = o.id)`,
    [organizationId],
  );
}

/**
 * The talents of the data world came within nine days and have one of 200 profiles; here they came within nine months,
 * and most profiles are rare: what counts people of equal stanines together has as much to do as in use.
 */
async function spreadTalents(client: pg.Client): Promise<void> {
  // A second result of the last hour has a date to come in the data world.
  const age = '30 * abs(extract(epoch from now() - date_created))';
  await client.query(`update talents set date_created = now() - make_interval(secs => ${age})`);
  const near = (trait: string, byte: number) =>
    `${trait} = greatest(1, least(9, ${trait} + get_byte(uuid_send(id), ${byte}) % 3 - 1))`;
  const stanines = ['o', 'c', 'e', 'a', 'es'].map((trait, index) => near(trait, 15 - index));
  await client.query(
    `update talents_results set date_created = now() - make_interval(secs => ${age}),
       date_finished = now() - make_interval(secs => 0.9 * ${age}), ${stanines.join(', ')}`,
  );
}

/** The mail that every sheet began with. */
async function insertMails(client: pg.Client, organizationId: string): Promise<void> {
  await client.query(
    `insert into outbox (organization_id, id, message_key, kind, to_email, language, payload, status, date_created, date_sent, send_after)
     select $1, uuidv7(), 'invitation:' || r.id || ':1', $2, t.email, t.language, jsonb_build_object('resultId', r.id, 'count', 1),
       case when r.send_at is null then 'sent' else 'queued' end, r.date_created,
       case when r.send_at is null then r.date_created end, coalesce(r.send_at, r.date_created)
     from talents_results r join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
     where r.organization_id = $1`,
    [organizationId, INVITATION_MAIL.kind],
  );
}

/** A workspace of ten thousand talents, with people whom every verb fits. */
export async function insertPressWorld(client: pg.Client): Promise<DataWorld> {
  const others = OPEN_INVITATIONS + Object.keys(KINDS).length * PEOPLE_OF_KIND;
  const world = await insertDataWorld(client, { talents: TALENTS - others, wholeScores: true });
  const { organizationId } = world;
  await spreadTalents(client);
  await insertKinds(client, organizationId);
  await client.query('drop table bench_people');
  await client.query(
    `create temp table bench_people as
     select n, id, now() - interval '3 days' as date_created, 'EN' as language from press_people where kind not in ('asked', 'scheduled')`,
  );
  await insertResults(client, organizationId);
  await insertOpenTalents(client, organizationId);
  await insertRoles(client, world);
  await insertMails(client, organizationId);
  await client.query('update organizations set talent_insights_budget = 1000 where id = $1', [
    organizationId,
  ]);
  await client.query(
    "insert into organization_features (organization_id, feature, enabled) values ($1, 'FEATURE_CHAT', true)",
    [organizationId],
  );
  await client.query("update users set platform_language = 'EN' where id = $1", [world.userId]);
  await client.query('vacuum analyze');
  return { ...world, talentCount: TALENTS };
}
