import type { Vacancy } from '@quint/contract/vacancies/people.ts';
import type { NextStepKind } from '@quint/domain/vacancies/next-step.ts';
import { nextStepOf, SHEET_DAYS } from '@quint/domain/vacancies/next-step.ts';
import { isHiringManager } from '@quint/domain/workspace/actor.ts';
import { countFirstGroup } from '@quint/psychometrics/first-group.ts';
import { countedTraits } from '@quint/psychometrics/fit.ts';
import type { RoleRanges } from '@quint/psychometrics/types.ts';
import type { Reader } from '#database/gate.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import type { VacancyRow } from '#features/vacancies/access/queries.ts';
import type { Fact, FactName } from '#features/vacancies/people/facts/queries.ts';
import { readFacts } from '#features/vacancies/people/facts/queries.ts';
import type { StageQuery } from '#features/vacancies/people/queries.ts';
import { findUnrated } from '#features/vacancies/people/queries.ts';
import { readMeasured } from '#features/vacancies/people/ranking/service.ts';
import { listLargestDifferences, listRows } from '#features/vacancies/people/rows/queries.ts';

const FACT_OF: Readonly<Partial<Record<NextStepKind, FactName>>> = {
  read: 'unread',
  remind: 'quiet',
  fill: 'hired',
  agree: 'proposed',
  open_sheet: 'sheetsDue',
  wait_interview: 'interviewsLater',
};

const NO_FACT: Fact = { count: 0, people: [], date: null };

type Facts = Readonly<Record<FactName, Fact>>;
type RoleQuery = Omit<StageQuery, 'stage' | 'search'>;

/** The size of the first group among those who have finished, and the people whose raters differ. */
async function readComparisons(
  db: Reader,
  query: RoleQuery,
  { ranges, stages }: { readonly ranges: RoleRanges; readonly stages: Vacancy['stages'] },
) {
  const { scope, roleId } = query;
  const finishedQuery = { ...query, stage: 'finished', search: '' } as const;
  const people = await readMeasured(db, finishedQuery, stages.finished);
  const shortlist = await findUnrated(
    db,
    { ...query, stage: 'shortlist', search: '' },
    { limit: stages.shortlist, offset: 0, isRanked: false },
  );
  const differences = await listLargestDifferences(db, scope, { roleId, ids: shortlist.ids });
  const apart = [...differences].flatMap(([id, difference]) => (difference >= 2 ? [id] : []));
  return { tied: countFirstGroup(people, ranges) ?? 0, apart };
}

function countFacts(facts: Facts) {
  return {
    unread: facts.unread.count,
    sheetsDue: facts.sheetsDue.count,
    quiet: facts.quiet.count,
    hiredPeople: facts.hired.count,
    proposedPeople: facts.proposed.count,
    interviewsLater: facts.interviewsLater.count,
  };
}

/** The next step of a vacancy, and the people it is about. */
export async function findNextStep(
  db: Reader,
  query: RoleQuery,
  {
    role,
    stages,
    now,
  }: { readonly role: VacancyRow; readonly stages: Vacancy['stages']; readonly now: Date },
): Promise<Vacancy['next']> {
  const ranges = rangesOf(role);
  const facts = await readFacts(db, query.scope, { ...query, now, sheetDays: SHEET_DAYS });
  const { tied, apart } = await readComparisons(db, query, { ranges, stages });
  const isRunByReader = !isHiringManager(query.actor);
  const kind = nextStepOf({
    ...countFacts(facts),
    state: role.state,
    hasRequirement: countedTraits(ranges).length > 0,
    people: Object.values(stages).reduce((sum, count) => sum + count, 0),
    tiedPeople: tied,
    shortlisted: stages.shortlist,
    ratedApart: apart.length,
    open: stages.invited + stages.opened,
    isRunByReader,
  });
  const { count, people, date } = await nameFact(db, { ...query, kind, facts, tiedCount: tied, apart });
  return {
    kind,
    count,
    names: people.map(({ name }) => name),
    talents: people.map(({ id }) => id),
    date: date === null ? null : new Date(date).toISOString(),
  };
}

/** The people that the next step is about. */
async function nameFact(
  db: Reader,
  {
    kind,
    facts,
    tiedCount,
    apart,
    actor,
    scope,
    ...source
  }: RoleQuery & {
    readonly kind: NextStepKind;
    readonly facts: Facts;
    readonly tiedCount: number;
    readonly apart: readonly string[];
  },
): Promise<Fact> {
  if (kind === 'narrow') return { ...NO_FACT, count: tiedCount };
  if (kind === 'compare_ratings') {
    const rows = await listRows(db, scope, { actor, ...source, ids: apart });
    return { count: apart.length, people: rows.map(({ id, name }) => ({ id, name })), date: null };
  }
  const name = FACT_OF[kind];
  return name === undefined ? NO_FACT : facts[name];
}
