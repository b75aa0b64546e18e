// npm run chaos -- --restarts [--dry] [--tiny]
// npm run chaos -- [--takers 1000] [--kills 5] [--database-kills 2] [--at-once 100] [--seed 1] [--dry] [--tiny]
import { parseArgs } from 'node:util';
import type { Row, Section } from '../report.ts';
import { alone, currentLoad, publish, toTable } from '../report.ts';
import { CleanUp } from '../stage.ts';
import { insertInvitations, insertWorkspace } from '../world.ts';
import { Installation, withClient } from './installation.ts';
import type { Traffic } from './network.ts';
import { amount, IS_TINY } from '../pace.ts';
import { measureRestarts } from './restarts.ts';
import { countNothing } from './network.ts';
import { takeSurvey } from './taker.ts';
import type { FinishedSheet, Verdict } from './verify.ts';
import { verify } from './verify.ts';

const TITLE = 'Survey under failures';
const RESTARTS_TITLE = 'Restarts under load';
/** About what one person sends in all, repetitions included. */
const ANSWERS_EACH = 290;

const { values } = parseArgs({
  options: {
    takers: { type: 'string', default: amount('1000', '4') },
    /** The server is killed so often while they answer. */
    kills: { type: 'string', default: amount('5', '1') },
    /** A process of the database is killed so often. */
    'database-kills': { type: 'string', default: amount('2', '1') },
    /** Takers at a time. */
    'at-once': { type: 'string', default: amount('100', '4') },
    seed: { type: 'string', default: '1' },
    /** Stops and restarts server and database under load instead. */
    restarts: { type: 'boolean', default: false },
    /** Prints only. */
    dry: { type: 'boolean', default: IS_TINY },
    /** One tiny round, to see that it runs. */
    tiny: { type: 'boolean', default: false },
  },
});
const TAKERS = Number(values.takers);
const SEED = Number(values.seed);

interface Kill {
  /** Answers acknowledged before it. */
  readonly after: number;
  readonly what: 'server' | 'database';
}

/** Kills spread evenly over the answers to come. */
function planKills(): Kill[] {
  const plan = (what: Kill['what'], count: number) =>
    Array.from({ length: count }, (_, index) => ({
      after: ((index + 1) / (count + 1)) * TAKERS * ANSWERS_EACH,
      what,
    }));
  const kills = [
    ...plan('server', Number(values.kills)),
    ...plan('database', Number(values['database-kills'])),
  ];
  return kills.toSorted((one, other) => one.after - other.after);
}

/** Kills one after the other as the answers come in. Returns what is to be told of progress, and of the end. */
function startKilling(installation: Installation, traffic: Traffic) {
  const plan = planKills();
  const killCounts = { server: 0, database: 0 };
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  const kill = async ({ what }: Kill) => {
    console.log(`killing the ${what} after ${traffic.acknowledgements} answers …`);
    await (what === 'server' ? installation.killServer() : installation.killDatabase());
    killCounts[what] += 1;
    isBusy = false;
  };
  return {
    killCounts,
    onAcknowledged: () => {
      const [next] = plan;
      if (isBusy || next === undefined || traffic.acknowledgements < next.after) return;
      plan.shift();
      isBusy = true;
      running = kill(next);
    },
    settled: () => running,
  };
}

function toRows(what: {
  verdict: Verdict;
  traffic: Traffic;
  kills: { server: number; database: number };
  seconds: number;
}): Row[] {
  const { verdict, traffic, kills, seconds } = what;
  const count = (value: number) => value.toLocaleString('en');
  const toInfoRow = (name: string, value: number) =>
    alone({ what: name, ours: count(value), goal: '', isMet: undefined });
  const toGoalRow = (name: string, value: number) =>
    alone({ what: name, ours: count(value), goal: `all ${count(TAKERS)}`, isMet: value === TAKERS });
  return [
    toGoalRow('people who finished', verdict.finished),
    toGoalRow('finished sheets that hold exactly what was answered', verdict.equal),
    toGoalRow('results computed from exactly that', verdict.scoredRight),
    toInfoRow('kills of the server (SIGKILL) while they answered', kills.server),
    toInfoRow('kills of a database process (SIGKILL), with recovery from its log', kills.database),
    toInfoRow('requests', traffic.requests),
    toInfoRow('requests that met no server or one that could not work', traffic.failures),
    toInfoRow('answers acknowledged, repetitions included', traffic.acknowledgements),
    toInfoRow('batches sent twice', traffic.duplicates),
    toInfoRow('batches held back and sent late', traffic.delays),
    toInfoRow('batches whose reply was dropped', traffic.drops),
    toInfoRow('seconds', Math.round(seconds)),
  ];
}

async function run(cleanUp: CleanUp): Promise<{ rows: Row[]; isRight: boolean }> {
  const installation = await Installation.open(cleanUp);
  const { url, port } = installation;
  const invitations = await withClient(url, async (client) => {
    const { organizationId } = await insertWorkspace(client);
    return insertInvitations(client, organizationId, TAKERS);
  });
  const traffic = countNothing();
  const killing = startKilling(installation, traffic);
  const survey = { port, traffic, onAcknowledged: killing.onAcknowledged };
  const startTime = performance.now();
  const sheets: FinishedSheet[] = [];
  const waiting = invitations.map(({ token, resultId }, index) => ({
    token,
    resultId,
    seed: SEED * 1_000_003 + index,
  }));
  const work = async () => {
    for (let person = waiting.shift(); person !== undefined; person = waiting.shift()) {
      sheets.push({ resultId: person.resultId, finalAnswers: await takeSurvey(survey, person) });
      if (sheets.length % 100 === 0) console.log(`${sheets.length} have finished`);
    }
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, work));
  await killing.settled();
  const seconds = (performance.now() - startTime) / 1000;
  const verdict = await withClient(url, (client) => verify(client, sheets));
  const isRight = Object.values(verdict).every((count) => count === TAKERS);
  return { rows: toRows({ verdict, traffic, kills: killing.killCounts, seconds }), isRight };
}

const loadBefore = currentLoad();
const cleanUp = new CleanUp();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUp.run().then(() => process.exit(1)));
}
/** People take the survey while server and database are killed. */
async function runSurvey(): Promise<{ section: Section; isRight: boolean }> {
  const { rows, isRight } = await run(cleanUp);
  const text = `Written by \`npm run chaos\`. People answer in any order and change their minds, on two devices each, over a network that
duplicates, reorders, delays and drops, while server and database are killed and come back. Every sheet is compared
with what its person answered in the end, without the product's own statements (seed ${SEED}, ${values['at-once']} at a time).

${toTable(rows)}`;
  return { section: { title: TITLE, text }, isRight };
}

/** Clients ask while server and database are stopped in order. */
async function runRestarts(): Promise<{ section: Section; isRight: boolean }> {
  const rows = await measureRestarts(cleanUp);
  const text = `Written by \`npm run chaos -- --restarts\`. Clients keep their connections and ask one thing after the other, without a
second try. The proxy asks \`/readyz\` every 200 ms and tries no request twice either.

${toTable(rows)}`;
  return { section: { title: RESTARTS_TITLE, text }, isRight: rows.every(({ isMet }) => isMet === true) };
}

try {
  const { section, isRight } = await (values.restarts ? runRestarts() : runSurvey());
  publish([section], { loadBefore, write: !values.dry });
  process.exitCode = isRight ? 0 : 1;
} finally {
  await cleanUp.run();
}
