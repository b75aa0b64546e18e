import { useState } from 'react';

/** The highlighted rows, while the pointer or the focus is on a person or a sentence, or after a press. */
export interface Lift {
  readonly activeIndexes: readonly number[];
  /** Pinned by a press or a digit key. */
  readonly pinnedIndexes: readonly number[];
  readonly hover: (indexes: readonly number[]) => void;
  readonly leave: () => void;
  readonly pin: (indexes: readonly number[]) => void;
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((index) => other.includes(index));
}

export function useLift(): Lift {
  const [hoveredIndexes, setHoveredIndexes] = useState<readonly number[]>([]);
  const [pinnedIndexes, setPinnedIndexes] = useState<readonly number[]>([]);
  return {
    activeIndexes: hoveredIndexes.length > 0 ? hoveredIndexes : pinnedIndexes,
    pinnedIndexes,
    hover: setHoveredIndexes,
    leave: () => setHoveredIndexes([]),
    pin: (indexes) => setPinnedIndexes((before) => (isSame(before, indexes) ? [] : indexes)),
  };
}

/** Whether a row is faded. */
export function isFaded({ activeIndexes }: Pick<Lift, 'activeIndexes'>, index: number): boolean {
  return activeIndexes.length > 0 && !activeIndexes.includes(index);
}
