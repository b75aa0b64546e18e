import type { FilledRole } from '@quint/contract/vacancies/filling.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import { countAnswers } from '#features/vacancies/fill/queries.ts';
import { nameFor } from '#features/vacancies/mails/recipients/model.ts';
import { listRecipients } from '#features/vacancies/mails/recipients/queries.ts';

/** Who took a role and the answers that wait, in a running transaction. */
export async function readFillingIn(
  db: Reader,
  scope: OrganizationScope,
  { actor, roleId }: { actor: Actor; roleId: string },
): Promise<FilledRole> {
  const vacancy = await findVacancy(db, scope, { actor, roleId });
  const { id, name, date_filled: filledAt, filled_by_talent: takenBy } = vacancy;
  const role = { id, name };
  if (filledAt === null) return { role, date_filled: null, taken_by: null, waiting: null, sent: 0 };
  const now = filledAt;
  const people =
    takenBy === null ? [] : await listRecipients(db, scope, { roleId, talentIds: [takenBy], now });
  const [person] = people;
  const { sentCount, waitingCount, first } = await countAnswers(db, scope, { roleId, since: filledAt });
  return {
    role,
    date_filled: filledAt.toISOString(),
    taken_by: person === undefined ? null : { id: person.id, name: nameFor(actor, person) },
    waiting: first === null ? null : { count: waitingCount, send_at: first.toISOString() },
    sent: sentCount,
  };
}

/** Who took a role and the answers that wait; without a date for a role that is not filled. */
export async function readFilling(deps: Deps, actor: Actor, roleId: string): Promise<FilledRole> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, (db) => readFillingIn(db, scope, { actor, roleId }));
}
