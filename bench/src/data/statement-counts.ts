import type { PreparedPeer } from '../peer/start.ts';
import { startPeerSide } from '../peer/start.ts';
import type { Stage } from '../stage.ts';
import { CleanUp, startOurs } from '../stage.ts';
import type { DataCase } from './cases.ts';
import { sendOnce } from './http-load.ts';
import type { Side } from './sides.ts';
import { ourSide, toRawRequests } from './sides.ts';
import type { Relay } from './statements.ts';
import { openRelay } from './statements.ts';
import type { DataWorld } from './world.ts';

const WARM_UP = 12;
const COUNTED = 10;

export interface StatementCount {
  readonly what: string;
  readonly ours: number;
  readonly peer: number | undefined;
}

/** Statements that one request of a case costs, once the connections are warm. */
async function perRequest(side: Side, relay: Relay, each: DataCase): Promise<number> {
  const rawRequests = await toRawRequests(side, each.requests);
  const send = async (count: number) => {
    for (let index = 0; index < count; index++) {
      const wire = rawRequests[index % rawRequests.length];
      if (wire === undefined) throw new Error('nothing to send');
      const { status } = await sendOnce(side.port, wire);
      if (status >= 300) throw new Error(`${each.name}: ${side.name} answered ${status}`);
    }
  };
  await send(WARM_UP);
  const before = relay.count();
  await send(COUNTED);
  return (relay.count() - before) / COUNTED;
}

/** Counts, at the wire, the statements that a request of each case costs ours and the peer. */
export async function countStatements(
  { stage, world, preparedPeer }: { stage: Stage; world: DataWorld; preparedPeer: PreparedPeer | undefined },
  cases: readonly DataCase[],
): Promise<StatementCount[]> {
  const cleanUp = new CleanUp();
  try {
    const ourRelay = await openRelay(stage.url);
    cleanUp.add(() => ourRelay.close());
    const { dataDir } = stage;
    const ours = ourSide(await startOurs(cleanUp, { url: ourRelay.url, dataDir }), world);
    const peerRelay = preparedPeer === undefined ? undefined : await openRelay(preparedPeer.url);
    let peer: Side | undefined;
    if (preparedPeer !== undefined && peerRelay !== undefined) {
      cleanUp.add(() => peerRelay.close());
      const env = { ...preparedPeer.env, DB_CONNECTION_STRING: peerRelay.url };
      peer = await startPeerSide(cleanUp, { ...preparedPeer, env }, 'peer');
    }
    const counts: StatementCount[] = [];
    for (const each of cases) {
      counts.push({
        what: each.what,
        ours: await perRequest(ours, ourRelay, each),
        peer:
          peer === undefined || peerRelay === undefined ? undefined : await perRequest(peer, peerRelay, each),
      });
    }
    return counts;
  } finally {
    await cleanUp.run();
  }
}
