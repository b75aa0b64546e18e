import type { PeopleBody, VerbAnswer } from '@quint/contract/people.ts';
import type { Deps } from '#deps.ts';
import { REMOVE_CONTENT } from '#features/files/jobs.ts';
import type { Caller } from '#features/people/model.ts';
import * as queries from '#features/people/removing/queries.ts';
import type { Acting, Line } from '#features/people/service.ts';
import { act, attempt } from '#features/people/service.ts';
import { callOffSheets, endWays } from '#features/talents/addresses/queries.ts';

type Answer = Promise<VerbAnswer['data']>;

/** Moves people to the bin, from which they can be restored. */
export function deletePeople(deps: Deps, caller: Caller, { talents }: PeopleBody): Answer {
  const work = async ({ db, scope, actor, now, people, outcome }: Acting): Promise<Line> => {
    const ids = people.map(({ id }) => id);
    await queries.markDeleted(db, scope, { ids, userId: actor.userId, now });
    for (const id of ids) outcome.done(id);
    return { action: 'talents.delete' };
  };
  return act(deps, caller, { talents, work });
}

async function anonymise({ deps, db, scope, now }: Acting, talentId: string): Promise<void> {
  await endWays(db, scope, { talentId, now });
  await callOffSheets(db, scope, { talentId, now });
  await queries.cancelAllMailsTo(db, scope, talentId);
  const contents = await queries.deleteFiles(db, scope, talentId);
  await queries.removePersonalData(db, scope, { talentId, now });
  await deps.jobs.enqueue(db, REMOVE_CONTENT, contents);
}

/** Removes the personal data of people for good; what was measured stays, without a person. Cannot be undone. */
export function anonymisePeople(deps: Deps, caller: Caller, { talents }: PeopleBody): Answer {
  const work = async (acting: Acting): Promise<Line> => {
    for (const { id } of acting.people) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement at a time
      await attempt(acting, id, async () => {
        await anonymise(acting, id);
        return [];
      });
    }
    return { action: 'talents.anonymise' };
  };
  return act(deps, caller, { talents, withSheets: true, work });
}
