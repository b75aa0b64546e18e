import { compareCodes } from '@quint/domain/base/text-order.ts';
/** The values of a record as it was read, and the date of its last change then. */
export interface Base<Values> {
  readonly initial: Values;
  readonly seen?: string | undefined;
}

export interface Conflict<Values> {
  /** The fields that both have changed to different values. */
  readonly fields: readonly (keyof Values)[];
  readonly mine: Values;
  /** The own values, with the other person's where only they have changed a field. */
  readonly mergedValues: Values;
  readonly theirs: Base<Values>;
  /** When the other person saved. */
  readonly at: string;
  /** Their name; unknown unless they are an administrator. */
  readonly by: unknown;
}

interface Versions<Values> {
  readonly mine: Values;
  readonly theirs: Values;
  /** The values both started from. */
  readonly base: Values;
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .toSorted(([left], [right]) => compareCodes(left, right))
      .map(([key, entry]) => [key, sortKeys(entry)]),
  );
}

/** Whether two form values are equal, whatever the order of their fields. */
export function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(sortKeys(left)) === JSON.stringify(sortKeys(right));
}

function fieldsOf<Values extends object>(values: Values): (keyof Values)[] {
  return Object.keys(values) as (keyof Values)[];
}

/** The values that differ from the initial ones. Another tab may have saved the others meanwhile. */
export function changedValues<Values extends object>(mine: Values, base: Values): Partial<Values> {
  const changedFields = fieldsOf(mine).filter((field) => !isSame(mine[field], base[field]));
  return Object.fromEntries(changedFields.map((field) => [field, mine[field]])) as Partial<Values>;
}

/** The fields that both have changed to different values. */
export function findConflicts<Values extends object>({ mine, theirs, base }: Versions<Values>) {
  return fieldsOf(theirs).filter(
    (field) =>
      !isSame(theirs[field], base[field]) &&
      !isSame(mine[field], base[field]) &&
      !isSame(mine[field], theirs[field]),
  );
}

/** The own values, with the other person's where only they have changed a field. */
export function mergeValues<Values extends object>({ mine, theirs, base }: Versions<Values>): Values {
  const theirFields = fieldsOf(theirs).filter((field) => isSame(mine[field], base[field]));
  return { ...mine, ...Object.fromEntries(theirFields.map((field) => [field, theirs[field]])) };
}
