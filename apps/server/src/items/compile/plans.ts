import type { Actor } from '@quint/domain/actor.ts';
import type { AccessVersion } from '#database/access.ts';
import type { Collection } from '#items/declare/collection.ts';
import { withTexts } from '#database/statements.ts';
import type { Compiled } from '#items/compile/statements.ts';
import type { Query } from '#items/ask/query.ts';

/** A question that has been read and made a statement. */
export interface Plan {
  readonly query: Query;
  readonly compiled: Compiled;
}

/** The key of a plan: who asks what of which collection. */
export interface PlanKey {
  readonly actor: Actor;
  readonly accessVersion?: AccessVersion | undefined;
  readonly collection: Collection;
  readonly asked?: string | undefined;
}

interface Kept extends Plan {
  readonly of: Omit<PlanKey, 'asked'>;
}

const PLANS_MAX = 500;
/** Longer questions and statements are made anew each time, so that plans stay small altogether. */
const QUESTION_CHARACTERS = 2000;
const STATEMENT_CHARACTERS = 20_000;

/**
 * The statements of the last questions. What a question becomes depends on nothing but the declarations and the person
 * as last loaded, so the same words of the same person need not be read and compiled again; once the access version changes
 * they are. Rows are never kept.
 */
export class Plans {
  readonly #plans = new Map<string, Kept>();

  /** The plan of what a context was asked, for one kind of answer. */
  prepare(key: PlanKey, kind: string, make: () => Plan): Plan {
    const { asked, collection, actor, accessVersion } = key;
    if (asked === undefined || asked.length > QUESTION_CHARACTERS) return make();
    const name = `${actor.userId} ${kind} ${collection.name} ${asked}`;
    const kept = this.#plans.get(name);
    if (
      kept?.of.actor === actor &&
      kept.of.accessVersion === accessVersion &&
      kept.of.collection === collection
    )
      return kept;
    const plan = make();
    this.#plans.delete(name);
    const { sql, isLasting } = plan.compiled;
    if (!isLasting || sql.length > STATEMENT_CHARACTERS) return plan;
    this.#plans.set(name, {
      query: plan.query,
      compiled: withTexts(plan.compiled),
      of: { actor, accessVersion, collection },
    });
    const [oldest] = this.#plans.keys();
    if (this.#plans.size > PLANS_MAX && oldest !== undefined) this.#plans.delete(oldest);
    return plan;
  }
}
