import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/** The rows from which lists were left, by entry of the history. */
const places = new Map<string, number>();

export interface ListPlace {
  /** The row the user left the list from, if they are back. */
  readonly start: number | undefined;
  readonly leaveFrom: (row: number) => void;
}

/** Keeps the row from which the user leaves a list, so that Back returns to it. */
export function useListPlace(): ListPlace {
  const router = useRouter();
  const keyOf = () => router.state.location.state.__TSR_key ?? '';
  const [start] = useState(() => places.get(keyOf()));
  return { start, leaveFrom: (row) => places.set(keyOf(), row) };
}
