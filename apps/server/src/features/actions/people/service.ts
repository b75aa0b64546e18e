import { fail, Failure } from '@quint/contract/base/errors.ts';
import type { PersonActionAnswer } from '@quint/contract/people/people.ts';
import { sql } from 'kysely';
import type { AuditEntry } from '#database/audit.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';
import type { Deps } from '#deps.ts';
import type { Caller, PersonChange } from '#features/actions/people/model.ts';
import { Outcome, toKeys } from '#features/actions/people/model.ts';
import type { LockedPerson } from '#features/actions/people/queries.ts';
import { lockPeople } from '#features/actions/people/queries.ts';
import { lockSheetsOf } from '#features/people/talents/locking/queries.ts';
import { lockMailBudget } from '#outbox/budget.ts';

/** One verb in its transaction: the existing people are locked, the others refused already. */
export interface ActionContext {
  readonly deps: Deps;
  readonly db: Writer;
  readonly scope: OrganizationScope;
  readonly actor: Caller['actor'];
  readonly now: Date;
  readonly people: readonly LockedPerson[];
  readonly outcome: Outcome;
}

/** The line of the audit log about the people that a verb changed. */
export type Line = Pick<AuditEntry, 'action' | 'details' | 'items'>;

interface PersonAction {
  readonly talents: readonly string[];
  /** It counts against the plan of the workspace. */
  readonly withPlan?: boolean;
  /** Locks what the people are linked to, before them. */
  readonly first?: (db: Writer, scope: OrganizationScope) => Promise<void>;
  /** It changes sheets of the people as well. */
  readonly withSheets?: boolean;
  /** It schedules mails, and changes sheets. */
  readonly withMails?: boolean;
  readonly work: (context: ActionContext) => Promise<Line | undefined>;
}

/**
 * Does a verb with people in one transaction and audits whom it changed, unless its parts do. A person who is gone, or whom the verb does
 * not fit, is refused with a reason while the others succeed.
 */
export function act(
  deps: Deps,
  { actor, language }: Caller,
  { talents, withPlan = false, withMails = false, withSheets = withMails, first, work }: PersonAction,
): Promise<PersonActionAnswer['data']> {
  const scope = scopeOfActor(actor);
  const ids = toKeys(talents);
  return deps.db.write(scope, async (db) => {
    if (withPlan) await lockWorkspace(db, scope.organizationId);
    if (withMails) await lockMailBudget(db, scope);
    await first?.(db, scope);
    if (withSheets) await lockSheetsOf(db, scope, ids);
    const people = await lockPeople(db, scope, ids);
    const outcome = new Outcome();
    const knownIds = new Set(people.map(({ id }) => id));
    for (const id of ids) if (!knownIds.has(id)) outcome.refuse(id, fail('talent.gone'));
    const line = await work({ deps, db, scope, actor, now: deps.clock.now(), people, outcome });
    const { changedIds } = outcome;
    if (changedIds.length > 0 && line !== undefined) {
      await recordAudit(db, { scope, actor, items: changedIds, talentIds: changedIds, ...line });
    }
    return outcome.toAnswer(language);
  });
}

/**
 * Does a part of a verb for one person. A failure of the catalogue refuses that person, and nothing of the part
 * remains.
 */
export async function attempt(
  { db, outcome }: Pick<ActionContext, 'db' | 'outcome'>,
  id: string,
  work: () => Promise<PersonChange>,
): Promise<void> {
  await sql`savepoint person`.execute(db);
  try {
    outcome.complete(id, await work());
    await sql`release savepoint person`.execute(db);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await sql`rollback to savepoint person`.execute(db);
    outcome.refuse(id, error);
  }
}
