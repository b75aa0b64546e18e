import type { IncomingMessage } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fail } from '@quint/contract/base/errors.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Timeouts of a connection, and how much the process accepts at once. */
export interface HttpLimits {
  /** Until the headers of a request are complete. */
  readonly headersMs: number;
  /** Until the body of a request is complete. */
  readonly bodyMs: number;
  /** The same for an upload. */
  readonly uploadMs: number;
  /** Without a byte in either direction. */
  readonly silenceMs: number;
  /** Interval of the timeout checks. */
  readonly lookMs: number;
  readonly connections: number;
  /** The average lag of the event loop over a second from which requests are refused; 0 disables the check. */
  readonly overloadMs: number;
}

export const HTTP_LIMITS: Omit<HttpLimits, 'connections' | 'overloadMs'> = {
  headersMs: 20_000,
  bodyMs: 30_000,
  uploadMs: 300_000,
  silenceMs: 120_000,
  lookMs: 5000,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the request is an upload, which takes longer. */
    takesUpload?: boolean;
    /** Answered under any load: a probe checks whether the process is alive. */
    answersOverloaded?: boolean;
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  return encoding !== undefined || (length !== undefined && length !== '0');
}

/** Responds to a request whose body did not arrive in time, and closes the connection. */
function giveUp(raw: IncomingMessage, reply: FastifyReply): void {
  if (raw.complete) return;
  const failure = fail('REQUEST_TIMEOUT');
  if (reply.sent) raw.destroy();
  // The body parser receives it like any error of the request, and sends the response.
  else if (raw.listenerCount('error') > 0) raw.emit('error', failure);
  else void reply.header('connection', 'close').send(failure);
}

/** Sets the timeout of every body. Node has a single timeout for whole requests, which is that of uploads. */
export function limitBodies(app: FastifyInstance, { bodyMs }: HttpLimits): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { raw, routeOptions } = request;
    if (hasBody(raw) && routeOptions.config.takesUpload !== true) {
      const timer = setTimeout(giveUp, bodyMs, raw, reply).unref();
      raw.once('close', () => clearTimeout(timer));
    }
    next();
  });
}

const RESOLUTION_MS = 10;
const WINDOW_MS = 1000;
const RETRY_SECONDS = 2;
const NANOSECONDS = 1e6;

/**
 * Refuses API requests while the event loop lags: they should be retried later or at another process. Uses the average
 * over a second, so that a single long pause does not count.
 */
export function refuseOverload(app: FastifyInstance, { overloadMs }: HttpLimits): void {
  if (overloadMs === 0) return;
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let isLate = false;
  const look = setInterval(() => {
    isLate = delays.mean / NANOSECONDS - RESOLUTION_MS > overloadMs;
    delays.reset();
  }, WINDOW_MS).unref();
  app.addHook('onClose', (_app, next) => {
    clearInterval(look);
    delays.disable();
    next();
  });
  app.addHook('onRequest', ({ routeOptions: { url, config } }, _reply, next) => {
    const isRefused = isLate && config.answersOverloaded !== true && url?.startsWith('/api/') === true;
    next(isRefused ? fail('SERVICE_UNAVAILABLE', { seconds: RETRY_SECONDS }) : undefined);
  });
}
