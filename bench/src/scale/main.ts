// npm run scale [-- --quick] [--dry] [--tiny]
// npm run scale -- --workspaces 100000 [--dry]
import { parseArgs } from 'node:util';
import { withClient } from '../chaos/installation.ts';
import type { Row, Section } from '../report.ts';
import { currentLoad, publish, toTable } from '../report.ts';
import { CleanUp } from '../stage.ts';
import type { BenchWorkspace } from '../world.ts';
import { insertInvitations, insertWorkspace } from '../world.ts';
import { failOver } from './failover.ts';
import type { Installation } from './installation.ts';
import { openInstallation, WEB_PROCESSES } from './installation.ts';
import { endParts } from './kills.ts';
import { Load } from './load.ts';
import { countLosses } from './losses.ts';
import { amount, IS_TINY } from '../pace.ts';
import { listMissing } from './programs.ts';
import { rollOver } from './rolling.ts';
import { measureThroughput } from './throughput.ts';
import { measureWorkspaces } from './workspaces/measure.ts';
import { say } from './say.ts';

const { values } = parseArgs({
  options: {
    /** A look at everything in about a minute; its figures are worth nothing. */
    quick: { type: 'boolean', default: false },
    /** Measures a number of small workspaces in one database instead. */
    workspaces: { type: 'string' },
    /** Prints only. */
    dry: { type: 'boolean', default: IS_TINY },
    /** One tiny round, to see that it runs. */
    tiny: { type: 'boolean', default: false },
  },
});

const FULL = {
  throughput: { talents: 10_000, workspaces: 5, rounds: 3, seconds: 5 },
  kills: { betweenMs: 5000, downtimeMs: 8000 },
  takers: 30,
  invitations: 600,
  warmMs: 5000,
};
const QUICK: typeof FULL = {
  throughput: { talents: 800, workspaces: 2, rounds: 1, seconds: 1 },
  kills: { betweenMs: 1000, downtimeMs: 2000 },
  takers: 4,
  invitations: 60,
  warmMs: 1000,
};
const TINY: typeof FULL = {
  throughput: { talents: 100, workspaces: 2, rounds: 1, seconds: 0.2 },
  kills: { betweenMs: 200, downtimeMs: 500 },
  takers: 2,
  invitations: 10,
  warmMs: 200,
};
const PACE = amount(values.quick ? QUICK : FULL, TINY);

interface TestSetup {
  readonly installation: Installation;
  readonly workspace: BenchWorkspace;
}

async function startLoad({ installation, workspace }: TestSetup, seed: number): Promise<Load> {
  const invitations = await withClient(installation.address.url, (client) =>
    insertInvitations(client, workspace.organizationId, PACE.invitations),
  );
  return new Load({ port: installation.nginx.port, workspace, invitations, takers: PACE.takers, seed });
}

/** Ends the load and holds what was acknowledged against what the database of that time holds. */
async function lossesOf({ installation, workspace }: TestSetup, load: Load): Promise<Row[]> {
  say('waiting until everyone has finished …');
  await load.stop();
  const { address, nginx, smtp } = installation;
  const { headers } = workspace;
  return countLosses(load, { url: address.url, port: nginx.port, headers, mails: smtp.recipients });
}

interface Outcome {
  readonly section: Section;
  readonly isRight: boolean;
}

async function run(cleanUp: CleanUp): Promise<Outcome> {
  const installation = await openInstallation(cleanUp);
  const throughput = await measureThroughput(cleanUp, installation, PACE.throughput);
  const workspace = await withClient(installation.primary.url, insertWorkspace);
  const testSetup = { installation, workspace };

  const underKills = await startLoad(testSetup, 1_000_003);
  const kills = await endParts(installation, underKills, PACE.kills);
  kills.push(...(await lossesOf(testSetup, underKills)));

  const rolling = await rollOver(installation, workspace.headers);

  const underFailover = await startLoad(testSetup, 2_000_003);
  const failover = await failOver(installation, underFailover, PACE.warmMs);
  failover.push(...(await lossesOf(testSetup, underFailover)));

  const rows = [...kills, rolling, ...failover];
  const text = `Written by \`npm run scale\`: a primary and a streaming replica of PostgreSQL 15, PgBouncer in session mode, nginx,
${WEB_PROCESSES} web processes with \`WORK=off\` and one with \`WORK=only\`, an S3 server and an SMTP server, all on this machine.

### Throughput by processes

Nine reads (own account, single talents, searches, counts, roles) and one change in turn, over connections that are kept;
the middle of ${PACE.throughput.rounds} rounds of ${PACE.throughput.seconds} s, all in turns. Most of the distance to the bare driver is searches, for which the product has
an index that the driver's plain statement does not use.

${throughput}

### Parts that end under load

${PACE.takers} people at a time take surveys over a bad network while an administrator invites and uploads; all of them
repeat what was not acknowledged. nginx leaves out a process that does not answer.

${toTable(kills)}

### Replacing all processes

${toTable([rolling])}

### Failover

A commit is acknowledged when the replica has it, too. The primary is killed with all its processes, the replica
promoted at once (a cluster manager adds the time in which it notices), and PgBouncer leads to it; no process of the
product is restarted.

${toTable(failover)}`;
  const section = { title: 'Several machines', text };
  return { section, isRight: rows.every(({ isMet }) => isMet !== false) };
}

async function runWorkspaces(cleanUp: CleanUp, workspaces: number): Promise<Outcome> {
  return { section: await measureWorkspaces(cleanUp, workspaces), isRight: true };
}

const missing = values.workspaces === undefined ? listMissing() : [];
if (missing.length > 0) {
  console.error(`Programs are missing. On Debian: ${missing.join(' && ')}`);
  process.exit(1);
}
const loadBefore = currentLoad();
const cleanUp = new CleanUp();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUp.run().then(() => process.exit(1)));
}
try {
  const { section, isRight } = await (values.workspaces === undefined
    ? run(cleanUp)
    : runWorkspaces(cleanUp, Number(values.workspaces)));
  publish([section], { loadBefore, write: !values.dry && !values.quick });
  process.exitCode = isRight ? 0 : 1;
} finally {
  await cleanUp.run();
}
