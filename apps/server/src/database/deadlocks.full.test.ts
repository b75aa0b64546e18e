import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countDeadlocks } from '#database/deadlocks.ts';
import type { Writer } from '#database/gate.ts';
import { createOrganization } from '#testing/factories.ts';
import type { ConcurrentUsers } from '#testing/concurrent-users.ts';
import { createConcurrentUsers } from '#testing/concurrent-users.ts';
import { useProduct } from '#testing/product.ts';
import { testScope } from '#testing/scopes.ts';
import { shareOf, testSeed } from '#testing/effort.ts';

const product = useProduct({ worker: true, env: { MAILS_PER_DAY_FLOW: '100000' } });

/** A round takes about a second; CROWD_ROUNDS=300 runs for some minutes. */
const ROUNDS = Number(process.env.CROWD_ROUNDS ?? shareOf(8));
const SEED = testSeed();

describe('two transactions in a deadlock', () => {
  /** Two transactions that lock two workspaces in opposite orders, each the second one once the other has its first. */
  async function cross(method: 'write' | 'writeOnce') {
    const [one, other] = [await createOrganization(product), await createOrganization(product)];
    const lock = (db: Writer, { id }: { id: string }) =>
      sql`update organizations set name = name || '.' where id = ${id}`.execute(db);
    let runs = 0;
    let lockedCount = 0;
    const lockBarrier = Promise.withResolvers<void>();
    const firstCommit = Promise.withResolvers<void>();
    const inOrder = async (first: typeof one, second: typeof one) => {
      await product.deps.db.platform[method](async (db) => {
        runs += 1;
        // The repetition waits for the other one, which might fail otherwise.
        if (runs > 2) await firstCommit.promise;
        await lock(db, first);
        lockedCount += 1;
        if (lockedCount === 2) lockBarrier.resolve();
        await lockBarrier.promise;
        await lock(db, second);
      });
      firstCommit.resolve();
    };
    const outcomes = await Promise.allSettled([inOrder(one, other), inOrder(other, one)]);
    const names = await Promise.all(
      [one, other].map(({ id, name }) =>
        product.deps.db
          .read(testScope(id), (db) =>
            db.selectFrom('organizations').select('name').executeTakeFirstOrThrow(),
          )
          .then((row) => row.name.slice(name.length)),
      ),
    );
    return { rejections: outcomes.filter(({ status }) => status === 'rejected'), names };
  }

  it('both succeed: the aborted one is repeated, and counted', async () => {
    const before = countDeadlocks();
    expect(await cross('write')).toEqual({ rejections: [], names: ['..', '..'] });
    expect(countDeadlocks()).toEqual({ ...before, repeated: before.repeated + 1 });
  });

  it('one fails when it has effects outside the database, and is counted', async () => {
    const before = countDeadlocks();
    const { rejections, names } = await cross('writeOnce');
    expect(rejections).toMatchObject([{ reason: { code: '40P01' } }]);
    expect(names).toEqual(['.', '.']);
    expect(countDeadlocks()).toEqual({ ...before, failed: before.failed + 1 });
  });
});

/** The number of responses of each request by status. */
function describeAnswers({ answers }: ConcurrentUsers): string {
  const lines = [...answers].map(([what, counts]) => {
    const parts = [...counts].map(([status, count]) => `${count} × ${status}`);
    return `${what}: ${parts.join(', ')}`;
  });
  return lines.join('\n');
}

describe('concurrent inviting, hiring, unlocking, deleting, finishing and sending', () => {
  it(
    `causes no deadlock (CROWD_ROUNDS=${ROUNDS} SEED=${SEED})`,
    async () => {
      const before = countDeadlocks();
      const concurrentUsers = await createConcurrentUsers(product, SEED);
      for (let round = 0; round < ROUNDS; round += 1) await concurrentUsers.runRound();
      const failures = [...concurrentUsers.answers].flatMap(([what, counts]) =>
        [...counts]
          .filter(([status]) => status >= 500)
          .map(([status, count]) => `${what}: ${count} × ${status}`),
      );
      if (process.env.CROWD_ROUNDS !== undefined)
        process.stdout.write(`${describeAnswers(concurrentUsers)}\n`);
      expect(failures).toEqual([]);
      for (const what of ['invite', 'hire', 'unlock', 'delete', 'restore', 'finish', 'hire many', 'grant']) {
        expect([what, concurrentUsers.answers.get(what)?.get(200) ?? 0]).toEqual([
          what,
          expect.toSatisfy((n) => n > 0),
        ]);
      }
      expect(countDeadlocks()).toEqual(before);
    },
    60_000 + ROUNDS * 20_000,
  );
});
