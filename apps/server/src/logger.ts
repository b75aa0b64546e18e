import { pino } from 'pino';

export interface Logger {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

/** Fields that never reach a log, at any depth. Bodies, addresses and headers are not logged at all. */
export const REDACTED = [
  'password',
  'token',
  'access_token',
  'refresh_token',
  'email',
  'authorization',
  'cookie',
];

function safeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'not an error' };
  // Database errors quote the row in `detail`; only fields without personal data are logged.
  const { name, message, stack } = error;
  const code = 'code' in error ? error.code : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  return { name, message, stack, code, constraint };
}

/** The product's log: JSON lines on standard output, redacted. */
export function createLogger(level: string) {
  return pino({
    level,
    redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    serializers: {
      err: safeError,
      req: (request: { method?: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    },
  });
}
