import { endDeletedWorkspaces } from '#features/actions/workspace-deletion/service.ts';
import { defineJob } from '#jobs/define-job.ts';

export const END_DELETED_WORKSPACES = defineJob({
  name: 'end-deleted-workspaces',
  // Runs after the bins of the workspaces, and before the removal of unused files.
  cron: '20 2 * * *',
  run: endDeletedWorkspaces,
});
