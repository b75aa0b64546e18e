/** The meaning of a key while a statement has the focus. */
export type KeyMeaning =
  | { readonly kind: 'answer'; readonly value: number }
  /** Selects a box without answering. */
  | { readonly kind: 'select'; readonly value: number }
  /** Answers with the selected box, if there is one. */
  | { readonly kind: 'confirm' }
  | { readonly kind: 'takeBack' };

const STEPS: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
]);

interface Boxes {
  readonly values: readonly number[];
  readonly selectedValue: number | undefined;
  /** The box with the focus; undefined while the statement itself has it. */
  readonly focusedValue: number | undefined;
}

/** The next or previous box as in every radio group: wraps around, and from outside starts at the nearest end. */
function neighbour(values: readonly number[], from: number | undefined, step: 1 | -1): number | undefined {
  const at = from === undefined ? -1 : values.indexOf(from);
  if (at === -1) return values.at(step === 1 ? 0 : -1);
  return values.at((at + step) % values.length);
}

/** Returns undefined to leave the key to the browser. */
export function readKey(key: string, { values, selectedValue, focusedValue }: Boxes): KeyMeaning | undefined {
  const digit = values.find((value) => String(value) === key);
  if (digit !== undefined) return { kind: 'answer', value: digit };
  if (key === 'Backspace') return { kind: 'takeBack' };
  const step = STEPS.get(key);
  const next = step === undefined ? undefined : neighbour(values, focusedValue ?? selectedValue, step);
  if (next !== undefined) return { kind: 'select', value: next };
  // On a box reached with Tab, the first Space selects and the second confirms.
  if (key === ' ' && focusedValue !== undefined && focusedValue !== selectedValue)
    return { kind: 'select', value: focusedValue };
  return key === 'Enter' || key === ' ' ? { kind: 'confirm' } : undefined;
}
