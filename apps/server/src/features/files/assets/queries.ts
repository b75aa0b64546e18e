import { sql } from 'kysely';
import type { Reader, ScopedDatabase } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { StorageKind } from '#files/storage.ts';
import { compileKeys } from '#items/compile/statement.ts';
import type { Collection, Registry } from '#items/declare/collection.ts';
import { parseQuery } from '#items/ask/query.ts';
import { createStatementContext } from '#items/compile/table-ref.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';

/** A stored file, ready to be sent. */
export interface StoredFile {
  readonly id: string;
  readonly organization_id: string;
  readonly storage: StorageKind;
  readonly filename_disk: string;
  readonly filename_download: string;
  readonly type: string;
  readonly filesize: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly purpose: string;
  readonly talent: string | null;
  readonly uploaded_on: Date;
}

const COLUMNS = sql.raw(
  'f.id, f.organization_id, f.storage, f.filename_disk, f.filename_download, f.type, f.filesize, f.width, f.height, f.purpose, f.talent_id as talent, f.uploaded_on',
);

/** The logo of the workspace, if it is this file. */
export async function findLogo(
  db: Reader,
  { organizationId }: OrganizationScope,
  fileId: string,
): Promise<StoredFile | undefined> {
  const { rows } = await readSql<StoredFile>`
    select ${COLUMNS} from files f join organizations o on o.id = f.organization_id and o.logo = f.id
    where f.organization_id = ${organizationId} and f.id = ${fileId}
  `.execute(db);
  return rows[0];
}

/** The image of an account, uploaded in any workspace. Requires the platform role. */
export async function findAccountImage(db: Reader, userId: string): Promise<StoredFile | undefined> {
  const { rows } = await readSql<StoredFile>`
    select ${COLUMNS} from users u
    join files f on f.organization_id = u.avatar_organization_id and f.id = u.avatar
    where u.id = ${userId}
  `.execute(db);
  return rows[0];
}

/** The member of the workspace whose image this is, if the actor may see them. */
export async function findAccountWithImage(
  workspace: Pick<ScopedDatabase, 'query'>,
  requester: { registry: Registry; actor: Actor },
  ask: { users: Collection; fileId: string },
): Promise<string | undefined> {
  const { registry, actor } = requester;
  const statement = createStatementContext(registry, actor, { organizationId: actor.organizationId });
  const query = parseQuery({ filter: { avatar: { _eq: ask.fileId } }, limit: 1 });
  const [row] = await workspace.query(compileKeys(statement, ask.users, query));
  return row?.[0] ?? undefined;
}
