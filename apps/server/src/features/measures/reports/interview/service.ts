import type { InterviewAnswer, InterviewQuery } from '@quint/contract/people/interview.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { hiddenFrom } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { withPrintDay } from '#features/measures/reports/interview/model.ts';
import { findReportedPeople } from '#features/measures/reports/people/queries.ts';
import { nameOf, sheetsOf } from '#features/measures/reports/people/service.ts';
import { recordAskedQuestions } from '#features/roles/roles/interview-questions/service.ts';

type MissingPeople = InterviewAnswer['meta']['missing'];

/**
 * The interview sheets of the requested people who have a result, and the people without one or who object to rankings.
 * Throws `record.not_found` for the role and the version of its questions.
 */
export async function readInterviewSheets(
  deps: Deps,
  actor: Actor,
  { role: roleId, talents, language, version }: InterviewQuery,
): Promise<InterviewAnswer> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    const people = await findReportedPeople(tx, scope, talents);
    const hides = hiddenFrom(actor);
    const { sheets, questionSet } = await sheetsOf(tx, scope, { roleId, version, language, hides, people });
    const missingPeople = talents.flatMap((talent): MissingPeople => {
      const person = people.find((candidate) => candidate.talent_id === talent);
      if (person === undefined) return [{ talent, name: null, reason: 'unknown' }];
      if (person.result !== null && !person.is_left_out) return [];
      const without = person.is_held ? 'held' : 'unfinished';
      const reason = person.result === null ? without : 'left_out';
      return [{ talent, name: nameOf(person, hides), reason }];
    });
    const read = people.filter((person) => person.result !== null && !person.is_left_out);
    if (read.length > 0) {
      const talentIds = read.map(({ talent_id: id }) => id);
      await recordAskedQuestions(tx, scope, { roleId, questionSet, talentIds });
      await recordAudit(tx, {
        scope,
        actor,
        action: 'results.read',
        items: read.flatMap(({ result_id: id }) => id ?? []),
        talentIds,
        details: { collection: 'talents_results', as: 'interview', count: read.length },
      });
    }
    return { data: withPrintDay(sheets, deps.clock.now()), meta: { missing: missingPeople } };
  });
}
