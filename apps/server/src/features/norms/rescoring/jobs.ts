import { isDeepStrictEqual } from 'node:util';
import { getForm } from '@quint/psychometrics/forms.ts';
import type { Norm } from '@quint/psychometrics/norms.ts';
import { scoreSheet } from '@quint/psychometrics/scoring.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { mintScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import type { RescorePayload, ResultToRescore } from '#features/norms/rescoring/queries.ts';
import * as queries from '#features/norms/rescoring/queries.ts';
import { RESCORE_RESULTS } from '#features/norms/rescoring/service.ts';
import { getNorm } from '#features/norms/service.ts';
import { listCountingAnswers } from '#features/surveys/queries.ts';

/** Results computed in one run of the job; the next run goes on behind them. */
const RESULTS_PER_RUN = 200;

async function scoreAgain(
  db: Reader,
  scope: OrganizationScope,
  { before, norm }: { before: ResultToRescore; norm: Norm },
): Promise<SheetScore | undefined> {
  const answers = await listCountingAnswers(db, scope, before.id);
  // A sheet without its answers keeps what it says.
  if (answers.length === 0) return undefined;
  const timed = answers.filter(({ seconds }) => seconds !== null);
  return scoreSheet(
    {
      instrument: getForm(before.instrument).instrument,
      answers: Object.fromEntries(answers.map(({ item, value }) => [item, value])),
      seconds: Object.fromEntries(timed.map(({ item, seconds }) => [item, seconds ?? 0])),
    },
    norm,
  );
}

/**
 * Computes results of a workspace again from their answers. What comes out as before is left alone, so that running it
 * again changes nothing; otherwise the old values are kept beside, and a new report is made when somebody asks for it.
 */
export async function rescoreResults(deps: Deps, payload: RescorePayload): Promise<void> {
  const scope = mintScope(payload.organizationId);
  const norms = new Map<string, Norm>();
  await deps.db.write(scope, async (tx) => {
    const results = await queries.listFinished(tx, scope, { after: payload.after, limit: RESULTS_PER_RUN });
    for (const before of results) {
      const key = `${before.instrument}/${before.language}`;
      const norm = norms.get(key) ?? (await getNorm(tx, before));
      norms.set(key, norm);
      const score = await scoreAgain(tx, scope, { before, norm });
      if (score === undefined || isDeepStrictEqual(JSON.parse(JSON.stringify(score)), before.result))
        continue;
      await queries.replaceScore(tx, scope, { before, score, now: deps.clock.now() });
    }
    const last = results.at(-1);
    if (results.length === RESULTS_PER_RUN && last !== undefined) {
      await deps.jobs.enqueue(tx, RESCORE_RESULTS, [{ ...payload, after: last.id }]);
    }
  });
}
