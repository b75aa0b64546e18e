import { scopeOfJob } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { recomputePage } from '#features/survey/rescoring/service.ts';
import type { RescorePayload } from '#features/measures/norms/rescoring/queries.ts';
import { RESCORE_RESULTS } from '#features/measures/norms/rescoring/service.ts';
import { defineJob } from '#jobs/define-job.ts';

export const RESCORE_RESULTS_JOB = defineJob({
  ...RESCORE_RESULTS,
  run: (deps, { payload }) => rescoreResults(deps, payload),
});

/** Recomputes some results of a workspace and leaves the remaining ones to a follow-up job. */
export async function rescoreResults(deps: Deps, { organizationId, after }: RescorePayload): Promise<void> {
  const scope = scopeOfJob({ organizationId });
  await deps.db.write(scope, async (tx) => {
    const page = await recomputePage(deps, tx, scope, { after });
    if (page.after === undefined) return;
    await deps.jobs.enqueue(tx, RESCORE_RESULTS, [{ organizationId, after: page.after }]);
  });
}
