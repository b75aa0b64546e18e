import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useProduct } from '#testing/product.ts';
import {
  expectBooks,
  findContradictions,
  findDuplicatePages,
  foundBooks,
} from '#testing/simulation/books.ts';
import { run } from '#testing/simulation/run-steps.ts';
import { finish } from '#testing/simulation/deliver-events.ts';
import { anyStep } from '#testing/simulation/steps.ts';
import { openWorld } from '#testing/simulation/world.ts';
import { shareOf, testSeed } from '#testing/effort.ts';

// `SEQUENCES=10000 npx vitest run apps/server/src/features/billing/simulation.full.test.ts` tries that many; SEED
// repeats a run.
const SEQUENCES = Number(process.env.SEQUENCES ?? shareOf(12));
const SEED = testSeed();

const anySteps = fc.array(anyStep, { minLength: 4, maxLength: 24, size: 'max' });

const product = useProduct({ payments: true });

describe('buying, changing, failing and refunding in any order', () => {
  it(
    `ends with budgets, plans and orders as at the provider, whatever message or process is lost, duplicated, late or killed (SEED=${SEED})`,
    async () => {
      const totals = { sequences: 0, steps: 0, paid: 0, refunded: 0, subscriptions: 0, dropped: 0 };
      await fc.assert(
        fc.asyncProperty(anySteps, fc.boolean(), async (steps, byClock) => {
          const world = await openWorld(product);
          try {
            for (const step of steps) {
              await run(world, step);
              expect(await findDuplicatePages(product, world)).toEqual([]);
            }
            await finish(world, { byClock });
            const expectedBooks = await expectBooks(product, world);
            expect(await foundBooks(product, world)).toEqual(expectedBooks);
            expect(await findContradictions(product, world)).toEqual([]);
            totals.sequences += 1;
            totals.steps += steps.flatMap(({ steps: all }) => all).length;
            totals.paid += expectedBooks.paid.length;
            totals.refunded += expectedBooks.paid.filter(([, status]) => status === 'refunded').length;
            totals.subscriptions += expectedBooks.subscription === null ? 0 : 1;
            totals.dropped += world.droppedMessages.length;
          } finally {
            await world.close();
          }
        }),
        { numRuns: SEQUENCES, seed: SEED, endOnFailure: process.env.SHRINK === undefined },
      );
      process.stdout.write(`${JSON.stringify(totals)}\n`);
      expect(totals.sequences).toBe(SEQUENCES);
    },
    SEQUENCES * 5000,
  );
});
