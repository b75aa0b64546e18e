import { isDeepStrictEqual } from 'node:util';
import { getForm } from '@quint/psychometrics/forms.ts';
import type { Norm } from '@quint/psychometrics/norms.ts';
import { scoreSheet } from '@quint/psychometrics/scoring.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import type { Reader, Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfJob } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { listOrganizations } from '#features/norms/rescoring/queries.ts';
import { getNorm } from '#features/norms/service.ts';
import { listCountingAnswers } from '#features/surveys/queries.ts';
import type { ResultToRescore } from '#features/surveys/rescoring/queries.ts';
import * as queries from '#features/surveys/rescoring/queries.ts';

/** Results computed in one transaction; the next one goes on behind them. */
const RESULTS_AT_ONCE = 200;

/** What computing again needs from outside itself. */
export type RecomputingDeps = Pick<Deps, 'db' | 'clock'>;

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

/** Some results of a workspace that were looked at. */
export interface RecomputedPage {
  readonly results: number;
  /** Came out in another way than they were stored. */
  readonly changed: number;
  /** Where to go on; undefined when these were the last. */
  readonly after: string | undefined;
}

export interface RecomputingPage {
  /** Goes on behind this result. */
  readonly after: string | undefined;
  /** Changes nothing and says what would change. */
  readonly isDry?: boolean;
}

/**
 * Computes the next results of a workspace again from their answers, under the norms and rules of now. What comes out
 * as before is left alone, so that doing it again changes nothing; otherwise the old values are kept beside, and a new
 * report is made when somebody asks for it. Two that do this at the same time wait for each other.
 */
export async function recomputePage(
  { clock }: Pick<Deps, 'clock'>,
  tx: Writer,
  scope: OrganizationScope,
  { after, isDry = false }: RecomputingPage,
): Promise<RecomputedPage> {
  const norms = new Map<string, Norm>();
  const results = await queries.lockFinished(tx, scope, { after, limit: RESULTS_AT_ONCE });
  let changed = 0;
  for (const before of results) {
    const key = `${before.instrument}/${before.language}`;
    const norm = norms.get(key) ?? (await getNorm(tx, before));
    norms.set(key, norm);
    const score = await scoreAgain(tx, scope, { before, norm });
    if (score === undefined || isDeepStrictEqual(JSON.parse(JSON.stringify(score)), before.result)) continue;
    changed += 1;
    if (!isDry) await queries.replaceScore(tx, scope, { before, score, now: clock.now() });
  }
  return {
    results: results.length,
    changed,
    after: results.length === RESULTS_AT_ONCE ? results.at(-1)?.id : undefined,
  };
}

export interface RecomputedResults {
  readonly workspaces: number;
  readonly results: number;
  readonly changed: number;
}

async function recomputeWorkspace(
  deps: RecomputingDeps,
  scope: OrganizationScope,
  isDry: boolean,
): Promise<Pick<RecomputedPage, 'results' | 'changed'>> {
  const sum = { results: 0, changed: 0 };
  let after: string | undefined;
  do {
    const ask = { after, isDry };
    const page = await deps.db.write(scope, (tx) => recomputePage(deps, tx, scope, ask));
    sum.results += page.results;
    sum.changed += page.changed;
    after = page.after;
  } while (after !== undefined);
  return sum;
}

/**
 * Computes all finished results of all workspaces again, a page at a time, while the product may run. Stopped in the
 * middle, the rest is done when it is called again.
 */
export async function recomputeEverything(
  deps: RecomputingDeps,
  { isDry }: { isDry: boolean },
): Promise<RecomputedResults> {
  const organizations = await deps.db.platform.read(listOrganizations);
  const sum = { workspaces: organizations.length, results: 0, changed: 0 };
  for (const organizationId of organizations) {
    const { results, changed } = await recomputeWorkspace(deps, scopeOfJob({ organizationId }), isDry);
    sum.results += results;
    sum.changed += changed;
  }
  return sum;
}
