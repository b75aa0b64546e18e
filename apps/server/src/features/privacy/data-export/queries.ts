import type { OwnExport } from '@quint/contract/privacy/privacy.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { WORKSPACE_TIME_ZONE } from '@quint/domain/base/named-days.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import { CLOSED_COLUMNS, COPIED_TABLES, RETENTION_DAYS } from '#features/privacy/data-export/model.ts';
import type { StorageKind } from '#files/storage.ts';

export interface ExportRow {
  readonly id: string;
  readonly state: OwnExport['state'];
  readonly language: StoredLanguage;
  readonly date_created: Date;
  readonly date_ready: Date | null;
  readonly until: Date | null;
}

/** The end of the last day on which the copy can be downloaded, which pages name. */
const UNTIL = sql`(
  ((coalesce(date_ready, date_created) at time zone ${WORKSPACE_TIME_ZONE})::date + ${RETENTION_DAYS + 1}::int)::timestamp
    at time zone ${WORKSPACE_TIME_ZONE} - interval '1 millisecond')`;
const IS_AVAILABLE = sql`${UNTIL} > now()`;

/** The copy of an account until it is deleted. Requires the platform role. */
export async function findExport(db: Reader, userId: string): Promise<ExportRow | undefined> {
  const { rows } = await readSql<ExportRow>`
    select id, state, language, date_created, date_ready, case when date_ready is not null then ${UNTIL} end as until
    from data_exports where user_id = ${userId} and ${IS_AVAILABLE}
  `.execute(db);
  return rows[0];
}

/** Its content; undefined until it is ready. */
export async function findContent(db: Reader, userId: string): Promise<Buffer | undefined> {
  const { rows } = await readSql<{ content: Buffer }>`
    select content from data_exports where user_id = ${userId} and state = 'ready' and ${IS_AVAILABLE}
  `.execute(db);
  return rows[0]?.content;
}

/**
 * Requests a copy, unless one in the same language is in progress or was made within the last minutes; returns whether
 * it is new.
 */
export async function insertExport(
  tx: Writer,
  { userId, id, language }: { userId: string; id: string; language: StoredLanguage },
): Promise<boolean> {
  const { rows } = await sql`
    insert into data_exports (user_id, id, language) values (${userId}, ${id}, ${language})
    on conflict (user_id) do update set id = excluded.id, language = excluded.language, state = 'waiting', content = null,
      date_created = now(), date_ready = null
      where data_exports.state = 'failed' or data_exports.language <> excluded.language or (data_exports.state = 'ready' and data_exports.date_ready < now() - interval '10 minutes')
    returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Stores the copy, unless another one was requested or the account was deleted. */
export async function storeContent(
  tx: Writer,
  { userId, id, content }: { userId: string; id: string; content: Uint8Array },
): Promise<void> {
  await sql`
    update data_exports set state = 'ready', content = ${Buffer.from(content)}, date_ready = now()
    where user_id = ${userId} and id = ${id} and state = 'waiting'
  `.execute(tx);
}

export async function recordFailure(
  tx: Writer,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await sql`update data_exports set state = 'failed' where user_id = ${userId} and id = ${id} and state = 'waiting'`.execute(
    tx,
  );
}

export async function removeOldExports(tx: Writer): Promise<void> {
  await sql`delete from data_exports where not (${IS_AVAILABLE})`.execute(tx);
}

export type HeldRow = Readonly<Record<string, unknown>>;

/** Condition: the row `x` of a table is about the person. */
function conditionOf(table: string) {
  const ownership = COPIED_TABLES[table];
  if (ownership === undefined) throw new Error(`${table} is not in the export`);
  if (ownership.by === 'account') return sql`x.${sql.ref(ownership.column)} = (select id from account)`;
  if (ownership.by === 'talent') {
    const workspace = sql.ref(table === 'pool_unlocks' ? 'source_organization_id' : 'organization_id');
    return sql`(x.${workspace}, x.${sql.ref(ownership.column)}) in (select organization_id, id from me)`;
  }
  if (ownership.by === 'result') {
    return sql`(x.organization_id, x.${sql.ref(ownership.column)}) in (select r.organization_id, r.id from talents_results r
      join me on me.organization_id = r.organization_id and me.id = r.talent_id)`;
  }
  if (ownership.by === 'decision_note') {
    return sql`(x.organization_id, x.note_id) in (select n.organization_id, n.id from decision_notes n
      join me on me.organization_id = n.organization_id and me.id = n.talent_id)`;
  }
  if (ownership.by === 'membership')
    return sql`(x.organization_id, x.membership_id) in (select organization_id, id from memberships where user_id = (select id from account))`;
  if (ownership.by === 'address')
    return sql`lower(x.to_email) in (select lower(email) from me union select lower(email) from account)`;
  const key = sql.ref(table === 'job_preferences' ? 'id' : 'job_preferences_id');
  return sql`(x.organization_id, x.${key}) in (select organization_id, job_preferences from me)`;
}

/** The rows of a table about the person of an account, in every workspace. Requires the platform role. */
export async function listHeld(db: Reader, userId: string, table: string): Promise<readonly HeldRow[]> {
  const { rows } = await readSql<{ record: HeldRow }>`
    with account as (select id, email from users where id = ${userId}),
    me as (select t.organization_id, t.id, t.email, t.job_preferences from talents t join account on t.user_id = account.id
      where t.date_anonymized is null)
    select to_jsonb(x) - ${[...CLOSED_COLUMNS]}::text[] as record from ${sql.table(table)} x where ${conditionOf(table)}
  `.execute(db);
  return rows.map(({ record }) => record);
}

export interface HeldFile {
  readonly id: string;
  readonly key: string;
  readonly storage: StorageKind;
  readonly name: string;
  readonly workspace: string;
}

/** The files about the person: images and reports. */
export async function listFiles(db: Reader, userId: string): Promise<readonly HeldFile[]> {
  const { rows } = await readSql<HeldFile>`
    select f.id, f.filename_disk as key, f.storage, f.filename_download as name, o.name as workspace
    from files f join organizations o on o.id = f.organization_id
    where f.user_id = ${userId} or (f.organization_id, f.talent_id) in (select t.organization_id, t.id from talents t where t.user_id = ${userId})
    order by o.name collate "und-x-icu", f.uploaded_on, f.id
  `.execute(db);
  return rows;
}

/** The names of workspaces, for rows that have their keys. */
export async function listWorkspaces(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await readSql<{ id: string; name: string }>`
    select id, name from organizations where id = any(${[...ids]}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The names of roles, groups and assessments by key. */
export async function listNames(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const keys = sql`any(${[...ids]}::uuid[])`;
  const { rows } = await readSql<{ id: string; name: string }>`
    select id, name from roles where id = ${keys}
    union all select id, name from teams where id = ${keys}
    union all select s.id, coalesce(nullif(s.name, ''), r.name) from assessments s
      join roles r on r.organization_id = s.organization_id and r.id = s.role_id where s.id = ${keys}
  `.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
