import type { PeopleBody, PersonActionAnswer } from '@quint/contract/people/people.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import type { Caller } from '#features/actions/people/model.ts';
import { Outcome, toKeys } from '#features/actions/people/model.ts';
import * as queries from '#features/actions/people/removal/queries.ts';
import type { ActionContext, Line } from '#features/actions/people/service.ts';
import { act } from '#features/actions/people/service.ts';
import { erasePerson } from '#features/privacy/erasure/service.ts';
import { fail } from '@quint/contract/base/errors.ts';

type Answer = Promise<PersonActionAnswer['data']>;

/** Moves people to the bin, from which they can be restored. */
export function deletePeople(deps: Deps, caller: Caller, { talents }: PeopleBody): Answer {
  const work = async ({ db, scope, actor, now, people, outcome }: ActionContext): Promise<Line> => {
    const ids = people.map(({ id }) => id);
    await queries.markDeleted(db, scope, { ids, userId: actor.userId, now });
    for (const id of ids) outcome.complete(id);
    return { action: 'talents.delete' };
  };
  return act(deps, caller, { talents, work });
}

/** Erases people for good; what was measured stays, without a person. Cannot be undone. */
export async function anonymisePeople(
  deps: Deps,
  { actor, language }: Caller,
  { talents }: PeopleBody,
): Answer {
  const { organizationId } = scopeOfActor(actor);
  const outcome = new Outcome();
  for (const talentId of toKeys(talents)) {
    const key = { organizationId, talentId };
    const isDone = await erasePerson(deps, key, { actor, because: 'administrator' });
    if (isDone) outcome.complete(talentId);
    else outcome.refuse(talentId, fail('talent.gone'));
  }
  return outcome.toAnswer(language);
}
