import type { Deps } from '#deps.ts';
import type { JobKind, RunningJob } from '#jobs/jobs.ts';

/** A kind of job with what it does. Every job that a `jobs.ts` of a feature exports is worked on. */
export interface Job<Payload extends object> extends JobKind<Payload> {
  /** When it starts by itself (cron expression, UTC), then without a payload. */
  readonly cron?: string;
  /** The signal is aborted when the run takes too long or the process ends; long jobs stop then. */
  run(deps: Deps, job: RunningJob<Payload>, signal: AbortSignal): Promise<void>;
}

/** Of a job that does not say otherwise: its next start comes soon enough. */
const DEFAULTS = { tries: 3, firstPauseSeconds: 60, concurrency: 1 };

type Defaults = keyof typeof DEFAULTS;

/** Jobs that need a payload do not start by themselves. */
interface Declaration<Payload extends object>
  extends Omit<Job<Payload>, Defaults | 'cron'>, Partial<Pick<Job<Payload>, Defaults>> {
  readonly cron?: Record<string, never> extends Payload ? string : never;
}

/**
 * A job. Its declaration holds its kind, too, unless services that the job uses enqueue it: then they declare the kind,
 * and the job repeats it (`{ ...MAKE_BACKUP, run }`).
 */
export function defineJob<Payload extends object = Record<string, never>>(
  job: Declaration<Payload>,
): Job<Payload> {
  return { ...DEFAULTS, ...job };
}

/** Whether an export of a module is a job. */
export function isJob(value: unknown): value is Job<object> {
  return typeof value === 'object' && value !== null && 'tries' in value && 'run' in value;
}
