import { useEffect } from 'react';
import { listenForLetters } from '#lib/shortcuts.ts';

interface CompareKeys {
  readonly count: number;
  readonly onPick: (index: number) => void;
  readonly onDifferences: () => void;
}

/** The keys 1 to 4 select a person, `d` shows only differences. */
export function useCompareKeys({ count, onPick, onDifferences }: CompareKeys): void {
  useEffect(
    () =>
      listenForLetters((letter) => {
        if (letter === 'd') {
          onDifferences();
          return true;
        }
        const index = Number(letter) - 1;
        if (!Number.isInteger(index) || index < 0 || index >= count) return false;
        document.querySelector<HTMLElement>(`[data-person="${letter}"]`)?.focus();
        onPick(index);
        return true;
      }),
    [count, onPick, onDifferences],
  );
}
