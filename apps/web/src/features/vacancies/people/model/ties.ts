import type { VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { differs } from '@quint/psychometrics/fit-groups.ts';

interface Rows {
  readonly people: readonly VacancyPerson[];
  readonly groups: readonly number[];
}

/** The loaded people with a fit; undefined when some of them are not loaded. */
export function groupOf(rows: Rows | undefined): readonly VacancyPerson[] | undefined {
  if (rows === undefined) return undefined;
  const rankedPeople = rows.people.filter(({ fit }) => fit !== null);
  const total = rows.groups.reduce((sum, size) => sum + size, 0);
  return rankedPeople.length === total ? rankedPeople : undefined;
}

function rankedOf({ fit }: VacancyPerson) {
  return fit === null || fit.score === null || fit.interval === null
    ? undefined
    : { fit: fit.score, interval: fit.interval };
}

/** How many others cannot be told apart from a person by the rule of the list. */
export function tiedWith(
  person: VacancyPerson,
  people: readonly VacancyPerson[] | undefined,
): number | undefined {
  const own = rankedOf(person);
  if (people === undefined || own === undefined) return undefined;
  return people.filter((other) => {
    const fit = rankedOf(other);
    return other.id !== person.id && fit !== undefined && !differs(own, fit) && !differs(fit, own);
  }).length;
}
