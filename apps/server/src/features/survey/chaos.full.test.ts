import type { RandomStream } from '@quint/psychometrics/random.ts';
import { randomStream } from '@quint/psychometrics/random.ts';
import { scoreSheet } from '@quint/psychometrics/scoring.ts';
import { describe, expect, it } from 'vitest';
import { testScope } from '#testing/scopes.ts';
import { listCountingAnswers } from '#features/survey/queries.ts';
import { createOrganization } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, Device, INSTRUMENT, ITEMS } from '#testing/surveys.ts';
import { shareOf, testSeed } from '#testing/effort.ts';

const product = useProduct();
const TAKERS = Number(process.env.CHAOS_TAKERS ?? shareOf(8));
const SEED = testSeed();
const AT_ONCE = 4;
const CHANGES_OF_MIND = 25;

interface SentAnswer {
  readonly item: number;
  readonly value: number;
  readonly seq: number;
  readonly seconds: number;
}

type Random = RandomStream;

function pick(random: Random, count: number): number {
  return Math.floor(random() * count);
}

function shuffle<Value>(random: Random, values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);
}

/** Answers of a person on a device: in any order, with changes. The last answer to an item counts. */
function answerOn(random: Random, items: readonly number[], finalAnswers: Map<number, number>): SentAnswer[] {
  const again = Array.from({ length: CHANGES_OF_MIND }, () => items[pick(random, items.length)] ?? 1);
  const order = [...shuffle(random, items), ...again];
  return order.map((item, index) => {
    const value = 1 + pick(random, 4);
    finalAnswers.set(item, value);
    return { item, value, seq: index + 1, seconds: 1 + pick(random, 9) };
  });
}

/** Cuts answers into overlapping batches: part of one is sent again with the next, as after a lost reply. */
function cut(random: Random, sentAnswers: readonly SentAnswer[]): SentAnswer[][] {
  const batches: SentAnswer[][] = [];
  for (let start = 0; start < sentAnswers.length;) {
    const size = 1 + pick(random, 12);
    batches.push(sentAnswers.slice(Math.max(0, start - pick(random, 4)), start + size));
    start += size;
  }
  return batches;
}

/**
 * Delivers batches like a bad network: some late, some twice, in any order, and with lost replies, after which they are
 * sent again.
 */
async function deliver(random: Random, device: Device, batches: readonly SentAnswer[][]): Promise<void> {
  const late = shuffle(
    random,
    batches.filter(() => random() < 0.3),
  );
  const twice = batches.filter(() => random() < 0.3);
  const now = batches.filter((batch) => !late.includes(batch));
  const queue = [...shuffle(random, [...now, ...twice]), ...late];
  while (queue.length > 0) {
    const together = queue.splice(0, 1 + pick(random, 3));
    const answers = await Promise.all(together.map((batch) => device.answer(batch)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(together.map(() => 200));
    // A reply that did not arrive: the device sends the batch again later.
    queue.push(...together.filter(() => random() < 0.15));
  }
}

async function takeSurvey(random: Random): Promise<void> {
  const organization = await createOrganization(product);
  const { token, resultId } = await createInvitation(product, organization);
  const finalAnswers = new Map<number, number>();
  // The person switches to another device, answers the remaining items there, and a few items again.
  const border = pick(random, ITEMS.length);
  const parts = [ITEMS.slice(0, border), ITEMS.slice(Math.max(0, border - 5))];
  const echoes: (() => Promise<unknown>)[] = [];
  for (const items of parts.filter((part) => part.length > 0)) {
    const device = new Device(product);
    await device.open(token);
    const batches = cut(random, answerOn(random, items, finalAnswers));
    await deliver(random, device, batches);
    echoes.push(...batches.slice(0, 3).map((batch) => () => device.answer(batch)));
  }
  // Repeats early batches: those of the former device must not count as the latest.
  for (const echo of echoes) await echo();
  const last = new Device(product);
  await last.open(token);
  await last.call('PATCH', '/survey/demographics', { name: 'Kim Park', age: 30, gender: 'diverse' });
  const finishes = await Promise.all([
    last.call('POST', '/survey/finish', {}),
    last.call('POST', '/survey/finish', {}),
  ]);
  expect(finishes.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const scope = testScope(organization.id);
  const countingAnswers = await product.deps.db.read(scope, (db) => listCountingAnswers(db, scope, resultId));
  expect(new Map(countingAnswers.map(({ item, value }) => [item, value]))).toEqual(finalAnswers);
  const { result } = await product.deps.db.platform.read((db) =>
    db.selectFrom('talents_results').select('result').where('id', '=', resultId).executeTakeFirstOrThrow(),
  );
  const expectedScore = scoreSheet({
    instrument: INSTRUMENT,
    answers: Object.fromEntries(finalAnswers),
    seconds: Object.fromEntries(countingAnswers.map(({ item, seconds }) => [item, seconds ?? 0])),
  });
  expect(result).toEqual(JSON.parse(JSON.stringify(expectedScore)));
}

describe(`${TAKERS} people on bad networks (SEED=${SEED})`, () => {
  it(
    'have their answers in the finished sheets',
    async () => {
      const random = randomStream(SEED);
      const seeds = Array.from({ length: TAKERS }, () => 1 + pick(random, 1_000_000_000));
      const waitingSeeds = [...seeds];
      const work = async () => {
        for (let seed = waitingSeeds.shift(); seed !== undefined; seed = waitingSeeds.shift()) {
          await takeSurvey(randomStream(seed));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      expect(waitingSeeds).toEqual([]);
    },
    Math.max(60_000, TAKERS * 5000),
  );
});
