import type { Vacancy } from '@quint/contract/vacancies/people.ts';
import type { NextStepKind, VacancyFacts } from '@quint/domain/vacancies/next-step.ts';
import { MANY_TIED, nextStepOf, SHEET_DAYS } from '@quint/domain/vacancies/next-step.ts';
import { isHiringManager } from '@quint/domain/workspace/actor.ts';
import { countedTraits } from '@quint/psychometrics/fit.ts';
import type { Reader } from '#database/gate.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import type { VacancyRow } from '#features/vacancies/access/queries.ts';
import type { Fact, FactName } from '#features/vacancies/people/facts/queries.ts';
import { NO_FACT, readDatedFacts, readQuiet, readUnread } from '#features/vacancies/people/facts/queries.ts';
import type { StageQuery } from '#features/vacancies/people/queries.ts';
import { findUnrated } from '#features/vacancies/people/queries.ts';
import { countTied, readStage } from '#features/vacancies/people/ranking/service.ts';
import { listLargestDifferences, listRows } from '#features/vacancies/people/rows/queries.ts';

const FACT_OF: Readonly<Partial<Record<NextStepKind, FactName>>> = {
  read: 'unread',
  remind: 'quiet',
  fill: 'hired',
  agree: 'proposed',
  open_sheet: 'sheetsDue',
  wait_interview: 'interviewsLater',
};
/** Raters are apart from this difference between two ratings of one question on. */
const APART = 2;

type RoleQuery = Omit<StageQuery, 'stage' | 'search'>;
interface State {
  readonly role: VacancyRow;
  readonly stages: Vacancy['stages'];
  readonly now: Date;
}

/** The people on the shortlist whose raters differ. */
async function listApart(db: Reader, query: RoleQuery, size: number): Promise<string[]> {
  const { scope, roleId } = query;
  const shortlist = await findUnrated(
    db,
    { ...query, stage: 'shortlist', search: '' },
    { limit: size, offset: 0, isRanked: false },
  );
  const differences = await listLargestDifferences(db, scope, { roleId, ids: shortlist.ids });
  return [...differences].flatMap(([id, difference]) => (difference >= APART ? [id] : []));
}

function countAtFirst(
  { actor }: RoleQuery,
  { role, stages }: State,
  datedFacts: Awaited<ReturnType<typeof readDatedFacts>>,
): VacancyFacts {
  return {
    state: role.state,
    hasRequirement: countedTraits(rangesOf(role)).length > 0,
    people: Object.values(stages).reduce((sum, count) => sum + count, 0),
    unread: 0,
    tiedPeople: 0,
    shortlisted: stages.shortlist,
    ratedApart: 0,
    sheetsDue: datedFacts.sheetsDue.count,
    quiet: 0,
    hiredPeople: datedFacts.hired.count,
    proposedPeople: datedFacts.proposed.count,
    interviewsLater: datedFacts.interviewsLater.count,
    open: stages.invited + stages.opened,
    isRunByReader: !isHiringManager(actor),
  };
}

/** Whether a number that is not known yet, at most `most`, can change the next step. */
function dependsOn(
  facts: VacancyFacts,
  name: 'unread' | 'tiedPeople' | 'ratedApart' | 'quiet',
  most: number,
): boolean {
  return nextStepOf({ ...facts, [name]: 0 }) !== nextStepOf({ ...facts, [name]: most });
}

/** What decides on the next step, most urgent first. A number on which it does not depend is not counted. */
async function readFacts(db: Reader, query: RoleQuery, state: State) {
  const { role, stages, now } = state;
  const { scope } = query;
  const factsQuery = { ...query, now, sheetDays: SHEET_DAYS };
  const datedFacts = await readDatedFacts(db, scope, factsQuery);
  let facts = countAtFirst(query, state, datedFacts);
  let [unread, quiet] = [NO_FACT, NO_FACT];
  let apart: readonly string[] = [];
  if (dependsOn(facts, 'unread', stages.finished + stages.shortlist)) {
    // From this number on, the step depends on what else there is.
    unread = await readUnread(db, scope, factsQuery, MANY_TIED);
    facts = { ...facts, unread: unread.count };
  }
  if (dependsOn(facts, 'tiedPeople', stages.finished)) {
    const finishedStage = await readStage(db, { ...query, stage: 'finished', search: '' });
    facts = { ...facts, tiedPeople: countTied(finishedStage, rangesOf(role)) };
  }
  if (dependsOn(facts, 'ratedApart', stages.shortlist)) {
    apart = await listApart(db, query, stages.shortlist);
    facts = { ...facts, ratedApart: apart.length };
  }
  if (dependsOn(facts, 'quiet', facts.open)) {
    quiet = await readQuiet(db, scope, factsQuery);
    facts = { ...facts, quiet: quiet.count };
  }
  const kind = nextStepOf(facts);
  if (kind === 'read' && facts.unread === MANY_TIED) unread = await readUnread(db, scope, factsQuery);
  return { kind, tiedCount: facts.tiedPeople, apart, facts: { ...datedFacts, unread, quiet } };
}

/** The next step of a vacancy, and the people it is about. */
export async function findNextStep(db: Reader, query: RoleQuery, state: State): Promise<Vacancy['next']> {
  const step = await readFacts(db, query, state);
  const { count, people, date } = await nameFact(db, { ...query, ...step });
  return {
    kind: step.kind,
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
    readonly facts: Readonly<Record<FactName, Fact>>;
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
