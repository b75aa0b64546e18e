import type { SheetScore, Trait } from '@quint/psychometrics/types.ts';

type Traits = SheetScore['traits'];

/** Whether two of these people differ on a trait by more than the error of measurement: their intervals part. */
export function isBeyondError(people: readonly Traits[], trait: Trait): boolean {
  const spans = people.flatMap((traits) => traits[trait] ?? []);
  return spans.some((one) => spans.some((other) => one.high < other.low));
}
