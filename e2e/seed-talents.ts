import { findRunningPostgres } from '@quint/local-postgres/postgres.ts';
import pg from 'pg';

/** The writable columns of a table, without computed ones. */
const WRITTEN_COLUMNS = `
  select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
  where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`;

/** Copies all people of a workspace in turn, with results and open surveys, under new names and addresses. */
const copyPeople = (columns: string): string => `
  with models as (
    select t.organization_id, t.id, row_number() over (order by t.id) - 1 as at, count(*) over () as total
    from talents t where t.organization_id = (select organization_id from talents where lower(email) = $1)
      and t.date_deleted is null and t.date_anonymized is null
  ), crowd as (
    select n, uuidv7() as id, m.organization_id, m.id as model
    from generate_series(1, $2::int) n join models m on m.at = n % m.total
  ), people as (
    insert into talents (${columns}) select ${columns} from (select r.* from crowd
      join talents t on (t.organization_id, t.id) = (crowd.organization_id, crowd.model),
      jsonb_populate_record(t, jsonb_build_object('id', crowd.id, 'email', 'z' || n || '@crowd.example', 'first_name', 'Zyx',
        'last_name', lpad(n::text, 5, '0'), 'is_directly_invited', true, 'status', 'APPLICANT', 'user_id', null, 'avatar', null,
        'job_preferences', null, 'active_talents_result', null, 'phone', null)) r) copies
  )
  select id, organization_id, model from crowd`;

const RESULTS = `
  insert into talents_results select r.* from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as crowd (id, organization_id, model)
    join talents_results s on (s.organization_id, s.talent_id) = (crowd.organization_id, crowd.model),
    jsonb_populate_record(s, jsonb_build_object('id', uuidv7(), 'talent_id', crowd.id, 'report_file', null,
      'assessment_id', null, 'big_five_report', null, 'reminders_off_at', now())) r`;

/** Reminders sent since this product, or the one its folder was copied from, was started. */
const UNREMIND = `
  update talents_results set date_last_reminded = null, reminder_count = greatest(reminder_count - 1, 0)
  where date_last_reminded > now() - interval '1 hour'
    and organization_id = (select organization_id from talents where lower(email) = $1)`;

interface CopiedTalent {
  readonly id: string;
  readonly organization_id: string;
  readonly model: string;
}

/** Uses the database of a running product directly. */
export async function withDatabase(
  dataDir: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: await findRunningPostgres(dataDir) });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Adds people to the workspace of a talent directly in the database, because inviting thousands takes minutes and no
 * survey is taken in between. They are called Zyx, with a number. None of them is hired, because a plan limits that, and
 * none of them is reminded.
 *
 * @param dataDir folder of the running product
 * @param email address of a talent of the workspace
 */
export function seedTalents(dataDir: string, email: string, people: number): Promise<void> {
  return withDatabase(dataDir, async (client) => {
    const columnQuery = await client.query<{ columns: string }>(WRITTEN_COLUMNS, ['talents']);
    const { rows } = await client.query<CopiedTalent>(copyPeople(columnQuery.rows[0]?.columns ?? ''), [
      email,
      people,
    ]);
    const columns = [
      rows.map((row) => row.id),
      rows.map((row) => row.organization_id),
      rows.map((row) => row.model),
    ];
    await client.query(RESULTS, columns);
    await client.query('analyze');
  });
}

/**
 * Deletes recent reminders of a workspace: a product that runs at 23 minutes past the hour reminds people of its demo
 * data, and nobody is reminded twice within a day. Its automatic reminders must be off by then.
 *
 * @param email address of a talent of the workspace
 */
export function forgetReminders(dataDir: string, email: string): Promise<void> {
  return withDatabase(dataDir, async (client) => {
    await client.query(UNREMIND, [email]);
  });
}
