import type { Actor } from '@quint/domain/workspace/actor.ts';
import { FEATURE_DEFAULTS } from '@quint/domain/workspace/features.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyQuery } from '#testing/any-query.ts';
import { anyQuery } from '#testing/any-query.ts';
import type { TestUser } from '#testing/factories.ts';
import type { ApiResponse } from '#testing/items.ts';
import { itemsOf } from '#testing/items.ts';
import type { MaskedWorld } from '#testing/masked-world.ts';
import { createMaskedWorld, GUESSES, LEAKS, SECRETS } from '#testing/masked-world.ts';
import { useProduct } from '#testing/product.ts';
import { shareOf } from '#testing/effort.ts';
import { SLOW } from '#testing/tags.ts';

// Sends the same requests with one set of secrets and with another: the responses are equal byte by byte. So
// no data of a masked person is visible, or can be inferred by filter, sorting, search, grouping or counting.

const product = useProduct();
const ROUNDS = shareOf(25);
const QUESTIONS_A_ROUND = 15;
// The log grows with each request.
const WITHOUT = ['audit_log'];
let clear: MaskedWorld;
let hidingWorld: MaskedWorld;

beforeAll(async () => {
  clear = await createMaskedWorld(product, { hides: false });
  hidingWorld = await createMaskedWorld(product, { hides: true });
});

function actorOf(world: MaskedWorld, user: TestUser, userRole: Actor['userRole']): Actor {
  return {
    userId: user.id,
    userRole,
    organizationId: world.organization.id,
    talentId: userRole === 'ORG_USER' ? world.otherTalentId : undefined,
    pack: 'flow',
    features: new Set(Object.keys(FEATURE_DEFAULTS)),
    isFrozen: false,
  };
}

async function runQueries(user: TestUser, questions: readonly AnyQuery[]): Promise<ApiResponse[]> {
  const items = itemsOf(product, user);
  const answers: ApiResponse[] = [];
  for (const { collection, query } of questions) answers.push(await items.search(collection, query));
  return answers;
}

/** The size of the locked content is visible before the purchase. It differs between the sets of secrets. */
function withoutCounts(answer: ApiResponse | undefined): unknown {
  return JSON.parse(JSON.stringify(answer), (key, value: unknown) => {
    if (key !== 'closed_content' || value === null) return value;
    expect(Object.values(value as object).map((each) => typeof each)).toSatisfy((types: string[]) =>
      types.every((type) => type === 'number' || type === 'boolean'),
    );
    return 'counted';
  });
}

/** Sends requests with both sets of secrets and compares; returns the share of requests with a non-empty response. */
async function compare(world: MaskedWorld, user: TestUser, userRole: Actor['userRole']): Promise<number> {
  const who = { actor: actorOf(world, user, userRole), ...GUESSES, without: WITHOUT };
  const tally = { asked: 0, answered: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyQuery(who), { minLength: QUESTIONS_A_ROUND, maxLength: QUESTIONS_A_ROUND }),
      async (questions) => {
        await world.exchange(SECRETS[0]);
        const first = await runQueries(user, questions);
        await world.exchange(SECRETS[1]);
        const second = await runQueries(user, questions);
        for (const [index, answer] of first.entries()) {
          expect(withoutCounts(answer), JSON.stringify(questions[index])).toEqual(
            withoutCounts(second[index]),
          );
          expect(answer.status).toBeLessThan(500);
          if (answer.status !== 200) continue;
          expect(JSON.stringify(answer.body), JSON.stringify(questions[index])).not.toMatch(LEAKS);
          tally.answered += 1;
        }
        tally.asked += questions.length;
      },
    ),
    { numRuns: ROUNDS, endOnFailure: true },
  );
  return tally.answered / tally.asked;
}

describe('the secrets of masked people', () => {
  it('change no response to an administrator', { timeout: 300_000 }, async () => {
    expect(await compare(clear, clear.admin, 'ORG_ADMIN')).toBeGreaterThan(0.6);
  });

  it(
    'change no response to an administrator when the workspace hides personal data',
    { ...SLOW, timeout: 300_000 },
    async () => {
      expect(await compare(hidingWorld, hidingWorld.admin, 'ORG_ADMIN')).toBeGreaterThan(0.6);
    },
  );

  it('change no response to another talent', { timeout: 300_000 }, async () => {
    expect(await compare(clear, clear.other, 'ORG_USER')).toBeGreaterThan(0.6);
  });

  it('would be visible in such requests without masking', SLOW, async () => {
    const world = await createMaskedWorld(product, { hides: false });
    const { organization, admin } = world;
    await world.exchange(SECRETS[0]);
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('talents')
        .set({ is_insight_unlocked: true })
        .where('organization_id', '=', organization.id)
        .execute(),
    );
    const who = { actor: actorOf(world, admin, 'ORG_ADMIN'), ...GUESSES, without: WITHOUT };
    const answers = await runQueries(admin, fc.sample(anyQuery(who), { numRuns: 400, seed: 7 }));
    const leakingAnswers = answers.filter(({ body }) => LEAKS.test(JSON.stringify(body)));
    expect(leakingAnswers.length).toBeGreaterThan(10);
  });
});
