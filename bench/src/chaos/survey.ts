import { amount } from '../pace.ts';
import type { Options } from '../options.ts';
import type { Bench } from '../runner.ts';
import { single } from '../runner.ts';
import type { Database } from '../stage.ts';
import { openDatabase, Product, withClient } from '../stage.ts';
import { insertInvitations, insertWorkspace } from '../world.ts';
import type { Traffic } from './network.ts';
import { countNothing } from './network.ts';
import { takeSurvey } from './taker.ts';
import type { FinishedSheet } from './verify.ts';
import { verify } from './verify.ts';

/** About what one person sends in all, repetitions included. */
const ANSWERS_EACH = 290;
const PROGRESS_EVERY = amount(100, 2);

interface Kill {
  /** Answers acknowledged before it. */
  readonly after: number;
  readonly what: 'server' | 'database';
}

/** Kills spread evenly over the answers to come. */
function planKills(options: Options): Kill[] {
  const answers = Number(options.takers) * ANSWERS_EACH;
  const plan = (what: Kill['what'], count: number) =>
    Array.from({ length: count }, (_, index) => ({ after: ((index + 1) / (count + 1)) * answers, what }));
  const kills = [
    ...plan('server', Number(options.kills)),
    ...plan('database', Number(options['database-kills'])),
  ];
  return kills.toSorted((one, other) => one.after - other.after);
}

/** Ends one process of the database, which then ends all others and recovers from its log. */
async function killDatabase(url: string): Promise<void> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = 'quint_app' order by random() limit 1",
    ),
  );
  if (rows[0] !== undefined) process.kill(rows[0].pid, 'SIGKILL');
}

/** Kills one after the other as the answers come in. */
function startKilling(plan: Kill[], { product, url }: { product: Product; url: string }, traffic: Traffic) {
  const counts = { server: 0, database: 0 };
  let currentKill: Promise<void> = Promise.resolve();
  let isBusy = false;
  const kill = async ({ what }: Kill) => {
    console.log(`  killing the ${what} after ${traffic.acknowledgements} answers …`);
    if (what === 'database') await killDatabase(url);
    else {
      await product.kill();
      await product.start();
    }
    counts[what] += 1;
    isBusy = false;
  };
  return {
    counts,
    onAcknowledged: () => {
      const [next] = plan;
      if (isBusy || next === undefined || traffic.acknowledgements < next.after) return;
      plan.shift();
      isBusy = true;
      currentKill = kill(next);
    },
    settled: () => currentKill,
  };
}

/** A given number of people at a time take the survey until all have finished. */
export async function takeSurveys(
  { url }: Pick<Database, 'url'>,
  survey: Parameters<typeof takeSurvey>[0],
  { takers, atOnce, seed }: { takers: number; atOnce: number; seed: number },
): Promise<FinishedSheet[]> {
  const invitations = await withClient(url, async (client) => {
    const { organizationId } = await insertWorkspace(client);
    return insertInvitations(client, organizationId, takers);
  });
  const sheets: FinishedSheet[] = [];
  const queue = invitations.map((invitation, index) => ({ ...invitation, seed: seed * 1_000_003 + index }));
  const work = async () => {
    for (let person = queue.shift(); person !== undefined; person = queue.shift()) {
      sheets.push({ resultId: person.resultId, finalAnswers: await takeSurvey(survey, person) });
      if (sheets.length % PROGRESS_EVERY === 0) console.log(`  ${sheets.length} have finished`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return sheets;
}

/** Compares every sheet with what its person answered in the end, without the product's own statements. */
export async function recordLosses({ record }: Bench, url: string, sheets: readonly FinishedSheet[]) {
  const verdict = await withClient(url, (client) => verify(client, sheets));
  const toLoss = (name: string, what: string, right: number) =>
    record({
      name,
      what: `${what}, of ${sheets.length.toLocaleString('en')}`,
      unit: '',
      ours: single(sheets.length - right),
      goals: [{ most: 0 }],
    });
  toLoss('unfinished', 'people who could not finish', verdict.finished);
  toLoss('lost', 'sheets that miss an answer or hold another one', verdict.equal);
  toLoss('misscored', 'results computed from other answers', verdict.scoredRight);
}

/** Tells what happened on the way. */
export function recordTraffic({ record }: Bench, traffic: Traffic): void {
  const { requests, failures, acknowledgements, duplicates, delays, drops } = traffic;
  const deliveries = `${duplicates} batches sent twice, ${delays} late, ${drops} replies dropped`;
  const recordCount = (name: string, what: string, value: number) =>
    record({ name, what, unit: '', ours: single(value) });
  recordCount('failures', `requests that met no server or one that could not work, of ${requests}`, failures);
  recordCount('acknowledged', `answers acknowledged, repetitions included; ${deliveries}`, acknowledgements);
}

/**
 * People answer in any order and change their minds, on two devices each, over a network that duplicates, reorders,
 * delays and drops, while server and database are killed and come back.
 */
export async function measureSurveyUnderFailures(bench: Bench): Promise<void> {
  const { cleanUp, options, record } = bench;
  const database = await openDatabase(cleanUp);
  const product = await Product.open(cleanUp, database);
  const { url } = database;
  const traffic = countNothing();
  const killer = startKilling(planKills(options), { product, url }, traffic);
  const survey = { port: product.port, traffic, onAcknowledged: killer.onAcknowledged };
  const startTime = performance.now();
  const sheets = await takeSurveys(database, survey, {
    takers: Number(options.takers),
    atOnce: Number(options['at-once']),
    seed: Number(options.seed),
  });
  await killer.settled();
  const seconds = (performance.now() - startTime) / 1000;
  await recordLosses(bench, url, sheets);
  recordTraffic(bench, traffic);
  const { counts } = killer;
  const what = `until all had finished; ${counts.server} kills of the server, ${counts.database} of the database`;
  record({ name: 'chaos', what, unit: 's', ours: single(seconds) });
}
