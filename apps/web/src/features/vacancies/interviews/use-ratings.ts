import type { Interview, InterviewParams } from '@quint/contract/vacancies/interviews.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCurrentUser } from '#lib/session.ts';
import { sendRatings } from './api.ts';
import { mergeStates, NOT_RATED, type RatingState, type RatingStates } from './model/ratings.ts';
import { RatingQueue, type RatingStatus } from './model/rating-queue.ts';
import { openRatingStore, type StoredRating } from './model/rating-store.ts';

interface OpenedRatings {
  /** The states as they are now, also between two renderings. */
  readonly states: Map<number, RatingState>;
  readonly queue: RatingQueue;
  /** States about another version of the questions, which cannot be sent. */
  readonly strayStates: readonly StoredRating[];
}

/** Opens what the server and this device have, and sends what is left from an earlier visit. */
async function openRatings(interview: Interview, userId: string): Promise<OpenedRatings> {
  const key: InterviewParams = { roleId: interview.role.id, talentId: interview.person.id };
  const store = await openRatingStore({ userId, ...key });
  const version = interview.version ?? 0;
  const leftover = await store.list();
  const own = leftover.filter((rating) => rating.version === version);
  const { ratings, next_sequence: nextSequence } = interview.own;
  const queue = new RatingQueue(
    {
      store,
      send: (batch) => sendRatings(key, batch),
      isOnline: () => navigator.onLine,
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      now: Date.now,
      random: Math.random,
    },
    { version, nextSequence, leftover: own },
  );
  if (own.length > 0) queue.flush();
  return {
    states: new Map(mergeStates(ratings, own)),
    queue,
    strayStates: leftover.filter((rating) => rating.version !== version),
  };
}

/** Sends when the network or the page is back, and warns before the page is closed with unsent states. */
function useDelivery(queue: RatingQueue | undefined): void {
  useEffect(() => {
    if (queue === undefined) return undefined;
    const flush = () => {
      if (queue.getStatus().unsentCount > 0) queue.flush();
    };
    const warn = (event: BeforeUnloadEvent) => {
      const { unsentCount, stop } = queue.getStatus();
      if (unsentCount > 0 && stop === undefined && navigator.onLine) event.preventDefault();
    };
    window.addEventListener('online', flush);
    window.addEventListener('offline', flush);
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('offline', flush);
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('beforeunload', warn);
    };
  }, [queue]);
}

async function finishSending(queue: RatingQueue): Promise<void> {
  await queue.drain();
  queue.pause();
}

export interface Ratings {
  readonly states: RatingStates;
  readonly strayStates: readonly StoredRating[];
  readonly change: (question: number, change: Partial<RatingState>) => void;
  /** Sends everything; resolves to whether the server has it. */
  readonly drain: () => Promise<boolean>;
  readonly status: RatingStatus;
}

const SAVED_STATUS: RatingStatus = { state: 'saved', unsentCount: 0, stop: undefined };
const subscribeToNothing = () => () => undefined;

/** The own ratings of an interview, stored on this device first; undefined while they are opened. */
export function useRatings(interview: Interview): Ratings | undefined {
  const { id: userId } = useCurrentUser();
  const [openRatingsState, setOpened] = useState<OpenedRatings>();
  const [states, setStates] = useState<RatingStates>(new Map());
  const identity = `${userId}/${interview.role.id}/${interview.person.id}/${interview.version}`;
  useEffect(() => {
    let isCanceled = false;
    let queue: RatingQueue | undefined;
    const open = async () => {
      const result = await openRatings(interview, userId);
      queue = result.queue;
      if (isCanceled) return queue.pause();
      setStates(new Map(result.states));
      setOpened(result);
    };
    void open();
    return () => {
      isCanceled = true;
      // What was written last is sent without the pause, once.
      if (queue !== undefined && queue.getStatus().unsentCount > 0) void finishSending(queue);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a refetched sheet does not replace what is being written
  }, [identity]);
  useDelivery(openRatingsState?.queue);
  const status = useSyncExternalStore(
    openRatingsState?.queue.subscribe ?? subscribeToNothing,
    () => openRatingsState?.queue.getStatus() ?? SAVED_STATUS,
  );
  if (openRatingsState === undefined) return undefined;
  const change: Ratings['change'] = (question, part) => {
    const state = { ...(openRatingsState.states.get(question) ?? NOT_RATED), ...part };
    openRatingsState.states.set(question, state);
    setStates(new Map(openRatingsState.states));
    openRatingsState.queue.change(question, state);
  };
  return {
    states,
    strayStates: openRatingsState.strayStates,
    change,
    drain: () => openRatingsState.queue.drain(),
    status,
  };
}

/** What this device still has of an interview that the person cannot open any more; undefined while it is read. */
export function useStoredRatings(key: InterviewParams): {
  readonly ratings: readonly StoredRating[] | undefined;
  readonly discard: () => void;
} {
  const { id: userId } = useCurrentUser();
  const { roleId, talentId } = key;
  const [ratings, setRatings] = useState<readonly StoredRating[]>();
  useEffect(() => {
    let isCanceled = false;
    const read = async () => {
      const rows = await (await openRatingStore({ userId, roleId, talentId })).list();
      if (!isCanceled) setRatings(rows);
    };
    void read();
    return () => {
      isCanceled = true;
    };
  }, [userId, roleId, talentId]);
  const discard = () => {
    setRatings([]);
    void openRatingStore({ userId, roleId, talentId }).then((store) => store.clear());
  };
  return { ratings, discard };
}
