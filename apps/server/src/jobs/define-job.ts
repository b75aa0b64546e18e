import type { Deps } from '#deps.ts';
import type { JobKind, RunningJob } from '#jobs/jobs.ts';

/** A kind of job with its function. Every job exported by a `jobs.ts` of a feature is registered. */
export interface Job<Payload extends object> extends JobKind<Payload> {
  /** Its schedule (cron expression, UTC); it then runs without a payload. */
  readonly cron?: string;
  /** The signal is aborted when the run takes too long or the process ends; long jobs stop then. */
  run(deps: Deps, job: RunningJob<Payload>, signal: AbortSignal): Promise<void>;
}

/** The default retries of a scheduled job: its next start is soon enough. */
const DEFAULTS = { tries: 3, firstPauseSeconds: 60, concurrency: 1 };

type Defaults = keyof typeof DEFAULTS;

/** Jobs that need a payload cannot be scheduled. */
interface Declaration<Payload extends object>
  extends Omit<Job<Payload>, Defaults | 'cron'>, Partial<Pick<Job<Payload>, Defaults>> {
  readonly cron?: Record<string, never> extends Payload ? string : never;
}

/**
 * A job. Its declaration includes its kind, unless services that the job uses enqueue it: then they declare the kind,
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
