import type { Reader, Writer } from '#database/gate.ts';
import type { SqlText } from '#database/statements.ts';

/** A kind of background job: its name is a verb phrase, its payload contains only ids. */
export interface JobKind<Payload extends object> {
  readonly name: string;
  /** Attempts before the job fails permanently; the delay between them doubles. */
  readonly tries: number;
  readonly firstPauseSeconds: number;
  /** The timeout of a run, which then counts as failed; two minutes by default. */
  readonly runSeconds?: number;
  /** Concurrency in one process. */
  readonly concurrency: number;
  readonly payload?: Payload;
}

export interface RunningJob<Payload> {
  readonly payload: Payload;
  /** Whether this is the last attempt: a failure now is final. */
  readonly isLastTry: boolean;
}

export interface EnqueueOptions {
  readonly startAfter?: Date;
}

/** Work with its own table as a queue: checks every second for due rows. */
export interface RepeatedWork {
  readonly name: string;
  /** Starts due work without waiting for its end. */
  look(): Promise<void>;
  /** Waits for the end of started work. */
  settle(): Promise<void>;
}

/** The queue. Enqueueing happens inside the transaction of the business row, so neither exists without the other. */
export interface Jobs {
  enqueue<Payload extends object>(
    db: Writer,
    kind: JobKind<Payload>,
    payloads: readonly Payload[],
    options?: EnqueueOptions,
  ): Promise<void>;
  /** The SQL that enqueues a job, for a transaction sent as one pipeline. */
  statementFor<Payload extends object>(
    kind: JobKind<Payload>,
    payloads: readonly Payload[],
    options?: EnqueueOptions,
  ): Promise<SqlText>;
  /** The signal is aborted when the run takes too long or the process ends; long jobs stop then. */
  work<Payload extends object>(
    kind: JobKind<Payload>,
    run: (job: RunningJob<Payload>, signal: AbortSignal) => Promise<void>,
  ): Promise<void>;
  /** Runs the job on a schedule (cron expression, UTC), without a payload, once over all processes. */
  schedule(kind: JobKind<object>, cron: string): Promise<void>;
  /** Filters the payloads down to those for which no job of the kind is waiting or running. */
  findWithoutJob<Payload extends object>(
    db: Reader,
    kind: JobKind<Payload>,
    payloads: readonly Payload[],
  ): Promise<Payload[]>;
  /** Repeats the work in this process until the queue stops. */
  repeat(work: RepeatedWork): void;
  stop(): Promise<void>;
}
