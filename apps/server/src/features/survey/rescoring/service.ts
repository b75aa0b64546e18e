import { isDeepStrictEqual } from 'node:util';
import type { Norm } from '@quint/psychometrics/norms.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import type { Reader, Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfJob } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { listOrganizations } from '#features/measures/norms/rescoring/queries.ts';
import { getNorm } from '#features/measures/norms/service.ts';
import { listCountingAnswers } from '#features/survey/queries.ts';
import type { ResultToRescore } from '#features/survey/rescoring/queries.ts';
import * as queries from '#features/survey/rescoring/queries.ts';
import { scoreAnswers } from '#features/survey/scoring/service.ts';

/** Results per transaction; the next one continues after them. */
const RESULTS_AT_ONCE = 200;

/** The dependencies of recomputing. */
export type RecomputingDeps = Pick<Deps, 'db' | 'clock'>;

async function scoreAgain(
  db: Reader,
  scope: OrganizationScope,
  { before, norm }: { before: ResultToRescore; norm: Norm },
): Promise<SheetScore | undefined> {
  const answers = await listCountingAnswers(db, scope, before.id);
  // A sheet whose answers are deleted keeps its score.
  if (answers.length === 0) return undefined;
  const { instrument, page_translated: isTranslated } = before;
  return scoreAnswers(answers, { instrument, isTranslated, norm });
}

/** A page of recomputed results. */
export interface RecomputedPage {
  readonly results: number;
  /** The number of changed results. */
  readonly changedCount: number;
  /** Where to continue; undefined after the last page. */
  readonly after: string | undefined;
}

export interface RecomputingPage {
  /** Continues after this result. */
  readonly after: string | undefined;
  /** A dry run that reports what would change. */
  readonly isDry?: boolean;
}

/**
 * Recomputes the next results of a workspace from their answers, with the current norms and rules. Unchanged results
 * are skipped, so it is idempotent; otherwise the old values are kept, and a new report is rendered on request.
 * Concurrent runs wait for each other.
 */
export async function recomputePage(
  { clock }: Pick<Deps, 'clock'>,
  tx: Writer,
  scope: OrganizationScope,
  { after, isDry = false }: RecomputingPage,
): Promise<RecomputedPage> {
  const norms = new Map<string, Norm>();
  const results = await queries.lockFinished(tx, scope, { after, limit: RESULTS_AT_ONCE });
  let changedCount = 0;
  for (const before of results) {
    const key = `${before.instrument}/${before.language}`;
    const norm = norms.get(key) ?? (await getNorm(tx, before));
    norms.set(key, norm);
    const score = await scoreAgain(tx, scope, { before, norm });
    if (score === undefined || isDeepStrictEqual(JSON.parse(JSON.stringify(score)), before.result)) continue;
    changedCount += 1;
    if (!isDry) await queries.replaceScore(tx, scope, { before, score, now: clock.now() });
  }
  return {
    results: results.length,
    changedCount: changedCount,
    after: results.length === RESULTS_AT_ONCE ? results.at(-1)?.id : undefined,
  };
}

export interface RecomputedResults {
  readonly workspaces: number;
  readonly results: number;
  readonly changedCount: number;
}

async function recomputeWorkspace(
  deps: RecomputingDeps,
  scope: OrganizationScope,
  isDry: boolean,
): Promise<Pick<RecomputedPage, 'results' | 'changedCount'>> {
  const sum = { results: 0, changedCount: 0 };
  let after: string | undefined;
  do {
    const ask = { after, isDry };
    const page = await deps.db.write(scope, (tx) => recomputePage(deps, tx, scope, ask));
    sum.results += page.results;
    sum.changedCount += page.changedCount;
    after = page.after;
  } while (after !== undefined);
  return sum;
}

/**
 * Recomputes all finished results of all workspaces, page by page, while the product may run. After an interruption,
 * the next call completes it.
 */
export async function recomputeEverything(
  deps: RecomputingDeps,
  { isDry }: { isDry: boolean },
): Promise<RecomputedResults> {
  const organizations = await deps.db.platform.read(listOrganizations);
  const sum = { workspaces: organizations.length, results: 0, changedCount: 0 };
  for (const organizationId of organizations) {
    const { results, changedCount } = await recomputeWorkspace(deps, scopeOfJob({ organizationId }), isDry);
    sum.results += results;
    sum.changedCount += changedCount;
  }
  return sum;
}
