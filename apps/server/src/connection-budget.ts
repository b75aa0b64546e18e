/** The work of a process: it serves requests, runs jobs, or both. */
export type ProcessKind = 'web' | 'worker' | 'both';

/** The maximum connections of each pool of a database. */
export interface PoolShares {
  /** Short work in workspaces. */
  readonly tenants: number;
  /** Long reads in workspaces. */
  readonly heavy: number;
  /** Short work of the platform. */
  readonly platform: number;
  /** Long reads of the platform. */
  readonly platformHeavy: number;
  /** Reads in workspaces on the replica; 0 without one. */
  readonly replica: number;
  /** Reads of the platform on the replica; 0 without one. */
  readonly platformReplica: number;
}

/** The maximum connections of one process. */
export interface ConnectionShares {
  /** For requests; undefined in a process that serves none. */
  readonly people: PoolShares | undefined;
  /** For jobs; undefined in a process that runs none. */
  readonly jobs: PoolShares | undefined;
  /** For the queue itself. */
  readonly queue: number;
  /** The one that listens for new jobs. */
  readonly listener: number;
  /** Those that compare the replica with its primary. */
  readonly replicaWatch: number;
}

/** The minimum of a pool, and its share of the remaining connections. */
interface Part {
  readonly least: number;
  readonly weight: number;
}

type PoolParts = Readonly<Record<keyof PoolShares, Part>>;

const NONE: Part = { least: 0, weight: 0 };
const PEOPLE: PoolParts = {
  tenants: { least: 2, weight: 5 },
  heavy: { least: 2, weight: 2 },
  platform: { least: 2, weight: 2 },
  platformHeavy: { least: 1, weight: 1 },
  replica: { least: 1, weight: 1 },
  platformReplica: { least: 1, weight: 0 },
};
const JOBS: PoolParts = {
  tenants: { least: 2, weight: 3 },
  heavy: { least: 1, weight: 1 },
  platform: { least: 2, weight: 1 },
  platformHeavy: { least: 1, weight: 0 },
  replica: { least: 1, weight: 1 },
  platformReplica: { least: 1, weight: 0 },
};
const QUEUE = { web: 1, worker: 3 };
const REPLICA_WATCH = 2;

interface ProcessSetup {
  readonly kind: ProcessKind;
  readonly hasReplica: boolean;
}

/** The requirements of a use's pools, without the replica if there is none. */
function partsOf(parts: PoolParts, { hasReplica }: ProcessSetup): PoolParts {
  return hasReplica ? parts : { ...parts, replica: NONE, platformReplica: NONE };
}

function usesOf(setup: ProcessSetup): { people: PoolParts | undefined; jobs: PoolParts | undefined } {
  return {
    people: setup.kind === 'worker' ? undefined : partsOf(PEOPLE, setup),
    jobs: setup.kind === 'web' ? undefined : partsOf(JOBS, setup),
  };
}

const partsIn = (parts: PoolParts | undefined): readonly Part[] =>
  parts === undefined ? [] : Object.values(parts);

function fixedOf({ kind, hasReplica }: ProcessSetup): Omit<ConnectionShares, 'people' | 'jobs'> {
  return {
    queue: kind === 'web' ? QUEUE.web : QUEUE.worker,
    listener: kind === 'web' ? 0 : 1,
    replicaWatch: hasReplica ? REPLICA_WATCH : 0,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The smallest budget for a process of this kind. */
export function leastConnections(setup: ProcessSetup): number {
  const { people, jobs } = usesOf(setup);
  return sum([
    ...Object.values(fixedOf(setup)),
    ...[...partsIn(people), ...partsIn(jobs)].map(({ least }) => least),
  ]);
}

/** Distributes a number by weights, so that the parts sum to it; largest remainders get the rest. */
function distribute(total: number, weights: readonly number[]): number[] {
  const all = sum(weights);
  const exact = weights.map((weight) => (total * weight) / all);
  const parts = exact.map(Math.floor);
  const order = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value), weight: weights[index] ?? 0 }))
    .toSorted((a, b) => b.remainder - a.remainder || b.weight - a.weight || a.index - b.index);
  for (const { index } of order.slice(0, total - sum(parts))) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** Takes the shares of one use from the front of a list, in the order of its parts. */
function takeShares(parts: PoolParts | undefined, extras: number[]): PoolShares | undefined {
  if (parts === undefined) return undefined;
  const take = ({ least }: Part): number => least + (extras.shift() ?? 0);
  return {
    tenants: take(parts.tenants),
    heavy: take(parts.heavy),
    platform: take(parts.platform),
    platformHeavy: take(parts.platformHeavy),
    replica: take(parts.replica),
    platformReplica: take(parts.platformReplica),
  };
}

/**
 * Splits the budget of a process among all parts that open connections; the shares sum to the budget. The caller checks
 * that it is at least `leastConnections`.
 */
export function splitConnections(budget: number, setup: ProcessSetup): ConnectionShares {
  const { people, jobs } = usesOf(setup);
  const weights = [...partsIn(people), ...partsIn(jobs)].map(({ weight }) => weight);
  const extras = distribute(budget - leastConnections(setup), weights);
  return {
    people: takeShares(people, extras),
    jobs: takeShares(jobs, extras),
    ...fixedOf(setup),
  };
}

/** The sum of all shares. */
export function sumConnections(shares: ConnectionShares): number {
  const { people, jobs, ...fixedShares } = shares;
  return sum([...Object.values(fixedShares), ...Object.values(people ?? {}), ...Object.values(jobs ?? {})]);
}
