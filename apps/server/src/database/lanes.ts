import { fail } from '@quint/contract/errors.ts';

/** Seconds after which somebody who was turned away may try again. */
const RETRY_SECONDS = 5;

export interface LaneLimits {
  /** Pieces of work at a time for one key. */
  readonly lanes: number;
  /** How long the next ones wait for a lane. */
  readonly patienceMilliseconds: number;
  /** How many may wait. */
  readonly queue: number;
}

interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

/** Hands out a few lanes for each key, in the order of asking. */
export interface Lanes {
  /** Waits for a lane; gives the function that leaves it. Throws SERVICE_UNAVAILABLE when none becomes free in time. */
  enter(key: string): Promise<() => void>;
}

export function createLanes(limits: LaneLimits): Lanes {
  const lanes = new Map<string, Lane>();

  function leave(key: string, lane: Lane): void {
    const next = lane.waiting.shift();
    if (next !== undefined) return next();
    lane.running -= 1;
    if (lane.running === 0) lanes.delete(key);
  }

  function leaveOnce(key: string, lane: Lane): () => void {
    let left = false;
    return () => {
      if (!left) leave(key, lane);
      left = true;
    };
  }

  return {
    async enter(key) {
      const lane = lanes.get(key) ?? { running: 0, waiting: [] };
      lanes.set(key, lane);
      if (lane.running < limits.lanes) {
        lane.running += 1;
        return leaveOnce(key, lane);
      }
      if (lane.waiting.length >= limits.queue) throw fail('SERVICE_UNAVAILABLE', { seconds: RETRY_SECONDS });
      return new Promise((resolve, reject) => {
        const proceed = () => {
          clearTimeout(patience);
          resolve(leaveOnce(key, lane));
        };
        const patience = setTimeout(() => {
          lane.waiting.splice(lane.waiting.indexOf(proceed), 1);
          reject(fail('SERVICE_UNAVAILABLE', { seconds: RETRY_SECONDS }));
        }, limits.patienceMilliseconds);
        lane.waiting.push(proceed);
      });
    },
  };
}
