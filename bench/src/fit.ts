import { openCaller } from './load.ts';
import type { Row } from './report.ts';
import { compare, underMs } from './report.ts';
import { contend } from './rounds.ts';
import type { Stage } from './stage.ts';
import { insertFinishedTalents, insertWorkspace } from './world.ts';

const TALENTS = 10_000;
const TURNS = { rounds: 8, turnsPerRound: 10, warmUpTurns: 15 };
const GOAL_MS = 60;
/** A row of the answer holds two ids, the fit and five stanines. */
const LEAST_BYTES_PER_TALENT = 150;

const BARE_STATEMENT = `select distinct on (talent_id) talent_id, id, quality, o, c, e, a, es, z_o, z_c, z_e, z_a, z_es
  from talents_results where organization_id = $1 and status = 'FINISHED' order by talent_id, date_finished desc`;

/** The fit of 10,000 talents to one role, the answer included, beside the bare statement that reads their results. */
export async function measureFit({ client, port }: Stage): Promise<Row[]> {
  const { organizationId, roleId, headers } = await insertWorkspace(client);
  await insertFinishedTalents(client, organizationId, TALENTS);
  const caller = openCaller(port);
  const call = { method: 'GET', path: `/api/calculate-score/role/${roleId}`, headers };
  const statement = { name: 'latest-results', text: BARE_STATEMENT, values: [organizationId] };
  const samples = await contend(
    {
      ours: async () => {
        const bytes = await caller.send(call);
        if (bytes < TALENTS * LEAST_BYTES_PER_TALENT) throw new Error(`the answer has only ${bytes} bytes`);
      },
      theirs: () => client.query(statement),
    },
    TURNS,
  );
  caller.close();
  return compare({
    ...samples,
    what: 'fit of 10,000 talents to a role over HTTP',
    beside: 'bare statement, nothing computed',
    goals: { p50: underMs(GOAL_MS) },
  });
}
