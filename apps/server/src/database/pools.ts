import type pg from 'pg';

/** The purpose of a pool. */
export interface PoolLabels {
  readonly role: string;
  /** Short statements, or long reads. */
  readonly size: 'light' | 'heavy';
  /** Which work it serves. */
  readonly purpose: 'requests' | 'jobs';
}

export interface PoolState extends PoolLabels {
  readonly usedCount: number;
  readonly idle: number;
  /** Tasks that wait for a connection. */
  readonly waitingCount: number;
  readonly most: number;
}

const POOLS = new Map<pg.Pool, PoolLabels>();

/** Includes a pool in the list until it is closed. */
export function watchPool(pool: pg.Pool, labels: PoolLabels): void {
  POOLS.set(pool, labels);
}

/** The open pools of this process. */
export function listPools(): readonly PoolState[] {
  return [...POOLS].flatMap(([pool, labels]) => {
    if (pool.ending) {
      POOLS.delete(pool);
      return [];
    }
    const { totalCount, idleCount: idle, waitingCount, options } = pool;
    return [{ ...labels, usedCount: totalCount - idle, idle, waitingCount, most: options.max }];
  });
}
