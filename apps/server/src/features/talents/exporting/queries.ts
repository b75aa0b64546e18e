import type { Actor } from '@quint/domain/actor.ts';
import type { PersonalColumn } from '@quint/domain/talents.ts';
import { EXPORTED_PERSONAL_DATA, PERSONAL_COLUMNS } from '@quint/domain/talents.ts';
import { CompiledQuery } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { talents } from '#features/talents/collection.ts';
import { rowCondition } from '#items/compile/filter.ts';
import { createStatementContext, createTableRef, tableOf, valueOf } from '#items/compile/table-ref.ts';
import type { Registry } from '#items/declare/collection.ts';
import { finish, join, quoted, sql } from '#items/declare/sql.ts';
import { keyCondition } from '#items/write/statements.ts';

export type ExportedTalent = { readonly id: string } & Readonly<Record<PersonalColumn, string | null>>;

/** The given talents with the personal data of an export, masked for the actor. */
export async function listTalentsToExport(
  db: Writer,
  { registry, actor, scope }: { registry: Registry; actor: Actor; scope: OrganizationScope },
  keys: readonly string[],
): Promise<ExportedTalent[]> {
  const statement = createStatementContext(registry, actor, { organizationId: scope.organizationId });
  const ref = createTableRef(statement, talents);
  const columns = PERSONAL_COLUMNS.map((column) => {
    const name = EXPORTED_PERSONAL_DATA[column];
    return sql`${valueOf(ref, name, talents.fields[name])} as ${quoted(column)}`;
  });
  const text = sql`select ${ref.row}.id, ${join(columns, ', ')} from ${tableOf(ref)} where ${rowCondition(ref)} and ${keyCondition(ref, keys)}`;
  const { sql: statementText, values } = finish(text);
  const { rows } = await db.executeQuery<ExportedTalent>(CompiledQuery.raw(statementText, [...values]));
  return rows;
}
