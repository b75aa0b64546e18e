import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import type { Vacancy, VacancyPerson } from '@quint/contract/vacancies/people.ts';
import type { MustHaves } from '@quint/domain/vacancies/must-haves.ts';
import { hasMustHaves } from '@quint/domain/vacancies/must-haves.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isHiringManager } from '@quint/domain/workspace/actor.ts';
import { countedTraits } from '@quint/psychometrics/fit.ts';
import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import { barOf, rangePositionOf } from '@quint/psychometrics/range-position.ts';
import type { RoleRanges, Trait } from '@quint/psychometrics/types.ts';
import type { RatedResult } from '#features/fit/matching/ranking/model.ts';
import { readDigits } from '#features/fit/matching/ranking/model.ts';
import type { AlphasByNorm } from '#features/measures/norms/queries.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import { INSTRUMENT_VERSION, isInstrument } from '@quint/psychometrics/types.ts';
import type { MustHavesFilter } from '#features/vacancies/must-haves/queries.ts';
import type { PersonRow, RaterRow } from '#features/vacancies/people/rows/queries.ts';

/** What is known about the interview of one person. */
interface Interview {
  /** When the ratings became visible; null while they are hidden. */
  readonly openedAt: Date | null;
  readonly raters: readonly RaterRow[];
  readonly difference: number | undefined;
  readonly userId: string;
}

function toInterview({ openedAt, raters, difference, userId }: Interview): VacancyPerson['interview'] {
  const isOpen = openedAt !== null;
  return {
    is_own_done: raters.some(({ user_id: id, is_done: isDone }) => id === userId && isDone),
    others_done: raters.flatMap(({ user_id: id, is_done: isDone, name }) =>
      id !== userId && isDone ? [name ?? ''] : [],
    ),
    is_open: isOpen,
    largest_difference: isOpen ? (difference ?? null) : null,
  };
}

function toSurvey({ survey }: PersonRow): VacancyPerson['survey'] {
  if (survey === null) return null;
  const time = (text: string | null) => (text === null ? null : new Date(text).toISOString());
  return {
    status: survey.status,
    answered: survey.answered,
    questions: getForm(isInstrument(survey.instrument) ? survey.instrument : INSTRUMENT_VERSION).order.length,
    date_last_action: new Date(survey.date_last_action).toISOString(),
    date_last_invited: time(survey.date_last_invited),
    date_last_reminded: time(survey.date_last_reminded),
    send_at: time(survey.send_at),
    date_finished: time(survey.date_finished),
  };
}

function toDecision(row: PersonRow): VacancyPerson['decision'] {
  const { hired_at: hiredAt, rejected_at: rejectedAt, rejected_reason: reason } = row;
  if (hiredAt !== null) return { kind: 'hired', date: hiredAt.toISOString(), reason: null };
  return rejectedAt === null ? null : { kind: 'rejected', date: rejectedAt.toISOString(), reason };
}

export type Ask = NonNullable<VacancyPerson['ask']>;

const URGENCY = { outside: 0, border: 1, crosses: 2, inside: 3 } as const;

/** What to ask a person about first. */
export function askOf(result: RatedResult, ranges: RoleRanges, alphas: AlphasByNorm | undefined): Ask {
  const stanines = readDigits(result.stanines);
  const zs = { O: result.z_o, C: result.z_c, E: result.z_e, A: result.z_a, ES: result.z_es };
  const basis = {
    instrument: INSTRUMENT_VERSION,
    alphas: alphas?.get(result.norm_version ?? NORM_VERSION),
  };
  const places = countedTraits(ranges).map(({ trait, range }) => {
    const stanine = stanines[trait];
    const bar = barOf(trait, zs[trait] ?? (stanine - 5) / 2, basis);
    return { trait, ...rangePositionOf({ stanine, ...bar }, range) };
  });
  const [first] = places.toSorted(
    (one, other) =>
      URGENCY[one.kind] - URGENCY[other.kind] || other.steps - one.steps || other.beyond - one.beyond,
  );
  if (first === undefined || first.kind === 'inside') {
    return { kind: 'inside', trait: null, side: null, steps: 0, others: 0 };
  }
  const outside = places.filter(({ kind }) => kind === 'outside').length;
  const { kind, trait, side, steps } = first;
  return { kind, trait, side: side ?? null, steps, others: kind === 'outside' ? outside - 1 : 0 };
}

/**
 * The must-haves of a role as a filter; undefined for a role without them, and for hiring managers: job profiles are
 * closed to them, and a filter would reveal what they say.
 */
export function filterOf(actor: Actor, mustHaves: MustHaves, now: Date): MustHavesFilter | undefined {
  if (isHiringManager(actor) || !hasMustHaves(mustHaves)) return undefined;
  return { mustHaves, today: now.toISOString().slice(0, 10) };
}

/** The ranges of a role, without a requirement as 1 to 9. */
export function toRanges(ranges: RoleRanges): Vacancy['ranges'] {
  const rangeOf = (trait: Trait) => {
    const { min = 1, max = 9, weight = 1 } = ranges[trait] ?? {};
    return { min, max, weight };
  };
  return { O: rangeOf('O'), C: rangeOf('C'), E: rangeOf('E'), A: rangeOf('A'), ES: rangeOf('ES') };
}

interface PersonParts {
  readonly fit: FitOfTalent | undefined;
  readonly ask: Ask | undefined;
  readonly interview: Interview;
}

function toProposal(
  { user, name, is_answerable, declined_at: declinedAt, declined_by: by }: PersonRow['proposals'][number],
  readerId: string,
): VacancyPerson['proposals'][number] {
  return {
    user,
    name: name ?? '',
    is_reader: user === readerId,
    declined: declinedAt === null ? null : { date: new Date(declinedAt).toISOString(), by },
    is_answerable,
  };
}

/** A row of the list of people. */
export function toPerson(row: PersonRow, { fit, ask, interview }: PersonParts): VacancyPerson {
  const { answer_at: answerAt, held_until: until } = row;
  return {
    id: row.id,
    name: row.name,
    is_masked: row.is_masked,
    avatar: row.avatar,
    stage: row.stage,
    fit: fit ?? null,
    ask: ask === undefined || fit?.score === null ? null : ask,
    is_left_out_of_rankings: row.is_left_out_of_rankings,
    flags: [...row.flags],
    is_new: row.is_new,
    hold: row.is_held ? { until: until?.toISOString() ?? null } : null,
    survey: toSurvey(row),
    is_undeliverable: row.is_undeliverable,
    interview_at: row.interview_at?.toISOString() ?? null,
    interview: toInterview(interview),
    shortlisted:
      row.shortlisted_at === null ? null : { date: row.shortlisted_at.toISOString(), by: row.shortlisted_by },
    proposals: row.proposals.map((proposal) => toProposal(proposal, interview.userId)),
    must_haves: row.must_haves,
    decision: toDecision(row),
    answer:
      answerAt === null ? null : { send_at: answerAt.toISOString(), is_sent: row.is_answer_sent === true },
  };
}
