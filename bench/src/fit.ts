import { fitCosts } from '@quint/psychometrics/fit.ts';
import type { RoleRanges } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { openCaller } from './load.ts';
import type { Row } from './report.ts';
import { compare, underMs } from './report.ts';
import { contend } from './rounds.ts';
import type { Stage } from './stage.ts';
import { insertFinishedTalents, insertWorkspace, ROLE_RANGES } from './world.ts';
import { amount } from './pace.ts';

const TALENTS = amount(10_000, 200);
const ITERATIONS = amount(
  { rounds: 8, iterationsPerRound: 10, warmUpIterations: 15 },
  { rounds: 1, iterationsPerRound: 2, warmUpIterations: 1 },
);
const PAGE = 100;
const GOAL_MS = 60;
/** A row of the answer holds two ids, the fit and five stanines. */
const LEAST_BYTES_PER_TALENT = 150;

const BARE_STATEMENT = `select distinct on (talent_id) talent_id, id, quality, o, c, e, a, es, z_o, z_c, z_e, z_a, z_es
  from talents_results where organization_id = $1 and status = 'FINISHED' order by talent_id, date_finished desc`;

/** The first page of the list of talents by fit, as the web app asks for it. */
export function pageByFit(roleId: string): string {
  return `/api/calculate-score/role/${roleId}?limit=${PAGE}&offset=0&sort=-fit&groups=true&unrated=true`;
}

/** The bare statement of that page: one read that sorts all people by the same expression as the product. */
export function bareFitPage(organizationId: string, ranges: RoleRanges) {
  const costs = fitCosts(ranges);
  const prices = TRAITS.map((_, index) => `($${index + 2}::integer[])[stanines / ${10 ** (4 - index)} % 10]`);
  const text = `with page as (select id as talent_id, stanines, ${prices.join(' + ')} as cost from talents
      where organization_id = $1 and stanines is not null and date_deleted is null and date_anonymized is null
      order by cost, stanines, id limit ${PAGE})
    select page.cost, r.* from page cross join lateral (
      select talent_id, id, quality, o, c, e, a, es, z_o, z_c, z_e, z_a, z_es from talents_results
      where organization_id = $1 and talent_id = page.talent_id and status = 'FINISHED' order by date_finished desc limit 1) r
    order by cost, stanines, talent_id`;
  return { name: 'page-by-fit', text, values: [organizationId, ...TRAITS.map((trait) => costs[trait])] };
}

/**
 * The fit of 10,000 talents to one role over HTTP, the answer included: of all of them, beside the bare statement that
 * reads their results, and of the first page, beside the bare statement that sorts them.
 */
export async function measureFit({ client, port }: Stage): Promise<Row[]> {
  const { organizationId, roleId, headers } = await insertWorkspace(client);
  await insertFinishedTalents(client, organizationId, TALENTS);
  const caller = openCaller(port);
  const ask = (path: string, people: number) => async () => {
    const bytes = await caller.send({ method: 'GET', path, headers });
    if (bytes < people * LEAST_BYTES_PER_TALENT) throw new Error(`the answer has only ${bytes} bytes`);
  };
  const statement = { name: 'latest-results', text: BARE_STATEMENT, values: [organizationId] };
  const page = bareFitPage(organizationId, ROLE_RANGES);
  const all = await contend(
    {
      ours: ask(`/api/calculate-score/role/${roleId}`, TALENTS),
      theirs: () => client.query(statement),
    },
    ITERATIONS,
  );
  const first = await contend(
    { ours: ask(pageByFit(roleId), PAGE), theirs: () => client.query(page) },
    ITERATIONS,
  );
  caller.close();
  return [
    ...compare({
      ...all,
      what: 'fit of 10,000 talents to a role over HTTP',
      beside: 'bare statement, nothing computed',
      goals: { p50: underMs(GOAL_MS) },
    }),
    ...compare({
      ...first,
      what: 'first page of 100 by fit of 10,000 talents over HTTP',
      beside: 'bare statement that sorts alike',
    }),
  ];
}
