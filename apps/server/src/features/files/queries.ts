import type { Actor } from '@quint/domain/workspace/actor.ts';
import { sql } from 'kysely';
import type { AccessVersion } from '#database/access.ts';
import type { Database, Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { SqlText } from '#database/statements.ts';
import type { StorageKind } from '#files/storage.ts';
import type { CompiledStatement } from '#items/compile/statement.ts';
import { compileByKeys } from '#items/compile/statement.ts';
import type { Collection, Registry } from '#items/declare/collection.ts';
import type { Query } from '#items/ask/query.ts';
import { parseQuery } from '#items/ask/query.ts';
import { createStatementContext } from '#items/compile/table-ref.ts';
import { compileInsert, fill } from '#database/sql.ts';
import { Plans } from '#items/compile/plans.ts';

/** The storage location of a file's content. */
export interface ContentLocation {
  readonly organizationId: string;
  readonly id: string;
  readonly storage: StorageKind;
  readonly key: string;
}

export interface NewFile extends ContentLocation {
  readonly name: string;
  readonly title: string | null;
  readonly type: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly purpose: string;
  readonly talentId: string | null;
  readonly userId: string | null;
  readonly uploadedBy: string;
  readonly now: Date;
}

/** The SQL that inserts a file, for a pipeline with others. */
export function compileInsertFile(file: NewFile): SqlText {
  const row = {
    organization_id: file.organizationId,
    id: file.id,
    storage: file.storage,
    filename_disk: file.key,
    filename_download: file.name,
    title: file.title,
    type: file.type,
    filesize: file.bytes,
    width: file.width,
    height: file.height,
    purpose: file.purpose,
    talent_id: file.talentId,
    user_id: file.userId,
    uploaded_by: file.uploadedBy,
    uploaded_on: file.now,
  };
  return compileInsert('files', [row]);
}

/** The actor, and the declarations of the collections. */
export interface Requester {
  readonly registry: Registry;
  readonly actor: Actor;
  /** The access version of the actor, checked by the statement; undefined for an actor that was just read. */
  readonly accessVersion?: AccessVersion | undefined;
}

const PLANS = new Plans();

/** The plan for reading a record that the actor may see, as JSON text. */
function compileShown(
  { registry, actor, accessVersion }: Requester,
  collection: Collection,
  query: Query,
): CompiledStatement {
  const { organizationId } = actor;
  const statement = createStatementContext(registry, actor, { organizationId, accessVersion });
  return compileByKeys(statement, collection, { query, keys: [''] });
}

/** The statement that reads a record that the actor may see, as JSON text. */
export function compileRecord(
  requester: Requester,
  { collection, query, key }: { collection: Collection; query: Query; key: string },
): SqlText {
  return fill(compileShown(requester, collection, query), key);
}

/** Selected fields of a record; undefined when the actor may not see it. */
export async function findShown<Fields>(
  workspace: Pick<Database['platform'], 'query'>,
  requester: Requester,
  { collection, key, fields }: { collection: Collection; key: string; fields: string },
): Promise<Fields | undefined> {
  const { statement } = PLANS.prepare({ ...requester, collection, queryText: fields }, 'shown', () => {
    const query = parseQuery({ fields });
    return { query, statement: compileShown(requester, collection, query) };
  });
  const [row] = await workspace.query(fill(statement, key));
  return typeof row?.[0] === 'string' ? (JSON.parse(row[0]) as Fields) : undefined;
}

/** Bytes that a workspace has uploaded. Files made by the product do not count. */
export async function countUploadedBytes(db: Reader, { organizationId }: OrganizationScope): Promise<number> {
  const { rows } = await readSql<{ bytes: string }>`
    select coalesce(sum(filesize), 0) as bytes from files
    where organization_id = ${organizationId} and uploaded_by is not null
  `.execute(db);
  return Number(rows[0]?.bytes);
}

/** Whether a content has a row and must be kept. */
export async function hasFileRow(db: Reader, location: ContentLocation): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('id')
    .where('organization_id', '=', location.organizationId)
    .where('id', '=', location.id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetFile(
  tx: Writer,
  { organizationId, id }: Pick<ContentLocation, 'organizationId' | 'id'>,
): Promise<void> {
  await tx.deleteFrom('files').where('organization_id', '=', organizationId).where('id', '=', id).execute();
}

/** The storage locations of files, locked until they are deleted. */
export async function lockContents(
  tx: Writer,
  scope: OrganizationScope,
  ids: readonly string[],
): Promise<ContentLocation[]> {
  const { rows } = await sql<ContentLocation>`
    select organization_id as "organizationId", id, storage, filename_disk as key
    from files where organization_id = ${scope.organizationId} and id = any(${ids}::uuid[])
    order by id for update
  `.execute(tx);
  return rows;
}

/** A team report made by the product, not an upload. */
const IS_TEAM_REPORT = sql`f.team_id is not null and f.purpose = 'report' and f.uploaded_by is null`;

/** Deletes team reports that no team refers to any more. Skips rows that are being deleted elsewhere. */
export async function deleteOldTeamReports(
  tx: Writer,
  { organizationId, teamIds }: { organizationId: string; teamIds: readonly string[] },
): Promise<ContentLocation[]> {
  const { rows } = await sql<ContentLocation>`
    with old as (
      select f.organization_id, f.id from files f
      where f.organization_id = ${organizationId} and f.team_id = any(${teamIds}::uuid[]) and ${IS_TEAM_REPORT}
        and not exists (select from teams t where t.organization_id = f.organization_id and t.report_file = f.id)
      for update skip locked
    )
    delete from files f using old o where f.organization_id = o.organization_id and f.id = o.id
    returning f.organization_id as "organizationId", f.id, f.storage, f.filename_disk as key
  `.execute(tx);
  return rows;
}

/** The tables and columns that refer to files, from the database catalogue. */
async function findReferences(db: Reader): Promise<{ relation: string; columns: string[] }[]> {
  const { rows } = await readSql<{ relation: string; columns: string[] }>`
    select c.conrelid::regclass::text as relation,
      (select array_agg(quote_ident(a.attname) order by array_position(c.confkey, t.attnum))
        from unnest(c.conkey) with ordinality k (attnum, place)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
        join pg_attribute t on t.attrelid = c.confrelid and t.attnum = c.confkey[k.place]) as columns
    from pg_constraint c where c.contype = 'f' and c.confrelid = 'files'::regclass
  `.execute(db);
  return rows;
}

/**
 * Deletes unreferenced files without an owner, stored before a given time, up to a limit. Images, logos and team
 * reports are kept only while they are in use; other files also while they belong to a person or a team. References are
 * found in the catalogue, so that new tables are included. Requires the platform role.
 */
export async function deleteUnusedFiles(
  tx: Writer,
  { before, limit }: { before: Date; limit: number },
): Promise<ContentLocation[]> {
  const references = await findReferences(tx);
  const referenceChecks = references.map(({ relation, columns: [organization, id] }) => {
    const [table, to, key] = [relation, `r.${organization}`, `r.${id}`].map((part) => sql.raw(part));
    return sql`and not exists (select from ${table} r where ${to} = f.organization_id and ${key} = f.id)`;
  });
  const { rows } = await sql<ContentLocation>`
    with unused as (
      select f.organization_id, f.id from files f
      where f.uploaded_on < ${before}
        and (f.purpose in ('avatar', 'logo') or (f.talent_id is null and f.user_id is null and f.team_id is null)
          or (${IS_TEAM_REPORT}))
        ${sql.join(referenceChecks, sql` `)}
      limit ${limit} for update skip locked
    )
    delete from files f using unused u where f.organization_id = u.organization_id and f.id = u.id
    returning f.organization_id as "organizationId", f.id, f.storage, f.filename_disk as key
  `.execute(tx);
  return rows;
}

/** The origin of a file that is about to become a person's image. */
export interface Claim {
  readonly organizationId: string;
  readonly fileId: string;
}

/** Sets the image of a talent; false when the file is no image, or belongs to another talent. */
export async function tieToTalent(tx: Writer, claim: Claim, talentId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update files set talent_id = ${talentId}
    where organization_id = ${claim.organizationId} and id = ${claim.fileId} and purpose = 'avatar'
      and (talent_id is null or talent_id = ${talentId})
  `.execute(tx);
  return numAffectedRows > 0n;
}

/** Sets the image of the account that uploaded it; false when the file is no image, or belongs to another person. */
export async function tieToUser(tx: Writer, claim: Claim, userId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update files set user_id = ${userId}
    where organization_id = ${claim.organizationId} and id = ${claim.fileId} and purpose = 'avatar'
      and (user_id = ${userId} or (user_id is null and uploaded_by = ${userId}))
  `.execute(tx);
  return numAffectedRows > 0n;
}

export async function isLogo(db: Reader, claim: Claim): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('id')
    .where('organization_id', '=', claim.organizationId)
    .where('id', '=', claim.fileId)
    .where('purpose', '=', 'logo')
    .executeTakeFirst();
  return row !== undefined;
}
