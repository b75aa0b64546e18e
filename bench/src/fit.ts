import type pg from 'pg';
import type { Spread } from './percentiles.ts';
import { spreadOf } from './percentiles.ts';
import type { BenchWorkspace } from './world.ts';

const ROUNDS = 60;
const WARM_UP = 10;

async function time(run: () => Promise<unknown>): Promise<Spread> {
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    const start = performance.now();
    await run();
    if (round >= WARM_UP) samples.push(performance.now() - start);
  }
  return spreadOf(samples);
}

/** The whole list of a role over HTTP, as the screen asks for it. */
export function measureOurFit(port: number, token: string, workspace: BenchWorkspace): Promise<Spread> {
  return time(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/calculate-score/role/${workspace.roleId}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`calculate-score: ${answer.status}`);
    await answer.arrayBuffer();
  });
}

/** The bare statement that reads the latest stanines of all talents, nothing computed. */
export function measureBareStatement(client: pg.Client, workspace: BenchWorkspace): Promise<Spread> {
  return time(() =>
    client.query({
      name: 'latest-stanines',
      text: `select distinct on (talent_id) talent_id, id, o, c, e, a, es from talents_results
        where organization_id = $1 and status = 'FINISHED' order by talent_id, date_finished desc`,
      values: [workspace.organizationId],
    }),
  );
}
