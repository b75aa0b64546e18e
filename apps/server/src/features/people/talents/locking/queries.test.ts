import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSql } from '#database/read-sql.ts';
import { scopeOfJob } from '#database/scopes.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createInvitation } from '#testing/surveys.ts';

// What an administrator does with a person whose sheet is changed in that moment: a mail is sent, an answer arrives.

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { pack: 'flow' });
  admin = await createUser(product, { organization });
});

/** Until another transaction of this database waits for a lock. */
function untilSomeTransactionWaits(): Promise<void> {
  return vi.waitFor(
    async () => {
      const { rows } = await product.deps.db.platform.read((db) =>
        readSql<{ waiting_count: number }>`
          select count(*)::int as waiting_count from pg_locks l join pg_stat_activity a on a.pid = l.pid
          where not l.granted and a.datname = current_database()
        `.execute(db),
      );
      expect(rows[0]?.waiting_count).toBeGreaterThan(0);
    },
    { timeout: 10_000, interval: 20 },
  );
}

const postAction = (name: string, talentId: string) =>
  callerOf(product)('POST', `/talents/${name}`, { headers: admin.headers, payload: { talents: [talentId] } });

const ACTS: Readonly<Record<string, (talentId: string) => Promise<{ status: number }>>> = {
  'a changed address': (id) =>
    itemsOf(product, admin).patch(`talents/${id}`, { email: `${id}@people.example` }),
  'a withdrawn invitation': (id) => postAction('withdraw', id),
  'a repeated invitation': (id) => postAction('invite-again', id),
  'an anonymised person': (id) => postAction('anonymise', id),
};

describe('A sheet that changes while an administrator acts on its person', () => {
  it.each(Object.keys(ACTS))('lets both succeed: %s', async (name) => {
    const { talentId, resultId } = await createInvitation(product, organization, {
      result: { status: 'INVITED' },
    });
    const scope = scopeOfJob({ organizationId: organization.id });
    const here = sql`where organization_id = ${organization.id} and id = ${resultId}`;
    let answer: Promise<{ status: number }> | undefined;
    await product.deps.db.write(scope, async (db) => {
      await sql`select from talents_results ${here} for no key update`.execute(db);
      answer = ACTS[name]?.(talentId);
      await untilSomeTransactionWaits();
      // As after an invitation was sent; a trigger then writes the status to the talent.
      await sql`update talents_results set status = 'SENT' ${here}`.execute(db);
    });
    expect((await answer)?.status).toBe(200);
  });
});
