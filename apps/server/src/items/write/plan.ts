import type { Actor } from '@quint/domain/workspace/actor.ts';
import { CompiledQuery } from 'kysely';
import { findViolatedConstraint } from '#database/constraints.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Row } from '#database/sql.ts';
import type { SqlText } from '#database/statements.ts';
import type { Deps } from '#deps.ts';
import type { StatementContext } from '#items/compile/table-ref.ts';
import { createStatementContext } from '#items/compile/table-ref.ts';
import type { ItemsContext } from '#items/context.ts';
import type { Collection, Registry } from '#items/declare/collection.ts';

/** The actor and the scope of a write. */
export interface WriteScope {
  readonly registry: Registry;
  readonly actor: Actor;
  readonly scope: OrganizationScope;
  /** The id of the workspace of the scope. */
  readonly organizationId: string;
  /** Whether it runs under the platform's role, for rows of all workspaces. */
  readonly platform: boolean;
  readonly now: Date;
}

/** One transaction that writes records for an actor. */
export interface Transaction extends WriteScope {
  readonly deps: Deps;
  readonly db: Writer;
}

/** The values of a returned row, in the order of its columns. */
export type Values = readonly unknown[];

/** A write as its statements, and what must be read or written between them. */
export interface WritePlan<Result> {
  readonly collection: Collection;
  /** The written values, for the details of constraint errors. */
  readonly columns: Row;
  /** Whether other rows must be read before or after: then the statements run one by one in a transaction. */
  readonly looks: boolean;
  /** Reads other rows, and writes those that this one refers to. Its result is passed to `after`. */
  readonly before: (transaction: Transaction) => Promise<unknown>;
  /** The statements of the write itself. */
  readonly statements: (statement: () => StatementContext) => readonly SqlText[];
  /** Interprets the returned rows. Throws an error if they indicate one. */
  readonly conclude: (answers: readonly (readonly Values[])[]) => Result;
  /** Writes related records, and checks the rules over more than one. */
  readonly after: (transaction: Transaction, result: Result, before: unknown) => Promise<void>;
}

/** The part of a plan that is sent in one message. */
export type SentPlan = Omit<WritePlan<unknown>, 'before' | 'after'>;

/** Context of a new statement inside the transaction. */
export function statementIn({ registry, actor, ...scope }: WriteScope): StatementContext {
  return createStatementContext(registry, actor, scope);
}

/** Runs a statement inside the transaction. */
export async function run<Shape>({ db }: Transaction, { sql, values }: SqlText): Promise<Shape[]> {
  const { rows } = await db.executeQuery<Shape>(CompiledQuery.raw(sql, [...values]));
  return rows;
}

/** Maps a violated constraint to the error that the collection declares for it. */
async function withMeaning<Result>(
  { collection, columns }: { collection: Collection; columns: Row },
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const meaning = collection.writes?.constraints?.[findViolatedConstraint(error) ?? ''];
    throw meaning === undefined ? error : meaning(columns);
  }
}

/** Executes a plan step by step inside a transaction. */
export async function applyPlan<Result>(transaction: Transaction, plan: WritePlan<Result>): Promise<Result> {
  const before = await plan.before(transaction);
  const answers: Values[][] = [];
  for (const statement of plan.statements(() => statementIn(transaction))) {
    const rows = await withMeaning(plan, () => run<object>(transaction, statement));
    answers.push(rows.map((row) => Object.values(row)));
  }
  const result = plan.conclude(answers);
  await plan.after(transaction, result, before);
  return result;
}

/**
 * Sends a plan without intermediate reads as one pipeline and transaction: the check of the access version is part of
 * the write, and the last statement returns the record. If `conclude` throws, nothing was written.
 */
export async function sendPlan(
  { deps, registry, actor, accessVersion }: ItemsContext,
  plan: SentPlan,
  { scope, answer }: { scope: OrganizationScope; answer: SqlText },
): Promise<string> {
  const { organizationId } = scope;
  const statements = plan.statements(() =>
    createStatementContext(registry, actor, { organizationId, accessVersion }),
  );
  const answers = await withMeaning(plan, () => deps.db.in(scope).pipeline([...statements, answer]));
  plan.conclude(answers.slice(0, -1));
  return answers.at(-1)?.[0]?.[0] ?? 'null';
}
