import { baseRateOf } from '@quint/psychometrics/base-rate.ts';
import { fitCosts } from '@quint/psychometrics/fit.ts';
import { groupReachOf } from '@quint/psychometrics/group-reach.ts';
import { nextWhole, randomStream } from '@quint/psychometrics/random.ts';
import type { RoleRanges } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type pg from 'pg';
import { openCaller } from './caller.ts';
import { amount } from './pace.ts';
import type { Bench } from './runner.ts';
import { alternate } from './runner.ts';
import { openStage } from './stage.ts';
import { insertWorld, ROLE_RANGES } from './world.ts';

const TALENTS = amount(10_000, 200);
const ROUNDS = amount(8, 1);
const COUNTS = amount({ perRound: 10, warmUp: 15 }, { perRound: 2, warmUp: 1 });
const RANGE_COUNTS = amount({ perRound: 40, warmUp: 40 }, { perRound: 2, warmUp: 1 });
const PAGE = 100;
/** A row of the answer holds two ids, the fit and five stanines. */
const LEAST_BYTES_PER_TALENT = 150;
/** A frame of a screen of 60 Hz. */
const FRAME_MS = 1000 / 60;

const BARE_STATEMENT = `select distinct on (talent_id) talent_id, id, quality, o, c, e, a, es, z_o, z_c, z_e, z_a, z_es
  from talents_results where organization_id = $1 and status = 'FINISHED' order by talent_id, date_finished desc`;

/** The first page of the list of talents by fit, as the web app asks for it. */
export function pageByFit(roleId: string): string {
  return `/api/calculate-score/role/${roleId}?limit=${PAGE}&offset=0&sort=-fit&groups=true&unrated=true`;
}

/** The bare statement of that page: one read that sorts all people by the same expression as the product. */
export function bareFitPage(organizationId: string): pg.QueryConfig {
  const costs = fitCosts(ROLE_RANGES);
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

/** Other ranges each time, so that no answer is remembered. */
function drawRanges(random: () => number): RoleRanges {
  return Object.fromEntries(
    TRAITS.map((trait) => {
      const min = nextWhole(random, 1, 7);
      const max = Math.min(9, min + nextWhole(random, 1, 4));
      return [trait, { min, max, weight: nextWhole(random, 1, 3) }];
    }),
  );
}

/** What the editor of a role counts at every step of a slider. */
async function measureRanges({ measure }: Bench): Promise<void> {
  const random = randomStream(7);
  await measure({
    name: 'ranges',
    what: 'new ranges counted against the norm sample and its groups',
    unit: 'ms',
    rounds: ROUNDS,
    ours: alternate(RANGE_COUNTS, () => {
      const ranges = drawRanges(random);
      return Promise.resolve([baseRateOf(ranges), groupReachOf(ranges)]);
    }),
    goals: [{ of: 'p95', most: FRAME_MS }],
  });
}

/**
 * The fit of 10,000 talents to one role over HTTP, the answer included: of all of them, beside the bare statement that
 * reads their results, and of the first page, beside the bare statement that sorts them.
 */
export async function measureFit(bench: Bench): Promise<void> {
  await measureRanges(bench);
  const { client, product } = await openStage(bench.cleanUp);
  const { organizationId, roleId, headers } = await insertWorld(client, { talents: TALENTS, workspaces: 1 });
  const caller = openCaller(product.port);
  bench.cleanUp.add(() => caller.close());
  const ask = (path: string, people: number) =>
    alternate(COUNTS, async () => {
      const bytes = await caller.send({ method: 'GET', path, headers });
      if (bytes < people * LEAST_BYTES_PER_TALENT) throw new Error(`the answer has only ${bytes} bytes`);
    });
  const run = (statement: pg.QueryConfig) => alternate(COUNTS, () => client.query(statement));
  await bench.measure({
    name: 'fit',
    what: `fit of ${TALENTS.toLocaleString('en')} talents to a role over HTTP`,
    unit: 'ms',
    rounds: ROUNDS,
    ours: ask(`/api/calculate-score/role/${roleId}`, TALENTS),
    beside: { bare: run({ name: 'latest-results', text: BARE_STATEMENT, values: [organizationId] }) },
    goals: [{ beside: 'bare', most: 2 }],
  });
  await bench.measure({
    name: 'fit-page',
    what: `first page of ${PAGE} of them by fit`,
    unit: 'ms',
    rounds: ROUNDS,
    ours: ask(pageByFit(roleId), PAGE),
    beside: { bare: run(bareFitPage(organizationId)) },
    goals: [{ beside: 'bare', most: 1 }],
  });
}
