import type { CountedPart, CountedRate } from '#features/measures/norms/fairness/counts/queries.ts';
import { LEAST_PEOPLE } from '#features/measures/norms/model.ts';

/** People by both groups they belong to. */
interface Cell {
  readonly gender: string;
  readonly age: string;
  readonly people: number;
}

/** The groups of a dimension that are too small to be shown, where all of them together are too small as well. */
function findFew(cells: readonly Cell[], dimension: 'gender' | 'age'): readonly string[] {
  const sizes = new Map<string, number>();
  for (const cell of cells) sizes.set(cell[dimension], (sizes.get(cell[dimension]) ?? 0) + cell.people);
  const small = [...sizes].filter(([, people]) => people < LEAST_PEOPLE);
  return small.reduce((sum, [, people]) => sum + people, 0) < LEAST_PEOPLE ? small.map(([name]) => name) : [];
}

/** Groups that are counted nowhere in a workspace. */
export interface FewOthers {
  readonly genders: ReadonlySet<string>;
  readonly ages: ReadonlySet<string>;
}

/**
 * The genders and age bands of one to nine people of a workspace. All their people are left out of both dimensions: they
 * would follow from the difference between all genders and all ages.
 */
export function findFewOthers(cells: readonly Cell[]): FewOthers {
  const genders = new Set<string>();
  const ages = new Set<string>();
  for (;;) {
    const remainingCells = cells.filter(({ gender, age }) => !genders.has(gender) && !ages.has(age));
    const few = findFew(remainingCells, 'gender');
    const fewOfAge = few.length > 0 ? [] : findFew(remainingCells, 'age');
    if (few.length === 0 && fewOfAge.length === 0) return { genders, ages };
    for (const name of few) genders.add(name);
    for (const name of fewOfAge) ages.add(name);
  }
}

/** The people of one comparison without those of the genders that are too few in it, who would follow from the ages. */
export function withoutFewGenders<T extends Cell>(cells: readonly T[]): readonly T[] {
  const few = findFew(cells, 'gender');
  return cells.filter(({ gender }) => !few.includes(gender));
}

/** A rate and those it is made up of: a total and its periods, or all roles together and each of them. */
interface Division {
  readonly whole: CountedPart;
  readonly parts: readonly CountedPart[];
}

const groupKeyOf = ({ organization_id, dimension, group_name, outcome }: CountedPart) =>
  JSON.stringify([organization_id, dimension, group_name, outcome]);

const isHalf = (period: string) => period.includes('-');
const isYear = (period: string) => period !== 'all' && !isHalf(period);

/** The divisions of the rates of one group for one outcome. */
function divisionsOf(rates: readonly CountedPart[]): Division[] {
  const byRole = Map.groupBy(rates, ({ role_id: role }) => role);
  const byPeriod = Map.groupBy(rates, ({ period }) => period);
  return rates.flatMap((whole): Division[] => {
    const own = byRole.get(whole.role_id) ?? [];
    const halves = own.filter(({ period }) => isHalf(period));
    const roles = (byPeriod.get(whole.period) ?? []).filter(({ role_id: role }) => role !== null);
    return [
      ...(whole.period === 'all' ? [own.filter(({ period }) => isYear(period)), halves] : []),
      ...(isYear(whole.period) ? [halves.filter(({ period }) => period.startsWith(whole.period))] : []),
      ...(whole.role_id === null ? [roles] : []),
    ].map((parts) => ({ whole, parts }));
  });
}

/** How many people a part contributes to its whole. */
const shareOf = (whole: CountedPart, part: CountedPart) =>
  whole.role_id === part.role_id ? part.people : part.in_total;

/** Of equal parts the first by name, so that two nights do not hide one each. */
const nameOf = ({ role_id: role, period }: CountedPart) => `${role ?? ''} ${period}`;

/** The part to leave out, the smallest one; undefined where the rest is nobody or at least ten people. */
function findPartToHide({ whole, parts }: Division): CountedPart | undefined {
  const shares = parts
    .map((part) => ({ part, people: shareOf(whole, part) }))
    .filter(({ people }) => people > 0)
    .toSorted((one, other) => one.people - other.people || (nameOf(one.part) < nameOf(other.part) ? -1 : 1));
  const remainingCount = whole.people - shares.reduce((sum, { people }) => sum + people, 0);
  return remainingCount === 0 || remainingCount >= LEAST_PEOPLE ? undefined : shares[0]?.part;
}

/** Whether the hidden rate could be added up from this one and others, or is this one. */
function isWithin(rate: CountedPart, hiddenRate: CountedPart): boolean {
  const isOfRole = hiddenRate.role_id === null || rate.role_id === hiddenRate.role_id;
  const isOfPeriod =
    hiddenRate.period === 'all' ||
    rate.period === hiddenRate.period ||
    rate.period.startsWith(`${hiddenRate.period}-`);
  return isOfRole && isOfPeriod;
}

function hideSmallRests(rates: readonly CountedPart[]): readonly CountedPart[] {
  let visibleRates = rates;
  for (;;) {
    const hiddenRate = divisionsOf(visibleRates).flatMap((division) => findPartToHide(division) ?? [])[0];
    if (hiddenRate === undefined) return visibleRates;
    visibleRates = visibleRates.filter((rate) => !isWithin(rate, hiddenRate));
  }
}

/**
 * The rates without those that, taken from a larger one, would leave one to nine people: of periods taken from the whole
 * time or a year, and of roles taken from all roles together. The smallest part is left out with what it is made up of,
 * until each rest is nobody or at least ten people.
 */
export function withoutSmallRests(rates: readonly CountedPart[]): CountedRate[] {
  return [...Map.groupBy(rates, groupKeyOf).values()]
    .flatMap(hideSmallRests)
    .map(({ in_total: _inTotal, ...rate }) => rate);
}
