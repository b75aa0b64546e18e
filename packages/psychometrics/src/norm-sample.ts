import { DRAWN_PROFILES } from './data/norm-sample.ts';
import { TRAITS } from './types.ts';
import type { TraitStanines } from './types.ts';

/** Version of the sample that represents the norm group; a new drawing is a new version. */
export const NORM_SAMPLE = 'norm-sample@1';

/** The occurring profiles of the sample, and the number of people with each. */
export interface NormSample {
  /** Stanines less one, five to a profile, in the order of `TRAITS`. */
  readonly steps: Uint8Array;
  readonly people: Uint16Array;
  readonly size: number;
}

// A profile is a number of five digits to base nine; sorted, each is encoded as its distance from the previous one, one
// letter each. The last letter means "this far on, without people".
const FIRST_LETTER = 40;
const FAR = 51;
const BASE = 9;

/** The text of profiles in any order. */
export function writeProfiles(profiles: readonly TraitStanines[]): string {
  const numbers = profiles.map((profile) =>
    TRAITS.reduce((sum, trait) => sum * BASE + profile[trait] - 1, 0),
  );
  let text = '';
  let before = 0;
  for (const number of numbers.toSorted((a, b) => a - b)) {
    let distance = number - before;
    for (; distance >= FAR; distance -= FAR) text += String.fromCharCode(FIRST_LETTER + FAR);
    text += String.fromCharCode(FIRST_LETTER + distance);
    before = number;
  }
  return text;
}

/** The number of people with each profile, by its number. */
function countProfiles(text: string): Map<number, number> {
  const counts = new Map<number, number>();
  let number = 0;
  for (const letter of text) {
    const distance = letter.charCodeAt(0) - FIRST_LETTER;
    number += distance;
    if (distance < FAR) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}

function readSample(text: string): NormSample {
  const counts = [...countProfiles(text)];
  const steps = Uint8Array.from(
    counts.flatMap(([number]) =>
      TRAITS.map((_, index) => Math.floor(number / BASE ** (TRAITS.length - 1 - index)) % BASE),
    ),
  );
  const people = Uint16Array.from(counts, ([, count]) => count);
  return { steps, people, size: people.reduce((sum, count) => sum + count, 0) };
}

let sample: NormSample | undefined;

/** The people that represent the norm group; loaded on first use. */
export function normSample(): NormSample {
  return (sample ??= readSample(DRAWN_PROFILES));
}
