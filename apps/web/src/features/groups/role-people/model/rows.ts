import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import { differs } from '@quint/psychometrics/fit-groups.ts';
import type { RankedFit } from '@quint/psychometrics/fit-groups.ts';

/** How the people of a group compare with those above. */
export type GroupNote =
  | { readonly kind: 'first' }
  /** Each of them differs from everybody above. */
  | { readonly kind: 'below' }
  /** Lower than the top of the group above, which has `above` people, but not than all of it. */
  | { readonly kind: 'belowTop'; readonly above: number };

export type BoardItem =
  | {
      readonly kind: 'heading';
      readonly key: string;
      readonly size: number;
      readonly note: GroupNote;
    }
  | {
      readonly kind: 'person';
      readonly key: string;
      readonly fit: FitOfTalent;
      /** Counted from 1; undefined when people are not grouped. */
      readonly group: number | undefined;
    };

/** Up to this many people are shown without headings, except above people who cannot be told apart. */
const FEW = 3;

/** The fit as it is compared with others; undefined without one. */
export function rankedOf({ score, interval }: FitOfTalent): RankedFit | undefined {
  return score === null || interval === null ? undefined : { fit: score, interval };
}

function isLower(lower: FitOfTalent, higher: FitOfTalent): boolean {
  const [low, high] = [rankedOf(lower), rankedOf(higher)];
  return low !== undefined && high !== undefined && differs(high, low);
}

function noteOf(group: readonly FitOfTalent[], above: readonly FitOfTalent[], before: number): GroupNote {
  if (above.length === 0) return { kind: 'first' };
  const isBelowAll = group.every((fit) => above.every((other) => isLower(fit, other)));
  return isBelowAll ? { kind: 'below' } : { kind: 'belowTop', above: before };
}

/** The headings and people in display order. `sizes` are those of the groups, in the order of the loaded fits. */
export function boardItems(
  fits: readonly FitOfTalent[],
  sizes: readonly number[] | null,
  total: number,
): readonly BoardItem[] {
  const person = (fit: FitOfTalent, group: number | undefined): BoardItem => ({
    kind: 'person',
    key: fit.talent_id,
    fit,
    group,
  });
  if (sizes === null) return fits.map((fit) => person(fit, undefined));
  const items: BoardItem[] = [];
  let start = 0;
  for (const [index, size] of sizes.entries()) {
    if (start >= fits.length) break;
    const group = fits.slice(start, start + size);
    if (total > FEW || size > 1) {
      const note = noteOf(group, fits.slice(0, start), sizes[index - 1] ?? 0);
      items.push({ kind: 'heading', key: `group-${index}`, size, note });
    }
    items.push(...group.map((fit) => person(fit, index + 1)));
    start += size;
  }
  return items;
}

/** The people who cannot be told apart from a person, including that person. */
export function tiedWith(person: FitOfTalent, fits: readonly FitOfTalent[]): ReadonlySet<string> {
  return new Set(
    fits.filter((fit) => !isLower(fit, person) && !isLower(person, fit)).map((fit) => fit.talent_id),
  );
}
