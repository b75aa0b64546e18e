import type { Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import type { RescorePayload } from '#features/measures/norms/rescoring/queries.ts';
import * as queries from '#features/measures/norms/rescoring/queries.ts';
import type { JobKind } from '#jobs/jobs.ts';

export const RESCORE_RESULTS: JobKind<RescorePayload> = {
  name: 'rescore-results',
  tries: 8,
  firstPauseSeconds: 5,
  concurrency: 1,
};

/** Enqueues the recomputation of all finished results in every workspace, under the current norms and rules. */
export async function rescoreEverything(deps: Deps, tx: Writer): Promise<number> {
  const organizations = await queries.listOrganizations(tx);
  await deps.jobs.enqueue(
    tx,
    RESCORE_RESULTS,
    organizations.map((organizationId) => ({ organizationId })),
  );
  return organizations.length;
}

/** The same after an update with a new scoring rule. */
export function requestRescoring(deps: Deps): Promise<number> {
  return deps.db.platform.write((tx) => rescoreEverything(deps, tx));
}
