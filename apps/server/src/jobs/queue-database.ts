import type { Db } from 'pg-boss';
import pg from 'pg';
import { createListen } from '#jobs/listener.ts';
import type { Logger } from '#logger.ts';

/** The connections of the queue. */
export interface QueueDatabase extends Db {
  close(): Promise<void>;
}

const CONNECT_MS = 10_000;

/** Connections for the queue that survive failures of the server or of a pooler in front of it. */
export function openQueueDatabase(
  { url, name, connections }: { url: string; name: string; connections: number },
  log: Logger,
): QueueDatabase {
  const config = { connectionString: url, application_name: name };
  const pool = new pg.Pool({ ...config, max: connections, connectionTimeoutMillis: CONNECT_MS });
  pool.on('error', (error) => log.error({ err: error }, 'job queue'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    executeSql: (text, values) => pool.query(text, values),
    listen: createListen(config, log),
    close: () => pool.end(),
  };
}
