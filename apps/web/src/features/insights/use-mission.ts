import { MISSION_MAX_CHARACTERS } from '@quint/domain/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { useDraftKeeper } from '#features/records/use-draft.ts';
import { useSettled } from '#lib/use-settled.ts';
import { useSaveMission } from './api.ts';

const PAUSE_MS = 800;

/** Whether the own text is kept on the server. */
export type MissionState = 'empty' | 'saved' | 'saving' | 'waiting' | 'failed';

/**
 * The own text, saved a moment after the last key. What could not be saved stays in this browser, and is saved with the
 * next visit.
 */
export function useMission(talentId: string, stored: string) {
  const { found, keeper } = useDraftKeeper(`mission/${talentId}`);
  const [text, setText] = useState(() => (typeof found?.value === 'string' ? found.value : stored));
  const [saved, setSaved] = useState(stored);
  const { mutate, isPending, isError, reset } = useSaveMission(talentId);
  const settled = useSettled(text, PAUSE_MS);
  const latest = useRef({ text, saved });
  latest.current = { text, saved };

  const save = (value: string) => {
    mutate(value, {
      onSuccess: () => {
        setSaved(value);
        if (latest.current.text === value) keeper.keep(undefined);
      },
    });
  };
  const isDue = settled === text && settled !== saved && !isPending && !isError;
  useEffect(() => {
    if (isDue) save(settled);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one attempt for each text that rests
  }, [isDue, settled]);
  // The page is left before the text rested.
  useEffect(
    () => () => {
      if (latest.current.text !== latest.current.saved) mutate(latest.current.text);
    },
    [mutate],
  );

  const write = (next: string) => {
    const kept = next.slice(0, MISSION_MAX_CHARACTERS);
    reset();
    setText(kept);
    keeper.keep(kept);
  };
  const state = (): MissionState => {
    if (isError) return 'failed';
    if (isPending) return 'saving';
    if (text !== saved) return 'waiting';
    return saved === '' ? 'empty' : 'saved';
  };
  return { text, write, state: state(), retry: () => save(text) };
}
