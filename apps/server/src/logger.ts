import type { DestinationStream, LogFn, Logger as PinoLogger, LoggerOptions } from 'pino';
import { pino } from 'pino';
import { readLogContext } from '#log-context.ts';
import { limitRepeats } from '#log-repeats.ts';

export interface Logger {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

/** Fields that never reach a log, at any depth. Bodies, addresses and headers are not logged at all. */
export const REDACTED_FIELDS = [
  'password',
  'token',
  'access_token',
  'refresh_token',
  'email',
  'authorization',
  'cookie',
];

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** A connection that failed on every address of a name has no message of its own. */
function messageOf(error: object): string | undefined {
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map((each) => (each instanceof Error ? each.message : '')).join('; ');
  }
  return 'message' in error ? asText(error.message) : undefined;
}

/**
 * The fields of an error that hold no personal data: database errors quote the row in `detail`. The job queue reports
 * copies of errors, which are plain objects.
 */
function safeError(error: unknown): object {
  if (typeof error !== 'object' || error === null) return { message: `not an error but a ${typeof error}` };
  const fields = error as Readonly<Record<string, unknown>>;
  return {
    name: asText(fields.name),
    message: messageOf(error) ?? 'an error without a message',
    stack: asText(fields.stack),
    code: fields.code,
    constraint: fields.constraint,
    queue: asText(fields.queue),
  };
}

/** Lines from this level on are limited when they repeat; the lines of requests are all written. */
const WARN = 40;

/**
 * The product's log: JSON lines on standard output, redacted. A warning or an error that repeats is written once in five
 * seconds; `left_out` says how often it came besides.
 */
export function createLogger(level: string, destination?: DestinationStream) {
  const repeats = limitRepeats();
  const options = {
    level,
    mixin: readLogContext,
    hooks: {
      logMethod(this: PinoLogger, args: Parameters<LogFn>, method: LogFn, number: number) {
        const [details, message] = args as readonly unknown[];
        const write = (omittedCount: number) =>
          method.call(this, { ...(details as object), left_out: omittedCount }, String(message));
        if (number < WARN || repeats.admits({ details, message, write })) method.apply(this, args);
      },
    },
    redact: {
      paths: REDACTED_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
    serializers: {
      err: safeError,
      req: (request: { method?: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    },
  } satisfies LoggerOptions;
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** The log as the HTTP server needs it. */
export type ServerLog = ReturnType<typeof createLogger>;
