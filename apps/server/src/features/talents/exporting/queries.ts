import type { Actor } from '@quint/domain/actor.ts';
import { CompiledQuery } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { talents } from '#features/talents/collection.ts';
import { fullname, unlessMasked } from '#features/talents/queries.ts';
import type { Registry } from '#items/declare/collection.ts';
import { rowCondition } from '#items/compile/filter.ts';
import { createStatementContext, createTableRef, rowSqlOf, tableOf } from '#items/compile/table-ref.ts';
import { finish, sql } from '#items/declare/sql.ts';
import { keyCondition } from '#items/write/statements.ts';

export interface ExportedTalent {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** The given talents as visible to the actor, masked ones masked. */
export async function listTalentsToExport(
  db: Writer,
  { registry, actor, scope }: { registry: Registry; actor: Actor; scope: OrganizationScope },
  keys: readonly string[],
): Promise<ExportedTalent[]> {
  const statement = createStatementContext(registry, actor, { organizationId: scope.organizationId });
  const ref = createTableRef(statement, talents);
  const row = rowSqlOf(ref);
  const email = unlessMasked((alias) => sql`${alias}.email`)(row);
  const phone = unlessMasked((alias) => sql`${alias}.phone`)(row);
  const text = sql`select ${ref.row}.id, ${fullname(row)} as name, ${email} as email, ${phone} as phone from ${tableOf(ref)} where ${rowCondition(ref)} and ${keyCondition(ref, keys)}`;
  const { sql: statementText, values } = finish(text);
  const { rows } = await db.executeQuery<ExportedTalent>(CompiledQuery.raw(statementText, [...values]));
  return rows;
}
