import type { JobMetrics } from '@quint/contract/operation/operation.ts';

export interface NamedJob extends JobMetrics {
  /** The name of the job in words. */
  readonly title: string;
}

/** Whether a kind of job has no work and no failures. */
export function isIdle({ waiting, running, failed, has_last_failed: hasLastFailed }: JobMetrics): boolean {
  return waiting === 0 && running === 0 && failed === 0 && hasLastFailed !== true;
}
