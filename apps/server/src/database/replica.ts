import type pg from 'pg';
import type { PoolOptions } from '#database/connections.ts';
import { openPool } from '#database/connections.ts';

/**
 * What may be read from the replica, and how recent it must be: `newest` shows everything that was committed when the
 * read began, `recent` may lack what came within the allowed lag.
 */
export const REPLICA_READS = {
  reports: 'newest',
  exports: 'newest',
  analytics: 'newest',
  counts: 'recent',
} as const;

export type ReplicaReads = keyof typeof REPLICA_READS;

/** Why the replica is read from or not. */
export type ReplicaState = 'used' | 'behind' | 'unreachable' | 'promoted' | 'foreign';

export interface ReplicaStatus {
  readonly state: ReplicaState;
  /** How old the newest moment is that the replica has reached; undefined before the first comparison. */
  readonly lagSeconds: number | undefined;
}

/** Compares a streaming replica with its primary once a second. */
export interface ReplicaWatch {
  readonly url: string;
  status(): ReplicaStatus;
  /** Whether a read of this kind may go to the replica now; for `newest` it waits a moment for the last commits. */
  mayServe(reads: ReplicaReads): Promise<boolean>;
  /** Runs `react` when the replica stops answering: what waits for it would wait for long. */
  onUnreachable(react: () => void): void;
  close(): Promise<void>;
}

interface WatchOptions {
  readonly primaryUrl: string;
  readonly url: string;
  readonly role: string;
  readonly maxLagSeconds: number;
  readonly onChange: (status: ReplicaStatus) => void;
}

const LOOK_EVERY_MS = 1000;
/** How long an answer may take before the side that owes it counts as unreachable. */
const ANSWER_MS = 2000;
/** Pauses between questions whether the replica has the last commits. */
const WAITS_MS = [5, 10, 20, 40, 80, 160];

const PRIMARY = `select pg_current_wal_lsn()::text as position, system_identifier::text as system from pg_control_system()`;
const REPLICA = `select pg_last_wal_replay_lsn()::text as position, pg_is_in_recovery() as follows, system_identifier::text as system from pg_control_system()`;

interface Look {
  readonly position: string | null;
  readonly system: string;
  readonly follows?: boolean;
}

/** A position in the write-ahead log as a number. */
function positionOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Fails when there is no answer in time; the connection is given up then. */
async function queryPool(pool: pg.Pool, text: string): Promise<Look> {
  const client = await pool.connect();
  let timer: NodeJS.Timeout | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('No answer in time')), ANSWER_MS);
    });
    const { rows } = await Promise.race([client.query<Look>(text), late]);
    client.release();
    const [look] = rows;
    if (look === undefined) throw new Error('PostgreSQL answered without a row');
    return look;
  } catch (error) {
    client.release(true);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** What was last seen of both sides. */
class Comparison {
  readonly #maxLagMs: number;
  /** Moments and how far the primary was at them, from the newest one that the replica has reached. */
  #primary: { readonly at: number; readonly position: bigint }[] = [];
  #reachedAt: number | undefined;
  #replayedPosition = -1n;
  #state: ReplicaState = 'behind';

  constructor(maxLagSeconds: number) {
    this.#maxLagMs = maxLagSeconds * 1000;
  }

  get state(): ReplicaState {
    return this.#state === 'used' && !this.isWithin() ? 'behind' : this.#state;
  }

  get lagMs(): number | undefined {
    return this.#reachedAt === undefined ? undefined : performance.now() - this.#reachedAt;
  }

  isWithin(): boolean {
    const { lagMs } = this;
    return this.#state === 'used' && lagMs !== undefined && lagMs <= this.#maxLagMs;
  }

  hasReplayed(position: bigint): boolean {
    return this.#replayedPosition >= position;
  }

  recordPrimary(at: number, position: bigint): void {
    this.#primary.push({ at, position });
    // A replica that is further behind than this is behind, whatever it reaches.
    const oldest = at - this.#maxLagMs * 2;
    while ((this.#primary[0]?.at ?? at) < oldest) this.#primary.shift();
  }

  recordReplica(look: Look, system: string): void {
    if (look.system !== system) this.#state = 'foreign';
    else if (look.follows !== true) this.#state = 'promoted';
    else {
      this.#replayedPosition = positionOf(look.position ?? '0/0');
      const reachedPoint = this.#primary.findLast(({ position }) => position <= this.#replayedPosition);
      if (reachedPoint !== undefined) this.#reachedAt = reachedPoint.at;
      this.#state = 'used';
    }
  }

  recordUnreachable(): void {
    this.#state = 'unreachable';
    this.#replayedPosition = -1n;
  }
}

class Watch implements ReplicaWatch {
  readonly url: string;
  readonly #primary: pg.Pool;
  readonly #replica: pg.Pool;
  readonly #comparison: Comparison;
  readonly #onChange: WatchOptions['onChange'];
  readonly #reactions: (() => void)[] = [];
  #notifiedState: ReplicaState | undefined;
  #timer: NodeJS.Timeout | undefined;
  #pendingLook: Promise<void>;
  #isClosed = false;

  constructor({ primaryUrl, url, role, maxLagSeconds, onChange }: WatchOptions) {
    const sharedOptions: Omit<PoolOptions, 'url'> = {
      role,
      purpose: 'requests',
      connections: 1,
      statementSeconds: 5,
      patienceSeconds: ANSWER_MS / 1000,
    };
    this.url = url;
    this.#primary = openPool({ ...sharedOptions, url: primaryUrl });
    this.#replica = openPool({ ...sharedOptions, url });
    this.#comparison = new Comparison(maxLagSeconds);
    this.#onChange = onChange;
    this.#pendingLook = this.#look();
  }

  status(): ReplicaStatus {
    const { state, lagMs } = this.#comparison;
    return { state, lagSeconds: lagMs === undefined ? undefined : lagMs / 1000 };
  }

  async mayServe(reads: ReplicaReads): Promise<boolean> {
    if (!this.#comparison.isWithin()) return false;
    if (REPLICA_READS[reads] === 'recent') return true;
    try {
      return await this.#hasLastCommits();
    } catch {
      return false;
    }
  }

  onUnreachable(react: () => void): void {
    this.#reactions.push(react);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#pendingLook;
    clearTimeout(this.#timer);
    await Promise.all([this.#primary.end(), this.#replica.end()]);
  }

  async #hasLastCommits(): Promise<boolean> {
    const { position, system } = await queryPool(this.#primary, PRIMARY);
    const target = positionOf(position ?? '0/0');
    for (const wait of WAITS_MS) {
      if (this.#comparison.hasReplayed(target)) return this.#comparison.isWithin();
      this.#comparison.recordReplica(await queryPool(this.#replica, REPLICA), system);
      if (!this.#comparison.hasReplayed(target)) await pause(wait);
    }
    return this.#comparison.hasReplayed(target) && this.#comparison.isWithin();
  }

  async #look(): Promise<void> {
    try {
      const at = performance.now();
      const { position, system } = await queryPool(this.#primary, PRIMARY);
      this.#comparison.recordPrimary(at, positionOf(position ?? '0/0'));
      const replica = await queryPool(this.#replica, REPLICA).catch(() => undefined);
      if (replica === undefined) this.#comparison.recordUnreachable();
      else this.#comparison.recordReplica(replica, system);
    } catch {
      // The primary does not answer: nothing is read from anywhere, and the lag grows by itself.
    }
    this.#notify();
    if (!this.#isClosed)
      this.#timer = setTimeout(() => (this.#pendingLook = this.#look()), LOOK_EVERY_MS).unref();
  }

  #notify(): void {
    const status = this.status();
    if (status.state === this.#notifiedState) return;
    this.#notifiedState = status.state;
    if (status.state === 'unreachable') for (const react of this.#reactions) react();
    this.#onChange(status);
  }
}

export function watchReplica(options: WatchOptions): ReplicaWatch {
  return new Watch(options);
}
