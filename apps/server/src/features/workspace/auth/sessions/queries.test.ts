import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { removeOutlived } from '#features/workspace/auth/sessions/queries.ts';
import { createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { signIn } from '#testing/sessions.ts';

const product = useProduct();

it('deletes only expired rows', async () => {
  const user = await createUser(product);
  const session = await signIn(product, user.email);
  const ids = { ended: newId(), recent: newId() };
  const remainingRows = await product.deps.db.platform.write(async (db) => {
    await sql`
      insert into session_families (id, user_id, expires_at, ended_at, ended_because)
      values (${ids.ended}, ${user.id}, now(), now() - interval '31 days', 'logout'),
        (${ids.recent}, ${user.id}, now(), now() - interval '29 days', 'logout')
    `.execute(db);
    await sql`
      insert into account_tokens (id, user_id, purpose, token_hash, expires_at)
      values (${newId()}, ${user.id}, 'password_reset', ${randomBytes(32)}, now() - interval '31 days')
    `.execute(db);
    await sql`
      insert into passkey_challenges (challenge_hash, purpose, expires_at)
      values (${randomBytes(32)}, 'sign_in', now() - interval '1 second'), (${randomBytes(32)}, 'sign_in', now() + interval '1 minute')
    `.execute(db);
    await removeOutlived(db);
    return {
      families: await db.selectFrom('session_families').select(['id', 'ended_at']).execute(),
      tokens: await db.selectFrom('account_tokens').select('id').execute(),
      challenges: await db.selectFrom('passkey_challenges').select('purpose').execute(),
    };
  });
  expect(remainingRows.families.map(({ id }) => id)).toContain(ids.recent);
  expect(remainingRows.families.map(({ id }) => id)).not.toContain(ids.ended);
  expect(remainingRows.families).toHaveLength(2);
  expect(remainingRows.tokens).toEqual([]);
  expect(remainingRows.challenges).toHaveLength(1);
  expect((await session.refresh()).status).toBe(200);
});
