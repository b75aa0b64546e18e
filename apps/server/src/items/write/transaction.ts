import type { Actor } from '@quint/domain/actor.ts';
import { CompiledQuery } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import type { SqlText } from '#database/statements.ts';
import type { Collection, Registry } from '#items/declare/collection.ts';
import type { Place, Statement } from '#items/compile/table-ref.ts';
import { createStatement } from '#items/compile/table-ref.ts';

/** One transaction that writes records for a person. */
export interface Writing {
  readonly deps: Deps;
  readonly db: Writer;
  readonly registry: Registry;
  readonly actor: Actor;
  readonly scope: OrganizationScope;
  /** Under the platform's role, for rows of all workspaces. */
  readonly platform: boolean;
  readonly now: Date;
}

/** What a new record is tied to besides itself. */
export interface Tie {
  /** Columns that a parent record sets. */
  readonly columns?: Readonly<Record<string, string>>;
  /** A record that is there already is as good as a new one. */
  readonly keepExisting?: boolean;
}

export interface Change {
  readonly keys: readonly string[];
  readonly input: unknown;
  /** The records must be children of this one. */
  readonly parent?: { readonly column: string; readonly key: string };
}

/** Writes of records, as the writing of lists below a record needs them. */
export interface RecordWrites {
  readonly create: (
    writing: Writing,
    collection: Collection,
    inputs: readonly unknown[],
    tie: Tie,
  ) => Promise<string[]>;
  readonly update: (writing: Writing, collection: Collection, change: Change) => Promise<void>;
}

/** A new statement of the person's scope. */
export function statementOf({
  registry,
  actor,
  scope,
  platform,
}: Omit<Writing, 'deps' | 'db' | 'now'>): Statement {
  return createStatement(registry, actor, { organizationId: scope.organizationId, platform });
}

/** The condition that a row is one of those keys. */
export function isOneOf({ statement, row }: Place, keys: readonly string[]): string {
  if (keys.length === 1) return `${row}.id = ${statement.param(keys[0], 'uuid')}`;
  return `${row}.id = any(${statement.param(keys, 'uuid[]')})`;
}

/** Runs a statement inside the transaction. */
export async function run<Row>(writing: Writing, { sql, values }: SqlText): Promise<Row[]> {
  const { rows } = await writing.db.executeQuery<Row>(CompiledQuery.raw(sql, [...values]));
  return rows;
}
