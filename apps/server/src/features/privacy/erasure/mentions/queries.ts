import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import { newId } from '#database/ids.ts';
import { textsOfOthers } from '#features/privacy/erasure/columns/model.ts';
import type { PersonalReferences } from '#features/privacy/erasure/mentions/model.ts';
import { patternOf } from '#features/privacy/erasure/mentions/model.ts';

/** What stands in a text in place of a name. Not longer than a name, so that no text outgrows its limit. */
const NAME_REPLACEMENT = '…';
/** Columns of a text type that hold JSON. */
const JSON_TYPES = new Set(['jsonb', 'json']);

/** Mails to and about the person, in the outboxes that are searched. */
const theirMails = ({ organizationIds, emails, talentIds, mailedIds }: PersonalReferences) => sql`
  (${organizationIds}::uuid[] is null or organization_id = any(${organizationIds}::uuid[]))
  and (lower(to_email) = any(${emails.map((email) => email.toLowerCase())}::text[])
    or payload::text ~ ${patternOf([...talentIds, ...mailedIds]) ?? null})`;

/**
 * Deletes mails of the outbox and returns their keys; those being handed over at the moment are left for the job that
 * follows.
 */
export async function deleteFreeMails(db: Writer, references: PersonalReferences): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from outbox where id in (select id from outbox where ${theirMails(references)} for update skip locked)
    returning id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes all mails, waiting for those being handed over, and returns their keys. */
export async function deleteMails(db: Writer, references: PersonalReferences): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from outbox where ${theirMails(references)} returning id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Of mails by their id, those that other workspaces have sent. */
export async function listForeignMails(
  db: Reader,
  ids: readonly string[],
  { organizationIds }: PersonalReferences,
): Promise<string[]> {
  const { rows } = await readSql<{ id: string }>`
    select id from outbox where id = any(${ids}::uuid[])
      and ${organizationIds}::uuid[] is not null and not coalesce(organization_id = any(${organizationIds}::uuid[]), false)
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Whole names that another person of the workspace has, too. */
async function listShared(db: Writer, organizationId: string, names: readonly string[]): Promise<string[]> {
  const lower = names.map((name) => name.toLowerCase());
  const { rows } = await sql<{ name: string }>`
    select distinct lower(btrim(first_name) || ' ' || btrim(last_name)) as name from talents
    where organization_id = ${organizationId} and date_anonymized is null
      and lower(btrim(first_name) || ' ' || btrim(last_name)) = any(${lower}::text[])
  `.execute(db);
  return rows.map(({ name }) => name);
}

async function listTypes(db: Writer): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  `.execute(db);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/**
 * Takes the name, the address and the number of an erased person out of what others wrote in a workspace. A name that
 * another person there has, too, stays: it may mean them.
 */
export async function replaceMentions(
  db: Writer,
  organizationId: string,
  references: PersonalReferences,
): Promise<void> {
  const { emails, names, phones } = references;
  const sharedNames = new Set(await listShared(db, organizationId, names));
  const pattern = patternOf([
    ...emails,
    ...phones,
    ...names.filter((name) => !sharedNames.has(name.toLowerCase())),
  ]);
  if (pattern === undefined) return;
  const types = await listTypes(db);
  for (const { table, columns } of textsOfOthers()) {
    for (const name of columns) {
      const type = types.get(`${table}.${name}`) ?? 'text';
      const column = sql.ref(name);
      const replacement = sql`regexp_replace(${column}::text, ${pattern}, ${NAME_REPLACEMENT}, 'gi')`;
      const value =
        JSON_TYPES.has(type) || type.endsWith('[]') ? sql`${replacement}::${sql.raw(type)}` : replacement;
      await sql`
        update ${sql.table(table)} set ${column} = ${value}
        where organization_id = ${organizationId} and ${column}::text ~* ${pattern}
      `.execute(db);
    }
  }
}

export interface Erasure {
  readonly id: string;
  readonly sealed: Buffer;
}

/** Notes what is still to be found after the transaction. Returns its key. */
export async function insertErasure(
  db: Writer,
  { talentIds, seal, now }: { talentIds: readonly string[]; seal: (id: string) => Buffer; now: Date },
): Promise<string> {
  const id = newId();
  await sql`
    insert into erasures (id, talent_ids, sealed, date_created) values (${id}, ${talentIds}::uuid[], ${seal(id)}, ${now})
  `.execute(db);
  return id;
}

export async function findErasure(db: Reader, id: string): Promise<Erasure | undefined> {
  const { rows } = await readSql<Erasure>`select id, sealed from erasures where id = ${id}`.execute(db);
  return rows[0];
}

export async function listErasures(db: Reader): Promise<string[]> {
  const { rows } = await readSql<{ id: string }>`select id from erasures order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function deleteErasure(db: Writer, id: string): Promise<void> {
  await sql`delete from erasures where id = ${id}`.execute(db);
}
