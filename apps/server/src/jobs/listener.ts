import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from 'pg-boss';
import pg from 'pg';
import type { Logger } from '#logger.ts';

type Listen = NonNullable<Db['listen']>;

interface Subscription {
  /** Resolves when the connection has ended. */
  readonly disconnection: Promise<void>;
}

const RETRY_MS = 1000;
const CONNECT_MS = 3000;
const CHECK_MS = 10_000;
const CHECK_PATIENCE_MS = 5000;
/** A connection to a dead machine does not end by itself. */
const END_MS = 1000;

const IS_LISTENING = 'select 1 from pg_listening_channels() as active (channel) where channel = $1';

/** Throws when the server responds, but the session does not listen, or no longer does. */
async function assertListening(client: pg.Client, channel: string): Promise<void> {
  const { rowCount } = await client.query(IS_LISTENING, [channel]);
  if (rowCount === 0) throw new Error('the session does not listen');
}

async function end(client: pg.Client): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), sleep(END_MS, undefined, { ref: false })]);
}

/** Resolves when the connection is lost, hangs, or is no longer needed. */
async function waitForEnd(client: pg.Client, channel: string, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const check = setInterval(() => {
      assertListening(client, channel).catch(settle);
    }, CHECK_MS).unref();
    function settle() {
      clearInterval(check);
      resolve();
    }
    client.once('error', settle);
    client.once('end', settle);
    signal.addEventListener('abort', settle, { once: true });
    if (signal.aborted) settle();
  });
}

/**
 * Listens on one connection. PgBouncer reports the death of a server twice, so the error handler stays on the client
 * permanently.
 */
async function subscribe(
  config: pg.ClientConfig,
  { channel, notify, signal }: { channel: string; notify: (payload: string) => void; signal: AbortSignal },
): Promise<Subscription> {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CHECK_PATIENCE_MS,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => {
    if (payload !== undefined) notify(payload);
  });
  const abortController = new AbortController();
  const disconnection = waitForEnd(client, channel, AbortSignal.any([signal, abortController.signal])).then(
    () => end(client),
  );
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  } catch (error) {
    abortController.abort();
    throw error;
  }
  return { disconnection };
}

/** Notifies the queue of new jobs: on a separate connection, which is reopened when it is lost. */
export function createListen(config: pg.ClientConfig, log: Logger): Listen {
  return async (channel, notify, onSubscribed) => {
    const closeController = new AbortController();
    const { signal } = closeController;
    const open = async () => {
      const subscription = await subscribe(config, { channel, notify, signal });
      onSubscribed();
      return subscription;
    };
    const reopen = async (): Promise<Subscription | undefined> => {
      while (!signal.aborted) {
        try {
          await sleep(RETRY_MS, undefined, { signal });
          return await open();
        } catch {
          // The pools report that the database is unavailable.
        }
      }
      return undefined;
    };
    const maintainSubscription = async (first: Subscription) => {
      for (let current: Subscription | undefined = first; current !== undefined;) {
        await current.disconnection;
        if (!signal.aborted) log.warn({}, 'the connection that hears of new jobs is lost');
        current = await reopen();
      }
    };
    const subscriptionLoop = maintainSubscription(await open());
    return {
      async close() {
        closeController.abort();
        await subscriptionLoop;
      },
    };
  };
}
