import type { Actor } from '@quint/domain/actor.ts';
import { CompiledQuery } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { talents } from '#features/talents/collection.ts';
import { fullname, unlessMasked } from '#features/talents/queries.ts';
import type { Registry } from '#items/declare/collection.ts';
import { scopeOfPlace } from '#items/compile/filter.ts';
import { createStatement, placeOf, rowSqlOf } from '#items/compile/table-ref.ts';
import { isOneOf } from '#items/write/transaction.ts';

export interface ExportedTalent {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Talents of the keys as the person may see them, masked ones masked. */
export async function listTalentsToExport(
  db: Writer,
  { registry, actor, scope }: { registry: Registry; actor: Actor; scope: OrganizationScope },
  keys: readonly string[],
): Promise<ExportedTalent[]> {
  const statement = createStatement(registry, actor, { organizationId: scope.organizationId });
  const place = placeOf(statement, talents);
  const row = rowSqlOf(place);
  const email = unlessMasked((alias) => `${alias}.email`)(row);
  const { sql, values } = statement.finish(
    `select ${place.row}.id, ${fullname(row)} as name, ${email} as email from talents ${place.row} where ${scopeOfPlace(place)} and ${isOneOf(place, keys)}`,
  );
  const { rows } = await db.executeQuery<ExportedTalent>(CompiledQuery.raw(sql, [...values]));
  return rows;
}
