import type { Config } from '#config.ts';
import type { Database } from '#database/gate.ts';
import type { FileStorage } from '#files/storage.ts';
import type { ServerLog } from '#logger.ts';
import type { Jobs } from '#jobs/jobs.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { PaymentPort } from '#payments/payment-port.ts';
import type { PdfPort } from '#pdf/pdf-port.ts';

/** The clock; tests pass their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The external dependencies of all use cases, created once at startup. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: ServerLog;
  readonly mailer: Mailer;
  readonly files: FileStorage;
  readonly jobs: Jobs;
  readonly pdf: PdfPort;
  /** Undefined if orders are requests that people answer. */
  readonly payments: PaymentPort | undefined;
}

/** The origin used in mailed links and for same-origin checks. */
export function publicOrigin(config: Pick<Config, 'publicUrl' | 'port'>): string {
  return config.publicUrl ?? `http://localhost:${config.port}`;
}
