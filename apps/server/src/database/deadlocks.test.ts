import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countDeadlocks } from '#database/deadlocks.ts';
import type { Writer } from '#database/gate.ts';
import { createOrganization } from '#testing/factories.ts';
import type { Crowd } from '#testing/crowd.ts';
import { openCrowd } from '#testing/crowd.ts';
import { useProduct } from '#testing/product.ts';
import { testScope } from '#testing/scopes.ts';

const product = useProduct({ worker: true, env: { MAILS_PER_DAY_FLOW: '100000' } });

/** A round takes about a second: CROWD_ROUNDS=300 keeps everything busy for some minutes. */
const ROUNDS = Number(process.env.CROWD_ROUNDS ?? 3);
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1e6));

describe('two transactions that wait for each other', () => {
  /** Two transactions that lock two workspaces in opposite orders, each the second one once the other has its first. */
  async function cross(way: 'write' | 'writeOnce') {
    const [one, other] = [await createOrganization(product), await createOrganization(product)];
    const lock = (db: Writer, { id }: { id: string }) =>
      sql`update organizations set name = name || '.' where id = ${id}`.execute(db);
    let runs = 0;
    let locked = 0;
    const met = Promise.withResolvers<void>();
    const won = Promise.withResolvers<void>();
    const inOrder = async (first: typeof one, second: typeof one) => {
      await product.deps.db.platform[way](async (db) => {
        runs += 1;
        // The repetition waits for the other one, which could lose otherwise.
        if (runs > 2) await won.promise;
        await lock(db, first);
        locked += 1;
        if (locked === 2) met.resolve();
        await met.promise;
        await lock(db, second);
      });
      won.resolve();
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
    return { failed: outcomes.filter(({ status }) => status === 'rejected'), names };
  }

  it('both succeed: the one that PostgreSQL ends is repeated, and counted', async () => {
    const before = countDeadlocks();
    expect(await cross('write')).toEqual({ failed: [], names: ['..', '..'] });
    expect(countDeadlocks()).toEqual({ ...before, repeated: before.repeated + 1 });
  });

  it('one fails when it has effects outside the database, and is counted', async () => {
    const before = countDeadlocks();
    const { failed, names } = await cross('writeOnce');
    expect(failed).toMatchObject([{ reason: { code: '40P01' } }]);
    expect(names).toEqual(['.', '.']);
    expect(countDeadlocks()).toEqual({ ...before, failed: before.failed + 1 });
  });
});

/** How often each request was answered by which status. */
function describeAnswers({ answers }: Crowd): string {
  const lines = [...answers].map(([what, counts]) => {
    const parts = [...counts].map(([status, count]) => `${count} × ${status}`);
    return `${what}: ${parts.join(', ')}`;
  });
  return lines.join('\n');
}

describe('inviting, hiring, unlocking, deleting, finishing and sending at once', () => {
  it(
    `ends in no deadlock (CROWD_ROUNDS=${ROUNDS} SEED=${SEED})`,
    async () => {
      const before = countDeadlocks();
      const crowd = await openCrowd(product, SEED);
      for (let round = 0; round < ROUNDS; round += 1) await crowd.runRound();
      const failures = [...crowd.answers].flatMap(([what, counts]) =>
        [...counts]
          .filter(([status]) => status >= 500)
          .map(([status, count]) => `${what}: ${count} × ${status}`),
      );
      if (process.env.CROWD_ROUNDS !== undefined) process.stdout.write(`${describeAnswers(crowd)}\n`);
      expect(failures).toEqual([]);
      for (const what of ['invite', 'hire', 'unlock', 'delete', 'restore', 'finish', 'hire many', 'grant']) {
        expect([what, crowd.answers.get(what)?.get(200) ?? 0]).toEqual([
          what,
          expect.toSatisfy((n) => n > 0),
        ]);
      }
      expect(countDeadlocks()).toEqual(before);
    },
    60_000 + ROUNDS * 20_000,
  );
});
