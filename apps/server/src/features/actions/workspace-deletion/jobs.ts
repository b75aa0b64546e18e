import type { JobKind } from '#jobs/jobs.ts';

export const END_DELETED_WORKSPACES: JobKind<Record<string, never>> = {
  name: 'end-deleted-workspaces',
  tries: 3,
  firstPauseSeconds: 60,
  concurrency: 1,
};
/** After the bins of the workspaces, and before the removal of unused files. */
export const END_DELETED_WORKSPACES_CRON = '20 2 * * *';
