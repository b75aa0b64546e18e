import { Failure } from '@quint/contract/base/errors.ts';
import pg from 'pg';
import type { RowStream } from '#database/connections.ts';
import type { ReadDatabase, Reads } from '#database/gate.ts';
import { isDatabaseLost } from '#database/connection-loss.ts';
import type { ReplicaReads, ReplicaWatch } from '#database/replica.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** The connections of one role on the replica. */
interface ReplicaRole {
  scopedTo(organizationId: string): ReadDatabase;
  readonly pools: ReadonlySet<pg.Pool>;
  end(): Promise<unknown>;
}

const NO_ORGANIZATION = '';
const QUERY_CANCELED = '57014';

/**
 * Whether the primary may serve a read that failed on the replica: the replica is down or out of connections, cancels a
 * read because of replay, or has not replayed a migration yet. A statement that timed out would do so again.
 */
function isWorthRepeating(error: unknown): boolean {
  if (error instanceof Failure) return error.code === 'SERVICE_UNAVAILABLE';
  if (error instanceof pg.DatabaseError) return error.code !== QUERY_CANCELED;
  return isDatabaseLost(error);
}

/** Rejects everything that waits for the server on the connections of a pool. */
function breakConnectionsWhenAsked(pool: pg.Pool): () => void {
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  return () => {
    for (const client of clients) client.connection.stream.destroy();
  };
}

/** A stream that starts on the replica, and on the primary when the replica fails before the first batch. */
function streamOf(replica: RowStream, openOnPrimary: () => Promise<RowStream>): RowStream {
  let current = replica;
  let hasBegun = false;
  return {
    async next() {
      try {
        const batch = await current.next();
        hasBegun = true;
        return batch;
      } catch (error) {
        if (hasBegun || current !== replica || !isWorthRepeating(error)) throw error;
        await replica.close();
        current = await openOnPrimary();
        return current.next();
      }
    },
    close: () => current.close(),
  };
}

/** Reads on the replica while it may serve them, otherwise or when it fails on the primary. */
function prefer(
  mayServe: () => Promise<boolean>,
  { replica, primary }: { replica: ReadDatabase; primary: ReadDatabase },
): ReadDatabase {
  async function first<Result>(run: (db: ReadDatabase) => Promise<Result>): Promise<Result> {
    if (!(await mayServe())) return run(primary);
    try {
      return await run(replica);
    } catch (error) {
      if (!isWorthRepeating(error)) throw error;
      return run(primary);
    }
  }
  return {
    read: (run) => first((db) => db.read(run)),
    query: (statement) => first((db) => db.query(statement)),
    queryOnHeavyPool: (statement) => first((db) => db.queryOnHeavyPool(statement)),
    async stream(statement) {
      const openOnPrimary = () => primary.stream(statement);
      if (!(await mayServe())) return openOnPrimary();
      try {
        return streamOf(await replica.stream(statement), openOnPrimary);
      } catch (error) {
        if (!isWorthRepeating(error)) throw error;
        return openOnPrimary();
      }
    },
  };
}

/** Reads on a replica, each with the primary as fallback. */
export function openReplicaReads(
  watch: ReplicaWatch,
  { tenants, platform }: { tenants: ReplicaRole; platform: ReplicaRole },
): { prefer(reads: ReplicaReads, primary: Reads): Reads; end(): Promise<void> } {
  for (const pool of [...tenants.pools, ...platform.pools]) {
    watch.onUnreachable(breakConnectionsWhenAsked(pool));
  }
  return {
    prefer(reads, primary) {
      const mayServe = () => watch.mayServe(reads);
      return {
        in: (scope: OrganizationScope) =>
          prefer(mayServe, {
            replica: tenants.scopedTo(scope.organizationId),
            primary: primary.in(scope),
          }),
        platform: prefer(mayServe, {
          replica: platform.scopedTo(NO_ORGANIZATION),
          primary: primary.platform,
        }),
      };
    },
    async end() {
      await Promise.all([tenants.end(), platform.end()]);
    },
  };
}
