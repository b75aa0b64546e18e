import { withTexts } from '#database/statements.ts';
import type { Compiled } from './compile.ts';
import type { Query } from './parse.ts';
import type { Desk } from './service.ts';

/** A question that has been read and made a statement. */
export interface Plan {
  readonly query: Query;
  readonly compiled: Compiled;
}

/** Who asks for what. */
export type Asking = Pick<Desk, 'actor' | 'accessVersion' | 'collection' | 'asked'>;

interface Kept extends Plan {
  readonly of: Pick<Desk, 'actor' | 'accessVersion' | 'collection'>;
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

  /** The plan of what a desk was asked, for one kind of answer. */
  prepare(desk: Asking, kind: string, make: () => Plan): Plan {
    const { asked, collection, actor, accessVersion } = desk;
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
