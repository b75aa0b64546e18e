import type { IncomingMessage } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fail } from '@quint/contract/errors.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** How long a connection may take for what, and how much of it the process takes on at once. */
export interface HttpLimits {
  /** Until the headers of a request are there. */
  readonly headersMs: number;
  /** Until the body of a request is there. */
  readonly bodyMs: number;
  /** The same where a file comes along. */
  readonly uploadMs: number;
  /** Without a byte in either direction. */
  readonly silenceMs: number;
  /** Between two looks at what has taken too long. */
  readonly lookMs: number;
  readonly connections: number;
  /** How late the event loop may be, on average over a second, before requests are refused; 0 refuses none. */
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
    /** A file comes with the request, and takes its time. */
    takesUpload?: boolean;
    /** Answers under any load: a probe asks whether the process is alive. */
    answersOverloaded?: boolean;
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  return encoding !== undefined || (length !== undefined && length !== '0');
}

/** Answers a request whose body did not arrive in time; the connection ends with the answer. */
function giveUp(raw: IncomingMessage, reply: FastifyReply): void {
  if (raw.complete) return;
  const failure = fail('REQUEST_TIMEOUT');
  if (reply.sent) raw.destroy();
  // The reader of the body hears of it like of any fault of the request, and answers it.
  else if (raw.listenerCount('error') > 0) raw.emit('error', failure);
  else void reply.header('connection', 'close').send(failure);
}

/** Gives every body the time it may take. Node has one such time for all requests, and that is the one of uploads. */
export function limitBodies(app: FastifyInstance, { bodyMs }: HttpLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, routeOptions } = request;
    if (hasBody(raw) && routeOptions.config.takesUpload !== true) {
      const timer = setTimeout(giveUp, bodyMs, raw, reply).unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

const RESOLUTION_MS = 10;
const WINDOW_MS = 1000;
const RETRY_SECONDS = 2;
const NANOSECONDS = 1e6;

/**
 * Refuses requests to the interface while the event loop lags behind: what cannot be answered in time is better tried
 * again, here or at another process, than waited for. A single long pause is no reason, the average of a second is.
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
  app.addHook('onClose', (_app, done) => {
    clearInterval(look);
    delays.disable();
    done();
  });
  app.addHook('onRequest', ({ routeOptions: { url, config } }, _reply, done) => {
    const isRefused = isLate && config.answersOverloaded !== true && url?.startsWith('/api/') === true;
    done(isRefused ? fail('SERVICE_UNAVAILABLE', { seconds: RETRY_SECONDS }) : undefined);
  });
}
