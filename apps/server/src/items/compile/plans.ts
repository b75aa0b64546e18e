import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { AccessVersion } from '#database/access.ts';
import { parameterText } from '#database/statements.ts';
import type { Query } from '#items/ask/query.ts';
import type { CompiledStatement } from '#items/compile/statement.ts';
import type { Collection } from '#items/declare/collection.ts';
import { isPlaceholder } from '#database/sql.ts';

/** A parsed and compiled query. */
export interface Plan {
  readonly query: Query;
  readonly statement: CompiledStatement;
}

/** The key of a plan: actor, collection and query string. */
export interface PlanKey {
  readonly actor: Actor;
  readonly accessVersion?: AccessVersion | undefined;
  readonly collection: Collection;
  readonly queryText?: string | undefined;
}

type CachedPlan = Plan & Omit<PlanKey, 'queryText'>;

const PLANS_MAX = 500;
/** Longer queries and statements are not cached, which bounds the memory of all plans. */
const QUERY_CHARACTERS = 2000;
const STATEMENT_CHARACTERS = 20_000;

/**
 * A cache of compiled statements. A statement depends only on the declarations, the query and the actor as loaded with
 * an access version, so the same query of the same actor need not be parsed and compiled again. Rows are not cached.
 */
export class Plans {
  readonly #plans = new Map<string, CachedPlan>();

  /** The plan of a query for one kind of response. */
  prepare(key: PlanKey, kind: string, make: () => Plan): Plan {
    const { queryText, collection, actor, accessVersion } = key;
    if (queryText === undefined || queryText.length > QUERY_CHARACTERS) return make();
    const name = `${actor.userId} ${kind} ${collection.name} ${queryText}`;
    const cachedPlan = this.#plans.get(name);
    const isSame = cachedPlan?.actor === actor && cachedPlan.accessVersion === accessVersion;
    if (isSame && cachedPlan.collection === collection) return cachedPlan;
    const plan = make();
    this.#plans.delete(name);
    if (plan.statement.sql.length > STATEMENT_CHARACTERS) return plan;
    const values = plan.statement.values.map((value) =>
      isPlaceholder(value) ? value : parameterText(value),
    );
    const statement = { ...plan.statement, values };
    this.#plans.set(name, { query: plan.query, statement, actor, accessVersion, collection });
    const [oldest] = this.#plans.keys();
    if (this.#plans.size > PLANS_MAX && oldest !== undefined) this.#plans.delete(oldest);
    return plan;
  }
}
