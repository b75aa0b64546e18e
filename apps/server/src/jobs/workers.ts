import type { Deps } from '#deps.ts';
import type { JobKind } from '#jobs/jobs.ts';

/** Every kind of job the product knows. */
export const JOB_KINDS: readonly JobKind<object>[] = [];

/** Starts working the queue in this process. */
export async function startWorkers(_deps: Deps): Promise<void> {}
