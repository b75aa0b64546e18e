import { MISSION_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { useDraftStore } from '#features/base/records/use-draft.ts';
import { useSettled } from '#lib/use-settled.ts';
import { useSaveMission } from './api.ts';

const PAUSE_MS = 800;

/** Whether the own text is stored on the server. */
export type MissionState = 'empty' | 'saved' | 'saving' | 'waiting' | 'failed';

/**
 * The own text, saved shortly after the last keystroke. A text that could not be saved stays in this browser, and is
 * saved on the next visit.
 */
export function useMission(talentId: string, storedText: string) {
  const { storedDraft: draft, draftStore } = useDraftStore(`mission/${talentId}`);
  const [text, setText] = useState(() => (typeof draft?.value === 'string' ? draft.value : storedText));
  const [savedText, setSavedText] = useState(storedText);
  const { mutate, isPending, isError, reset } = useSaveMission(talentId);
  const settledText = useSettled(text, PAUSE_MS);
  const latest = useRef({ text, savedText });
  latest.current = { text, savedText };

  const save = (value: string) => {
    mutate(value, {
      onSuccess: () => {
        setSavedText(value);
        if (latest.current.text === value) draftStore.save(undefined);
      },
    });
  };
  const isDue = settledText === text && settledText !== savedText && !isPending && !isError;
  useEffect(() => {
    if (isDue) save(settledText);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one attempt for each settled text
  }, [isDue, settledText]);
  // The page is closed before the delay has passed.
  useEffect(
    () => () => {
      if (latest.current.text !== latest.current.savedText) mutate(latest.current.text);
    },
    [mutate],
  );

  const write = (next: string) => {
    const limitedText = next.slice(0, MISSION_MAX_CHARACTERS);
    reset();
    setText(limitedText);
    draftStore.save(limitedText);
  };
  const state = (): MissionState => {
    if (isError) return 'failed';
    if (isPending) return 'saving';
    if (text !== savedText) return 'waiting';
    return savedText === '' ? 'empty' : 'saved';
  };
  return { text, write, state: state(), retry: () => save(text) };
}
