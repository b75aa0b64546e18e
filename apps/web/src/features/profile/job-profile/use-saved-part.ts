import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAlike, useDraftStore } from '#features/base/records/use-draft.ts';
import { announce } from '#lib/announce.ts';
import { NetworkError } from '#lib/api-error.ts';
import { markReported } from '#lib/failures.ts';
import { problemOf, type PartState } from './model/part-state.ts';
import { useAfterwards } from './use-afterwards.ts';

interface SavedPartOptions<Value> {
  /** The storage key of the part in the browser: a pending value outlives the page. */
  readonly name: string;
  /** The value on the server. */
  readonly savedValue: Value;
  /** The last change on the server; an older pending value is dropped. */
  readonly savedAt: string | undefined;
  /** Saves a value; `base` is the value it was made from, to detect changes by others. */
  readonly save: (value: Value, base: Value) => Promise<unknown>;
  /** The text of the catalogue for a failed save. */
  readonly failureText: string;
}

export interface SavedPart<Value> {
  /** The input, or the saved value. */
  readonly value: Value;
  readonly state: PartState;
  /** The reason why it was not saved. */
  readonly problem: string | undefined;
  /** A failed value is stored in this browser, and retried when the page is opened. */
  readonly isPersisted: boolean;
  /** Sets a value and saves it. */
  readonly change: (value: Value) => void;
  readonly retry: () => void;
  /** Resets to the last saved value. */
  readonly reset: () => void;
}

interface PendingChange<Value> {
  readonly value: Value;
  readonly base: Value;
}

/** The unsaved value in this browser, unless the server was changed since. */
function usePending<Value>({ name, savedValue, savedAt }: SavedPartOptions<Value>) {
  const { storedDraft: draft, draftStore } = useDraftStore(`job-profile/${name}`);
  const [start] = useState<PendingChange<Value> | undefined>(() => {
    const isNewer = draft !== undefined && (savedAt === undefined || draft.at > new Date(savedAt));
    return isNewer && isAlike(draft.value, savedValue)
      ? { value: draft.value as Value, base: savedValue }
      : undefined;
  });
  return { start, draftStore };
}

type PendingStore = ReturnType<typeof usePending>['draftStore'];

/** Waits for the cache, which is updated in a later task; until then the page shows the input. */
async function saveAndAwaitCache<Value>(
  { value, base }: PendingChange<Value>,
  save: SavedPartOptions<Value>['save'],
) {
  await save(value, base);
  await new Promise((resolve) => setTimeout(resolve));
}

/** Sends one value after the other until the latest was saved. */
async function sendLatest<Value>(
  latest: { current: PendingChange<Value> | undefined },
  save: SavedPartOptions<Value>['save'],
): Promise<void> {
  let sentChange: PendingChange<Value> | undefined;
  while (latest.current !== undefined && latest.current !== sentChange) {
    sentChange = latest.current;
    await saveAndAwaitCache(sentChange, save);
    // Input in the meantime is now based on the saved value.
    if (latest.current !== sentChange) latest.current = { ...latest.current, base: sentChange.value };
  }
}

/** The pending value and how it is sent: saves run one after the other, the latest value last. */
function useSending<Value>(
  start: PendingChange<Value> | undefined,
  options: SavedPartOptions<Value>,
  draftStore: PendingStore,
) {
  const { t } = useTranslation('job-profile');
  const [pendingChange, setPendingChange] = useState(start);
  const [state, setState] = useState<PartState>(start === undefined ? 'saved' : 'waiting');
  const [problem, setProblem] = useState<string>();
  const latest = useRef(start);
  const isSaving = useRef(false);
  const take = (next: PendingChange<Value> | undefined) => {
    latest.current = next;
    draftStore.save(next?.value);
    setPendingChange(next);
    setProblem(undefined);
  };
  const say = (next: 'savedNow' | 'waiting') => {
    setState(next);
    announce(t(`state.${next}`));
  };
  const explain = (error: unknown) => {
    markReported(error);
    if (error instanceof NetworkError) return say('waiting');
    setState('failed');
    return setProblem(problemOf(error, options.failureText));
  };
  const send = async () => {
    await sendLatest(latest, options.save);
    take(undefined);
    say('savedNow');
  };
  const run = async () => {
    if (isSaving.current || latest.current === undefined) return;
    isSaving.current = true;
    setState('saving');
    setProblem(undefined);
    await send().catch(explain);
    isSaving.current = false;
  };
  const reset = () => {
    if (isSaving.current || latest.current === undefined) return;
    take(undefined);
    setState('saved');
  };
  const change = (value: Value) => take({ value, base: latest.current?.base ?? options.savedValue });
  return { pending: pendingChange, state, setState, problem, change, run, reset };
}

/**
 * A part of a form that is saved automatically. Input stays until it is saved: after a failure with a retry, and
 * without a network until it returns.
 */
export function useSavedPart<Value>(options: SavedPartOptions<Value>): SavedPart<Value> {
  const { start, draftStore } = usePending(options);
  const { pending, state, setState, problem, change, run, reset } = useSending(start, options, draftStore);
  useAfterwards(state, { onOnline: () => void run(), onSaid: () => setState('saved') });
  useEffect(() => {
    // A value left over from before the page was opened.
    if (navigator.onLine) void run();
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, when the part opens
  }, []);
  return {
    value: pending === undefined ? options.savedValue : pending.value,
    state,
    problem,
    isPersisted: true,
    change(value) {
      change(value);
      void run();
    },
    retry: () => void run(),
    reset,
  };
}
