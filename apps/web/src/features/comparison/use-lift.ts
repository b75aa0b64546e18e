import { useState } from 'react';

/** Whose lanes stand out, while the pointer or the focus is on a person or a sentence, or after a press. */
export interface Lift {
  readonly shown: readonly number[];
  /** Pinned by a press or a digit. */
  readonly pinned: readonly number[];
  readonly hover: (places: readonly number[]) => void;
  readonly leave: () => void;
  readonly pin: (places: readonly number[]) => void;
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((place) => other.includes(place));
}

export function useLift(): Lift {
  const [hovered, setHovered] = useState<readonly number[]>([]);
  const [pinned, setPinned] = useState<readonly number[]>([]);
  return {
    shown: hovered.length > 0 ? hovered : pinned,
    pinned,
    hover: setHovered,
    leave: () => setHovered([]),
    pin: (places) => setPinned((before) => (isSame(before, places) ? [] : places)),
  };
}

/** Whether a lane stands back. */
export function isFaded({ shown }: Pick<Lift, 'shown'>, place: number): boolean {
  return shown.length > 0 && !shown.includes(place);
}
